import { expect, test } from 'vitest';
import { nameInvisible } from '../../../src/core/text/invisible.ts';

test.each([
  ['plain text, with\ttabs and\r\nbreaks', null],
  ['größe 🙂 \u00a0', null],
  ['a\u200bb', 'zero width space (U+200B)'],
  ['\ufeffa', 'byte order mark (U+FEFF)'],
  ['a\u0001\u200b', 'U+0001'],
  ['a\u{e0041}', 'U+E0041'],
  ['a\ud800', 'U+D800'],
])('in %j nobody sees: %s', (text, name) => {
  expect(nameInvisible(text)).toBe(name);
});

/** A black flag with the name of a region in tags. */
function flagOf(name: string, end = '\u{e007f}'): string {
  const tags = [...name].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  return `\u{1f3f4}${tags.join('')}${end}`;
}

test.each(['gbeng', 'gbsct', 'gbwls'])('prose may have the flag of %s', (name) => {
  expect(nameInvisible(`Nightly ${flagOf(name)} ${flagOf(name)}`, true)).toBeNull();
  expect(nameInvisible(flagOf(name))).toBe('U+E0067');
});

test.each([
  ['of nobody', flagOf('ustx'), 'U+E0075'],
  ['without its end', flagOf('gbeng', ''), 'U+E0067'],
  ['with more behind it', `${flagOf('gbeng')}\u{e0061}`, 'U+E0061'],
  ['without the flag', flagOf('gbeng').slice(2), 'U+E0067'],
  ['that joiners part', flagOf('gbeng').replace('\u{e0065}', '\u{e0065}\u200d'), 'U+E0067'],
])('but no flag %s', (_, text, name) => {
  expect(nameInvisible(text, true)).toBe(name);
});

test('prose may be composed with joiners besides, and with nothing else', () => {
  expect(nameInvisible('\u{1f468}\u200d\u{1f467} \u200c')).toBe('zero width joiner (U+200D)');
  expect(nameInvisible('\u{1f468}\u200d\u{1f467} \u200c', true)).toBeNull();
  expect(nameInvisible('\u200d\u200b', true)).toBe('zero width space (U+200B)');
});
