/** A re-run of a step follows the run that its earlier attempt has left, so that no call is paid twice. */

import type { Pointer } from '../../history/memory.ts';
import { hasEnded } from '../../model/run-status.ts';
import { describeError } from '../../text/stops.ts';
import { readEarlierStatus } from './earlier-run.ts';
import { isSameSubject } from './fingerprint.ts';
import { withJudgements } from './remembering.ts';
import type { RunPlan } from './run-plans.ts';
import type { RunRecord } from './run-record.ts';
import { type Watch, waitForRun } from './watch.ts';

/**
 * The run that an earlier attempt of the same step has started and that is to be followed, or null. It
 * goes on, or has ended and was not judged, or passed; one that was cancelled is none, nor is one whose
 * end the earlier attempt has seen and could do nothing with. Beside one that did not pass, only a run
 * that nobody has judged is followed, such as one that was to confirm it.
 *
 * @param subject what the run is to be started with
 */
export async function findLeftRun(
  run: RunRecord,
  plan: RunPlan,
  subject: string,
  watch: Watch,
): Promise<Pointer | null> {
  const left = await leftByLastAttempt(subject, watch);
  const judged = left.find(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
  const open = left.filter(({ outcome }) => judged === undefined || outcome === 'started');
  for (const pointer of open) {
    waitForRun(run, `run ${pointer.jobId} to be read`, watch);
    const why = await whyNotFollowed(pointer, plan, watch);
    if (why === null) return pointer;
    watch.narrator.say(run, `run ${pointer.jobId} of attempt ${pointer.attempt}: ${why}`);
  }
  if (judged !== undefined) {
    const { jobId, attempt, outcome } = judged;
    watch.narrator.say(
      run,
      `run ${jobId} of attempt ${attempt} was judged ${outcome}, so another is started`,
    );
  }
  return null;
}

/** The runs that the last earlier attempt of the same step started with the same subject, newest first. */
async function leftByLastAttempt(subject: string, watch: Watch): Promise<Pointer[]> {
  const { origin, refs, memory } = watch;
  if (origin.attempt <= 1 || origin.workflowRun === '') return [];
  const earlier = (await memory.recall(refs.own)).filter(
    (one) =>
      one.workflowRun === origin.workflowRun &&
      one.job === origin.job &&
      one.step === origin.step &&
      one.attempt < origin.attempt &&
      isSameSubject(one.fingerprint, subject),
  );
  const last = Math.max(...earlier.map(({ attempt }) => attempt));
  const left = earlier.filter(({ attempt }) => attempt === last);
  return withJudgements(left, refs.own, watch);
}

async function whyNotFollowed(
  { jobId, outcome, endedAt }: Pointer,
  plan: RunPlan,
  watch: Watch,
): Promise<string | null> {
  let status: string;
  try {
    status = await readEarlierStatus(jobId, plan, watch);
  } catch (error) {
    watch.cancelled.throwIfAborted();
    return `it is not followed, since it cannot be read: ${describeError(error)}`;
  }
  if (/^CANCELL?(?:ED|ING)$/.test(status)) return 'it was cancelled';
  const isSpent = hasEnded(status) && status !== 'COMPLETED';
  const wasSeen = outcome === 'started' && endedAt !== null;
  return isSpent && wasSeen ? `it ended ${status}, and there was nothing to judge` : null;
}
