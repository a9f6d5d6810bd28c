import { readEscape } from './escapes.ts';
import type { Language, Literal } from './languages.ts';
import { type Edit, editStretch, lineBreakOf, type Passage, SpelledText } from './passage.ts';

/** No regular expression of source code is longer. */
const MAX_PATTERN = 1000;
const PATTERN = /\/(?![/*>])(?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+\//y;
/** Behind these a slash begins a regular expression; behind others it divides. */
const BEFORE_PATTERN = /[(,=:[!&|?{;+\-*%~^]/;

const NON_ASCII = /[^\0-\x7f]/;
/** An escape of what is beyond ASCII. */
const UNIT_ESCAPE = /\\u(?!00[0-7])[\da-fA-F]{4}/;

/** So much of what follows on a literal tells where it ends: three quotes. */
const END_LENGTH = 3;

/** A literal that goes on when the expression in it ends. */
interface Interrupted {
  literal: Literal;
  /** Braces that are open in the expression. */
  depth: number;
}

/** All texts of a file of source code: its literals, cut where an expression stands in them. */
export function readLiterals(file: string, language: Language): Passage[] {
  return new LiteralReader(file, language).read();
}

/** Goes through a file once; what is no literal is looked at only as far as it could hide one. */
class LiteralReader {
  readonly #file: string;
  readonly #language: Language;
  readonly #landmarks: RegExp;
  readonly #interrupted: Interrupted[] = [];
  readonly #passages: Passage[] = [];
  readonly #isAsciiOnly: boolean;

  constructor(file: string, language: Language) {
    this.#file = file;
    this.#language = language;
    this.#landmarks = landmarksOf(language);
    this.#isAsciiOnly = language.escapesUnits && UNIT_ESCAPE.test(file) && !NON_ASCII.test(file);
  }

  read(): Passage[] {
    let at = 0;
    for (;;) {
      this.#landmarks.lastIndex = at;
      const landmark = this.#landmarks.exec(this.#file);
      if (landmark === null) return this.#passages;
      at = this.#pass(landmark[0], landmark.index);
    }
  }

  /** Deals with what begins at `at`; gives where to go on. */
  #pass(landmark: string, at: number): number {
    const { lineComment, blockComment } = this.#language;
    if (landmark === lineComment) return this.#behind('\n', at);
    if (landmark === blockComment?.[0]) return this.#behind(blockComment[1], at + landmark.length);
    if (landmark === '\\') return at + 2;
    if (landmark === '/') return at + this.#patternLength(at);
    const literal = this.#language.literals.find(({ open }) => open === landmark);
    return literal === undefined
      ? this.#passBrace(landmark, at + 1)
      : this.#readLiteral(literal, at + landmark.length);
  }

  #behind(end: string, at: number): number {
    const found = this.#file.indexOf(end, at);
    return found === -1 ? this.#file.length : found + end.length;
  }

  #patternLength(at: number): number {
    let before = at - 1;
    while (/[ \t\r\n]/.test(this.#file.charAt(before))) before -= 1;
    if (before >= 0 && !BEFORE_PATTERN.test(this.#file.charAt(before))) return 1;
    PATTERN.lastIndex = 0;
    return PATTERN.exec(this.#file.slice(at, at + MAX_PATTERN))?.[0].length ?? 1;
  }

  #passBrace(brace: string, behind: number): number {
    const inner = this.#interrupted.at(-1);
    if (inner === undefined) return behind;
    inner.depth += brace === '{' ? 1 : -1;
    if (inner.depth > 0) return behind;
    this.#interrupted.pop();
    return this.#readLiteral(inner.literal, behind);
  }

  /** Reads a literal from behind its opening, or from behind an expression in it. */
  #readLiteral(literal: Literal, begin: number): number {
    const read = readLiteral(this.#file, literal, begin);
    if (read === null) return begin;
    const { text, end, behind, isClosed } = read;
    this.#passages.push(this.#passage(literal, text, begin, end));
    if (!isClosed) this.#interrupted.push({ literal, depth: 1 });
    return behind;
  }

  #passage(literal: Literal, text: SpelledText, start: number, end: number): Passage {
    const { starts, ends, value } = text;
    const file = this.#file;
    const { escapesUnits, passageName } = this.#language;
    return {
      name: passageName,
      start,
      end,
      value,
      starts,
      ends,
      isIndented: literal.spansLines,
      edits: (from, to, replacement) => {
        const spelled = spellLiteral(replacement, literal, {
          lineBreak: lineBreakOf(file, start),
          isAsciiOnly: this.#isAsciiOnly,
          escapesSlashes: escapesUnits && file.slice(start, end).includes('\\/'),
        });
        if (spelled === null) return [];
        return [{ start: Number(starts[from]), end: Number(ends[to - 1]), text: spelled }];
      },
      valueAfter: (edits: readonly Edit[]) => {
        const after = editStretch(file, { start, end }, edits);
        const read = readLiteral(after + file.slice(end, end + END_LENGTH), literal, 0);
        return read?.end === after.length ? read.text.value : null;
      },
    };
  }
}

/** A literal, or the part of it up to an expression. */
interface ReadLiteral {
  text: SpelledText;
  /** Where it ends, and where what ends it does. */
  end: number;
  behind: number;
  /** False where an expression follows. */
  isClosed: boolean;
}

/** Reads a literal from behind its opening, or from behind an expression in it; null without end. */
function readLiteral(file: string, literal: Literal, begin: number): ReadLiteral | null {
  const { close, backslash, expression, spansLines } = literal;
  const text = new SpelledText();
  let plainFrom = begin;
  let at = begin;
  const skip = (meant: string, end: number) => {
    text.addPlain(file, plainFrom, at);
    text.add(meant, at, end);
    plainFrom = end;
    at = end;
  };
  const finish = (isClosed: boolean, length: number): ReadLiteral => {
    text.addPlain(file, plainFrom, at);
    return { text, end: at, behind: at + length, isClosed };
  };
  while (at < file.length) {
    if (file.startsWith(close, at)) return finish(true, close.length);
    const char = file.charAt(at);
    if (char === '\n' && !spansLines) return null;
    if (char === '\\' && backslash === 'escapes') {
      const { meaning, end: behind } = readEscape(file, at, 'code');
      skip(meaning, behind);
    } else if (char === '\\' && backslash === 'keeps') at += 2;
    else if (char === '\r' && file.charAt(at + 1) === '\n') skip('\n', at + 2);
    else if (expression === '{' && /^(?:\{\{|\}\})/.test(file.slice(at, at + 2)))
      skip(char, at + 2);
    else if (expression !== null && file.startsWith(expression, at)) {
      return finish(false, expression.length);
    } else at += 1;
  }
  return null;
}

/** Finds what begins a literal, hides one or stands around an expression in one. */
function landmarksOf({ literals, lineComment, blockComment, hasPatterns }: Language): RegExp {
  const texts = [
    '\\',
    lineComment,
    ...(blockComment === null ? [] : [blockComment[0]]),
    ...literals.map(({ open }) => open),
    ...(literals.some(({ expression }) => expression !== null) ? ['{', '}'] : []),
    ...(hasPatterns ? ['/'] : []),
  ];
  return new RegExp(texts.map((text) => text.replace(/\W/g, '\\$&')).join('|'), 'g');
}

/** How the file around a literal is written. */
interface SpellingHabits {
  lineBreak: string;
  /** True where everything beyond ASCII is escaped. */
  isAsciiOnly: boolean;
  escapesSlashes: boolean;
}

/** Control characters that no prompt needs; tabs and line breaks are none of them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** A text, with `\n` or `\r\n` as line break, as it stands in a literal; null where it cannot. */
function spellLiteral(text: string, literal: Literal, habits: SpellingHabits): string | null {
  if (CONTROL.test(text) || literal.unsafe?.test(text)) return null;
  const spelled = literal.backslash === 'escapes' ? escapeText(text, literal, habits) : text;
  const closed = literal.expression === '{' ? spelled.replace(/[{}]/g, '$&$&') : spelled;
  if (literal.spansLines) return closed.replace(/\r\n|\n/g, habits.lineBreak);
  return closed.includes('\n') ? null : closed;
}

function escapeText(text: string, literal: Literal, habits: SpellingHabits): string {
  let escaped = escapeQuotes(text.replaceAll('\\', '\\\\'), literal);
  if (literal.expression === '${') escaped = escaped.replaceAll('${', '\\${');
  if (habits.escapesSlashes) escaped = escaped.replaceAll('/', '\\/');
  if (!literal.spansLines) {
    escaped = escaped.replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  }
  return habits.isAsciiOnly ? escaped.replace(/[^\0-\x7f]/g, escapeUnit) : escaped;
}

/** Quotes in threes close a literal only in threes, or where one stands right before its end. */
function escapeQuotes(text: string, { close }: Literal): string {
  const quote = close.charAt(0);
  const isHarmless =
    close.length > 1 &&
    !text.includes(quote + quote) &&
    !text.startsWith(quote) &&
    !text.endsWith(quote);
  return isHarmless ? text : text.replaceAll(quote, `\\${quote}`);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
