/** Collects the facts of all runs of a gate, and of further runs that are to confirm failures. */

import { annotateEach } from '../github/annotate-each.ts';
import { endedRun, type RunFacts } from '../model/run-facts.ts';
import { CONFIRMED } from '../report/words/confirmation.ts';
import { PLAN } from '../report/words/plan-words.ts';
import { describeUncancelled } from '../report/words/run-notes.ts';
import { saveRun } from '../runner/saved-runs.ts';
import { isSame } from '../text/alike.ts';
import { nextTurn } from '../text/clock.ts';
import { cancelRun } from './cancel.ts';
import { collectRun } from './collect-run.ts';
import { type CollectedRun, endingOf } from './collected-run.ts';
import type { Context } from './context.ts';
import { mapLimited } from './map-limited.ts';
import { findRecordedConfirmation } from './obtain/recorded-runs.ts';
import { findWantedRuns } from './obtain/wanted-runs.ts';

/** Collects every run of the source in its order, or the reasons why none may be started. */
export async function collectRuns(
  context: Context,
): Promise<{ runs: CollectedRun[] } | { refused: RunFacts[] }> {
  // A signal that arrived while the code was loaded is reported in the next turn of the event loop. No run
  // may be started after it.
  await nextTurn();
  const found = await findWantedRuns(context);
  if ('refused' in found) return found;
  const collected = await mapLimited(found.wanted, context.inputs.maxParallel, (wanted) =>
    collectRun(wanted, context),
  );
  return { runs: collected.map((run, index) => withOwnRun(run, collected.slice(0, index))) };
}

/** A start that returned the run of an earlier one has tested nothing, and has no run. */
function withOwnRun(run: CollectedRun, earlier: readonly CollectedRun[]): CollectedRun {
  const { jobId, label, stableName } = run.facts;
  const isOwn = !earlier.some(({ facts }) => isSame(facts.jobId, jobId));
  if (isOwn || run.run?.how !== 'started') return run;
  const message = PLAN.otherStart(label);
  const ending = { outcome: 'inconclusive', reasons: [{ rule: 'start', message }] } as const;
  return { ...run, run: null, mayContinue: false, facts: endedRun(label, ending, stableName) };
}

/**
 * The run with the facts of one further run of its plan and variables: the recorded one if there is one, else a
 * new one. Null if there is none: a reused run is confirmed by recorded runs only.
 */
export async function collectFurther(
  first: CollectedRun,
  context: Context,
): Promise<CollectedRun | null> {
  const { wanted, further, facts } = first;
  if (wanted.kind !== 'planned' || context.cancelled.aborted) return null;
  const recorded = await findRecordedConfirmation(first, further.length, wanted.plan, context);
  if (recorded === null && !facts.isStartedHere) return null;
  const label = `${wanted.label}, confirming run ${further.length + 1}`;
  context.log.say(nameOf(first), CONFIRMED.next);
  // Alone it decides nothing, so nothing finds it by its fingerprint.
  const alone = { fingerprint: '', confirms: facts.jobId, notes: [] };
  const collected = await collectRun({ ...wanted, ...alone, label, recorded }, context);
  const next = withOwnRun(collected, [first, ...further]);
  const confirmations = [...facts.confirmations, next.facts];
  return { ...first, facts: { ...facts, confirmations }, further: [...further, next] };
}

/** Cancels the runs that continue if the step is cancelled. If that fails, the post step tries again. */
export async function closeRuns(
  runs: readonly CollectedRun[],
  context: Context,
): Promise<CollectedRun[]> {
  const closed = await Promise.all(runs.map((run) => closeRun(run, context)));
  const failures = closed
    .flatMap((run) => [run, ...run.further])
    .flatMap(({ facts, cancelError }) =>
      cancelError === null ? [] : [{ id: facts.jobId, why: cancelError }],
    );
  annotateEach('error', describeUncancelled(failures), context.runner);
  return closed;
}

async function closeRun(run: CollectedRun, context: Context): Promise<CollectedRun> {
  const { aborted, reason } = context.cancelled;
  const further = await Promise.all(run.further.map((one) => closeRun(one, context)));
  let closed: CollectedRun = { ...run, further };
  const { jobId, ending, isStartedHere } = run.facts;
  if (aborted && ending?.outcome === 'started') {
    const cancelled = endingOf(reason, null, isStartedHere, context);
    closed = { ...closed, facts: { ...run.facts, ending: cancelled } };
  }
  if (aborted && run.mayContinue) closed = await cancelRun(closed, context);
  if (isStartedHere && closed.cancelError === null) saveRun(jobId, false, context);
  return closed;
}

export function factsOf(runs: readonly CollectedRun[]): RunFacts[] {
  return runs.map(({ facts }) => facts);
}

export function nameOf({ facts: { jobId, label } }: CollectedRun): { name: string } {
  return { name: jobId === '' ? label : `run ${jobId}` };
}
