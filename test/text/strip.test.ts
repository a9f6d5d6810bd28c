import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringsUnprintable, stripInvisible, stripUnprintable } from '../../src/text/strip.ts';
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
    ['joiners that something invisible parts are one', 'ی\u200d\u200b\u200dم', 'ی\u200dم'],
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
      fc.property(fc.oneof(dangerous, fc.string({ unit: 'binary' }), composed), (text) => {
        const once = stripUnprintable(text);
        expect(once).not.toMatch(
          /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
        );
        expect(once.isWellFormed()).toBe(true);
        expect(stripUnprintable(once)).toBe(once);
        expect(stripInvisible(once)).toBe(stripInvisible(text));
      }),
    );
  });
});

const FAMILY = '👨\u200d👩\u200d👧';
const WANTS = 'می\u200cخواهم';

/** What composes letters and emoji, and what could be put together of it. */
const composed = fc
  .array(
    fc.constantFrom(
      ...'a \n\u200b\u200c\u200d\ufe0f\u{1f3fd}👨👩❤ی\u064bمक\u094d葛\u{e0100}🏴\u{e0067}\u{e007f}\x1b[',
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('invisible characters that compose visible ones', () => {
  it.each([
    ['a family', FAMILY],
    ['a skin tone', '👩🏽\u200d🚀, 👍🏿'],
    ['an emoji that was a sign', '❤\ufe0f\u200d🔥, 🏳\ufe0f\u200d🌈, 🏴\u200d☠\ufe0f'],
    ['a digit on a key', '1\ufe0f\u20e3'],
    ['the flag of a country', '🇩🇪'],
    ['a word of Persian', WANTS],
    ['a Persian ending of a word in Latin letters', 'PDF\u200cها'],
    ['a letter of Arabic on its own', '۱۳۲۰ ه\u200d.'],
    ['a mark between a letter and a joiner', 'ب\u064e\u200cم'],
    ['half a letter of Hindi', 'क्\u200dष, क्\u200cष'],
    ['letters of Bengali and Kannada', 'র\u200d্য, ರ\u200d್ಯ'],
    ['the last letter of a word in Malayalam', 'അവന്\u200d '],
    ['a word of Sinhala', 'ශ්\u200dරී'],
  ])('stays: %s', (_, text) => {
    expect(stripUnprintable(text)).toBe(text);
    expect(bringsUnprintable(text, 'plain')).toBe(false);
    expect(stripInvisible(text)).not.toMatch(/\u200c|\u200d|[\u{e0000}-\u{e0fff}]/u);
  });

  it.each([
    ['between Latin letters', 'a\u200db\u200cc', 'abc'],
    ['between digits', '5\u200d5', '55'],
    ['at the end of an emoji', '👩\u200d.', '👩.'],
    ['in front of one', '\u200d👩', '👩'],
    ['between emoji twice', '👩\u200d\u200d👧', '👩👧'],
    ['between emoji, the other way', '👩\u200c👧', '👩👧'],
    ['between emoji behind a space', '👩\u200b\u200d👧', '👩👧'],
    ['between words', 'می \u200c خواهم', 'می  خواهم'],
    ['as tags behind a flag', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴'],
    ['behind an ideograph', '葛\u{e0100}', '葛'],
  ])('goes where it composes nothing: %s', (_, text, expected) => {
    expect(stripUnprintable(text)).toBe(expected);
    expect(bringsUnprintable(text, 'plain')).toBe(true);
  });
});
