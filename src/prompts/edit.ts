/** UTF-16 offsets in a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** A change of a text: the stretch becomes `text`. */
export interface Edit extends Stretch {
  text: string;
}

/** The text after edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let after = '';
  let at = 0;
  for (const { start, end, text: inserted } of edits.toSorted((a, b) => a.start - b.start)) {
    after += text.slice(at, start) + inserted;
    at = end;
  }
  return after + text.slice(at);
}

export function overlap(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The stretches that share nothing with others; both lists go from left to right. */
export function outside<Place extends Stretch>(
  taken: readonly Stretch[],
  stretches: readonly Place[],
): Place[] {
  let next = 0;
  return stretches.filter(({ start, end }) => {
    while (Number(taken[next]?.end) <= start) next += 1;
    return !(Number(taken[next]?.start) < end);
  });
}
