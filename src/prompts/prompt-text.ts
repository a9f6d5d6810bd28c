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
  /** False if it is too short to identify a prompt. */
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
 * Two fixes as one if both only add sentences or lines behind the same text, else null. Words that continue
 * a sentence are a change: another fix may continue the sentence with other words.
 */
export function joinAdditions(one: FixTexts, other: FixTexts): FixTexts | null {
  const added = [additionOf(one), additionOf(other)];
  if (added.includes(null) || one.current.text !== other.current.text) return null;
  return { current: one.current, suggested: readPromptText(one.current.text + added.join('')) };
}

function additionOf({ current: { text }, suggested }: FixTexts): string | null {
  const added = suggested.text.slice(text.length);
  if (!suggested.text.startsWith(text)) return null;
  return /^\s*\n/.test(added) || (/^\s/.test(added) && SENTENCE_END.test(text)) ? added : null;
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
