import { expect, test } from 'vitest';
import { findInvisible } from '../../../src/core/text/invisible.ts';

test.each([
  ['plain text, with\ttabs and\r\nbreaks', null],
  ['größe 🙂 \u00a0', null],
  ['a\u200bb', 'U+200B'],
  ['\ufeffa', 'U+FEFF'],
  ['a\u0001\u200b', 'U+0001'],
  ['a\u{e0041}', 'U+E0041'],
  ['a\ud800', 'U+D800'],
])('the first invisible character of %j is %s', (text, code) => {
  expect(findInvisible(text)).toBe(code);
});

test('prose may have joiners, and no other invisible character', () => {
  expect(findInvisible('\u{1f468}\u200d\u{1f467} \u200c')).toBe('U+200D');
  expect(findInvisible('\u{1f468}\u200d\u{1f467} \u200c', true)).toBeNull();
  expect(findInvisible('\u200d\u200b', true)).toBe('U+200B');
});
