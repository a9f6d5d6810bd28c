import type { ServiceSource } from '../../inputs/gate/settings.ts';
import type { RunPage } from '../../service/client.ts';
import { explainMissing } from '../../service/explain.ts';
import type { WireListedRun, WireSimulationJob } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { StepError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import { lookUp } from '../look-up.ts';
import type { ObtainedRun, RunWait } from '../wait/run-wait.ts';
import type { Wait } from '../wait/wait.ts';

/** 50 runs a page: 10,000 runs back, so that a listing without an end does not become a hang. */
const MAX_PAGES = 200;

type PhoneSource = Extract<ServiceSource, { kind: 'service-phone-number' }>;

/**
 * Finds the run whose simulation job uses a number: lookup, then the runs of its run plan, then the
 * newest one whose time span holds the call.
 */
export async function locateRun(
  run: RunWait,
  source: PhoneSource,
  context: Context,
): Promise<ObtainedRun> {
  const { servicePhoneNumber, callTime } = source;
  const { client, clock, log } = context;
  const wait = run.forRun(`${run.label} to be found`);
  const job = await lookUp(client, source, clock, wait.context);
  run.plan = { id: job.runPlan.id, name: job.runPlan.name ?? null };
  wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
  const callMs = momentOf(job, callTime, context);
  const found = await newestHolding(callMs, job.runPlan.id, wait, context);
  const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
  if (found === null) {
    throw new StepError(
      'lookup',
      `no run of run plan ${oneLine(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`,
      'error',
    );
  }
  const { simulationRunPlanJobId: runId } = found;
  const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
  log.say(
    { name: `run ${runId}` },
    `located${log.link(runId)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`,
  );
  return { runId, how: 'located', reference: null };
}

/** Where the workflow names no moment: the service's own start of the call, else now. */
function momentOf(job: WireSimulationJob, callTime: string | null, { clock }: Context): number {
  const text = callTime ?? job.startedAt;
  return (text ? parseIsoTime(text) : null) ?? clock.now();
}

async function newestHolding(
  callMs: number,
  runPlanId: string,
  wait: Wait,
  { client }: Context,
): Promise<WireListedRun | null> {
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    // The lookup has just returned the plan's ID, so no input explains that the list is missing.
    const page: RunPage = await client
      .listRuns(runPlanId, after, wait.context)
      .catch((error: unknown) => Promise.reject(explainMissing(error)));
    const newest = page.runs
      .filter((run) => holds(run, callMs))
      .toSorted((a, b) => startOf(b) - startOf(a))[0];
    if (newest !== undefined) return newest;
    if (page.nextCursor === null || page.nextCursor === after) return null;
    after = page.nextCursor;
  }
  throw new StepError(
    'lookup',
    `none of the newest ${MAX_PAGES} pages of runs of run plan ${oneLine(runPlanId, 100)} holds the call: pass the run's ID as job-id`,
    'error',
  );
}

function holds(run: WireListedRun, callMs: number): boolean {
  const endMs = run.endedAt ? parseIsoTime(run.endedAt) : null;
  return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}

/**
 * Epoch milliseconds. A run whose `startedAt` is null waits in a queue, or has never left it, and
 * made no call; only where the list has no such field does the creation stand for the start.
 */
function startOf({ startedAt, createdAt }: WireListedRun): number {
  const text = startedAt === undefined ? createdAt : startedAt;
  return (text ? parseIsoTime(text) : null) ?? Number.POSITIVE_INFINITY;
}
