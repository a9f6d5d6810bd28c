import { DIFF_SIGNS, type DiffLine } from '../core/text/line-diff.ts';

/** Unchanged lines around a change. */
const CONTEXT = 3;

/** The hunks of a unified diff, from all lines of a file with their line feeds; empty for no change. */
export function writeHunks(diff: readonly DiffLine[]): string {
  let [before, after, at] = [0, 0, 0];
  let written = '';
  for (const { start, end } of hunkRanges(diff)) {
    const skipped = start - at;
    before += skipped;
    after += skipped;
    const lines = diff.slice(start, end);
    const removed = lines.filter(({ kind }) => kind !== 'added').length;
    const added = lines.filter(({ kind }) => kind !== 'removed').length;
    written += `@@ -${rangeOf(before, removed)} +${rangeOf(after, added)} @@\n`;
    written += lines.map(writeLine).join('');
    before += removed;
    after += added;
    at = end;
  }
  return written;
}

/** Changes with the lines around them, those that touch in one; all lines between are unchanged. */
function hunkRanges(diff: readonly DiffLine[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const [index, { kind }] of diff.entries()) {
    if (kind === 'same') continue;
    const start = Math.max(0, index - CONTEXT);
    const end = Math.min(diff.length, index + CONTEXT + 1);
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/** A range without lines is named by the line above it. */
function rangeOf(above: number, count: number): string {
  return `${count === 0 ? above : above + 1},${count}`;
}

function writeLine({ kind, text }: DiffLine): string {
  const end = text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n';
  return `${DIFF_SIGNS[kind]}${text}${end}`;
}
