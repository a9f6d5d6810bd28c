import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from '../../src/report/line-diff.ts';

function shown(before: string, after: string): string {
  const marks = { same: ' ', removed: '-', added: '+' };
  return diffLines([...before], [...after])
    .map(({ kind, text }) => marks[kind] + text)
    .join('');
}

describe('the difference of two texts by lines', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', ' a b c'],
    ['abc', 'axc', ' a-b+x c'],
    ['ac', 'abc', ' a+b c'],
    ['abc', 'ac', ' a-b c'],
    ['', 'ab', '+a+b'],
    ['ab', '', '-a-b'],
    ['abcde', 'xbydz', '-a+x b-c+y d-e+z'],
    ['aa', 'a', ' a-a'],
  ])('from %j to %j', (before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('gives both texts back, and keeps every common line of short ones', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = diffLines(before, after);
        const without = (kind: string) =>
          diff.filter((line) => line.kind !== kind).map((line) => line.text);
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
      }),
    );
  });

  it('shows texts with many changes as replaced whole', () => {
    const before = Array.from({ length: 400 }, (_, index) => `old ${index}`);
    const after = Array.from({ length: 400 }, (_, index) => `new ${index}`);
    const kinds = diffLines(before, after).map(({ kind }) => kind);
    expect(kinds).toEqual([...before.map(() => 'removed'), ...after.map(() => 'added')]);
  });
});
