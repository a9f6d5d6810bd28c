/** Suggestions for misspelled words, and differences of texts. */

import { diffArrays } from 'diff';

/** Longer words are compared by their beginnings. */
const MAX_CHARS = 100;

/** The candidate that takes the fewest edits to write, unless more than half of the word differs. */
export function misspelling(word: string, candidates: readonly string[]): string | undefined {
  const [found] = nearestFirst(word, candidates);
  return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}

/** All candidates, those that take the fewest edits to write first; of equal ones in their order. */
export function nearestFirst(word: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .toSorted((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);
}

/** Levenshtein distance, case-insensitive. */
export function editsBetween(one: string, other: string): number {
  const from = one.slice(0, MAX_CHARS).toLowerCase();
  const to = other.slice(0, MAX_CHARS).toLowerCase();
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...to].entries()) {
      const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return Number(row.at(-1));
}

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
