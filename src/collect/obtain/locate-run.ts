/** Finds the simulation job, and the run, of a call by its phone number. */

import type { RequestContext } from '../../http/channel.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RunPage, ServiceClient } from '../../service/client.ts';
import { explainMissing } from '../../service/explain.ts';
import type { WireListedRun, WireSimulationJob } from '../../service/schemas.ts';
import type { Clock } from '../../text/clock.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { ObtainedRun, SoughtCall } from '../collected-run.ts';
import type { Context } from '../context.ts';
import type { RunWait } from '../wait/run-wait.ts';

/** Of 50 runs each; a listing may have no end. */
const MAX_PAGES = 200;
const MAX_CHARS = 100;

/** The lookup gives the run plan; the run is its newest one whose time span contains the call. */
export async function locateRun(
  sought: SoughtCall,
  run: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  const { client, clock, log } = context;
  const wait = run.begin(`${run.name} to be found`, 'run-timeout');
  const job = await lookUp(client, sought, clock, wait.context);
  const { id: planId, name = null } = job.runPlan;
  const plan = `run plan ${shown(planId)}`;
  wait.lastSeen = `simulation job ${job.simulationJobId} of ${plan}`;
  // If the workflow gives no time, the service's own start of the call counts, else now.
  const callMs = timeOf(sought.callTime ?? job.startedAt) ?? clock.now();
  const call = `the call to ${sought.servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page: RunPage = await client
      .listRuns(planId, after, wait.context)
      .catch((error: unknown) => {
        // The lookup has just returned the plan's ID, so no input explains that the list is missing.
        throw explainMissing(error);
      });
    // The newest is listed first.
    const newest = page.runs.find(
      (one) => startOf(one) <= callMs && callMs <= (timeOf(one.endedAt) ?? Infinity),
    );
    if (newest !== undefined) {
      const { simulationRunPlanJobId: runId, startedAt, createdAt, endedAt } = newest;
      const span = `${startedAt ?? createdAt} to ${endedAt ?? 'now'}`;
      log.say(
        { name: `run ${runId}` },
        `located: the newest run of ${plan} whose time span (${span}) contains ${call}, as simulation job ${job.simulationJobId} says`,
      );
      return { runId, how: 'located', plan: { id: planId, name }, reference: null, notes: [] };
    }
    if (page.nextCursor === null || page.nextCursor === after) break;
    after = page.nextCursor;
  }
  throw new InputError(
    `no run of ${plan} contains ${call}: set the input call-time to a time within the call, or pass the run's ID as job-id`,
    'lookup',
  );
}

/** Epoch milliseconds. A run whose `startedAt` is null made no call; without that field its creation counts. */
function startOf({ startedAt, createdAt }: WireListedRun): number {
  return timeOf(startedAt === undefined ? createdAt : startedAt) ?? Infinity;
}

/** The simulation job that uses a number at a time. Only if there is none, the rule of the error is `lookup`. */
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
    const message = withoutPeriod(error.message);
    if (error.status === 400 && callTime !== null) {
      // The specification does not show the name of the parameter that takes the time.
      const fix =
        'Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time';
      throw new InputError(`${message}. ${fix}`, 'service');
    }
    // A 404 without the service's error format is about the URL.
    if (error.status !== 404 || error.type === undefined) throw error;
    const [time, fix] =
      callTime === null
        ? [
            `${new Date(requestedMs).toISOString()}, the time of the request`,
            'no call with this number is in progress now: set the input call-time to the time of the call',
          ]
        : [callTime, 'check the inputs service-phone-number and call-time'];
    const problem = `${message}; looked up ${servicePhoneNumber} at ${time}; ${fix}`;
    throw new InputError(problem, 'lookup');
  }
}

/** A service that does not know the name of a parameter may return any job. */
function refuseOther(job: WireSimulationJob, { servicePhoneNumber, callTime }: SoughtCall): void {
  const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
  const number = digitsOf(job.servicePhoneNumber);
  if (number !== '' && number !== digitsOf(servicePhoneNumber)) {
    // `redact` masks the whole number, but not its last digits.
    const other = `${shown(job.servicePhoneNumber)} (ending in ${number.slice(-4)})`;
    throw new InputError(
      `${found}, which uses ${other} instead of ${servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`,
      'service',
    );
  }
  const callMs = timeOf(callTime);
  const [startMs, endMs] = [timeOf(job.startedAt), timeOf(job.completedAt)];
  if (callMs === null || ((startMs ?? callMs) <= callMs && callMs <= (endMs ?? callMs))) return;
  const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
  throw new InputError(
    `${found}, whose call lasted from ${start} to ${end}, and call-time is ${callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`,
    'service',
  );
}

/** One number may be written in several ways. */
function digitsOf(number: string | null | undefined): string {
  return (number ?? '').replace(/\D/g, '');
}

function timeOf(text: string | null | undefined): number | null {
  return text ? parseIsoTime(text) : null;
}

function shown(text: string | null | undefined): string {
  return oneLine(text ?? '', MAX_CHARS);
}
