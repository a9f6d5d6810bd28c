import type { Runner } from '../runner/runner.ts';

/** GitHub keeps so many annotations of a level and step. */
const MAX_ANNOTATIONS = 10;

/** One annotation each; where there are too many, the last one and the log hold the rest. */
export function annotateEach(
  level: 'error' | 'warning',
  messages: readonly string[],
  runner: Runner,
): void {
  const whole = messages.length > MAX_ANNOTATIONS ? MAX_ANNOTATIONS - 1 : MAX_ANNOTATIONS;
  for (const message of messages.slice(0, whole)) runner.annotate(level, message);
  const rest = messages.slice(whole);
  if (rest.length === 0) return;
  const title = `${rest.length} more reasons`;
  runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
  runner.group(title, rest);
}
