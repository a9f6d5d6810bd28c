import type { RequestContext } from '../http/channel.ts';
import { ServiceError } from '../http/errors.ts';
import type { ServiceClient } from '../service/client.ts';
import type { WireSimulationJob } from '../service/schemas.ts';
import type { Clock } from '../text/clock.ts';
import { oneLine } from '../text/log-line.ts';
import { StepError, withoutPeriod } from '../text/step-error.ts';
import { parseIsoTime } from '../text/values/iso-time.ts';

const MAX_CHARS = 100;

/** A simulated call as a workflow knows it. */
export interface SoughtCall {
  /** E.164. */
  servicePhoneNumber: string;
  /** ISO 8601 with a zone, or null for now. */
  callTime: string | null;
}

/**
 * The simulation job that uses a number at a time. Throws `StepError`: with the rule `lookup` if the service
 * knows none, with the rule `service` if it returns another job or does not know the parameter of the time. A
 * 404 without the service's error format is about the URL.
 */
export async function lookUp(
  client: ServiceClient,
  sought: SoughtCall,
  clock: Clock,
  context: RequestContext,
): Promise<WireSimulationJob> {
  const { servicePhoneNumber, callTime } = sought;
  const requestedMs = clock.now();
  try {
    const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
    refuseOther(job, sought);
    return job;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 400 && callTime !== null) throw explainRefusal(error);
    if (error.status !== 404 || error.type === undefined) throw error;
    const [time, fix] =
      callTime === null
        ? [
            `${new Date(requestedMs).toISOString()}, the time of the request`,
            'no call with this number is in progress now: set the input call-time to the time of the call',
          ]
        : [callTime, 'check the inputs service-phone-number and call-time'];
    throw new StepError(
      'lookup',
      `${withoutPeriod(error.message)}; looked up ${servicePhoneNumber} at ${time}; ${fix}`,
      'error',
    );
  }
}

/** The specification does not show the name of the parameter that takes the time. */
function explainRefusal(error: ServiceError): StepError {
  const message = `${withoutPeriod(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
  return new StepError('service', message, 'error');
}

/** A service that does not know the name of a parameter may return any job. */
function refuseOther(job: WireSimulationJob, sought: SoughtCall): void {
  const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
  if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
    throw new StepError(
      'service',
      `${found}, which uses ${shown(job.servicePhoneNumber)} (ending in ${lastDigits(job.servicePhoneNumber)}) instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`,
      'error',
    );
  }
  const callMs = timeOf(sought.callTime);
  if (callMs === null || holds(job, callMs)) return;
  const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
  throw new StepError(
    'service',
    `${found}, whose call lasted from ${start} to ${end}, and call-time is ${sought.callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`,
    'error',
  );
}

/** Digits alone count: one number may be written in several ways. An unknown number is no other one. */
function isOtherNumber(reported: string | null | undefined, sought: string): boolean {
  const [known, wanted] = [reported ?? '', sought].map((number) => number.replace(/\D/g, ''));
  return known !== '' && known !== wanted;
}

/** `redact` masks the whole number, but not these. */
function lastDigits(number: string | null | undefined): string {
  return (number ?? '').replace(/\D/g, '').slice(-4);
}

/** Whether the call lasted at that time, its start and its end included, as far as they are known. */
function holds({ startedAt, completedAt }: WireSimulationJob, callMs: number): boolean {
  return (timeOf(startedAt) ?? callMs) <= callMs && callMs <= (timeOf(completedAt) ?? callMs);
}

function timeOf(text: string | null | undefined): number | null {
  return text ? parseIsoTime(text) : null;
}

function shown(text: string | null | undefined): string {
  return oneLine(text ?? '', MAX_CHARS);
}
