/** Confirms failures of the gate by further runs. */

import type { Collected } from '../../collect/collect-facts.ts';
import { closeRuns, collectFurther, factsOf, nameOf } from '../../collect/collect-runs.ts';
import type { CollectedRun } from '../../collect/collected-run.ts';
import type { Context } from '../../collect/context.ts';
import { mapLimited } from '../../collect/map-limited.ts';
import { type EvaluationSettings, evaluate } from '../../evaluate/evaluate.ts';
import { CONFIRMED } from '../../report/words/confirmation.ts';

/** The facts with those of further runs. Of a cancelled step, the runs that continue are cancelled. */
export async function confirmFailures(
  collected: Collected,
  settings: EvaluationSettings,
): Promise<Collected> {
  const { followed } = collected;
  if (followed === null) return collected;
  const { runs, context } = followed;
  const confirmed = settings.confirm ? await withFurtherRuns(runs, settings, context) : runs;
  const closed = await closeRuns(confirmed, context);
  return { ...collected, facts: factsOf(closed), followed: { runs: closed, context } };
}

/** Further runs, one after the other for each run, as long as one may refute its failure. */
async function withFurtherRuns(
  collected: readonly CollectedRun[],
  settings: EvaluationSettings,
  context: Context,
): Promise<CollectedRun[]> {
  const runs = [...collected];
  let evaluations = evaluate(factsOf(runs), settings).runs;
  await mapLimited(collected, context.inputs.maxParallel, async (first, index) => {
    let run: CollectedRun | null = first;
    while (evaluations[index]?.furtherRun === 'useful') {
      run = await collectFurther(run, context);
      if (run === null) return;
      runs[index] = run;
      evaluations = evaluate(factsOf(runs), settings).runs;
      const { outcome } = evaluations[index] ?? {};
      if (outcome) context.log.say(nameOf(run), CONFIRMED.result(outcome, run.further.length));
    }
  });
  return runs;
}
