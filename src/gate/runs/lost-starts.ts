/** Runs that an earlier attempt of this step has asked for, and of which it never learned the ID. */
import { parseIsoTime } from '../../core/input/iso-time.ts';
import { oneLine } from '../../core/text/log-line.ts';
import type { Asked } from '../../memory/memory.ts';
import type { WireListedRun } from '../../service/schemas.ts';
import { annotateEach } from '../../step/annotations.ts';
import { hasEarlierAttempt, isEarlierAttempt } from './attach.ts';
import { listNewestRuns } from './earlier-run.ts';
import { listOf } from './locate.ts';
import { describePlan, type RunPlan } from './run-plans.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** So much may the clocks of two machines differ. */
const CLOCK_SKEW_MS = 5 * 60_000;
const MAX_NAMED = 5;
const MAX_CHARS = 100;

/**
 * Warns of each, with the runs that it may be. None of them is followed: a run tells neither who has
 * started it nor with which variables, so that it may be somebody else's.
 *
 * @param subject what the run is to be started with
 */
export async function tellLostStarts(
  run: RunRecord,
  plan: RunPlan,
  subject: string,
  watch: Watch,
): Promise<void> {
  const { memory, origin, refs } = watch;
  if (!hasEarlierAttempt(origin)) return;
  const lost = (await memory.recallAsked(refs.own)).filter((one) =>
    isEarlierAttempt(one, origin, subject),
  );
  for (const asked of lost) {
    const text = `Attempt ${asked.attempt} of this step was killed, or lost the answer, while it asked for a run of ${describePlan(plan)} at ${asked.askedAt}: that run may have been started, and may be placing calls. It is not followed, since nothing tells that a run is this step's but the ID that was lost. To find it, look at the runs of the plan since then (${listOf(plan.id, watch)}, or the dashboard)${await tellSince(asked, plan, watch)}`;
    run.note(`${text}.`);
    watch.narrator.say(run, text);
    annotateEach('warning', [text], watch.runner);
  }
}

/** Which of them it may be; empty where they cannot be listed. */
async function tellSince({ askedAt, ref }: Asked, plan: RunPlan, watch: Watch): Promise<string> {
  const listed = await listNewestRuns(plan, watch);
  if (listed === null) return '';
  const known = new Set((await watch.memory.recall(ref)).map(({ jobId }) => jobId.toLowerCase()));
  const sinceMs = (parseIsoTime(askedAt) ?? 0) - CLOCK_SKEW_MS;
  const found = listed.filter(
    (one) => createdMs(one) >= sinceMs && !known.has(one.simulationRunPlanJobId.toLowerCase()),
  );
  if (found.length === 0) return '; at this moment they show none that it could be';
  const named = found.toReversed().slice(0, MAX_NAMED).map(nameOf);
  const more = found.length > named.length ? ` and ${found.length - named.length} more` : '';
  return `; it could be ${named.join(', ')}${more}`;
}

function createdMs({ createdAt, startedAt }: WireListedRun): number {
  return parseIsoTime(createdAt ?? startedAt ?? '') ?? Number.POSITIVE_INFINITY;
}

function nameOf({ simulationRunPlanJobId: id, status }: WireListedRun): string {
  const told = status ? ` (${oneLine(status, MAX_CHARS)})` : '';
  return `${oneLine(id, MAX_CHARS)}${told}`;
}
