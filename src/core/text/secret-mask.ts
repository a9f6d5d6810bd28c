/**
 * Hides secrets in text of others, before it is cut or escaped: what comes afterwards could break a
 * secret up so that nobody finds it, or put one together.
 */
import { isObject } from '../json-object.ts';
import { echoesOf, hideBeginnings } from './echo.ts';
import { stripUnseen } from './strip.ts';

const MASK = '***';
/** A shorter secret stands by chance in other words, and is hidden where it is a word of its own. */
const MIN_HIDDEN_LENGTH = 8;
const WORD_CHAR = '[0-9A-Za-z_-]';
/** UTF-16 units. What is longer is no key, but a text that a service may repeat as it is. */
const LONGEST_KEY = 8_192;
/** So often may one escaping stand within another. */
const MAX_LEVELS = 4;

/** A look that costs little: most texts have none of these characters. */
const MAY_BE_ODD = /[^\t\n -$'-;=-[\]-~]/;
/** A text without any of it says what it shows. */
const MAY_SAY_MORE = /[^\t\n -~]|\\|%[\da-fA-F]{2}|&[#a-zA-Z]|<!--/;

/**
 * How JSON, addresses and HTML spell characters, and in passing how shells and programs spell bytes. One
 * after the other, since a secret may hold what is an escape to another of them; then all at once, since
 * they may stand within each other.
 */
const BYTES = String.raw`(?:\\x[\da-fA-F]{2})+|(?:\\[0-3][0-7]{2})+`;
const UNIT_ESCAPE = String.raw`\\u[\da-fA-F]{4}|${BYTES}`;
const JSON_ESCAPE = String.raw`${UNIT_ESCAPE}|\\[^]`;
const PERCENT_ENCODED = String.raw`(?:%[\da-fA-F]{2})+`;
const REFERENCE = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);`;
const ESCAPINGS = [
  // By itself, since a backslash before it is not always part of the spelling.
  UNIT_ESCAPE,
  JSON_ESCAPE,
  PERCENT_ENCODED,
  REFERENCE,
  [JSON_ESCAPE, PERCENT_ENCODED, REFERENCE].join('|'),
].map((pattern) => new RegExp(pattern, 'g'));

const JSON_CONTROLS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Keeps secrets out of what is shown, in whatever form a text holds them. */
export class SecretMask {
  readonly #secrets = new Set<string>();
  /** What is hidden wherever it stands, the longest first, and how one of them begins. */
  #forms: readonly string[] = [];
  #beginning: RegExp | null = null;
  /** Texts that are hidden where they are cut short too: whoever repeats them may have a limit. */
  #echoes: readonly string[] = [];
  /** Short secrets as words of their own. */
  #words: RegExp | null = null;
  /** One look for all that could have to be hidden as it stands: most texts have nothing of it. */
  #suspect: RegExp | null = null;

  constructor(secrets: readonly string[] = []) {
    this.add(...secrets);
  }

  /** One that hides these texts as well, cut short too; this one stays as it is. */
  with(texts: readonly string[]): SecretMask {
    if (texts.length === 0) return this;
    const echoes = texts.flatMap((text) => [text, stripUnseen(text)]).flatMap(echoesOf);
    const mask = new SecretMask([...this.#secrets, ...echoes]);
    mask.#echoes = echoes;
    return mask;
  }

  /** Empty ones are passed over. */
  add(...secrets: readonly string[]): void {
    for (const secret of secrets) if (secret !== '') this.#secrets.add(secret);
    const all = [...this.#secrets];
    this.#forms = longestFirst([...new Set(all.flatMap(formsOf))]);
    const beginnings = new Set(this.#forms.map((form) => form.slice(0, MIN_HIDDEN_LENGTH)));
    this.#beginning = anyOf([...beginnings]);
    const short = longestFirst(all.filter(({ length }) => length < MIN_HIDDEN_LENGTH));
    this.#words = anyOf(short, WORD_CHAR);
    const looks = [this.#beginning, this.#words].flatMap((look) => look?.source ?? []);
    this.#suspect = looks.length === 0 ? null : new RegExp(looks.join('|'));
  }

  /**
   * The text with `***` for every secret: as it is, in hexadecimal digits, in base64 or base64url at
   * whatever offset, with characters in between that nobody sees, and escaped as in JSON, addresses or
   * HTML, several times over too. Where such a one is found, all of the text is given as it reads.
   */
  hide(text: string): string {
    if (this.#suspect === null) return text;
    // Apart, since a look for words alone skips most of a text.
    const isOdd = MAY_BE_ODD.test(text) && MAY_SAY_MORE.test(text);
    if (!isOdd && !this.#suspect.test(text)) return text;
    let hidden = this.#hideAsIs(text);
    if (!MAY_SAY_MORE.test(hidden)) return hidden;
    const look = (reading: string): string => {
      const shown = this.#hideAsIs(reading);
      if (shown !== reading) hidden = shown;
      return shown;
    };
    for (const escaping of ESCAPINGS) {
      let seen = look(stripUnseen(hidden));
      for (let level = 0; level < MAX_LEVELS; level += 1) {
        const reading = seen.replace(escaping, charOf);
        if (reading === seen) break;
        seen = look(stripUnseen(reading));
      }
    }
    return hidden;
  }

  /**
   * For a text that is escaped already: what was hidden before that is none of its business any more,
   * and what it says beside long secrets stays as it is.
   */
  hideInMarkup(markup: string): string {
    return this.#beginning?.test(markup)
      ? this.#forms.reduce((shown, form) => shown.replaceAll(form, MASK), markup)
      : markup;
  }

  #hideAsIs(text: string): string {
    const hidden = this.#echoes.reduce(
      (shown, echo) => hideBeginnings(shown, echo, MASK),
      this.hideInMarkup(text),
    );
    return this.#words === null ? hidden : hidden.replace(this.#words, MASK);
  }

  /**
   * Hides secrets in every string and name of a JSON value, in place, and gives the value. A loop over
   * a stack, since an answer may be nested deeper than calls can be.
   */
  hideIn(value: unknown): unknown {
    if (this.#secrets.size === 0) return value;
    const root = { value };
    const containers: object[] = [root];
    const hidePart = (part: unknown): unknown => {
      if (isObject(part)) containers.push(part);
      return typeof part === 'string' ? this.hide(part) : part;
    };
    const hideName = remembering((name) => this.hide(name));
    for (let container = containers.pop(); container; container = containers.pop()) {
      if (Array.isArray(container)) hideItems(container, hidePart);
      else hideMembers(container as Record<string, unknown>, hidePart, hideName);
    }
    return root.value;
  }
}

function hideMembers(
  container: Record<string, unknown>,
  hidePart: (part: unknown) => unknown,
  hideName: (name: string) => string,
): void {
  for (const name of Object.keys(container)) {
    const part = container[name];
    const hidden = hidePart(part);
    const shown = hideName(name);
    if (shown !== name) delete container[name];
    if (shown !== name || hidden !== part) container[shown] = hidden;
  }
}

function hideItems(list: unknown[], hidePart: (part: unknown) => unknown): void {
  list.forEach((part, index) => {
    const hidden = hidePart(part);
    if (hidden !== part) list[index] = hidden;
  });
}

/** Names recur in every object of a list. */
function remembering(hide: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let shown = known.get(name);
    if (shown === undefined) {
      shown = hide(name);
      known.set(name, shown);
    }
    return shown;
  };
}

/**
 * One of the texts; where `around` is given, every one that has no such character next to it. Null
 * where there are none.
 */
function anyOf(texts: readonly string[], around?: string): RegExp | null {
  if (texts.length === 0) return null;
  const either = texts.map((text) => text.replace(/\W/g, '\\$&')).join('|');
  return around === undefined
    ? new RegExp(either)
    : new RegExp(`(?<!${around})(?:${either})(?!${around})`, 'g');
}

function longestFirst(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => b.length - a.length);
}

/**
 * The spellings of a secret that no decoding here undoes, and what is left of one that brings what nobody
 * sees itself, such as both halves of a line break. Shorter ones stand by chance in any text.
 */
function formsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const { length } = secret;
  const rare =
    length >= MIN_HIDDEN_LENGTH && length <= LONGEST_KEY
      ? [...base64Forms(utf16Of(secret)), ...hexForms(bytes), secret.replaceAll('=', '=3D')]
      : [];
  return [secret, stripUnseen(secret), ...base64Forms(bytes), ...rare].filter(
    ({ length }) => length >= MIN_HIDDEN_LENGTH,
  );
}

/** As Windows has its text, low bytes first. */
function utf16Of(text: string): Uint8Array {
  const { length } = text;
  return new Uint8Array(Uint16Array.from({ length }, (_, at) => text.charCodeAt(at)).buffer);
}

/** Digits of bytes, with what tools put in between; at last with what quoted-printable puts before each. */
function hexForms(bytes: Uint8Array): string[] {
  const pairs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const forms = ['', ' ', ':', '-'].map((between) => pairs.join(between));
  const capitals = [...forms, `=${pairs.join('=')}`].map((form) => form.toUpperCase());
  return [...forms, ...capitals];
}

/** What stands in front of the bytes and behind them decides their first and last base64 digit. */
function base64Forms(given: Uint8Array): string[] {
  const bytes = Array.from(given, (byte) => String.fromCharCode(byte)).join('');
  const inner = [0, 1, 2].map((offset) => {
    const digits = btoa('\0'.repeat(offset) + bytes);
    return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
  });
  return [btoa(bytes), ...inner].flatMap((form) => [form, toBase64Url(form)]);
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What one of these escapes stands for. */
function charOf(spelled: string): string {
  switch (spelled[0]) {
    case '\\':
      if (spelled.length === 2) return JSON_CONTROLS[spelled.slice(1)] ?? spelled.slice(1);
      return spelled[1] === 'u'
        ? String.fromCharCode(Number.parseInt(spelled.slice(2), 16))
        : fromPercent(percentOf(spelled));
    case '%':
      return fromPercent(spelled);
    default:
      return HTML_ENTITIES[spelled] ?? fromReference(spelled);
  }
}

/** Bytes that are spelled `\x41`, or `\101` in octal digits, as addresses spell them. */
function percentOf(spelled: string): string {
  return spelled.replace(/\\(?:x(..)|(...))/g, (_, hex?: string, octal = '') => {
    return `%${hex ?? Number.parseInt(octal, 8).toString(16).padStart(2, '0')}`;
  });
}

/** Bytes that are no UTF-8 stand for a character each. */
function fromPercent(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  }
}

/** A numeric reference; one that no code point has stays. */
function fromReference(reference: string): string {
  const digits = reference.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}
