/** A way in which a language writes texts. */
export interface Literal {
  open: string;
  close: string;
  /** What a backslash does: it escapes, or it keeps a quote from closing and stands for itself. */
  backslash: 'escapes' | 'keeps' | 'nothing';
  /** True where a line break may stand in it. */
  spansLines: boolean;
  /** What begins an expression inside of the text, e.g. `${`. */
  expression: '${' | '{' | null;
  /** Text that the language takes for more than text and that no escape is known for. */
  unsafe: RegExp | null;
}

/** What has to be known of a language to find its texts. */
export interface Language {
  /** What people call one of its texts. */
  passageName: string;
  lineComment: string;
  blockComment: readonly [string, string] | null;
  /** True where a slash may begin a regular expression. */
  hasPatterns: boolean;
  /** True where `\\u` and four digits stand for a UTF-16 unit, and `\\/` for a slash. */
  escapesUnits: boolean;
  /** The longest opening first. */
  literals: readonly Literal[];
}

const ESCAPED: Omit<Literal, 'open' | 'close'> = {
  backslash: 'escapes',
  spansLines: false,
  expression: null,
  unsafe: null,
};
const RAW = { ...ESCAPED, backslash: 'nothing' } as const;

const DOUBLE: Literal = { ...ESCAPED, open: '"', close: '"' };
const SINGLE: Literal = { ...ESCAPED, open: "'", close: "'" };
const TRIPLE_DOUBLE: Literal = { ...ESCAPED, open: '"""', close: '"""', spansLines: true };
const TRIPLE_SINGLE: Literal = { ...ESCAPED, open: "'''", close: "'''", spansLines: true };

const SLASHES = {
  lineComment: '//',
  blockComment: ['/*', '*/'],
  hasPatterns: false,
  escapesUnits: false,
} as const;
const HASH = {
  lineComment: '#',
  blockComment: null,
  hasPatterns: false,
  escapesUnits: false,
} as const;

const JSON_FILE: Language = {
  ...SLASHES,
  passageName: 'JSON string',
  escapesUnits: true,
  literals: [DOUBLE],
};

const JSON5_FILE: Language = { ...JSON_FILE, literals: [DOUBLE, SINGLE] };

const TEMPLATE: Literal = {
  ...ESCAPED,
  open: '`',
  close: '`',
  spansLines: true,
  expression: '${',
};

const SCRIPT: Language = {
  ...SLASHES,
  passageName: 'string',
  hasPatterns: true,
  escapesUnits: true,
  literals: [
    { ...TEMPLATE, open: 'String.raw`', backslash: 'keeps', unsafe: /[\\`]|\$\{/ },
    DOUBLE,
    SINGLE,
    TEMPLATE,
  ],
};

const PYTHON_QUOTES = [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE];

/** Bytes of Python hold ASCII alone. */
const BYTES = { unsafe: /[^\0-\x7f]/ };

/**
 * A prefix changes what a quote begins: `r` does away with escapes, `f` takes in expressions, `b`
 * makes bytes of it.
 */
const PYTHON: Language = {
  ...HASH,
  passageName: 'string',
  literals: [
    ...['rf', 'fr'].flatMap((prefix) => prefixed(prefix, { backslash: 'keeps', expression: '{' })),
    ...['rb', 'br'].flatMap((prefix) => prefixed(prefix, { backslash: 'keeps', ...BYTES })),
    ...prefixed('r', { backslash: 'keeps' }),
    ...prefixed('f', { expression: '{' }),
    ...prefixed('b', BYTES),
    ...PYTHON_QUOTES,
  ],
};

const TOML: Language = {
  ...HASH,
  passageName: 'TOML string',
  literals: [
    TRIPLE_DOUBLE,
    { ...TRIPLE_SINGLE, backslash: 'nothing' },
    DOUBLE,
    { ...SINGLE, backslash: 'nothing' },
  ],
};

const GO: Language = {
  ...SLASHES,
  passageName: 'string',
  literals: [DOUBLE, SINGLE, { ...RAW, open: '`', close: '`', spansLines: true }],
};

/** C, C++, Java, whose quotes in threes are texts of several lines as well. */
const BRACES: Language = {
  ...SLASHES,
  passageName: 'string',
  literals: [TRIPLE_DOUBLE, DOUBLE, SINGLE],
};

const KOTLIN: Language = {
  ...SLASHES,
  passageName: 'string',
  literals: [
    { ...TRIPLE_DOUBLE, backslash: 'nothing', unsafe: /\$/ },
    { ...DOUBLE, unsafe: /\$/ },
    SINGLE,
  ],
};

/** By the ending of a file's name. */
const LANGUAGES = new Map<string, Language>([
  ...endings('json jsonc jsonl ndjson ipynb', JSON_FILE),
  ...endings('json5', JSON5_FILE),
  ...endings('js jsx mjs cjs ts tsx mts cts', SCRIPT),
  ...endings('py pyi', PYTHON),
  ...endings('toml', TOML),
  ...endings('go', GO),
  ...endings('c h cc cpp hpp java', BRACES),
  ...endings('kt kts', KOTLIN),
]);

/** The language that the ending of a file's name stands for; undefined where none is known. */
export function languageOf(ending: string): Language | undefined {
  return LANGUAGES.get(ending);
}

function endings(names: string, language: Language): [string, Language][] {
  return names.split(' ').map((name) => [name, language]);
}

/** The four quotes of Python behind a prefix in any case, e.g. `Rb"`. */
function prefixed(prefix: string, change: Partial<Literal>): Literal[] {
  return casesOf(prefix).flatMap((start) =>
    PYTHON_QUOTES.map((quote) => ({ ...quote, ...change, open: start + quote.open })),
  );
}

function casesOf(prefix: string): string[] {
  return [...prefix].reduce<string[]>(
    (starts, letter) => starts.flatMap((start) => [start + letter, start + letter.toUpperCase()]),
    [''],
  );
}
