/** Failures as annotations, of which the platform keeps few. */
import type { Runner } from './runner.ts';

/**
 * One annotation each; where there are more than the platform keeps beside those that the step has
 * made already, the last one and the log hold the rest.
 *
 * @param most fewer, where room has to be left for what comes later
 */
export function annotateEach(
  level: 'error' | 'warning',
  messages: readonly string[],
  runner: Runner,
  most = Number.POSITIVE_INFINITY,
): void {
  const room = Math.min(runner.annotationsLeft(level), most);
  const whole = messages.length > room ? Math.max(room - 1, 0) : room;
  for (const message of messages.slice(0, whole)) runner.annotate(level, message);
  const rest = messages.slice(whole);
  if (rest.length === 0) return;
  const title = `${rest.length} more reasons`;
  runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
  runner.group(title, rest);
}

/** So many IDs fit into an annotation beside the reason. */
export const MAX_IDS = 100;
interface Failure {
  id: string;
  why: string;
}

/**
 * Groups failures with the same reason, so that every ID is in an annotation. Reasons that differ in the
 * ID alone are the same, and the first of them is shown.
 */
export function byReason(failures: readonly Failure[]): { ids: string; why: string }[] {
  const groups = [...Map.groupBy(failures, ({ id, why }) => why.replaceAll(id, '')).values()];
  return groups.flatMap((group) =>
    group.flatMap(({ why }, index) => {
      if (index % MAX_IDS !== 0) return [];
      const part = group.slice(index, index + MAX_IDS);
      return { why, ids: part.map(({ id }) => id).join(', ') };
    }),
  );
}
