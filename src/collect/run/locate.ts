import { ServiceError } from '../../http/errors.ts';
import { INPUTS_OF, type ServiceSource, WHERE_ID_FOUND } from '../../inputs/gate/settings.ts';
import type { RunPage } from '../../service/client.ts';
import { explain, explainMissing } from '../../service/explain.ts';
import { fillRequest, STANDARD_PROFILE } from '../../service/operations.ts';
import type { WireListedRun, WireSimulationJob } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { Stopped, withoutPeriod } from '../../text/stops.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { lookUp } from '../look-up.ts';
import type { Wait } from '../wait.ts';
import { rememberStart } from './remembering.ts';
import { describePlan, type RunPlan } from './run-plans.ts';
import type { RunRecord } from './run-record.ts';
import { LONGEST_QUEUE_PAUSE_MS, type Watch, waitForAdmission, waitForRun } from './watch.ts';

/** Rule of the reason why a run has no ID although it may have been started. */
export const LOST_START = 'start';

/** How long an answer to a start request is still waited for when the step is cancelled. */
const START_GRACE_MS = 1_500;

/** 50 runs a page: 10,000 runs back, so that a listing without an end does not become a hang. */
const MAX_PAGES = 200;

type PhoneSource = Extract<ServiceSource, { kind: 'service-phone-number' }>;

/**
 * Starts one run of a run plan and puts its ID into the record. The request is never repeated once
 * the service may have received it. When the step is cancelled meanwhile, the answer is waited for
 * a moment longer, so that a run that has started can be cancelled too.
 */
export async function startRun(
  run: RunRecord,
  plan: RunPlan,
  variables: Readonly<Record<string, string>>,
  watch: Watch,
): Promise<void> {
  const name = describePlan(plan);
  const wait = waitForRun(run, `a run of ${name} to start`, watch);
  try {
    const putOff = (error: ServiceError) => {
      run.crowd.refusals += 1;
      return waitForAdmission(run, name, error, watch).context.deadlineMs;
    };
    const longestPauseMs = LONGEST_QUEUE_PAUSE_MS;
    const context = { ...wait.context, longestPauseMs, lingerMs: START_GRACE_MS, putOff };
    const started = await watch.client.startRun(plan.id, variables, context);
    run.jobId = started.jobId;
  } catch (error) {
    throw error instanceof ServiceError ? explainFailedStart(error, plan, watch) : error;
  }
  run.startedHere = true;
  watch.saver?.started(run);
  await rememberStart(run, plan.id, watch);
  watch.narrator.say(run, `started from ${name}${watch.narrator.link(run)}`);
}

/** Says whether a run may be on its way although its start gave no ID, and how to find it. */
function explainFailedStart(error: ServiceError, plan: RunPlan, watch: Watch): Stopped {
  if (!error.mayHaveBeenTaken) {
    const { outcome, rule, message } = explain(...refusedStart(error, plan));
    return new Stopped(rule, `${withoutPeriod(message)}. No run was started`, outcome);
  }
  const { aborted, reason } = watch.cancelled;
  const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
  return new Stopped(
    LOST_START,
    `${withoutPeriod(what)}. A run of ${describePlan(plan)} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (${listOf(plan.id, watch)}, or the dashboard) and pass its ID as the input job-id`,
  );
}

/** What to explain, and the inputs that can help. A plan that the service listed by its name exists. */
function refusedStart(error: ServiceError, plan: RunPlan): Parameters<typeof explain> {
  if (error.profileKey === '') {
    return [error, null, INPUTS_OF['run-plan'], WHERE_ID_FOUND['run-plan']];
  }
  return [plan.name === null ? error : explainMissing(error), null, 'the input run-plan'];
}

/** The request that lists the runs of a plan, as people may make it. */
function listOf(runPlanId: string, { source }: Watch): string {
  const { list } = (source.service.profile ?? STANDARD_PROFILE).operations;
  const { method, path } = fillRequest(list, { runPlanId });
  return `${method} ${path}`;
}

/**
 * Finds the run whose simulation job uses a number: lookup, then the runs of its run plan, then the
 * newest one whose time span holds the call.
 */
export async function locateRun(run: RunRecord, source: PhoneSource, watch: Watch): Promise<void> {
  const { servicePhoneNumber, callTime } = source;
  const wait = waitForRun(run, `${run.label} to be found`, watch);
  const job = await lookUp(watch.client, source, watch.clock, wait.context);
  run.takePlan({ id: job.runPlan.id, name: job.runPlan.name ?? null });
  wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
  const callMs = momentOf(job, callTime, watch);
  const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
  const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
  if (found === null) {
    throw new Stopped(
      'lookup',
      `no run of run plan ${oneLine(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`,
      'error',
    );
  }
  run.jobId = found.simulationRunPlanJobId;
  const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
  watch.narrator.say(
    run,
    `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`,
  );
}

/** Where the workflow names no moment: the service's own start of the call, else now. */
function momentOf(job: WireSimulationJob, callTime: string | null, watch: Watch): number {
  const text = callTime ?? job.startedAt;
  return (text ? parseIsoTime(text) : null) ?? watch.clock.now();
}

async function newestHolding(
  callMs: number,
  runPlanId: string,
  wait: Wait,
  watch: Watch,
): Promise<WireListedRun | null> {
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    // The lookup has just returned the plan's ID, so no input explains that the list is missing.
    const page: RunPage = await watch.client
      .listRuns(runPlanId, after, wait.context)
      .catch((error: unknown) => Promise.reject(explainMissing(error)));
    const newest = page.runs
      .filter((run) => holds(run, callMs))
      .toSorted((a, b) => startOf(b) - startOf(a))[0];
    if (newest !== undefined) return newest;
    if (page.nextCursor === null || page.nextCursor === after) return null;
    after = page.nextCursor;
  }
  throw new Stopped(
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
