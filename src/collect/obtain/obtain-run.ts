import type { RunReference } from '../../history/run-history.ts';
import { extendError, ServiceError } from '../../http/errors.ts';
import { describeLostStart, PLAN } from '../../report/words/plan-words.ts';
import { describeResumed, describeReused } from '../../report/words/run-notes.ts';
import { STATE, WAIT_FOR } from '../../report/words/wait-words.ts';
import { saveRun } from '../../runner/saved-runs.ts';
import type { ObtainedRun, PlannedRun, WantedRun } from '../collected-run.ts';
import type { Context } from '../context.ts';
import type { NamedWait } from '../wait/followed-run.ts';
import { variablesOf } from './fingerprint.ts';
import { locateRun } from './locate-run.ts';

/** A start request continues this long after the step was cancelled, so that its run can be cancelled too. */
const START_GRACE_MS = 1_500;
/** The longest pause after a 429 without `Retry-After`. */
const MAX_PAUSE_MS = 5 * 60_000;

/** Starts, resumes, reuses or locates a run. Rejects if there is none. */
export async function obtainRun(
  wanted: WantedRun,
  run: NamedWait,
  context: Context,
): Promise<ObtainedRun> {
  if (wanted.kind === 'located') return locateRun(wanted.call, run, context);
  if (wanted.kind === 'given') {
    const { runId } = wanted;
    context.log.say({ name: `run ${runId}` }, STATE.given);
    return { runId, how: 'given', reference: null, plan: null, notes: [] };
  }
  const { recorded } = wanted;
  return recorded === null
    ? startRun(wanted, run, context)
    : takeRecorded(recorded, wanted, context);
}

/** A resumed run is this step's own, as far as cancelling goes. */
function takeRecorded(
  { how, reference }: NonNullable<PlannedRun['recorded']>,
  wanted: PlannedRun,
  context: Context,
): ObtainedRun {
  const { clock, inputs, log, origin, refs } = context;
  const { jobId: runId, attempt, startedAt, endedAt } = reference;
  const isResumed = how === 'resumed';
  if (isResumed) saveRun(runId, true, context);
  const ageMs = clock.now() - Date.parse(endedAt ?? startedAt);
  const note = isResumed
    ? describeResumed(attempt, startedAt)
    : describeReused({ ...reference, ageMs }, inputs.reuseMs ?? 0);
  log.say({ name: `run ${runId}` }, note);
  const now = isResumed ? { attempt: origin.attempt } : { ref: refs.own };
  const notes = [...wanted.notes, note];
  return { runId, how, reference: { ...reference, ...now }, plan: wanted.plan, notes };
}

/** Starts a run of a plan. The request is never repeated once the service may have received it. */
async function startRun(
  wanted: PlannedRun,
  { wait }: NamedWait,
  context: Context,
): Promise<ObtainedRun> {
  const { client, log, inputs } = context;
  const { plan, notes } = wanted;
  const what = WAIT_FOR.start(plan);
  wait.begin({ what, input: 'queue-timeout', limitMs: inputs.queueTimeoutMs });
  const limits = { longestPauseMs: MAX_PAUSE_MS, lingerMs: START_GRACE_MS };
  try {
    const request = { ...wait.context, ...limits };
    const runId = await client.startRun(plan.id, variablesOf(context), request);
    saveRun(runId, true, context);
    const reference = await recordStart(runId, wanted, context);
    log.say({ name: `run ${runId}` }, PLAN.started(plan));
    return { runId, how: 'started', reference, plan, notes };
  } catch (error) {
    const isLost = error instanceof ServiceError && error.mayHaveBeenTaken;
    if (!isLost) throw error;
    throw extendError(error, describeLostStart(plan), { kind: 'lost', rule: 'start' });
  }
}

/** Records a run as soon as it is started, so that a later attempt can resume it if the step is killed. */
async function recordStart(
  runId: string,
  { plan, fingerprint, confirms }: PlannedRun,
  { history, clock, origin }: Context,
): Promise<RunReference> {
  const startedAt = new Date(clock.now()).toISOString();
  const started = { startedAt, endedAt: null, outcome: 'started' as const };
  const known = { jobId: runId, runPlanId: plan.id, fingerprint, ...(confirms && { confirms }) };
  const reference = { ...known, ...started, ...origin };
  await history.record(reference);
  return reference;
}
