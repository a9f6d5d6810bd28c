import { describe, expect, it } from 'vitest';
import { parseApiKey } from '../../src/inputs/service-access.ts';
import { valid } from '../../src/text/values/parsed.ts';

describe('the key is passed on unchanged or refused, and never shown', () => {
  it.each(['k', 'eyJhbGciOiJIUzI1NiJ9.e30.x-_Y', 'a+b/c==', "!#$%&'*"])('%s is taken', (text) => {
    expect(parseApiKey(text)).toEqual(valid(text));
  });

  it.each([' key', 'key ', 'key\n', '\tkey', '\ufeffkey', ' ', '\r\n'])(
    'white space around it is refused: %j',
    (text) => {
      expect(parseApiKey(text)).toEqual({
        ok: false,
        errors: [
          { shown: null, problem: expect.stringContaining('begins or ends with white space') },
        ],
      });
    },
  );

  it.each(['a b', 'a\nb', 'a\0b', 'a\x7fb', 'schlüssel', 'a\u200bb', '\ud83d\ude00', 'Bearer abc'])(
    'an invalid character is refused: %j',
    (text) => {
      expect(parseApiKey(text)).toEqual({
        ok: false,
        errors: [
          {
            shown: null,
            problem: expect.stringContaining('has a space or a letter outside ASCII'),
          },
        ],
      });
    },
  );
});
