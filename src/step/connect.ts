import type { ServiceAccess } from '../input/service-access.ts';
import type { ServiceClient } from '../service/client.ts';
import type { RetryReport } from '../service/transport.ts';
import type { World } from './world.ts';

/**
 * A client of the service, whose code is loaded only now. Every attempt is told in debug lines.
 *
 * @param onRetry told of a failed attempt that will be repeated
 */
export async function connect(
  access: ServiceAccess,
  { clock, random, env, runner }: World,
  onRetry: (report: RetryReport) => void,
): Promise<ServiceClient> {
  const { createServiceClient } = await import('../service/http-service-client.ts');
  return createServiceClient({
    ...access,
    clock,
    random,
    env,
    onRetry,
    ...(runner.isDebug && {
      onAttempt: ({ method, path, result, durationMs, attempt }) =>
        runner.debug(`${method} ${path}: ${result}, ${durationMs} ms, attempt ${attempt}`),
    }),
  });
}
