/** Plain lines on the terminal, none of them wider than a reader likes. */
import { styleText } from 'node:util';

const WIDTH = 100;
const INDENT = 3;

type Style = Parameters<typeof styleText>[0];

/** The heading of a step of the demo. */
export function heading(text: string): void {
  process.stdout.write(`\n${styleText('bold', text)}\n`);
}

/** A text under its step, folded to the width; `more` is how much further its later lines begin. */
export function show(text: string, style: Style = 'reset', more = 0): void {
  const lines = wrap(text, WIDTH - INDENT, ' '.repeat(more));
  for (const line of lines) process.stdout.write(`${' '.repeat(INDENT)}${paint(style, line)}\n`);
}

/** A text after its label. */
export function showLabelled(label: string, text: string, style?: Style): void {
  const column = 12;
  show(label.padEnd(column) + text, style, column);
}

/** Breaks a text at its spaces; a word that is wider than the width stays whole. */
function wrap(text: string, width: number, indent: string): string[] {
  const [first = '', ...words] = text.split(/ (?=\S)/);
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    if (line.length + 1 + word.length <= width) {
      line += ` ${word}`;
    } else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

function paint(style: Style, text: string): string {
  return style === 'reset' ? text : styleText(style, text);
}
