import type { Runner } from '../runner/runner.ts';

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
