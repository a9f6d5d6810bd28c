import { expect, test } from 'vitest';
import { jsonPieces, jsonText } from '../../../src/report/json/json-text.ts';

const upTo = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));

test.each<[string, unknown]>([
  ['texts', upTo(45, String)],
  ['objects', upTo(45, (index) => ({ index, of: null }))],
  ['objects that hold lists of texts', upTo(45, (index) => ({ names: [`${index}`] }))],
  ['objects that hold objects', upTo(45, (index) => ({ at: { index }, all: [{ index }] }))],
  ['lists', upTo(45, (index) => [index, [index]])],
  ['parts of which nothing is told', { none: {}, empty: [], list: [{ at: {}, all: [] }] }],
  ['nothing', [[], {}, { empty: [], none: {} }, null, '']],
])('the pieces of a value are its JSON, whatever it holds: %s', (_, part) => {
  for (const value of [part, { part }, { deep: { part, after: 1 } }]) {
    expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 2));
  }
});

test('what could act is an escape, also where nothing else is odd', () => {
  const text = 'a ##[command] b';
  expect(jsonText(text)).not.toContain('##[');
  expect(JSON.parse(jsonText(text))).toBe(text);
});
