/** Collects the facts of all runs of a gate, with further runs that confirm failures. */

import { type EvaluationSettings, evaluate, type RunEvaluation } from '../evaluate/evaluate.ts';
import type { RunFacts } from '../model/run-facts.ts';
import { describeConfirmation } from '../report/words/confirmation.ts';
import { annotateEach } from '../runner/runner.ts';
import { nextTurn } from '../text/next-turn.ts';
import { cancelRun, describeUncancelled } from './cancel.ts';
import { collectRun, withCancelling } from './collect-run.ts';
import type { Context } from './context.ts';
import { endingOf } from './ending.ts';
import { mapLimited } from './map-limited.ts';
import { CONFIRMATION } from './obtain/fingerprint.ts';
import { findWantedRuns } from './obtain/wanted-runs.ts';
import type { CollectedRun, PlannedRun } from './run.ts';
import { forgetRun } from './saved-runs.ts';

/** GitHub shows ten annotations of a level; the others say why the step failed. */
const MAX_ANNOTATIONS = 5;

/**
 * Collects every run of the source, at most `max-parallel` at once, in the source's order. If one of them
 * cannot be found, or too many calls would be made, nothing is started, and the facts say why.
 */
export async function collectRuns(
  settings: EvaluationSettings,
  context: Context,
): Promise<{ runs: CollectedRun[] } | { refused: RunFacts[] }> {
  const { inputs, log } = context;
  // A signal that arrived while the code was loaded is reported in the next turn of the event loop. No run
  // may be started after it.
  await nextTurn();
  const found = await findWantedRuns(context);
  if ('refused' in found) return found;
  log.begin();
  try {
    const runs = await mapLimited(found.wanted, inputs.maxParallel, (wanted) =>
      collectRun(wanted, context),
    );
    return { runs: await closeRuns(await confirmFailures(runs, settings, context), context) };
  } finally {
    log.end();
  }
}

/** Collects further runs, one after the other for each run, as long as one may refute its failure. */
async function confirmFailures(
  collected: readonly CollectedRun[],
  settings: EvaluationSettings,
  context: Context,
): Promise<CollectedRun[]> {
  const { log, inputs, cancelled } = context;
  const runs = [...collected];
  const evaluated = () => evaluate(factsOf(runs), settings).runs;
  for (const [index, { outcome }] of evaluated().entries()) {
    const run = runs[index];
    if (run !== undefined) log.say(nameOf(run), outcome);
  }
  await mapLimited(collected, inputs.maxParallel, async (first, index) => {
    for (let run = first; !cancelled.aborted && run.wanted.kind === 'planned'; ) {
      if (evaluated()[index]?.furtherRun !== 'useful') return;
      log.say(nameOf(run), 'failed by rates alone; a further run is to confirm it');
      const further = await collectRun(furtherRun(run.wanted, run.further.length), context);
      run = {
        ...run,
        further: [...run.further, further],
        facts: { ...run.facts, confirmations: [...run.facts.confirmations, further.facts] },
      };
      runs[index] = run;
      logConfirmation(run, further, evaluated()[index], context);
    }
  });
  return runs;
}

/** A run of the same plan and variables that is always started. */
function furtherRun(wanted: PlannedRun, count: number): PlannedRun {
  const label = `${wanted.label}, confirming run ${count + 1}`;
  return { ...wanted, label, recorded: null, fingerprint: CONFIRMATION, notes: [] };
}

function logConfirmation(
  run: CollectedRun,
  { facts }: CollectedRun,
  evaluation: RunEvaluation | undefined,
  { log }: Context,
): void {
  const own = evaluation?.confirmations.at(-1);
  if (evaluation === undefined || own === undefined) return;
  log.say(nameOf(run), describeConfirmation(facts, own).join(' '));
  if (own.why === null) {
    const count = evaluation.confirmations.length + 1;
    log.say(nameOf(run), `${evaluation.outcome}, by the calls of ${count} runs`);
  }
}

/**
 * Ends the step's part in its runs: if the step is cancelled, cancels the runs that continue. Runs that could
 * not be cancelled are an error annotation, and the post step tries again.
 */
async function closeRuns(runs: readonly CollectedRun[], context: Context): Promise<CollectedRun[]> {
  const closed = await Promise.all(
    runs.map(async (run) => {
      const further = await Promise.all(run.further.map((one) => closeRun(one, context)));
      return { ...(await closeRun(run, context)), further };
    }),
  );
  const failures = closed
    .flatMap((run) => [run, ...run.further])
    .flatMap(({ facts, cancelError }) =>
      cancelError === null ? [] : [{ id: facts.jobId, why: cancelError }],
    );
  annotateEach('error', describeUncancelled(failures), context.runner, MAX_ANNOTATIONS);
  return closed;
}

async function closeRun(run: CollectedRun, context: Context): Promise<CollectedRun> {
  const { cancelled } = context;
  const { jobId, ending, isStartedHere } = run.facts;
  const isInterrupted = cancelled.aborted && ending?.outcome === 'started';
  const facts = isInterrupted
    ? { ...run.facts, ending: endingOf(cancelled.reason, null, isStartedHere, context) }
    : run.facts;
  const closed =
    cancelled.aborted && run.mayContinue
      ? withCancelling({ ...run, facts }, await cancelRun(jobId, context))
      : { ...run, facts };
  if (isStartedHere && closed.cancelError === null) forgetRun(jobId, context);
  return closed;
}

/** The facts of the runs, in their order. */
export function factsOf(runs: readonly CollectedRun[]): RunFacts[] {
  return runs.map(({ facts }) => facts);
}

function nameOf({ facts: { jobId, label } }: CollectedRun): { name: string } {
  return { name: jobId === '' ? label : `run ${jobId}` };
}
