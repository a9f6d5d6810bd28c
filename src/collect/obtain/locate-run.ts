/** Finds the simulation job, and the run, of a call by its phone number. */

import type { RequestContext } from '../../http/channel.ts';
import { ServiceError } from '../../http/errors.ts';
import type { SoughtCall } from '../../inputs/gate/settings.ts';
import { LOOKUP } from '../../report/words/lookup-words.ts';
import { WAIT_FOR } from '../../report/words/wait-words.ts';
import type { RunPage, ServiceClient } from '../../service/client.ts';
import { explainMissing } from '../../service/explain.ts';
import type { WireListedRun, WireSimulationJob } from '../../service/schemas.ts';
import type { Clock } from '../../text/clock.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { InputError } from '../../text/step-errors.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { ObtainedRun } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { type NamedWait, noteState } from '../wait/followed-run.ts';

/** Of 50 runs each; a listing may have no end. */
const MAX_PAGES = 200;

/** The lookup gives the run plan; the run is its newest one whose time span contains the call. */
export async function locateRun(
  sought: SoughtCall,
  run: NamedWait,
  context: Context,
): Promise<ObtainedRun> {
  const { client, clock, log, inputs } = context;
  const { name: label, wait } = run;
  const what = WAIT_FOR.lookup(label);
  wait.begin({ what, input: 'run-timeout', limitMs: inputs.runTimeoutMs });
  const job = await lookUp(client, sought, clock, wait.context);
  const { id: planId, name = null } = job.runPlan;
  noteState(run, LOOKUP.job(job), context);
  // If the workflow gives no time, the service's own start of the call counts, else now.
  const callMs = parseIsoTime(sought.callTime ?? job.startedAt) ?? clock.now();
  const call = LOOKUP.call(sought, callMs);
  const found = await findRunAt(callMs, planId, client, wait.context);
  if (found === undefined) {
    throw new InputError(LOOKUP.noRun(planId, call), 'lookup');
  }
  const { simulationRunPlanJobId: runId } = found;
  log.say({ name: `run ${runId}` }, LOOKUP.located(found, job, call));
  return { runId, how: 'located', plan: { id: planId, name }, reference: null, notes: [] };
}

/** The newest run, which is listed first. */
async function findRunAt(
  callMs: number,
  planId: string,
  client: ServiceClient,
  request: RequestContext,
): Promise<WireListedRun | undefined> {
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const listing: Promise<RunPage> = client.listRuns(planId, after, request);
    const page = await listing.catch((error: unknown) => {
      // The lookup has just returned the plan's ID, so no input explains that the list is missing.
      throw explainMissing(error);
    });
    const newest = page.runs.find(
      (one) => startOf(one) <= callMs && callMs <= (parseIsoTime(one.endedAt) ?? Infinity),
    );
    if (newest || page.nextCursor === null || page.nextCursor === after) return newest;
    after = page.nextCursor;
  }
  return undefined;
}

/** Epoch milliseconds. A run whose `startedAt` is null made no call; without that field its creation counts. */
function startOf({ startedAt, createdAt }: WireListedRun): number {
  return parseIsoTime(startedAt === undefined ? createdAt : startedAt) ?? Infinity;
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
      throw new InputError(`${message}. ${LOOKUP.checkTimeParameter}`, 'service');
    }
    // A 404 without the service's error format is about the URL.
    if (error.status !== 404 || error.type === undefined) throw error;
    throw new InputError(LOOKUP.noJob(message, sought, requestedMs), 'lookup');
  }
}

/** A service that does not know the name of a parameter may return any job. */
function refuseOther(job: WireSimulationJob, sought: SoughtCall): void {
  const number = digitsOf(job.servicePhoneNumber);
  if (number !== '' && number !== digitsOf(sought.servicePhoneNumber)) {
    throw new InputError(LOOKUP.otherNumber(job, sought), 'service');
  }
  const callMs = parseIsoTime(sought.callTime);
  const [startMs, endMs] = [parseIsoTime(job.startedAt), parseIsoTime(job.completedAt)];
  if (callMs === null || ((startMs ?? callMs) <= callMs && callMs <= (endMs ?? callMs))) return;
  throw new InputError(LOOKUP.otherTime(job, sought), 'service');
}

/** One number may be written in several ways. */
function digitsOf(number: string | null | undefined): string {
  return (number ?? '').replace(/\D/g, '');
}
