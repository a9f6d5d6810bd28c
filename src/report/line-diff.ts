/** Differences of texts, line by line. */

import { diffArrays } from 'diff';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How a line of each kind begins in a diff that is plain text. */
export const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** Unchanged lines that are shown around a change. */
const CONTEXT_LINES = 3;

/** Texts with more removed and added lines are shown as replaced whole: the time grows with the square. */
const MAX_CHANGES = 200;

/** The difference of two texts, line by line, with removed lines before the added ones. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
  if (changes === undefined) return [...lines('removed', before), ...lines('added', after)];
  return changes.flatMap(({ added, removed, value }) =>
    lines(added ? 'added' : removed ? 'removed' : 'same', value),
  );
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
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
