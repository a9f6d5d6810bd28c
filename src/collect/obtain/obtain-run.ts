/** Starts, resumes, reuses or locates a run. */

import { extendError, ServiceError } from '../../http/errors.ts';
import { fillRequest, STANDARD_PROFILE } from '../../service/operations.ts';
import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import { saveRun } from '../cancel.ts';
import type { ObtainedRun, PlannedRun, RunPlan, WantedRun } from '../collected-run.ts';
import type { Context } from '../context.ts';
import type { RunWait } from '../wait/run-wait.ts';
import { variablesOf } from './fingerprint.ts';
import { locateRun } from './locate-run.ts';
import { recordStart } from './record-run.ts';
import { describePlan } from './run-plans.ts';

/** A start request continues this long after the step was cancelled, so that its run can be cancelled too. */
const START_GRACE_MS = 1_500;
/** The longest pause after a 429 without `Retry-After`. */
const MAX_PAUSE_MS = 5 * 60_000;
const MAX_REF_CHARS = 200;

/** Starts, resumes, reuses or locates a run. Rejects if there is none. */
export async function obtainRun(
  wanted: WantedRun,
  wait: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  const { log } = context;
  if (wanted.kind === 'located') return locateRun(wanted.call, wait, context);
  if (wanted.kind === 'given') {
    const { runId } = wanted;
    log.say({ name: `run ${runId}` }, 'given by job-id');
    return { runId, how: 'given', reference: null, plan: null, notes: [] };
  }
  const { recorded, plan } = wanted;
  if (recorded === null) return startRun(wanted, wait, context);
  const { how, reference } = recorded;
  const { jobId: runId } = reference;
  const own = how === 'resumed' ? resumed(recorded, context) : reused(recorded, context);
  log.say({ name: `run ${runId}` }, own.why);
  const notes = [...wanted.notes, own.note];
  return { runId, how, reference: { ...reference, ...own.now }, plan, notes };
}

type Recorded = NonNullable<PlannedRun['recorded']>;

/** A resumed run is this step's own, as far as cancelling goes. */
function resumed({ reference }: Recorded, context: Context) {
  const { jobId, attempt, startedAt } = reference;
  saveRun(jobId, true, context);
  return {
    why: `resumed, since attempt ${attempt} of this step started it`,
    note: `No run was started: attempt ${attempt} of this step had started this one at ${startedAt}.`,
    now: { attempt: context.origin.attempt },
  };
}

function reused({ reference }: Recorded, { inputs, clock, refs }: Context) {
  const { endedAt, startedAt, sha, ref } = reference;
  const ageMs = clock.now() - Date.parse(endedAt ?? startedAt);
  const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
  const on = ref === '' ? '' : ` on ${oneLine(ref, MAX_REF_CHARS)}`;
  const age = `${formatDuration(ageMs)} ago${commit}${on}`;
  return {
    why: `reused: it ended ${age}`,
    note: `Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${formatDuration(inputs.reuseMs ?? 0)}). Its results were read and evaluated again.`,
    now: { ref: refs.own },
  };
}

/** Starts a run of a plan. The request is never repeated once the service may have received it. */
async function startRun(
  { plan, fingerprint, notes }: PlannedRun,
  wait: RunWait,
  context: Context,
): Promise<ObtainedRun> {
  const { client, log } = context;
  const { context: request } = wait.begin(
    `a run of ${describePlan(plan)} to start`,
    'queue-timeout',
  );
  const own = { ...request, longestPauseMs: MAX_PAUSE_MS, lingerMs: START_GRACE_MS };
  try {
    const runId = await client.startRun(plan.id, variablesOf(context), own);
    saveRun(runId, true, context);
    const reference = await recordStart(runId, plan.id, fingerprint, context);
    log.say({ name: `run ${runId}` }, `started from ${describePlan(plan)}`);
    return { runId, how: 'started', reference, plan, notes };
  } catch (error) {
    const isLost = error instanceof ServiceError && error.mayHaveBeenTaken;
    throw isLost ? explainLostStart(error, plan, context) : error;
  }
}

/** A run may have been started although the response has no ID. */
function explainLostStart(error: ServiceError, plan: RunPlan, context: Context): ServiceError {
  return extendError(
    error,
    `A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan (${listOf(plan.id, context)}, or the dashboard) and pass its ID as the input job-id`,
    { kind: 'lost', rule: 'start' },
  );
}

function listOf(runPlanId: string, { source }: Context): string {
  const { list } = (source.service.profile ?? STANDARD_PROFILE).operations;
  const { method, path } = fillRequest(list, { runPlanId });
  return `${method} ${path}`;
}
