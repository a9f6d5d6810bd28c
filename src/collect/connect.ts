import type { RetryReport } from '../http/transport.ts';
import type { ServiceAccess } from '../inputs/service-access.ts';
import type { Runtime } from '../runner/runtime.ts';
import { ServiceClient } from '../service/client.ts';
import { TroubleLog } from '../service/trouble-log.ts';

/**
 * A client of the service. Every attempt is told in debug lines, and so is what does not fit in an answer
 * and nobody has to give.
 *
 * @param onRetry told of a failed attempt that will be repeated; by default the log is
 */
export function connect(
  access: ServiceAccess,
  runtime: Runtime,
  onRetry = tellInLog(runtime),
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
      onLeftOut: (fault) => runner.debug(fault),
    }),
  });
}

function tellInLog({ clock, runner }: Runtime): (retry: RetryReport) => void {
  const troubles = new TroubleLog(runner, clock, (line) => runner.info(line));
  return (retry) => troubles.note(retry);
}
