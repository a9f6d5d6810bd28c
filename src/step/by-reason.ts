/** So many IDs fit into an annotation beside the reason. */
const MAX_NAMES = 50;

/** Gathers what failed for the same reason, so that every ID stands in an annotation. */
export function byReason(
  failures: readonly { id: string; why: string }[],
): { ids: string; why: string }[] {
  const idsOf = Map.groupBy(failures, ({ why }) => why);
  return [...idsOf].flatMap(([why, all]) =>
    Array.from({ length: Math.ceil(all.length / MAX_NAMES) }, (_, index) => {
      const part = all.slice(index * MAX_NAMES, (index + 1) * MAX_NAMES);
      return { why, ids: part.map(({ id }) => id).join(', ') };
    }),
  );
}
