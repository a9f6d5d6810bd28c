/** Finds the recorded run that is resumed or reused, so that none is started. */

import type { RunReference } from '../../history/run-history.ts';
import type { RequestContext } from '../../http/channel.ts';
import { ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/same-id.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { PlannedRun, RunPlan } from '../run.ts';
import { fingerprintOf, isSameSubject, subjectOf, wholeFingerprint } from './fingerprint.ts';
import { withEvaluations } from './record-run.ts';

/** One request and its retries take at most this long. */
const READ_MS = 30_000;
/** Before another run is started, this many runs are read to be reused. */
const MAX_READ = 3;

/** The recorded run, and the fingerprint of the run that is started if there is none. */
export async function findRecordedRun(
  name: string,
  plan: RunPlan,
  context: Context,
): Promise<Pick<PlannedRun, 'recorded' | 'fingerprint' | 'notes'>> {
  const subject = subjectOf(plan, context);
  const fingerprint = fingerprintOf(subject);
  const { reuseMs } = context.inputs;
  const resumable = await findResumableRun(name, plan, subject, context);
  if (resumable !== null) {
    return { recorded: { reference: resumable, how: 'resumed' }, fingerprint, notes: [] };
  }
  if (reuseMs === null) return { recorded: null, fingerprint, notes: [] };
  const whole = await wholeFingerprint(subject, plan, context);
  if ('why' in whole) {
    const note = `No earlier run could be reused, nor can this one: ${whole.why}.`;
    return { recorded: null, fingerprint, notes: [note] };
  }
  const limits = { fingerprint: whole.fingerprint, maxAgeMs: reuseMs };
  const reusable = await findReusableRun(name, plan, limits, context);
  return { ...whole, recorded: reusable && { reference: reusable, how: 'reused' }, notes: [] };
}

/**
 * The run that an earlier attempt of the same step started, if it continues, passed, or ended without an
 * evaluation.
 */
async function findResumableRun(
  name: string,
  plan: RunPlan,
  subject: string,
  context: Context,
): Promise<RunReference | null> {
  const all = await startedByLastAttempt(subject, context);
  const ended = all.find(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
  for (const one of all.filter(({ outcome }) => ended === undefined || outcome === 'started')) {
    const why = await whyNotResumed(one, plan, context);
    if (why === null) return one;
    context.log.say({ name }, `run ${one.jobId} of attempt ${one.attempt} is not resumed: ${why}`);
  }
  return null;
}

/** The runs that the last earlier attempt of the same step started with the same subject, newest first. */
async function startedByLastAttempt(subject: string, context: Context): Promise<RunReference[]> {
  const { origin, refs, history } = context;
  if (origin.attempt <= 1 || origin.workflowRun === '') return [];
  const earlier = (await history.read(refs.own)).filter(
    (one) =>
      one.workflowRun === origin.workflowRun &&
      one.job === origin.job &&
      one.step === origin.step &&
      one.attempt < origin.attempt &&
      isSameSubject(one.fingerprint, subject),
  );
  const last = Math.max(...earlier.map(({ attempt }) => attempt));
  const started = earlier.filter(({ attempt }) => attempt === last);
  return withEvaluations(started, refs.own, context);
}

async function whyNotResumed(
  { jobId, outcome, endedAt }: RunReference,
  plan: RunPlan,
  context: Context,
): Promise<string | null> {
  const status = await readStatus(jobId, plan, context).catch((error: unknown) => error);
  if (typeof status !== 'string') {
    context.cancelled.throwIfAborted();
    return describeError(status);
  }
  if (/^CANCELL?(?:ED|ING)$/.test(status)) return 'it was cancelled';
  const endedUnsuccessfully = hasEnded(status) && status !== 'COMPLETED';
  const wasSeen = outcome === 'started' && endedAt !== null;
  return endedUnsuccessfully && wasSeen ? `it ended ${status} without a debrief` : null;
}

/**
 * The status that the service reports; empty if it reports none. The debrief request shows whether a run
 * exists that cannot be read. Rejects if the run is unknown or of another plan.
 */
async function readStatus(runId: string, plan: RunPlan, context: Context): Promise<string> {
  const { client } = context;
  const results = await orNull(client.readResults(runId, requestOf(context)));
  refuseOtherPlan(results, plan);
  const progress = await orNull(client.readRun(runId, requestOf(context)));
  const status = progress?.status ?? results?.run?.status;
  if (status !== undefined && status !== null) return status;
  if (!results?.debrief) {
    try {
      await client.requestDebrief(runId, { regenerate: false }, requestOf(context));
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
  }
  return '';
}

/** Null if the service cannot answer. */
async function orNull<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

/**
 * The newest evaluated run of this ref, else of its base branch, with the same fingerprint that is not older
 * than `reuse` allows and whose debrief can be read; null if there is none. A re-run of a job tests a failed
 * run again.
 */
async function findReusableRun(
  name: string,
  plan: RunPlan,
  { fingerprint, maxAgeMs }: { fingerprint: string; maxAgeMs: number },
  context: Context,
): Promise<RunReference | null> {
  const { refs, history, clock, log, origin } = context;
  const candidates: RunReference[] = [];
  for (const ref of new Set([refs.own, refs.base ?? refs.own])) {
    const same = (await history.read(ref)).filter((one) => one.fingerprint === fingerprint);
    candidates.push(...(await withEvaluations(same, ref, context)));
  }
  const usable = candidates.filter(
    ({ outcome, endedAt }) =>
      (outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1)) &&
      isWithin(endedAt, maxAgeMs, clock.now()),
  );
  for (const one of usable.slice(0, MAX_READ)) {
    const why = await whyNotReused(one, plan, maxAgeMs, context);
    if (why === null) return one;
    log.say({ name }, `run ${one.jobId} is not reused: ${why}`);
  }
  return null;
}

async function whyNotReused(
  { jobId, endedAt }: RunReference,
  plan: RunPlan,
  maxAgeMs: number,
  context: Context,
): Promise<string | null> {
  try {
    const results = await context.client.readResults(jobId, requestOf(context));
    refuseOtherPlan(results, plan);
    if (results.debrief?.status !== 'READY') return 'its debrief is not READY';
    const isRecent = isWithin(results.run?.endedAt ?? endedAt, maxAgeMs, context.clock.now());
    return isRecent ? null : 'it is too old';
  } catch (error) {
    context.cancelled.throwIfAborted();
    return describeError(error);
  }
}

function refuseOtherPlan(results: RunResults | null, plan: RunPlan): void {
  const planId = results?.run?.simulationRunPlanId;
  if (planId && !isSame(planId, plan.id)) throw new Error('it is a run of another plan');
}

function requestOf({ deadline, cancelled }: Context): RequestContext {
  return { signal: cancelled, deadlineMs: deadline.within(READ_MS) };
}

/** The service's clock may be ahead. */
function isWithin(time: string | null, maxAgeMs: number, nowMs: number): boolean {
  const ms = parseIsoTime(time ?? '');
  return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}
