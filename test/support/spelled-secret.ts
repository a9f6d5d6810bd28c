/** Forms of a secret within a text, and a check that a masked text does not show it. */
import fc from 'fast-check';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const unitsAs = (spell: (hex: string) => string) => (secret: string) =>
  Array.from(secret, (char) => spell(char.charCodeAt(0).toString(16).padStart(2, '0'))).join('');
const htmlOf = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The forms that a secret may have in a text, by their names. */
export const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'in base64': base64,
  'in base64 behind one byte': (secret) => base64(`:${secret}`),
  'in base64 behind two bytes': (secret) => base64(`::${secret}`),
  'in base64url': (secret) => Buffer.from(secret).toString('base64url'),
  'URL-encoded': encodeURIComponent,
  'with every byte URL-encoded': unitsAs((hex) => `%${hex}`),
  'escaped as in JSON': (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  'with every character escaped as in JSON': unitsAs((hex) => `\\u00${hex}`),
  'escaped as in HTML': htmlOf,
  'with every character a reference': unitsAs((hex) => `&#x${hex};`),
  'with every character a decimal reference': (secret) =>
    Array.from(secret, (char) => `&#${char.charCodeAt(0)};`).join(''),
};

/** Invisible or removed characters between two characters of a secret. */
export const FILLERS: Readonly<Record<string, string>> = {
  nothing: '',
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a zero-width non-joiner': '\u200c',
  'a byte order mark': '\ufeff',
  NUL: '\0',
  'an ANSI colour': '\x1b[31m',
  'a terminal title': '\x1b]0;x\x07',
  'a bidi override': '\u202e',
  'a tag character': '\u{e0041}',
  'a surrogate alone': '\ud800',
};

/** Secrets that a header can carry. */
export const secrets = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 12,
    maxLength: 80,
  })
  // Contains letters, so that it is no part of common text.
  .map((text) => `k${text}Z9`)
  .filter((secret) => !secret.includes('***'));

/** A spelling of a secret: its form, and the characters between its characters. */
export const spellings = fc.record({
  form: fc.constantFrom(...Object.keys(FORMS)),
  filler: fc.constantFrom(...Object.keys(FILLERS)),
  /** After every so many characters. */
  every: fc.integer({ min: 1, max: 7 }),
});

type Spelling = typeof spellings extends fc.Arbitrary<infer Value> ? Value : never;

/** The secret so spelled. Between surrogates and escapes, characters may come apart: that is the point. */
export function spell(secret: string, { form, filler, every }: Spelling): string {
  const spelled = FORMS[form]?.(secret) ?? '';
  const between = FILLERS[filler] ?? '';
  return spelled.replace(new RegExp(`[^]{${every}}(?!$)`, 'g'), (part) => part + between);
}

/**
 * Whether a reader of the text, or of what it decodes to, can see the secret.
 *
 * @param depth number of nested escapings
 */
export function shows(text: string, secret: string, depth = 4): boolean {
  const readings = new Set<string>();
  let level = [text];
  for (let undone = 0; undone < depth; undone += 1) {
    level = level
      .flatMap((it) => READINGS.map((read) => read(it)))
      .filter((it) => !readings.has(it));
    for (const reading of level) readings.add(reading);
  }
  return [...readings].some(
    (reading) => reading.includes(secret) || showsBase64(reading, Buffer.from(secret)),
  );
}

function showsBase64(text: string, bytes: Buffer): boolean {
  const digits = text.replaceAll('-', '+').replaceAll('_', '/');
  return [0, 1, 2].some((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const whole = shifted.replaceAll('=', '');
    return digits.includes(whole.slice(offset === 0 ? 0 : offset + 1, -1));
  });
}

const fromCode = (base: number) => (_: string, code: string) =>
  String.fromCharCode(Number.parseInt(code, base));

/** Each undoes one kind of escaping. */
const READINGS: readonly ((text: string) => string)[] = [
  (text) =>
    text
      .replace(/\x1b\][^\x07]*\x07|\x1b\[[0-9;]*[a-z]/gi, '')
      .replace(/\p{Default_Ignorable_Code_Point}|[\0-\x08\x0b-\x1f\x7f-\x9f]|\p{Cs}/gu, ''),
  (text) => text.replace(/\\u([\da-f]{4})/gi, fromCode(16)).replace(/\\(["'\\/])/g, '$1'),
  (text) => text.replace(/%([0-7][\da-f])/gi, fromCode(16)),
  (text) =>
    text
      .replace(/&#x([\da-f]+);/gi, fromCode(16))
      .replace(/&#(\d+);/g, fromCode(10))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  // Markdown.
  (text) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1'),
];
