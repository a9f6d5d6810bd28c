import type { Stretch } from './edit.ts';
import { foldWhiteSpace } from './text-view.ts';

/** A text of a fix, without the white space around it and the indentation of all of its lines. */
export interface PromptText {
  /** Only the white space around it is gone. */
  exact: string;
  /** With its white space folded. */
  folded: string;
  /** Its lines, with \n between them. */
  text: string;
  /** Its longest word in ASCII; empty if it has none. */
  word: string;
  /** False for a text that is too short to tell a prompt from anything else. */
  isSearchable: boolean;
}

/** The two texts of a fix. */
export interface FixTexts {
  current: PromptText;
  suggested: PromptText;
}

const MIN_LETTERS = 3;

export function readPromptText(text: string): PromptText {
  const whole = text.replace(/\r\n?/g, '\n').trimEnd();
  const start = whole.lastIndexOf('\n', whole.search(/\S/)) + 1;
  const lines = whole.slice(start).split('\n');
  const indent = indentOf(whole.slice(start));
  const words = text.match(/[\da-zA-Z]+/g) ?? [];
  return {
    exact: text.trim(),
    folded: foldWhiteSpace(text),
    text: lines
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n'),
    word: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
    isSearchable: text.replace(/[\s!-/:-@[-`{-~]/g, '').length >= MIN_LETTERS,
  };
}

/** What ends a sentence, with what may close around it. */
const SENTENCE_END = /[.!?:;…。！？][)\]"'”’»*_]*\s*$/u;

/**
 * Whether a fix only puts further sentences or lines in front of the current text or behind it. Words
 * that continue a sentence are a change: another fix may continue the sentence with other words.
 */
export function isAddition({ current: { text: current }, suggested: { text } }: FixTexts): boolean {
  const at = text.startsWith(current) ? 0 : text.length - current.length;
  if (text.slice(at, at + current.length) !== current) return false;
  const front = text.slice(0, at);
  const added = front + text.slice(at + current.length);
  if (/\n\s*$|^\s*\n/.test(added)) return true;
  return /\s$|^\s/.test(added) && SENTENCE_END.test(front === '' ? current : front);
}

/** The additions of two fixes as one, if the text of the outer one has that of the inner one once. */
export function joinTexts(outer: FixTexts, inner: FixTexts): FixTexts | null {
  if (outer.suggested.text.includes(inner.suggested.text)) return outer;
  const parts = outer.suggested.text.split(inner.current.text);
  if (!outer.current.text.includes(inner.current.text) || parts.length !== 2) return null;
  return { current: outer.current, suggested: readPromptText(parts.join(inner.suggested.text)) };
}

/**
 * The suggested text as it takes a place of a text, with the line breaks of the text, and its lines
 * indented as those that it replaces. If one text has too few lines to compare, lines in the text of
 * a file keep the indentation of their place.
 */
export function fitText(
  text: string,
  { start, end }: Stretch,
  { current, suggested }: FixTexts,
  isFile: boolean,
): string {
  const there = commonIndent(text.slice(start, end).split('\n').slice(1));
  const given = commonIndent(current.text.split('\n').slice(1));
  const around = there ?? indentOf(text.slice(text.lastIndexOf('\n', start - 1) + 1, end));
  const fitted = suggested.text.split('\n').map((line, index) => {
    if (index === 0) return line;
    if (there !== null && given !== null) return reindent(line, given, there);
    return isFile ? reindent(line, '', around) : line;
  });
  return fitted.join(text.includes('\r\n') ? '\r\n' : '\n');
}

/** Takes the one indentation from a line, as far as it has it, and gives it the other. */
function reindent(line: string, given: string, wanted: string): string {
  if (given === wanted) return line;
  if (line.trim() === '') return '';
  if (wanted.startsWith(given)) return wanted.slice(given.length) + line;
  return line.startsWith(given) ? wanted + line.slice(given.length) : line;
}

/** The least indentation of lines; null if all of them are blank. */
function commonIndent(lines: readonly string[]): string | null {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  return indents.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}
