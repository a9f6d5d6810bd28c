import { expect, test } from 'vitest';
import { jsonText } from '../../../src/report/json/render-json.ts';

test('what could act is an escape, also where nothing else is odd', () => {
  const text = 'a ##[command] b';
  expect(jsonText(text)).not.toContain('##[');
  expect(JSON.parse(jsonText(text))).toBe(text);
});
