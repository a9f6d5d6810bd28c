import { describe, expect, test } from 'vitest';
import { readEntry } from '../../../src/ingest/manifest/entry.ts';

function read(bytes: string | Uint8Array, isLast = false) {
  return readEntry({ kind: 'entry', line: 7, bytes: Buffer.from(bytes), isLast });
}

describe('an entry of a manifest', () => {
  test('keeps its text beside its value', () => {
    expect(read('{"a": 12345678901234567890}')).toEqual({
      kind: 'entry',
      line: 7,
      json: '{"a": 12345678901234567890}',
      value: { a: 12345678901234567000 },
    });
  });

  test.each([
    ['{"a":x}', 7],
    ['{"a":1', 7],
    ['{"a":1}{', 7],
    ['{\n"a":1\n"b":2}', 9],
  ])('%j is not JSON, which is told where it is known', (text, line) => {
    expect(read(text)).toMatchObject({
      kind: 'fault',
      line,
      field: null,
      problem: expect.stringMatching(
        /^is not JSON: a manifest is a JSON array of calls, or NDJSON/,
      ),
    });
  });

  test.each(['{"a":1}', '{"a":x}', Buffer.from([0xe4])])('keeps its number: %j', (bytes) => {
    const piece = { kind: 'entry', line: 1, entry: 100_000, isLast: false } as const;
    expect(readEntry({ ...piece, bytes: Buffer.from(bytes) })).toMatchObject({ entry: 100_000 });
  });

  test('one that ends with the file may have been cut off', () => {
    expect(read('{"a":', true)).toMatchObject({ problem: 'is not JSON: was the file cut off?' });
  });

  test('bytes that are not UTF-8 are no text', () => {
    expect(read(Buffer.from([0x22, 0xe4, 0x22]))).toMatchObject({
      kind: 'fault',
      line: 7,
      problem: 'holds bytes that are not UTF-8: save the manifest as UTF-8',
    });
  });
});
