export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How a line of each kind begins in a diff that is plain text. */
export const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** Unchanged lines that are told around a change. */
const CONTEXT_LINES = 3;

/**
 * Most cells of the table that finds common lines; beyond it, what differs between the common start
 * and the common end is shown as replaced whole. Bounds the time to well below a millisecond.
 */
const MAX_CELLS = 100_000;

/** The difference of two texts, line by line, with removed lines before the added ones. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...lines('same', before.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...lines('same', before.slice(before.length - end)),
  ];
}

/** Lines of a diff that belong together: those around changes, or those far from any. */
interface DiffStretch<Line> {
  isFar: boolean;
  lines: Line[];
}

/** Cuts a diff where lines near a change and lines far from any meet; the far ones may be folded. */
export function stretchesOf<Line extends Pick<DiffLine, 'kind'>>(
  diff: readonly Line[],
): DiffStretch<Line>[] {
  const stretches: DiffStretch<Line>[] = [];
  for (const [index, line] of diff.entries()) {
    const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
    const isFar = around.every(({ kind }) => kind === 'same');
    const last = stretches.at(-1);
    if (last?.isFar === isFar) last.lines.push(line);
    else stretches.push({ isFar, lines: [line] });
  }
  return stretches;
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const width = after.length + 1;
  if (before.length * after.length > MAX_CELLS)
    return [...lines('removed', before), ...lines('added', after)];
  // common[i * width + j]: length of the longest common subsequence of before[i..] and after[j..],
  // with a last column of zeros; past the last row it is 0 as well.
  const common = new Uint16Array(before.length * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return walk(before, after, at);
}

function walk(
  before: readonly string[],
  after: readonly string[],
  at: (i: number, j: number) => number,
): DiffLine[] {
  const diff: DiffLine[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const old = before[i];
    const fresh = after[j];
    if (old === undefined) return [...diff, ...lines('added', after.slice(j))];
    if (old === fresh) {
      diff.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (fresh === undefined || at(i + 1, j) >= at(i, j + 1)) {
      diff.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      diff.push({ kind: 'added', text: fresh });
      j += 1;
    }
  }
}
