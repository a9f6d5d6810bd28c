/** Hides secrets in text of others. Cutting and escaping come later: they could break a secret up. */
import { isObject } from './json-object.ts';
import { stripInvisible } from './strip.ts';
import { ENTITIES } from './xml.ts';

const MASK = '***';
/** A shorter secret may be part of other words by chance, and is hidden as a word of its own. */
const MIN_HIDDEN_LENGTH = 8;
const WORD_CHAR = '[0-9A-Za-z_-]';

/** A text without these reads in one way only. */
const MAY_BE_READ = /[^\t\n -~]|[\\%&]/;

/** How a text reads: without invisible characters, and without the escapes of JSON, URLs or HTML. */
const READINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g, (char) => JSON.parse(`"${char}"`)),
  // A backslash in front may belong to the text.
  (text) => text.replace(/\\u[\da-fA-F]{4}/g, (char) => JSON.parse(`"${char}"`)),
  (text) => text.replace(/(?:%[\da-fA-F]{2})+/g, fromPercent),
  (text) => text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g, fromReference),
];

/** Keeps secrets out of all output, in the usual encodings. */
export class SecretMask {
  readonly #secrets = new Set<string>();
  /** Hidden wherever they are, the longest first. */
  #forms: readonly string[] = [];
  /** Finds one of these forms. */
  #anyForm: RegExp | null = null;
  /** Short secrets as words of their own. */
  #words: RegExp | null = null;

  constructor(secrets: readonly string[] = []) {
    this.add(...secrets);
  }

  /** One that hides these texts as well, on one line too; this one stays as it is. */
  with(texts: readonly string[]): SecretMask {
    if (texts.length === 0) return this;
    const trimmed = texts.flatMap((text) => [text.trim(), text.trim().replace(/\s+/g, ' ')]);
    const long = trimmed.filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
    return new SecretMask([...this.#secrets, ...texts, ...long]);
  }

  /** Empty ones are ignored. */
  add(...secrets: readonly string[]): void {
    for (const secret of secrets) if (secret !== '') this.#secrets.add(secret);
    const all = [...this.#secrets];
    this.#forms = longestFirst([...new Set(all.flatMap(formsOf))]);
    this.#anyForm = this.#forms.length === 0 ? null : new RegExp(eitherOf(this.#forms));
    this.#words = wordsOf(longestFirst(all.filter(({ length }) => length < MIN_HIDDEN_LENGTH)));
  }

  /**
   * The text with `***` for every secret: as it is, in base64 or base64url, with invisible characters
   * in it, or escaped as in JSON, URLs or HTML. If one is found by its escapes, the whole text is
   * returned as it reads.
   */
  hide(text: string): string {
    if (this.#secrets.size === 0) return text;
    let hidden = this.#hideAsIs(text);
    if (!MAY_BE_READ.test(hidden)) return hidden;
    for (const read of READINGS) {
      const reading = read(stripInvisible(hidden));
      if (reading === hidden) continue;
      const shown = this.#hideAsIs(reading);
      if (shown !== reading) hidden = shown;
    }
    return hidden;
  }

  /** For a text that is already escaped, and was masked before: masks long secrets only. */
  hideInMarkup(markup: string): string {
    if (!this.#anyForm?.test(markup)) return markup;
    return this.#forms.reduce((shown, form) => shown.replaceAll(form, MASK), markup);
  }

  #hideAsIs(text: string): string {
    const hidden = this.hideInMarkup(text);
    return this.#words === null ? hidden : hidden.replace(this.#words, MASK);
  }

  /** A JSON value without secrets in its strings and names. Parts that hold none are shared with the original. */
  hideIn<Value>(value: Value): Value;
  hideIn(value: unknown): unknown {
    if (this.#secrets.size === 0) return value;
    if (typeof value === 'string') return this.hide(value);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.hideIn(item));
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (!isObject(value)) return value;
    const names = Object.keys(value);
    const shown = names.map((name) => this.hide(name));
    const parts = names.map((name) => this.hideIn(value[name]));
    const isSame = names.every((name, at) => name === shown[at] && value[name] === parts[at]);
    return isSame ? value : Object.fromEntries(shown.map((name, at) => [name, parts[at]]));
  }
}

/** Texts that have no letter or digit next to them; null if there are none. */
function wordsOf(texts: readonly string[]): RegExp | null {
  if (texts.length === 0) return null;
  return new RegExp(`(?<!${WORD_CHAR})(?:${eitherOf(texts)})(?!${WORD_CHAR})`, 'g');
}

function eitherOf(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\W/g, '\\$&')).join('|');
}

function longestFirst(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => b.length - a.length);
}

/** Spellings that no reading undoes. Shorter ones may be part of any text by chance. */
function formsOf(secret: string): string[] {
  return [secret, stripInvisible(secret), ...base64Forms(secret)].filter(
    ({ length }) => length >= MIN_HIDDEN_LENGTH,
  );
}

/** The bytes before and after a text decide its first and last base64 digit. */
function base64Forms(text: string): string[] {
  const inner = [0, 1, 2].map((offset) => {
    const digits = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
    return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
  });
  const whole = Buffer.from(text).toString('base64');
  const toUrl = (form: string) =>
    form.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [whole, ...inner].flatMap((form) => [form, toUrl(form)]);
}

/** Each byte that is not UTF-8 becomes a character. */
function fromPercent(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  }
}

/** A numeric reference that no code point has stays. */
function fromReference(reference: string): string {
  if (reference === '&apos;') return "'";
  const named = Object.keys(ENTITIES).find((char) => ENTITIES[char] === reference);
  if (named !== undefined) return named;
  const digits = reference.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}
