/** What escapes of one character stand for, in all languages that have them. */
const MEANINGS: Readonly<Record<string, string>> = {
  0: '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const YAML_MEANINGS: Readonly<Record<string, string>> = {
  ...MEANINGS,
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

const CODE = /x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|u\{([\da-fA-F]{1,6})\}/y;
const LINE_BREAK = /\r?\n/y;
const FOLDED_BREAK = /\r?\n[ \t]*/y;

/** An escape of a file: what it stands for, and where it ends. */
export interface Escape {
  meaning: string;
  end: number;
}

/**
 * Reads the escape whose backslash stands at `at`. An escaped line break is nothing, in YAML together
 * with the indentation of the next line; a letter that means nothing keeps its backslash.
 */
export function readEscape(file: string, at: number, language: 'yaml' | 'code'): Escape {
  const next = file.charAt(at + 1);
  const meaning = (language === 'yaml' ? YAML_MEANINGS : MEANINGS)[next];
  if (meaning !== undefined) return { meaning, end: at + 2 };
  if (next === '\n' || next === '\r') {
    const pattern = language === 'yaml' ? FOLDED_BREAK : LINE_BREAK;
    pattern.lastIndex = at + 1;
    return { meaning: '', end: at + 1 + (pattern.exec(file)?.[0].length ?? 1) };
  }
  if (next === 'x' || next === 'u' || next === 'U') {
    CODE.lastIndex = at + 1;
    const [code, ...digits] = CODE.exec(file) ?? [];
    const point = Number.parseInt(digits.join(''), 16);
    if (code !== undefined && point <= 0x10ffff) {
      return { meaning: String.fromCodePoint(point), end: at + 1 + code.length };
    }
  }
  return { meaning: /[a-zA-Z]/.test(next) ? `\\${next}` : next, end: at + 2 };
}
