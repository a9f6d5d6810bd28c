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

test('prose may be composed with joiners, and with nothing else', () => {
  expect(nameInvisible('\u{1f468}\u200d\u{1f467} \u200c')).toBe('zero width joiner (U+200D)');
  expect(nameInvisible('\u{1f468}\u200d\u{1f467} \u200c', true)).toBeNull();
  expect(nameInvisible('\u200d\u200b', true)).toBe('zero width space (U+200B)');
});
