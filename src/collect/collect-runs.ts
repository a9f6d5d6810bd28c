/** Collects the facts of all runs of a gate, with further runs that confirm failures. */

import { type EvaluationSettings, evaluate } from '../evaluate/evaluate.ts';
import { endedRun, type RunFacts } from '../model/run-facts.ts';
import { CONFIRMED } from '../report/words/confirmation.ts';
import { PLAN } from '../report/words/plan-words.ts';
import { describeUncancelled } from '../report/words/run-notes.ts';
import { annotateEach } from '../runner/runner.ts';
import { saveRun } from '../runner/saved-runs.ts';
import { isSame } from '../text/alike.ts';
import { nextTurn } from '../text/clock.ts';
import { cancelRun } from './cancel.ts';
import { collectRun } from './collect-run.ts';
import { type CollectedRun, endingOf, type PlannedRun } from './collected-run.ts';
import type { Context } from './context.ts';
import { mapLimited } from './map-limited.ts';
import { findRecordedConfirmation } from './obtain/recorded-runs.ts';
import { findWantedRuns } from './obtain/wanted-runs.ts';

/** GitHub shows ten annotations of a level; the others say why the step failed. */
const MAX_ANNOTATIONS = 5;

/** Collects every run of the source in its order, or the reasons why none may be started. */
export async function collectRuns(
  settings: EvaluationSettings,
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
  const runs = collected.map((run, index) => withOwnRun(run, collected.slice(0, index)));
  const confirmed = settings.confirm ? await confirmFailures(runs, settings, context) : runs;
  return { runs: await closeRuns(confirmed, context) };
}

/** A start that returned the run of an earlier one has tested nothing: its plan has no run. */
function withOwnRun(run: CollectedRun, earlier: readonly CollectedRun[]): CollectedRun {
  const { jobId, label, stableName } = run.facts;
  const isOwn = !earlier.some(({ facts }) => isSame(facts.jobId, jobId));
  if (isOwn || run.run?.how !== 'started') return run;
  const message = PLAN.otherStart(label);
  const ending = { outcome: 'inconclusive', reasons: [{ rule: 'start', message }] } as const;
  return { ...run, mayContinue: false, facts: endedRun(label, ending, stableName) };
}

/** Collects further runs, one after the other for each run, as long as one may refute its failure. */
async function confirmFailures(
  collected: readonly CollectedRun[],
  settings: EvaluationSettings,
  context: Context,
): Promise<CollectedRun[]> {
  const { log, inputs, cancelled } = context;
  const runs = [...collected];
  let evaluations = evaluate(factsOf(runs), settings).runs;
  await mapLimited(collected, inputs.maxParallel, async (collectedRun, index) => {
    let run = collectedRun;
    let evaluation = evaluations[index];
    while (run.wanted.kind === 'planned' && evaluation?.furtherRun === 'useful') {
      if (cancelled.aborted) return;
      const wanted = await furtherRun(run, run.wanted, context);
      if (wanted === null) return;
      log.say(nameOf(run), CONFIRMED.next);
      const further = await collectRun(wanted, context);
      const confirmations = [...run.facts.confirmations, further.facts];
      const facts = { ...run.facts, confirmations };
      run = { ...run, facts, further: [...run.further, further] };
      runs[index] = run;
      evaluations = evaluate(factsOf(runs), settings).runs;
      evaluation = evaluations[index];
      if (evaluation === undefined) return;
      log.say(nameOf(run), CONFIRMED.result(evaluation.outcome, run.further.length));
    }
  });
  return runs;
}

/**
 * A further run of the same plan and variables: the recorded one if there is one, else a new one. A reused run is
 * confirmed by recorded runs only: null if there is none.
 */
async function furtherRun(
  first: CollectedRun,
  wanted: PlannedRun,
  context: Context,
): Promise<PlannedRun | null> {
  const { length } = first.further;
  const recorded = await findRecordedConfirmation(first, length, wanted.plan, context);
  if (recorded === null && !first.facts.isStartedHere) return null;
  const label = `${wanted.label}, confirming run ${length + 1}`;
  // Alone it decides nothing, so nothing finds it by its fingerprint.
  const alone = { fingerprint: '', confirms: first.facts.jobId, notes: [] };
  return { ...wanted, ...alone, label, recorded };
}

/** Cancels the runs that continue if the step is cancelled. If that fails, the post step tries again. */
async function closeRuns(runs: readonly CollectedRun[], context: Context): Promise<CollectedRun[]> {
  const closed = await Promise.all(runs.map((run) => closeRun(run, context)));
  const failures = closed
    .flatMap((run) => [run, ...run.further])
    .flatMap(({ facts, cancelError }) =>
      cancelError === null ? [] : [{ id: facts.jobId, why: cancelError }],
    );
  annotateEach('error', describeUncancelled(failures), context.runner, MAX_ANNOTATIONS);
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

function nameOf({ facts: { jobId, label } }: CollectedRun): { name: string } {
  return { name: jobId === '' ? label : `run ${jobId}` };
}
