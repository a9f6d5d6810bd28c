import { fold } from './white-space.ts';

/** A text of a fix, without the white space around it and the indentation of all of its lines. */
export interface PromptText {
  /** As it is searched for exactly: only the white space around it is gone. */
  exact: string;
  /** With its white space folded. */
  folded: string;
  lines: string[];
}

export function readPromptText(text: string): PromptText {
  const whole = text.replace(/\r\n?/g, '\n').trimEnd();
  const start = whole.lastIndexOf('\n', whole.search(/\S/)) + 1;
  const lines = whole.slice(start).split('\n');
  const indent = indentOf(whole.slice(start));
  return {
    exact: text.trim(),
    folded: fold(text),
    lines: lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
  };
}

/** What a text has to fit. */
export interface Fitting {
  /** True where the lines around it are indented as lines of a file are. */
  isIndented: boolean;
  lineBreak: string;
}

/** The two texts of a fix. */
export interface FixTexts {
  current: PromptText;
  suggested: PromptText;
}

/**
 * The suggested text as it takes the place from `from` to `to` of a text, with its lines indented as
 * those that it replaces. Where one text has too few lines to tell, the lines go as deep in an
 * indented text as those that are there.
 */
export function fitText(
  value: string,
  from: number,
  to: number,
  { current, suggested }: FixTexts,
  { isIndented, lineBreak }: Fitting,
): string {
  const there = commonIndent(value.slice(from, to).split('\n').slice(1));
  const given = commonIndent(current.lines.slice(1));
  const around = there ?? indentOf(value.slice(value.lastIndexOf('\n', from - 1) + 1, to));
  const fitted = suggested.lines.map((line, index) => {
    if (index === 0) return line;
    if (there !== null && given !== null) return reindent(line, given, there);
    return isIndented ? reindent(line, '', around) : line;
  });
  return fitted.join(lineBreak);
}

/** Takes the one indentation from a line, as far as it has it, and gives it the other. */
function reindent(line: string, given: string, wanted: string): string {
  if (given === wanted) return line;
  if (line.trim() === '') return '';
  if (wanted.startsWith(given)) return wanted.slice(given.length) + line;
  return line.startsWith(given) ? wanted + line.slice(given.length) : line;
}

/** The least indentation of lines; null where none of them holds anything. */
function commonIndent(lines: readonly string[]): string | null {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  return indents.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}
