import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceClient } from '../service/client.ts';
import type { WireSimulationJob } from '../service/schemas.ts';
import { Stopped, withoutPeriod } from './stops.ts';

/**
 * The simulation job that uses a number at a moment (ISO 8601 with a zone; null for now). Where the
 * service knows none, the workflow's inputs have to change: it throws `Stopped` with the cure.
 */
export async function lookUp(
  client: ServiceClient,
  servicePhoneNumber: string,
  callTime: string | null,
  context: RequestContext,
): Promise<WireSimulationJob> {
  try {
    return await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    const cure =
      callTime === null
        ? 'no call with this number is in progress now: set the input call-time to the moment of the call'
        : 'check the inputs service-phone-number and call-time';
    throw new Stopped('lookup', `${withoutPeriod(error.message)}; ${cure}`, 'error');
  }
}
