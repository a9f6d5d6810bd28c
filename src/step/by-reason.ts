/** So many IDs fit into an annotation beside the reason. */
const MAX_NAMES = 100;
/** Beyond so many reasons the others are told together. */
const MAX_REASONS = 4;

interface Failure {
  id: string;
  why: string;
}

/**
 * Gathers what failed for the same reason, so that every ID stands in an annotation. Reasons in which
 * nothing differs but the ID itself are the same, and the first of them is told.
 */
export function byReason(failures: readonly Failure[]): { ids: string; why: string }[] {
  const alike = [...Map.groupBy(failures, ({ id, why }) => why.replaceAll(id, '')).values()];
  const own = alike.length > MAX_REASONS ? MAX_REASONS - 1 : MAX_REASONS;
  return [
    ...alike.slice(0, own).flatMap((group) => inParts(group, '')),
    ...inParts(alike.slice(own).flat(), ' (or the like)'),
  ];
}

function inParts(failures: readonly Failure[], addition: string): { ids: string; why: string }[] {
  return failures.flatMap(({ why }, index) => {
    if (index % MAX_NAMES !== 0) return [];
    const part = failures.slice(index, index + MAX_NAMES);
    return { why: why + addition, ids: part.map(({ id }) => id).join(', ') };
  });
}
