/** What somebody may have meant to write. */

/** Longer words are compared by their beginnings. */
const MAX_CHARS = 100;

/** The candidate that takes the fewest edits to write, the first of several; for `did you mean`. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  return nearestFirst(word, candidates)[0];
}

/** The nearest candidate, unless more than half of the word would have to be written anew. */
export function misspelling(word: string, candidates: readonly string[]): string | undefined {
  const found = nearest(word, candidates);
  return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}

/** All candidates, those that take the fewest edits to write first; of equal ones in their order. */
export function nearestFirst(word: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .toSorted((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);
}

/** Levenshtein distance, whatever the case: letters to put in, take out or replace. */
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
