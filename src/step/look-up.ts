import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceClient } from '../service/client.ts';
import type { WireSimulationJob } from '../service/schemas.ts';
import { Stopped, withoutPeriod } from './stops.ts';

/** A simulated call as a workflow knows it. */
export interface SoughtCall {
  /** E.164. */
  servicePhoneNumber: string;
  /** ISO 8601 with a zone, or null for now. */
  callTime: string | null;
}

/**
 * The simulation job that uses a number at a moment. Where the service knows none, the workflow's
 * inputs have to change: it throws `Stopped` with what was looked up and the cure. A 404 in another
 * form than the service's own is about the address, and passes as it is.
 */
export async function lookUp(
  client: ServiceClient,
  { servicePhoneNumber, callTime }: SoughtCall,
  clock: Clock,
  context: RequestContext,
): Promise<WireSimulationJob> {
  const askedMs = clock.now();
  try {
    return await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status !== 404 || error.type === undefined) throw error;
    const [moment, cure] =
      callTime === null
        ? [
            `${new Date(askedMs).toISOString()}, the time of asking`,
            'no call with this number is in progress now: set the input call-time to the moment of the call',
          ]
        : [callTime, 'check the inputs service-phone-number and call-time'];
    throw new Stopped(
      'lookup',
      `${withoutPeriod(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`,
      'error',
    );
  }
}
