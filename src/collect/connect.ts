import type { RetryReport } from '../http/transport.ts';
import type { ServiceAccess } from '../inputs/service-access.ts';
import type { Runtime } from '../runner/runtime.ts';
import { ServiceClient } from '../service/client.ts';
import { TroubleLog } from '../service/trouble-log.ts';

/**
 * A client of the service. Debug lines show every attempt, and optional parts of responses that are invalid.
 *
 * @param onRetry called after a failed attempt that will be repeated; by default it is logged
 */
export function connect(
  access: ServiceAccess,
  runtime: Runtime,
  onRetry = logRetries(runtime),
): ServiceClient {
  const { clock, random, env, runner } = runtime;
  return new ServiceClient({
    ...access,
    clock,
    random,
    env,
    onRetry,
    ...(runner.isDebug && {
      onAttempt: (line) => runner.debug(line),
      onLeftOut: (problem) => runner.debug(problem),
    }),
  });
}

function logRetries({ clock, runner }: Runtime): (retry: RetryReport) => void {
  const troubles = new TroubleLog(runner, clock, (line) => runner.info(line));
  return (retry) => troubles.note(retry);
}
