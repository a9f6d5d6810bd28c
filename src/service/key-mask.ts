/** A shorter key is no secret, and hiding it would tear IDs and enum values apart. */
const MIN_KEY_LENGTH = 4;
const MASK = '***';
/** In JSON, a character of a key that is not spelled as itself. */
const ESCAPED_ASCII = /\\u00|\\\/|%[\da-f]{2}/i;

/** Keeps the API key out of what an answer says, should the service, or a proxy, send it back. */
export class KeyMask {
  /** The key as it is, and as JSON spells it where it holds a quote or a backslash. */
  readonly #usualForms: readonly string[];
  readonly #pattern: RegExp | null;

  constructor(apiKey: string) {
    this.#usualForms = [apiKey, JSON.stringify(apiKey).slice(1, -1)];
    this.#pattern = apiKey.length < MIN_KEY_LENGTH ? null : patternOf(apiKey);
  }

  /** The text without the key, whether it stands there literally, JSON-escaped or URL-encoded. */
  hide(text: string): string {
    return this.#pattern === null ? text : text.replace(this.#pattern, MASK);
  }

  /** The parsed JSON value without the key in any string; `text` is what it was parsed from. */
  hideInJson(value: unknown, text: string): unknown {
    if (this.#pattern === null || !this.#mayStandIn(text)) return value;
    if (text.search(this.#pattern) === -1) return value;
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
        if (isContainer(value)) containers.push(value);
      }
    }
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every character of the key in any spelling: as it is, `\/`, `\u002f` or `%2f`. */
function patternOf(apiKey: string): RegExp {
  const characters = Array.from(apiKey, (character) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
    const anyCaseHex = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    const literal = character.replace(/\W/, '\\$&');
    return `(?:\\\\?${literal}|\\\\u00${anyCaseHex}|%${anyCaseHex})`;
  });
  return new RegExp(characters.join(''), 'g');
}
