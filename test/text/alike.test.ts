import { describe, expect, test } from 'vitest';
import { distinctNames, isNamedLike, normalizeName } from '../../src/text/alike.ts';

const COMPOSED = 'Begr\u00fc\u00dfung';
const APART = 'Begru\u0308\u00dfung';

describe('names that read the same', () => {
  test.each([
    ['accents on their own', COMPOSED, APART],
    ['white space around one', 'greeting', ' greeting\n'],
    ['more white space', 'refund policy', 'refund  policy'],
    ['a space that does not break', 'refund policy', 'refund\u00a0policy'],
    ['a character of no width', 'greeting', 'greet\u200bing'],
    ['a soft hyphen', 'greeting', 'greet\u00ading'],
    ['the drawing of an emoji', '❤ care', '❤\ufe0f care'],
    ['an emoji of several', 'family 👨\u200d👩\u200d👧', 'family 👨👩👧'],
    ['a word with a joiner', 'می\u200cخواهم', 'میخواهم'],
    ['letters that are not drawn', 'PIN\u034f\u115f\u17b5 co\u3164de\uffa0', 'PIN code'],
    ['several of these', `${COMPOSED} 1`, ` ${APART}\u00a0\u200e 1`],
  ])('are one, whatever they are written with: %s', (_, one, other) => {
    expect(one).not.toBe(other);
    expect(isNamedLike(one)(other)).toBe(true);
    expect(isNamedLike(other)(one)).toBe(true);
    expect(normalizeName(one)).toBe(normalizeName(other));
  });

  test.each([
    ['case', 'Greeting', 'greeting'],
    ['an accent', 'cafe', 'caf\u00e9'],
    ['a dash', 'refund-policy', 'refund policy'],
    ['a letter that stands for two', 'ﬁt', 'fit'],
    ['another alphabet', 'сору', 'copy'],
  ])('are not those that differ by %s', (_, one, other) => {
    expect(isNamedLike(one)(other)).toBe(false);
  });

  test('are listed once, in the first form', () => {
    expect(distinctNames([APART, 'b', COMPOSED, 'a', 'b '])).toEqual([APART, 'b', 'a']);
  });
});
