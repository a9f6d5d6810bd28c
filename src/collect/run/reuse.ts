/** A run that has tested the same already is judged again, in place of one that would cost its calls anew. */

import type { Pointer } from '../../history/memory.ts';
import { describeError } from '../../text/stops.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import { readEarlier } from './earlier-run.ts';
import { withJudgements } from './remembering.ts';
import type { RunPlan } from './run-plans.ts';
import type { RunRecord } from './run-record.ts';
import { type Watch, waitForRun } from './watch.ts';

/** So many remembered runs are read before another is started. */
const MAX_READ = 3;

/**
 * The newest judged run of this ref, else of its base branch, with the same fingerprint that is not older
 * than `reuse` says and whose debrief can be read; null where there is none. On a re-run of the job, one
 * that failed is none: whoever runs a job again wants it tested again.
 */
export async function findReusableRun(
  run: RunRecord,
  plan: RunPlan,
  maxAgeMs: number,
  watch: Watch,
): Promise<Pointer | null> {
  let read = 0;
  for (const ref of new Set([watch.refs.own, watch.refs.base ?? watch.refs.own])) {
    const same = (await watch.memory.recall(ref)).filter(
      ({ fingerprint }) => fingerprint === run.fingerprint,
    );
    for (const pointer of await withJudgements(same, ref, watch)) {
      if (!isJudged(pointer, watch) || !isWithin(pointer.endedAt, maxAgeMs, watch.clock.now()))
        continue;
      if (read === MAX_READ) return null;
      read += 1;
      waitForRun(run, `run ${pointer.jobId} to be read`, watch);
      const why = await whyNotReused(pointer, plan, maxAgeMs, watch);
      if (why === null) return pointer;
      watch.narrator.say(run, `run ${pointer.jobId} is not reused: ${why}`);
    }
  }
  return null;
}

function isJudged({ outcome }: Pointer, { origin }: Watch): boolean {
  return outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1);
}

async function whyNotReused(
  { jobId, endedAt }: Pointer,
  plan: RunPlan,
  maxAgeMs: number,
  watch: Watch,
): Promise<string | null> {
  try {
    const { debrief, run } = await readEarlier(jobId, plan, watch);
    if (debrief?.status !== 'READY') return 'its debrief is not READY';
    const isRecent = isWithin(run?.endedAt ?? endedAt, maxAgeMs, watch.clock.now());
    return isRecent ? null : 'it is too old';
  } catch (error) {
    watch.cancelled.throwIfAborted();
    return describeError(error);
  }
}

/** The service's clock may be ahead. */
function isWithin(moment: string | null, maxAgeMs: number, nowMs: number): boolean {
  const ms = parseIsoTime(moment ?? '');
  return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}
