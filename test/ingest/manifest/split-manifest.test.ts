import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ManifestSplitter } from '../../../src/ingest/manifest/split-manifest.ts';

/** What the splitter makes of a file that is read into one buffer, so many bytes at a time. */
function split(file: string | Uint8Array, chunkBytes = 65_536): string[] {
  const bytes = Buffer.from(file);
  const buffer = Buffer.alloc(chunkBytes);
  const splitter = new ManifestSplitter();
  const found: string[] = [];
  const note = (pieces: ReturnType<ManifestSplitter['push']>) => {
    for (const piece of pieces) {
      found.push(
        piece.kind === 'fault'
          ? `${piece.line} ${piece.problem}`
          : `${piece.line}: ${Buffer.from(piece.bytes)}${piece.isLast ? ' (last)' : ''}`,
      );
    }
  };
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    note(splitter.push(buffer.subarray(0, bytes.copy(buffer, 0, at, at + chunkBytes))));
  }
  note(splitter.end());
  return found;
}

describe('NDJSON', () => {
  test('each line is an entry, and blank lines are none', () => {
    expect(split('{"a":1}\n\n  {"b":"x"} \n\t\n{"c":3}\n')).toEqual([
      '1: {"a":1}',
      '3: {"b":"x"}',
      '5: {"c":3}',
    ]);
  });

  test('lines may end with CRLF, the last one with nothing', () => {
    expect(split('{"a":1}\r\n{"b":2}\r\n{"c":3}')).toEqual([
      '1: {"a":1}',
      '2: {"b":2}',
      '3: {"c":3} (last)',
    ]);
  });

  test('a byte order mark and blank lines may stand before the first entry', () => {
    expect(split('\ufeff\r\n\n{"a":1}\n')).toEqual(['3: {"a":1}']);
  });

  test('an entry that is too large is a fault, and the next one is read', () => {
    const huge = `{"a":"${'x'.repeat(8 * 1024 * 1024)}"}`;
    expect(split(`{}\n${huge}\n{"b":1}\n`)).toEqual([
      '1: {}',
      expect.stringMatching(/^2 begins an entry of more than 8 MiB/),
      '3: {"b":1}',
    ]);
  });
});

describe('a JSON array', () => {
  test('its elements are entries, with the line on which each begins', () => {
    expect(split('\ufeff\n[\n {"a": [1,\n 2]},{"b":"]},["}\r\n,\n 5 ]\r\n')).toEqual([
      '3: {"a": [1,\n 2]}',
      '4: {"b":"]},["}',
      '6: 5',
    ]);
  });

  test('its entries are numbered, and so is one that is not whole', () => {
    const splitter = new ManifestSplitter();
    const pieces = [...splitter.push(Buffer.from('[1,,[2],\n{}, {')), ...splitter.end()];
    expect(pieces.map(({ kind, entry }) => [kind, entry])).toEqual([
      ['entry', 1],
      ['fault', undefined],
      ['entry', 2],
      ['entry', 3],
      ['fault', 4],
    ]);
  });

  test('quotes and backslashes in texts do not mislead it', () => {
    expect(split('[{"a":"\\"},{"},{"b":"\\\\"}]')).toEqual([
      '1: {"a":"\\"},{"}',
      '1: {"b":"\\\\"}',
    ]);
  });

  test('an empty one has no entry', () => {
    expect(split(' [ \n ] ')).toEqual([]);
  });

  test.each([
    ['[1,,2]', 2, 'has a comma with nothing in front of it'],
    ['[,1]', 1, 'has a comma with nothing in front of it'],
    ['[1,\n]', 1, 'has no entry behind the last comma'],
  ])('%j has a comma too many', (text, entries, problem) => {
    const found = split(text);
    expect(found.filter((piece) => /^\d+: /.test(piece))).toHaveLength(entries);
    expect(found.join('\n')).toContain(problem);
  });

  test('a text without its closing quote ends at the line break, so that later entries are read', () => {
    expect(split('[\n{"a":"x\n},\n{"b":1}]')).toEqual(['2: {"a":"x\n}', '4: {"b":1}']);
  });

  test.each([
    [
      '[{"a":1},\n{"b":',
      '2 begins an entry that is not closed: was the file cut off, or is a quote or bracket missing?',
    ],
    ['[{"a":1},\n', '2 ends the file, but the array has no closing ]: was it cut off?'],
    ['[', '1 ends the file, but the array has no closing ]: was it cut off?'],
    ['[]\n{"a":1}\n{}', '2 goes on behind the closing ] of the array: remove what stands there'],
  ])('%j is not whole, which is told once', (text, fault) => {
    expect(split(text).filter((piece) => !/^\d+: /.test(piece))).toEqual([fault]);
  });

  test('an entry that is too large ends the reading, since nobody knows where it ends', () => {
    const huge = `{"a":"${'x'.repeat(9 * 1024 * 1024)}"}`;
    const fault = expect.stringMatching(/^2 begins an entry of more than 8 MiB/);
    expect(split(`[{},\n${huge},\n{}]`)).toEqual(['1: {}', fault]);
    expect(split(`[{},\n${huge},\n{}]`, 16 * 1024 * 1024)).toEqual(['1: {}', fault]);
    expect(split(`[{},\n${huge.slice(0, -1)}`, 1024 * 1024)).toEqual(['1: {}', fault]);
  });
});

describe('what is no manifest', () => {
  test.each([
    ['recordingUrl,startedAt\n1,2\n', '1 begins with neither [ nor {'],
    ['\n "text"', '2 begins with neither [ nor {'],
    ['null', '1 begins with neither [ nor {'],
  ])('%j is told once', (text, fault) => {
    expect(split(text, 3)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([Buffer.from('\ufeff[{}]', 'utf16le'), Buffer.from('\ufeff[{}]', 'utf16le').swap16()])(
    'UTF-16 is told as such',
    (bytes) => {
      expect(split(bytes)).toEqual(['1 is UTF-16: save the manifest as UTF-8']);
    },
  );

  test.each(['', ' \r\n\t\n', '\ufeff'])('%j holds nothing', (text) => {
    expect(split(text)).toEqual([]);
  });
});

describe('for all manifests', () => {
  const json = fc.json({ maxDepth: 2 });
  const chunkBytes = fc.integer({ min: 1, max: 40 });
  const layout = fc.constantFrom(0, 1, '\t');

  test('an array gives what JSON.parse gives, however it is laid out and read', () => {
    fc.assert(
      fc.property(fc.array(json), layout, chunkBytes, (texts, space, size) => {
        const values: unknown[] = texts.map((text) => JSON.parse(text));
        const found = split(JSON.stringify(values, null, space), size);
        expect(found.map((piece) => JSON.parse(piece.replace(/^\d+: /, '')))).toEqual(values);
      }),
    );
  });

  test('text of any kind ends without an exception, and the same however it is read', () => {
    const text = fc.string({
      unit: fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', '\n', '1', ' '),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, chunkBytes, (file, size) => {
        expect(split(file, size)).toEqual(split(file));
      }),
    );
  });
});
