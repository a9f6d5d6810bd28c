import type { Clock } from '../core/clock.ts';
import { oneLine } from '../core/text/log-line.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { ServiceClient } from '../service/client.ts';
import type { WireSimulationJob } from '../service/schemas.ts';
import { Stopped, withoutPeriod } from './stops.ts';

const MAX_ID_CHARS = 100;

/** A simulated call as a workflow knows it. */
export interface SoughtCall {
  /** E.164. */
  servicePhoneNumber: string;
  /** ISO 8601 with a zone, or null for now. */
  callTime: string | null;
}

/**
 * The simulation job that uses a number at a moment. Where the service knows none, the workflow's
 * inputs have to change: it throws `Stopped` of the rule `lookup`, with what was looked up and the cure. A 404
 * in another form than the service's own is about the address, and passes as it is. A job that uses another
 * number throws `Stopped` of the rule `service`.
 */
export async function lookUp(
  client: ServiceClient,
  { servicePhoneNumber, callTime }: SoughtCall,
  clock: Clock,
  context: RequestContext,
): Promise<WireSimulationJob> {
  const askedMs = clock.now();
  try {
    const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
    refuseOtherNumber(job, servicePhoneNumber);
    return job;
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

/** A number as the specification has it; one that is told in another form says too little. */
const E164 = /^\+\d{2,15}$/;

/** A service that does not know the parameter's name gives whatever job it has. */
function refuseOtherNumber(
  { simulationJobId, servicePhoneNumber: told }: WireSimulationJob,
  asked: string,
): void {
  if (!told || !E164.test(told) || told === asked) return;
  throw new Stopped(
    'service',
    `look up simulation job: the service gave simulation job ${oneLine(simulationJobId, MAX_ID_CHARS)}, which uses another number than ${asked}. Check the input service-profile: the service seems to call the number something else than lookup.numberParameter says`,
    'error',
  );
}
