/** UTF-16 offsets in a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** A change of a text: the stretch becomes `text`. */
export interface Edit extends Stretch {
  text: string;
}

export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
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
