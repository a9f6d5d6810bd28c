/** The runs of the gate: their facts, with further runs that confirm failures, their evaluation and reports. */

import { type CollectedRun, nameOf } from '../../collect/collect-run.ts';
import { closeRuns, collectRuns, type GateRun } from '../../collect/collect-runs.ts';
import { type Context, createContext } from '../../collect/context.ts';
import { withExcerpts } from '../../collect/evidence/excerpts.ts';
import { inTurn } from '../../collect/in-turn.ts';
import { recordResult } from '../../collect/obtain/record-run.ts';
import { readRunsOfPlans } from '../../collect/saved/earlier-runs-of-plans.ts';
import { readSavedDebriefs } from '../../collect/saved/saved-debriefs.ts';
import {
  type Evaluation,
  type EvaluationSettings,
  evaluate,
  type RunEvaluation,
} from '../../evaluate/evaluate.ts';
import type { GateInputs } from '../../inputs/gate/settings.ts';
import type { RunReport } from '../../model/report.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { runReports } from '../../report/build-report.ts';
import { describeConfirmation } from '../../report/words/confirmation.ts';
import { annotateEach } from '../../runner/runner.ts';
import type { World } from '../../runner/world.ts';

/** Rule of the reason why a run has no ID although it may have been started. */
const LOST_START = 'start';

export interface GateRuns {
  evaluation: Evaluation;
  /** In the order of the evaluation. */
  runs: RunReport[];
}

export async function collectGateRuns(
  inputs: GateInputs,
  settings: EvaluationSettings,
  world: World,
): Promise<GateRuns> {
  const { source } = inputs;
  if (!('service' in source)) {
    const facts =
      source.kind === 'policy-replay'
        ? await readRunsOfPlans(source.plans, source.access, inputs, world)
        : await readSavedDebriefs(source, inputs, world.runner);
    return reported(facts, evaluate(facts, settings));
  }
  const context = createContext(source, inputs, world);
  try {
    const collected = await confirmFailures(await collectRuns(context), settings, context);
    const closed = await closeRuns(collected, context);
    const facts = closed.map((run) => run.facts);
    const evaluation = evaluate(facts, settings);
    await recordAll(closed, evaluation, context);
    const { runs } = reported(facts, evaluation);
    return { evaluation, runs: await withQuotes(runs, context) };
  } finally {
    context.log.end();
  }
}

function reported(facts: readonly RunFacts[], evaluation: Evaluation): GateRuns {
  return { evaluation, runs: runReports(facts, evaluation) };
}

/** Collects further runs, one after the other for each run, as long as one may refute its failure. */
async function confirmFailures(
  collected: readonly GateRun[],
  settings: EvaluationSettings,
  context: Context,
): Promise<GateRun[]> {
  const { log, inputs, cancelled } = context;
  const runs = [...collected];
  const evaluated = () => evaluate(factsOf(runs), settings).runs;
  const first = evaluated();
  for (const [index, run] of runs.entries()) logOutcome(run, first[index], context);
  await inTurn([...runs.keys()], inputs.maxParallel, async (index) => {
    for (;;) {
      const run = runs[index];
      if (run === undefined || cancelled.aborted) return;
      if (evaluated()[index]?.furtherRun !== 'useful' || run.collectFurther === null) return;
      const label = `${run.facts.label}, confirming run ${run.further.length + 1}`;
      log.say(nameOf(run.facts), 'failed by rates alone; a further run is to confirm it');
      const further = await run.collectFurther(label);
      runs[index] = {
        ...run,
        further: [...run.further, further],
        facts: { ...run.facts, confirmations: [...run.facts.confirmations, further.facts] },
      };
      logConfirmation(run, further, evaluated()[index], context);
    }
  });
  return runs;
}

function factsOf(runs: readonly CollectedRun[]): RunFacts[] {
  return runs.map(({ facts }) => facts);
}

function logOutcome(
  { facts }: CollectedRun,
  evaluation: RunEvaluation | undefined,
  { log }: Context,
): void {
  if (evaluation !== undefined) log.say(nameOf(facts), evaluation.outcome);
}

function logConfirmation(
  run: CollectedRun,
  { facts }: CollectedRun,
  evaluation: RunEvaluation | undefined,
  { log, runner }: Context,
): void {
  const own = evaluation?.confirmations.at(-1);
  if (evaluation === undefined || own === undefined) return;
  log.say(nameOf(run.facts), describeConfirmation(facts, own).join(' '));
  if (own.why === null) {
    const count = evaluation.confirmations.length + 1;
    log.say(nameOf(run.facts), `${evaluation.outcome}, by the calls of ${count} runs`);
  }
  // No other message names a run without an ID, unless the step itself ends as inconclusive.
  const lost = facts.jobId === '' ? (facts.ending?.reasons ?? []) : [];
  const messages = lost.filter(({ rule }) => rule === LOST_START).map(({ message }) => message);
  annotateEach('warning', messages, runner);
}

/** Records every run. Those whose calls decided together have their common outcome. */
async function recordAll(
  runs: readonly GateRun[],
  evaluation: Evaluation,
  context: Context,
): Promise<void> {
  const records = runs.flatMap((run, index) => {
    const evaluated = evaluation.runs[index];
    if (evaluated === undefined) return [];
    const { outcome, decision, confirmations } = evaluated;
    const isPooled = evaluated.pooled !== null;
    const own = { outcome, isPooled, isEvaluated: decision !== null };
    const further = run.further.map((one, at) => {
      const of = confirmations[at];
      const counts = isPooled && of?.why === null;
      const result = {
        outcome: counts ? outcome : (of?.outcome ?? 'inconclusive'),
        isPooled: false,
        isEvaluated: of?.decision !== null,
      };
      return recordResult(one, result, context);
    });
    return [recordResult(run, own, context), ...further];
  });
  await Promise.all(records);
}

/** Only a failed run costs requests for what was said in its calls. */
async function withQuotes(runs: readonly RunReport[], context: Context): Promise<RunReport[]> {
  const { transcripts, detail } = context.inputs;
  const failed = runs.filter(
    ({ outcome }) => outcome === 'failed' && transcripts && detail === 'full',
  );
  const quoted = await withExcerpts(failed, context);
  return runs.map((run) => quoted[failed.indexOf(run)] ?? run);
}
