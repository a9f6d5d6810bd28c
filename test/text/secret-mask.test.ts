import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SecretMask } from '../../src/text/secret-mask.ts';
import { FILLERS, FORMS, secrets, shows, spell, spellings } from '../support/spelled-secret.ts';
import { tries } from '../support/tries.ts';

const KEY = 'sk-t&"st/k\\y+0123456789<é>';
const mask = new SecretMask([KEY]);

describe('a secret in a text', () => {
  it.each(Object.entries(FORMS))('%s is hidden', (_, form) => {
    expect(shows(mask.hide(`<${form(KEY)}>`), KEY)).toBe(false);
    expect(mask.hide(form(KEY))).toContain('***');
  });

  it.each(Object.entries(FILLERS))('with %s in between is hidden', (_, filler) => {
    expect(mask.hide(`a ${Array.from(KEY).join(filler)} b`)).toBe('a *** b');
  });

  it.each(['شاه‌کلید‌پنهانی', '🔑🔒👩👨🗝🔐🔏🔓'])(
    'whose characters joiners may compose is hidden with them in between: %s',
    (key) => {
      for (const joiner of ['\u200c', '\u200d']) {
        const spelled = Array.from(key.replaceAll('\u200c', '')).join(joiner);
        expect(new SecretMask([key]).hide(`<${spelled}>`)).toBe('<***>');
      }
    },
  );

  it('is hidden in every form, with any text in between', () => {
    fc.assert(
      fc.property(
        secrets,
        spellings,
        fc.string(),
        fc.string(),
        (secret, spelling, before, after) => {
          const hidden = new SecretMask([secret]).hide(
            `${before} ${spell(secret, spelling)}${after}`,
          );
          expect(shows(hidden, secret)).toBe(false);
        },
      ),
      tries(1_000),
    );
  });

  it.each(['', 'u', 'us', 'use', 'user:'])("is hidden in base64 behind '%s'", (front) => {
    const digits = (text: string) => Buffer.from(text).toString('base64').replaceAll('=', '');
    const text = `Basic ${digits(`${front}${KEY}tail`)}`;
    const around = digits(front).length + digits('tail').length;
    const sharedWithNeighbours = 3;
    const shown = mask.hide(text);
    expect(shown).toContain('***');
    expect(shown.length).toBeLessThanOrEqual('Basic ***'.length + around + sharedWithNeighbours);
  });

  it('of several lines is hidden as JSON has it', () => {
    const lines = 'one\ttwo\r\nthree\f\b';
    expect(new SecretMask([lines]).hide(JSON.stringify([lines]))).toBe('["***"]');
  });

  it.each([
    ['HTML', 's3cr&lt;t 4711', 's3cr&lt;t%204711'],
    ['HTML', 's3cr&lt;t"4711', 's3cr&lt;t\\"4711'],
    ['JSON', 's3cr\\nt"4711', 's3cr\\nt&quot;4711'],
    ['an address', 's3cr%41t"4711', 's3cr%41t&quot;4711'],
  ])('that looks escaped as in %s, and is escaped otherwise, is hidden', (_, secret, text) => {
    expect(new SecretMask([secret]).hide(`<${text}>`)).toBe('<***>');
  });

  it('of less than 8 characters is hidden as a word of its own', () => {
    const short = new SecretMask(['gate', 'p', 'p.1']);
    expect(short.hide('gate, "gate", gates, p.1, p-1, -gate-')).toBe(
      '***, "***", gates, ***, p-1, -gate-',
    );
    expect(short.hide('g\u200bate')).toBe('***');
    // A text of numbers is no spelling of so few characters.
    const digits = '31 32 33, 31323334';
    expect(new SecretMask(['123', '1234']).hide(digits)).toBe(digits);
  });
});

describe('a mask that hides texts as well', () => {
  const texts = ['what was\n  sent: 4711\n', ''];
  const both = mask.with(texts);

  it('hides them in addition to the secrets, on one line too', () => {
    expect(both.hide(`${KEY}, ${texts[0]}, "what was sent: 4711"`)).toBe('***, ***, "***"');
  });
});

describe('a text without a secret', () => {
  it.each([
    'caf\u00e9 \u200b and \x1b[31m',
    'C:\\new\\u0041',
    '100%25 &amp; &#38; &#x26; &#9999999; &unknown; <!--',
    '%ff%41 %zz \\',
  ])('stays as it is: %j', (text) => {
    expect(mask.hide(text)).toBe(text);
  });
});

describe('markup', () => {
  it('is rid of long secrets and their base64, and stays as it is but for them', () => {
    const both = new SecretMask([KEY, 'gate']);
    const base64 = Buffer.from(KEY).toString('base64');
    expect(both.hideInMarkup(`<b>gate</b>\u200b ${KEY} ${base64}`)).toBe(
      '<b>gate</b>\u200b *** ***',
    );
  });
});

describe('a JSON value', () => {
  it('has no secret in any string or name', () => {
    const json = `{"n":1.5,"t":true,"z":null,"__proto__":{"k":["${escaped(KEY)}"]},"a${escaped(KEY)}":1}`;
    expect(mask.hideIn(JSON.parse(json))).toEqual(
      JSON.parse('{"n":1.5,"t":true,"z":null,"__proto__":{"k":["***"]},"a***":1}'),
    );
    expect(mask.hideIn({ [KEY]: undefined })).toStrictEqual({ '***': undefined });
    expect(mask.hideIn(KEY)).toBe('***');
  });
});

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

describe('a spelling that no decoding undoes', () => {
  const SIGNS = 'ab?>=ab?>=ab?>xyz';
  const SHORT = 'k3y-0f_8';

  it.each([
    ['base64url with both of its own digits', SIGNS, Buffer.from(SIGNS).toString('base64url')],
    ['the shortest key itself, right beside others', SHORT, SHORT],
  ])('is hidden: %s', (_, secret, spelled) => {
    const mask = new SecretMask([secret]);
    expect(mask.hide(`x${spelled}x`)).toBe('x***x');
    expect(mask.hideIn({ [spelled]: [spelled] })).toEqual({ '***': ['***'] });
  });
});
