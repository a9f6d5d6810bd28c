import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, fold, stripUnprintable } from '../../../src/core/text/strip.ts';
import { dangerous } from './dangerous.ts';

describe('stripping what no reader sees', () => {
  it.each([
    ['plain text stays', 'Plain é 😀 text.', 'Plain é 😀 text.'],
    ['tabs and newlines stay', 'a\tb\nc', 'a\tb\nc'],
    [
      'every line break is a newline',
      'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh',
      'a\nb\nc\nd\ne\nf\ng\nh',
    ],
    ['C0, DEL and C1 go', 'a\0b\u0007c\u007fd\u0080e\u009ff', 'abcdef'],
    ['zero-width characters go', 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u180eg', 'abcdefg'],
    ['bidi controls go', 'a\u202eb\u202cc\u2066d\u2069e\u200ef\u061cg', 'abcdefg'],
    ['tag characters go', 'a\u{e0001}\u{e0041}\u{e007f}b\u{e0100}', 'ab'],
    ['annotation characters go', 'a\ufff9b\ufffac\ufffb', 'abc'],
    ['lone surrogates go', 'a\ud800b\udc00c', 'abc'],
    ['halves that stripping would join go too', '\ud83d\u200b\ude00', ''],
    ['colours go', '\u001b[1;31mred\u001b[0m', 'red'],
    ['an 8-bit colour goes', '\u009b31mred', 'red'],
    ['an unfinished sequence goes', 'a\u001b[3', 'a'],
    [
      'terminal links go, their text stays',
      '\u001b]8;;https://e.example\u0007text\u001b]8;;\u001b\\',
      'text',
    ],
    ['an unending terminal string loses its start only', 'a\u001b]0;title', 'a]0;title'],
  ])('%s', (_, text, expected) => {
    expect(stripUnprintable(text)).toBe(expected);
  });

  it('leaves nothing unprintable, and nothing to strip a second time', () => {
    fc.assert(
      fc.property(fc.oneof(dangerous, fc.string({ unit: 'binary' })), (text) => {
        const once = stripUnprintable(text);
        expect(once).not.toMatch(
          /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
        );
        expect(once.isWellFormed()).toBe(true);
        expect(stripUnprintable(once)).toBe(once);
      }),
    );
  });
});

describe('cutting', () => {
  it('never splits a code point', () => {
    expect(clip('a😀b', 2)).toBe('a');
    expect(clip('a😀b', 3)).toBe('a😀');
    expect(clip('abc', 3)).toBe('abc');
  });

  it('folds to one line and marks what was cut', () => {
    expect(fold('  a\n\n b\tc ', 20)).toBe('a b c');
    expect(fold('one two three', 8)).toBe('one two…');
    expect(fold('a'.repeat(10_000), 5)).toBe('aaaa…');
  });

  it('marks the cut of a text whose visible part is short but of which not all was read', () => {
    expect(fold(`a${'\u200b'.repeat(10_000)}b`, 50)).toBe('a…');
  });
});
