import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAll } from '../../src/prompts/occurrences.ts';
import { fold, foldWithStarts, isWhiteSpace } from '../../src/prompts/white-space.ts';

describe('finding all places of a text', () => {
  it('gives the same as a plain search', () => {
    const text = (maxLength: number) =>
      fc.array(fc.constantFrom('a', 'b'), { maxLength }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(text(40), text(6), (whole, wanted) => {
        const expected: number[] = [];
        let at = wanted === '' ? -1 : whole.indexOf(wanted);
        while (at !== -1) {
          expected.push(at);
          at = whole.indexOf(wanted, at + wanted.length);
        }
        expect(findAll(whole, wanted)).toEqual(expected);
      }),
    );
  });

  it('does not slow down where texts repeat themselves', () => {
    const wanted = `b${'a'.repeat(500_000)}`;
    expect(findAll('a'.repeat(1_000_000), wanted)).toEqual([]);
    expect(findAll('a'.repeat(1_000_000) + wanted, wanted)).toEqual([1_000_000]);
  });
});

describe('folding white space', () => {
  it('takes for white space what regular expressions do', () => {
    const units = Array.from({ length: 0x10000 }, (_, unit) => unit);
    const different = units.filter(
      (unit) => isWhiteSpace(unit) !== /\s/.test(String.fromCharCode(unit)),
    );
    expect(different).toEqual([]);
  });

  it('makes one blank of every run, none at the ends', () => {
    expect(fold('\n a\r\n\tb\u00a0 c ')).toBe('a b c');
  });

  it('knows where each unit came from', () => {
    const { text, starts } = foldWithStarts(' \na  b\tc');
    expect(text).toBe(' a b c');
    expect([...starts.subarray(0, text.length)]).toEqual([0, 2, 3, 5, 6, 7]);
  });
});
