import { hasEnded } from '../../core/run-status.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { ServiceClient } from '../../service/client.ts';

type Client = Pick<ServiceClient, 'cancelRun' | 'readRun'>;

/**
 * Asks the service to cancel a run. One that it will not cancel (409) has ended, unless reading it says
 * that it goes on. Rejects as `cancelRun` of the client does.
 */
export async function askToCancel(
  jobId: string,
  client: Client,
  context: RequestContext,
): Promise<'asked' | 'ended'> {
  try {
    await client.cancelRun(jobId, context);
    return 'asked';
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.status === 409;
    if (!isRefused || (await goesOn(jobId, client, context))) throw error;
    return 'ended';
  }
}

/** False also where nobody says. */
async function goesOn(jobId: string, client: Client, context: RequestContext): Promise<boolean> {
  try {
    const { status } = await client.readRun(jobId, { ...context, once: true });
    return !hasEnded(status) && status !== 'CANCELLING';
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}
