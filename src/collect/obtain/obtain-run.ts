/** How a run of a plan is obtained: resumed from an earlier attempt, reused, or else started. */

import type { RunReference } from '../../history/run-reference.ts';
import type { Variables } from '../../inputs/gate/variables.ts';
import { hasEnded } from '../../model/outcome.ts';
import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import { describeError } from '../../text/step-error.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { ObtainedRun, RunWait } from '../wait/run-wait.ts';
import { fingerprintOf, isSameSubject, subjectOf, wholeFingerprint } from './fingerprint.ts';
import { withEvaluations } from './record-run.ts';
import { readRecorded, readRecordedStatus } from './recorded-run.ts';
import type { RunPlan } from './run-plans.ts';
import { startRun } from './start-run.ts';

const MAX_REF_CHARS = 200;

/** A recorded run because of which none is started, and the hash of what one would be started with. */
export interface Recorded {
  found: { reference: RunReference; how: 'resumed' | 'reused' } | null;
  fingerprint: string;
  notes: string[];
}

/** Finds the recorded run that is resumed or reused instead of starting one. */
export async function findRecordedRun(
  run: RunWait,
  plan: RunPlan,
  variables: Variables,
  context: Context,
): Promise<Recorded> {
  const subject = subjectOf(plan, variables, context);
  const fingerprint = fingerprintOf(subject);
  const nothing = { found: null, fingerprint, notes: [] };
  const resumable = await findResumableRun(run, plan, subject, context);
  if (resumable !== null) return { ...nothing, found: { reference: resumable, how: 'resumed' } };
  const { reuseMs } = context.inputs;
  if (reuseMs === null) return nothing;
  const whole = await wholeFingerprint(subject, plan, context);
  if ('why' in whole) {
    const note = `No earlier run could be reused, nor can this one: ${whole.why}.`;
    return { ...nothing, notes: [note] };
  }
  const limits = { fingerprint: whole.fingerprint, maxAgeMs: reuseMs };
  const reusable = await findReusableRun(run, plan, limits, context);
  return { ...nothing, ...whole, found: reusable && { reference: reusable, how: 'reused' } };
}

/** Resumes or reuses the recorded run, else starts one. */
export async function obtainRun(
  run: RunWait,
  plan: RunPlan,
  variables: Variables,
  { found, fingerprint, notes }: Recorded,
  context: Context,
): Promise<ObtainedRun> {
  run.fingerprint = fingerprint;
  for (const note of notes) run.note(note);
  if (found === null) return startRun(run, plan, variables, context);
  const { reference, how } = found;
  return how === 'resumed' ? resume(run, reference, context) : reuse(run, reference, context);
}

/** A resumed run is this step's own, as far as cancelling goes. */
function resume(run: RunWait, left: RunReference, { saver, log, origin }: Context): ObtainedRun {
  const { jobId: runId, attempt, startedAt } = left;
  saver?.started(runId);
  run.note(
    `No run was started: attempt ${attempt} of this step had started this one at ${startedAt}.`,
  );
  log.say(
    { name: `run ${runId}` },
    `followed, since attempt ${attempt} of this step has started it${log.link(runId)}`,
  );
  return { runId, how: 'resumed', reference: { ...left, attempt: origin.attempt } };
}

function reuse(run: RunWait, reused: RunReference, context: Context): ObtainedRun {
  const { inputs, clock, refs, log } = context;
  const { jobId: runId } = reused;
  const ageMs = clock.now() - Date.parse(reused.endedAt ?? reused.startedAt);
  const commit = reused.sha === '' ? '' : `, of commit ${reused.sha.slice(0, 7)}`;
  const ref = reused.ref === '' ? '' : ` on ${oneLine(reused.ref, MAX_REF_CHARS)}`;
  const age = `${formatDuration(ageMs)} ago${commit}${ref}`;
  run.note(
    `Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${formatDuration(inputs.reuseMs ?? 0)}). Its results were read and evaluated again.`,
  );
  log.say({ name: `run ${runId}` }, `reused: it ended ${age}${log.link(runId)}`);
  return { runId, how: 'reused', reference: { ...reused, ref: refs.own } };
}

