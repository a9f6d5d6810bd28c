/** A client of the service whose retries are in the log. */

import type { RetryReport } from '../http/retry.ts';
import { LOG } from '../report/words/log-words.ts';
import { QUIET_MS } from '../runner/progress-log.ts';
import type { Runtime } from '../runner/runtime.ts';
import { type ClientOptions, ServiceClient } from './client.ts';

type Access = Pick<ClientOptions, 'baseUrl' | 'apiKey' | 'profile'>;

/** Debug lines show every attempt. */
export function connect(access: Access, runtime: Runtime): ServiceClient {
  const { clock, random, env, runner } = runtime;
  return new ServiceClient({
    ...access,
    clock,
    random,
    env,
    onRetry: retryLog(runtime),
    ...(runner.isDebug && {
      onAttempt: (line) => runner.debug(line),
      onLeftOut: (problem) => runner.debug(problem),
    }),
  });
}

/** Logs requests that will be retried: a repeated problem only now and then, else as debug lines. */
export function retryLog({ clock, runner }: Pick<Runtime, 'clock' | 'runner'>) {
  const last = new Map<string, { problem: string; loggedMs: number }>();
  return ({ operation, problem, attempt, waitMs }: RetryReport): void => {
    const line = LOG.retry(operation, problem, attempt, waitMs);
    const loggedMs = clock.now();
    const known = last.get(operation);
    if (known?.problem === problem && loggedMs - known.loggedMs < QUIET_MS) {
      runner.debug(line);
      return;
    }
    last.set(operation, { problem, loggedMs });
    runner.info(line);
  };
}
