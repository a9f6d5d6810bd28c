/** A table at a terminal: in columns where it fits, else one row below the other. */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type { Screen } from './screen.ts';

const GAP = '  ';
/** A cell of words is not read in less. */
const NARROWEST = 24;

/**
 * @param rows cells of text that is harmless already, the head first
 * @param align of each column; null stands for left
 */
export function renderTable(
  rows: readonly (readonly string[])[],
  align: readonly (string | null)[],
  width: number,
  page: Pick<Screen, 'paint'>,
): string[] {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const fitting = fitInto(width, widths);
  if (fitting === null) return body.flatMap((row, index) => stacked(head, row, index, width, page));
  const linesOf = (row: readonly string[]) => {
    const cells = fitting.map((each, column) => wrapCell(row[column] ?? '', each));
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, column) => pad(lines[line] ?? '', fitting[column] ?? 0, align[column] ?? null))
        .join(GAP)
        .trimEnd(),
    );
  };
  return [...linesOf(head).map((line) => page.paint('dim', line)), ...body.flatMap(linesOf)];
}

/** The widths with the widest one cut back, so that all have room; null where it would be too narrow. */
function fitInto(width: number, widths: readonly number[]): readonly number[] | null {
  const total = widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
  if (total <= width) return widths;
  const widest = widths.indexOf(Math.max(...widths));
  const left = (widths[widest] ?? 0) - (total - width);
  return left < NARROWEST ? null : widths.with(widest, left);
}

function wrapCell(text: string, width: number): string[] {
  return stringWidth(text) <= width ? [text] : wrapAnsi(text, width, { hard: true }).split('\n');
}

function pad(text: string, width: number, align: string | null): string {
  const padding = ' '.repeat(width - stringWidth(text));
  return align === 'right' ? padding + text : text + padding;
}

/** A row as lines of its own, each cell behind the head of its column. */
function stacked(
  head: readonly string[],
  row: readonly string[],
  index: number,
  width: number,
  page: Pick<Screen, 'paint'>,
): string[] {
  const lines = row.flatMap((text, column) => {
    if (text.trim() === '') return [];
    const name = head[column] ?? '';
    const lead = name === '' ? '' : `${page.paint('dim', `${name}:`)} `;
    return wrapAnsi(lead + text, width, { hard: true }).split('\n');
  });
  return index === 0 ? lines : ['', ...lines];
}
