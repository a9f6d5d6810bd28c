import { expect, test } from 'vitest';
import { setOutputs } from '../../src/publish/output-values.ts';
import {
  fitsJsonArray,
  jsonArray,
  lines,
  linesInPlace,
  MAX_OUTPUT_BYTES,
} from '../../src/report/output-text.ts';
import { recordingRunner } from '../support/recording-runner.ts';

const LONG = Array.from({ length: 1_000 }, (_, index) => `${index}`.padEnd(200, 'ä'));

test.each([
  ['fits exactly', ['x'.repeat(MAX_OUTPUT_BYTES - 2), 'y'], 2],
  ['is one byte longer', ['x'.repeat(MAX_OUTPUT_BYTES - 2), 'yz'], 1],
  ['is longer with characters of two bytes', LONG, 164],
])('a list of lines that %s is shortened at a line or not at all', (_, given, kept) => {
  const { runner, outputs } = recordingRunner();
  expect(setOutputs({ list: given.join('\n') }, runner)).toBe(true);
  expect(outputs().list).toBe(given.slice(0, kept).join('\n'));
});

test('an array that fits is cut nowhere, and any other fits once it is cut', () => {
  const cut = (count: number) => ({ cut: count, of: 'what does not fit' });
  for (let size = MAX_OUTPUT_BYTES - 150; size < MAX_OUTPUT_BYTES + 150; size += 1) {
    const entries = ['x'.repeat(1_000), 'y'.repeat(size - 1_007)];
    expect(Buffer.byteLength(JSON.stringify(entries))).toBe(size);
    const told = jsonArray(entries, cut);
    expect(Buffer.byteLength(told)).toBeLessThanOrEqual(MAX_OUTPUT_BYTES);
    if (fitsJsonArray(entries)) expect(JSON.parse(told)).toEqual(entries);
  }
});

test('one entry counts what was cut, and there is none where nothing was', () => {
  const cut = (count: number) => ({ cut: count });
  const told: unknown[] = JSON.parse(jsonArray(LONG, cut));
  const kept = told.slice(0, -1);
  expect(kept).toEqual(LONG.slice(0, kept.length));
  expect(told.at(-1)).toEqual({ cut: LONG.length - kept.length });
  expect(JSON.parse(jsonArray(['a', 'b'], cut))).toEqual(['a', 'b']);
});

test('what has nothing to say takes a line in its place alone, and none where nothing has', () => {
  expect(lines(['a', '', 'b'])).toBe('a\nb');
  expect(linesInPlace(['a', '', 'b'])).toBe('a\n\nb');
  expect(linesInPlace(['', ''])).toBe('');
});
