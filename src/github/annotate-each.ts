import { LOG } from '../report/words/log-words.ts';
import type { Runner } from '../runner/runner.ts';

/** One annotation each; the last one and the log hold those beyond the number that the platform keeps. */
export function annotateEach(
  level: 'error' | 'warning',
  messages: readonly string[],
  runner: Runner,
  isNamed = false,
): void {
  const room = runner.annotationsLeft(level);
  const whole = messages.length > room ? Math.max(room - 1, 0) : room;
  for (const message of messages.slice(0, whole)) runner.annotate(level, message, isNamed);
  const rest = messages.slice(whole);
  if (rest.length === 0) return;
  runner.annotate(level, [LOG.moreInLog(rest.length), ...rest].join('\n'));
  runner.group(LOG.more(rest.length), rest);
}
