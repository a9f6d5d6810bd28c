/** The candidate that takes the fewest edits to write, the first of several; for `did you mean`. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.slice(0, 100).toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, edits: countEdits(wanted, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)[0]?.candidate;
}

/** Levenshtein distance: letters to put in, take out or replace. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return Number(row.at(-1));
}
