/** A re-run of a step resumes the run that its earlier attempt has left, so that no call is paid twice. */

import type { Pointer } from '../../history/memory.ts';
import { hasEnded } from '../../model/run-status.ts';
import { describeError } from '../../text/stops.ts';
import type { Context } from '../context.ts';
import type { RunWait } from '../wait/run-wait.ts';
import { isSameSubject } from './fingerprint.ts';
import { withEvaluations } from './record-run.ts';
import { readRecordedStatus } from './recorded-run.ts';
import type { RunPlan } from './run-plans.ts';

/**
 * The run that an earlier attempt of the same step has started and that is to be resumed, or null. It
 * continues, or has ended and was not evaluated, or passed. One that was cancelled is none, nor is one whose
 * end the earlier attempt has seen and could not use. If one of the runs did not pass, only a run that
 * nobody has evaluated is resumed, such as one that was to confirm it.
 *
 * @param subject what the run is to be started with
 */
export async function findResumableRun(
  run: RunWait,
  plan: RunPlan,
  subject: string,
  context: Context,
): Promise<Pointer | null> {
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
      `run ${jobId} of attempt ${attempt} was judged ${outcome}, so another is started`,
    );
  }
  return null;
}

/** The runs that the last earlier attempt of the same step started with the same subject, newest first. */
async function leftByLastAttempt(subject: string, context: Context): Promise<Pointer[]> {
  const { origin, refs, history } = context;
  if (origin.attempt <= 1 || origin.workflowRun === '') return [];
  const earlier = (await history.recall(refs.own)).filter(
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
  { jobId, outcome, endedAt }: Pointer,
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
  return isSpent && wasSeen ? `it ended ${status}, and there was nothing to judge` : null;
}
