/** Suggestions for misspelled words. */

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
