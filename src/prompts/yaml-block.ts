import { lineBreakOf, SpelledText } from './passage.ts';

/** A line of a block: where its text begins behind the indentation, and where its break begins. */
interface BlockLine {
  start: number;
  end: number;
  /** Where the next line begins. */
  next: number;
}

/** So much deeper than the rest may the first line of a block be. */
const MAX_DEEPER = 40;

/** A block scalar that was read. */
export interface Block {
  text: SpelledText;
  /** What its lines begin with. */
  indent: string;
}

/**
 * Reads the block scalar (`|` or `>`) that stands from `start` to `end` of a YAML file and has the
 * given value, as well as the two go together.
 */
export function readBlock(file: string, start: number, end: number, value: string): Block {
  const read = file.charAt(start) === '>' ? readFolded : readLiteral;
  const readAt = (width: number): Block => ({
    text: read(file, linesOf(file, behindLine(file, start), end, width)),
    indent: ' '.repeat(width),
  });
  const widest = indentOf(file, start);
  let width = widest;
  let block = readAt(width);
  // Where a digit gives the indentation, the first line may be deeper.
  while (width > Math.max(1, widest - MAX_DEEPER) && !block.text.value.startsWith(value)) {
    width -= 1;
    block = readAt(width);
  }
  return block;
}

/** A text as it stands in the block scalar that begins at `start`. */
export function spellBlock(file: string, start: number, indent: string, text: string): string {
  const lineBreak = lineBreakOf(file, start);
  const further = file.charAt(start) === '>' ? 1 : 0;
  return text.replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + further) + indent);
}

/** The indentation of the first line of a block that is not blank. */
function indentOf(file: string, start: number): number {
  const [, indent = ''] = /^( *)[^ \r\n]/m.exec(file.slice(behindLine(file, start))) ?? [];
  return indent.length;
}

function behindLine(file: string, at: number): number {
  const lineBreak = file.indexOf('\n', at);
  return lineBreak === -1 ? file.length : lineBreak + 1;
}

function linesOf(file: string, start: number, end: number, width: number): BlockLine[] {
  const lines: BlockLine[] = [];
  for (let at = start; at < end; ) {
    const next = Math.min(behindLine(file, at), end);
    let lineEnd = next;
    if (file.charAt(lineEnd - 1) === '\n') lineEnd -= 1;
    if (lineEnd > at && file.charAt(lineEnd - 1) === '\r') lineEnd -= 1;
    let text = at;
    while (text < lineEnd && text < at + width && file.charAt(text) === ' ') text += 1;
    lines.push({ start: text, end: lineEnd, next });
    at = next;
  }
  return lines;
}

function readLiteral(file: string, lines: readonly BlockLine[]): SpelledText {
  const text = new SpelledText();
  for (const { start, end, next } of lines) {
    text.addPlain(file, start, end);
    text.add('\n', end, next);
  }
  return text;
}

/** One break between two lines is a blank, further ones are breaks; indented lines keep all of them. */
function readFolded(file: string, lines: readonly BlockLine[]): SpelledText {
  const text = new SpelledText();
  let previous: BlockLine | null = null;
  let blanks = 0;
  for (const line of lines) {
    if (line.start === line.end) {
      blanks += 1;
      continue;
    }
    const isKept = previous === null || isSpaced(file, previous) || isSpaced(file, line);
    const breaks = blanks + (isKept && previous !== null ? 1 : 0);
    const from = previous?.end ?? line.start;
    text.add(breaks === 0 && previous !== null ? ' ' : '\n'.repeat(breaks), from, line.start);
    text.addPlain(file, line.start, line.end);
    previous = line;
    blanks = 0;
  }
  text.add('\n'.repeat(blanks + 1), previous?.end ?? 0, previous?.next ?? 0);
  return text;
}

function isSpaced(file: string, { start }: BlockLine): boolean {
  return file.charAt(start) === ' ' || file.charAt(start) === '\t';
}
