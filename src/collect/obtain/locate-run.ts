import type { RunPage } from '../../service/client.ts';
import { explainMissing } from '../../service/explain.ts';
import type { WireListedRun, WireSimulationJob } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { StepError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { lookUp, type SoughtCall } from '../look-up.ts';
import type { ObtainedRun } from '../run.ts';
import type { RunWait } from '../wait/run-wait.ts';

/** Of 50 runs each; a listing may have no end. */
const MAX_PAGES = 200;
const MAX_ID_CHARS = 100;

/**
 * Finds the run whose simulation job uses a number: the lookup gives the run plan, and the run is the newest
 * one of the plan whose time span contains the call.
 */
export async function locateRun(
  sought: SoughtCall,
  run: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  const { client, clock, log } = context;
  const wait = run.begin(`${run.name} to be found`, 'run-timeout');
  const job = await lookUp(client, sought, clock, wait.context);
  const { id: planId, name = null } = job.runPlan;
  const plan = `run plan ${oneLine(planId, MAX_ID_CHARS)}`;
  wait.lastSeen = `simulation job ${job.simulationJobId} of ${plan}`;
  const callMs = callTimeOf(job, sought.callTime, context);
  const call = `the call to ${sought.servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    // The lookup has just returned the plan's ID, so no input explains that the list is missing.
    const page: RunPage = await client
      .listRuns(planId, after, wait.context)
      .catch((error: unknown) => Promise.reject(explainMissing(error)));
    const newest = page.runs
      .filter((one) => contains(one, callMs))
      .toSorted((a, b) => startOf(b) - startOf(a))[0];
    if (newest !== undefined) {
      const { simulationRunPlanJobId: runId, startedAt, createdAt, endedAt } = newest;
      const span = `${startedAt ?? createdAt} to ${endedAt ?? 'now'}`;
      log.say(
        { name: `run ${runId}` },
        `located${log.link(runId)}: the newest run of ${plan} whose time span (${span}) contains ${call}, as simulation job ${job.simulationJobId} says`,
      );
      const unknown = { reference: null, notes: [] };
      return { runId, how: 'located', plan: { id: planId, name }, ...unknown };
    }
    if (page.nextCursor === null || page.nextCursor === after) break;
    after = page.nextCursor;
  }
  throw new StepError(
    'lookup',
    `no run of ${plan} contains ${call}: set the input call-time to a time within the call, or pass the run's ID as job-id`,
    'error',
  );
}

/** If the workflow gives no time, the service's own start of the call, else now. */
function callTimeOf(job: WireSimulationJob, callTime: string | null, { clock }: Context): number {
  const text = callTime ?? job.startedAt;
  return (text ? parseIsoTime(text) : null) ?? clock.now();
}

function contains(run: WireListedRun, callMs: number): boolean {
  const endMs = run.endedAt ? parseIsoTime(run.endedAt) : null;
  return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}

/** Epoch milliseconds. A run whose `startedAt` is null made no call; without that field its creation counts. */
function startOf({ startedAt, createdAt }: WireListedRun): number {
  const text = startedAt === undefined ? createdAt : startedAt;
  return (text ? parseIsoTime(text) : null) ?? Number.POSITIVE_INFINITY;
}