/**
 * The run that an earlier attempt of the same step has started and that is to be resumed, or null. It
 * continues, or has ended and was not evaluated, or passed. One that was cancelled is none, nor is one whose
 * end the earlier attempt has seen and could not use. If one of the runs did not pass, only a run that
 * nobody has evaluated is resumed, such as one that was to confirm it.
 *
 * @param subject what the run is to be started with
 */
async function findResumableRun(
  run: RunWait,
  plan: RunPlan,
  subject: string,
  context: Context,
): Promise<RunReference | null> {
  const left = await leftByLastAttempt(subject, context);
  const judged = left.find(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
  const open = left.filter(({ outcome }) => judged === undefined || outcome === 'started');
  for (const pointer of open) {
    run.forRun(`run ${pointer.jobId} to be read`);
    const why = await whyNotResumed(pointer, plan, context);
    if (why === null) return pointer;
    context.log.say(run, `run ${pointer.jobId} of attempt ${pointer.attempt}: ${why}`);
  }
  if (judged !== undefined) {
    const { jobId, attempt, outcome } = judged;
    context.log.say(
      run,
      `run ${jobId} of attempt ${attempt} came to ${outcome}, so another is started`,
    );
  }
  return null;
}

/** The runs that the last earlier attempt of the same step started with the same subject, newest first. */
async function leftByLastAttempt(subject: string, context: Context): Promise<RunReference[]> {
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
  const left = earlier.filter(({ attempt }) => attempt === last);
  return withEvaluations(left, refs.own, context);
}

async function whyNotResumed(
  { jobId, outcome, endedAt }: RunReference,
  plan: RunPlan,
  context: Context,
): Promise<string | null> {
  let status: string;
  try {
    status = await readRecordedStatus(jobId, plan, context);
  } catch (error) {
    context.cancelled.throwIfAborted();
    return `it is not followed, since it cannot be read: ${describeError(error)}`;
  }
  if (/^CANCELL?(?:ED|ING)$/.test(status)) return 'it was cancelled';
  const isSpent = hasEnded(status) && status !== 'COMPLETED';
  const wasSeen = outcome === 'started' && endedAt !== null;
  return isSpent && wasSeen ? `it ended ${status}, and there was nothing to evaluate` : null;
}

/** So many recorded runs are read before another is started. */
const MAX_READ = 3;

/**
 * The newest evaluated run of this ref, else of its base branch, with the same fingerprint that is not older
 * than `reuse` says and whose debrief can be read; null if there is none. On a re-run of the job, one
 * that failed is none: whoever runs a job again wants it tested again.
 */
async function findReusableRun(
  run: RunWait,
  plan: RunPlan,
  { fingerprint, maxAgeMs }: { fingerprint: string; maxAgeMs: number },
  context: Context,
): Promise<RunReference | null> {
  const { refs, history, clock, log } = context;
  let read = 0;
  for (const ref of new Set([refs.own, refs.base ?? refs.own])) {
    const same = (await history.read(ref)).filter((one) => one.fingerprint === fingerprint);
    for (const pointer of await withEvaluations(same, ref, context)) {
      if (!isEvaluated(pointer, context)) continue;
      if (!isWithin(pointer.endedAt, maxAgeMs, clock.now())) continue;
      if (read === MAX_READ) return null;
      read += 1;
      run.forRun(`run ${pointer.jobId} to be read`);
      const why = await whyNotReused(pointer, plan, maxAgeMs, context);
      if (why === null) return pointer;
      log.say(run, `run ${pointer.jobId} is not reused: ${why}`);
    }
  }
  return null;
}

function isEvaluated({ outcome }: RunReference, { origin }: Context): boolean {
  return outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1);
}

async function whyNotReused(
  { jobId, endedAt }: RunReference,
  plan: RunPlan,
  maxAgeMs: number,
  context: Context,
): Promise<string | null> {
  try {
    const { debrief, run } = await readRecorded(jobId, plan, context);
    if (debrief?.status !== 'READY') return 'its debrief is not READY';
    const isRecent = isWithin(run?.endedAt ?? endedAt, maxAgeMs, context.clock.now());
    return isRecent ? null : 'it is too old';
  } catch (error) {
    context.cancelled.throwIfAborted();
    return describeError(error);
  }
}

/** The service's clock may be ahead. */
function isWithin(moment: string | null, maxAgeMs: number, nowMs: number): boolean {
  const ms = parseIsoTime(moment ?? '');
  return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}
