import type { ServiceAccess } from '../inputs/service-access.ts';
import type { Runtime } from '../runner/runtime.ts';
import { ServiceClient } from '../service/client.ts';
import { TroubleLog } from '../service/trouble-log.ts';

/**
 * A client of the service that logs retries. Debug lines show every attempt, and optional parts of responses
 * that are invalid.
 */
export function connect(access: ServiceAccess, runtime: Runtime): ServiceClient {
  const { clock, random, env, runner } = runtime;
  const troubles = new TroubleLog(runner, clock);
  return new ServiceClient({
    ...access,
    clock,
    random,
    env,
    onRetry: (retry) => troubles.note(retry),
    ...(runner.isDebug && {
      onAttempt: (line) => runner.debug(line),
      onLeftOut: (problem) => runner.debug(problem),
    }),
  });
}
