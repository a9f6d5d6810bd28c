import { readEscape } from './escapes.ts';
import { lineBreakOf, SpelledText } from './passage.ts';

/** The indentation of a line and the dashes behind it. */
const INDENTATION = /^[ -]*(?<![^ ])/;

const WHITE_SPACE = /[ \t\r\n]+/y;

/** Reads the plain or quoted scalar that stands from `start` to `end` of a YAML file. */
export function readFlow(file: string, start: number, end: number): SpelledText {
  const quote = file.charAt(start);
  const isQuoted = quote === '"' || quote === "'";
  const last = isQuoted ? end - 1 : end;
  const text = new SpelledText();
  let plainFrom = isQuoted ? start + 1 : start;
  let at = plainFrom;
  const skip = (meant: string, next: number) => {
    text.addPlain(file, plainFrom, at);
    text.add(meant, at, next);
    plainFrom = next;
    at = next;
  };
  while (at < last) {
    const char = file.charAt(at);
    WHITE_SPACE.lastIndex = at;
    const [white] = WHITE_SPACE.exec(file) ?? [];
    if (white?.includes('\n')) skip(folded(white), at + white.length);
    else if (white !== undefined) at += white.length;
    else if (quote === '"' && char === '\\') {
      const { meaning, end: behind } = readEscape(file, at, 'yaml');
      skip(meaning, behind);
    } else if (quote === "'" && char === "'") skip("'", at + 2);
    else at += 1;
  }
  text.addPlain(file, plainFrom, last);
  return text;
}

/** One line break is a blank, further ones are breaks. */
function folded(whiteSpace: string): string {
  const breaks = whiteSpace.split('\n').length - 2;
  return breaks === 0 ? ' ' : '\n'.repeat(breaks);
}

/** A text as it stands inside of the scalar from `start` to `end`, its quotes left as they are. */
export function spellFlow(file: string, start: number, end: number, text: string): string {
  const quote = file.charAt(start);
  if (quote === '"') return JSON.stringify(text).slice(1, -1);
  const lineBreak = lineBreakOf(file, start);
  const indent = continuationIndent(file, start, end);
  return (quote === "'" ? text.replaceAll("'", "''") : text).replace(
    /\n+/g,
    (breaks) => lineBreak.repeat(breaks.length + 1) + indent,
  );
}

/** Ways to write a whole scalar that hold what a plain one or single quotes may not. */
export function spellWhole(text: string): string[] {
  if (text === '') return ['""'];
  return [`'${text.replaceAll("'", "''")}'`, JSON.stringify(text)];
}

/** As deep as the second line of the scalar, or two deeper than the entry on whose line it begins. */
function continuationIndent(file: string, start: number, end: number): string {
  const [, second] = /\n([ \t]*)[^\s]/.exec(file.slice(start, end)) ?? [];
  if (second !== undefined) return second;
  const line = file.slice(file.lastIndexOf('\n', start - 1) + 1, start);
  return ' '.repeat(line.length - line.replace(INDENTATION, '').length + 2);
}
