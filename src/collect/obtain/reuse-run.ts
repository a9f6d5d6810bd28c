/** A run that has tested the same already is evaluated again instead of paying for its calls again. */

import type { Pointer } from '../../history/memory.ts';
import { describeError } from '../../text/stops.ts';
import { parseIsoTime } from '../../text/values/iso-time.ts';
import type { Context } from '../context.ts';
import type { RunWait } from '../wait/run-wait.ts';
import { withEvaluations } from './record-run.ts';
import { readRecorded } from './recorded-run.ts';
import type { RunPlan } from './run-plans.ts';

/** So many recorded runs are read before another is started. */
const MAX_READ = 3;

/**
 * The newest evaluated run of this ref, else of its base branch, with the same fingerprint that is not older
 * than `reuse` says and whose debrief can be read; null if there is none. On a re-run of the job, one
 * that failed is none: whoever runs a job again wants it tested again.
 */
export async function findReusableRun(
  run: RunWait,
  plan: RunPlan,
  { fingerprint, maxAgeMs }: { fingerprint: string; maxAgeMs: number },
  context: Context,
): Promise<Pointer | null> {
  const { refs, history, clock, log } = context;
  let read = 0;
  for (const ref of new Set([refs.own, refs.base ?? refs.own])) {
    const same = (await history.recall(ref)).filter((one) => one.fingerprint === fingerprint);
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

function isEvaluated({ outcome }: Pointer, { origin }: Context): boolean {
  return outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1);
}

async function whyNotReused(
  { jobId, endedAt }: Pointer,
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
