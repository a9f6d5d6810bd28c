/** Finds the recorded run that is resumed or reused, so that none is started. */

import type { RunReference } from '../../history/run-history.ts';
import type { RequestContext } from '../../http/channel.ts';
import { ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/alike.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { PlannedRun, RunPlan } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { fingerprintOf, isSameSubject, subjectOf, wholeFingerprint } from './fingerprint.ts';
import { withEvaluations } from './record-run.ts';

/** One request and its retries take at most this long. */
const READ_MS = 30_000;
/** Before another run is started, this many runs are read to be reused. */
const MAX_READ = 3;

type Recorded = PlannedRun['recorded'];

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
  if (resumable !== null || reuseMs === null) {
    return { recorded: resumable, fingerprint, notes: [] };
  }
  const whole = await wholeFingerprint(subject, plan, context);
  if ('why' in whole) {
    const note = `No earlier run could be reused, nor can this one: ${whole.why}.`;
    return { recorded: null, fingerprint, notes: [note] };
  }
  const recorded = await findReusableRun(name, plan, whole.fingerprint, reuseMs, context);
  return { ...whole, recorded, notes: [] };
}

async function firstUsable(
  how: 'resumed' | 'reused',
  candidates: readonly RunReference[],
  whyNot: (reference: RunReference) => Promise<string | null>,
  name: string,
  { cancelled, log }: Context,
): Promise<Recorded> {
  for (const reference of candidates) {
    const why = await whyNot(reference).catch((error: unknown) => {
      cancelled.throwIfAborted();
      return describeError(error);
    });
    if (why === null) return { reference, how };
    log.say({ name }, `run ${reference.jobId} is not ${how}: ${why}`);
  }
  return null;
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
): Promise<Recorded> {
  const all = await startedByLastAttempt(subject, context);
  const hasFailed = all.some(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
  const candidates = all.filter(({ outcome }) => !hasFailed || outcome === 'started');
  const whyNot = (one: RunReference) => whyNotResumed(one, plan, context);
  return firstUsable('resumed', candidates, whyNot, name, context);
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

/** Rejects if the run is unknown or of another plan. */
async function whyNotResumed(
  { jobId, outcome, endedAt }: RunReference,
  plan: RunPlan,
  context: Context,
): Promise<string | null> {
  const { client } = context;
  const results = await orNull(client.readResults(jobId, requestOf(context)));
  refuseOtherPlan(results, plan);
  const progress = await orNull(client.readRun(jobId, requestOf(context)));
  const status = progress?.status ?? results?.run?.status ?? null;
  if (status === null && !results?.debrief) {
    // The debrief request shows whether a run exists that cannot be read.
    try {
      await client.requestDebrief(jobId, { regenerate: false }, requestOf(context));
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    }
  }
  if (/^CANCELL?(?:ED|ING)$/.test(status ?? '')) return 'it was cancelled';
  const endedUnsuccessfully = hasEnded(status) && status !== 'COMPLETED';
  const wasSeen = outcome === 'started' && endedAt !== null;
  return endedUnsuccessfully && wasSeen ? `it ended ${status} without a debrief` : null;
}

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
  fingerprint: string,
  maxAgeMs: number,
  context: Context,
): Promise<Recorded> {
  const { refs, history, clock, client, origin } = context;
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
  const whyNot = async ({ jobId, endedAt }: RunReference) => {
    const results = await client.readResults(jobId, requestOf(context));
    refuseOtherPlan(results, plan);
    if (results.debrief?.status !== 'READY') return 'its debrief is not READY';
    const isRecent = isWithin(results.run?.endedAt ?? endedAt, maxAgeMs, clock.now());
    return isRecent ? null : 'it is too old';
  };
  return firstUsable('reused', usable.slice(0, MAX_READ), whyNot, name, context);
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
