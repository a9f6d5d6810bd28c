import { isObject } from '../core/json-object.ts';

/** A shorter key is no secret, and hiding it would tear IDs and enum values apart. */
const MIN_KEY_LENGTH = 4;
const MASK = '***';
/** A pattern of some 3,500 characters overflows the stack of V8's regular expressions. */
const MAX_PATTERN_LENGTH = 1024;
/** In JSON, a character of a key that is not spelled as itself. */
const ESCAPED_ASCII = /\\u00|\\\/|%[\da-f]{2}/i;

/** Keeps the API key out of what an answer says, should the service, or a proxy, send it back. */
export class KeyMask {
  /** The key as it is, and as JSON spells it where it holds a quote or a backslash. */
  readonly #usualForms: readonly string[];
  /** One for each piece of a long key, none for a key that is no secret. */
  readonly #patterns: readonly RegExp[];

  constructor(apiKey: string) {
    this.#usualForms = [apiKey, JSON.stringify(apiKey).slice(1, -1)];
    this.#patterns = apiKey.length < MIN_KEY_LENGTH ? [] : piecesOf(apiKey).map(patternOf);
  }

  /** The text without the key, whether it stands there literally, JSON-escaped or URL-encoded. */
  hide(text: string): string {
    return this.#patterns.reduce((shown, pattern) => shown.replace(pattern, MASK), text);
  }

  /** The parsed JSON value without the key in any string; `text` is what it was parsed from. */
  hideInJson(value: unknown, text: string): unknown {
    if (!this.#mayStandIn(text)) return value;
    if (this.#patterns.every((pattern) => text.search(pattern) === -1)) return value;
    const root = { value };
    this.#hideInside(root);
    return root.value;
  }

  /** A look that costs little: searching every spelling takes longer than all else with an answer. */
  #mayStandIn(text: string): boolean {
    return this.#usualForms.some((form) => text.includes(form)) || ESCAPED_ASCII.test(text);
  }

  /** A loop over a stack, since an answer may be nested deeper than calls can be. */
  #hideInside(root: Record<string, unknown>): void {
    const containers: Record<string, unknown>[] = [root];
    for (let container = containers.pop(); container; container = containers.pop()) {
      for (const [name, value] of Object.entries(container)) {
        const shown = this.hide(name);
        if (shown !== name) delete container[name];
        container[shown] = typeof value === 'string' ? this.hide(value) : value;
        if (isObject(value)) containers.push(value);
      }
    }
  }
}

/** The key in as few pieces as the patterns allow, all of about the same length. */
function piecesOf(apiKey: string): string[] {
  const count = Math.ceil(apiKey.length / MAX_PATTERN_LENGTH);
  const length = Math.ceil(apiKey.length / count);
  return Array.from({ length: count }, (_, index) =>
    apiKey.slice(index * length, (index + 1) * length),
  );
}

/** Every character of the key, or of a piece of it, in any spelling: as it is, `\/`, `\u002f` or `%2f`. */
function patternOf(piece: string): RegExp {
  const characters = Array.from(piece, (character) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
    const anyCaseHex = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    const literal = character.replace(/\W/, '\\$&');
    return `(?:\\\\?${literal}|\\\\u00${anyCaseHex}|%${anyCaseHex})`;
  });
  return new RegExp(characters.join(''), 'g');
}
