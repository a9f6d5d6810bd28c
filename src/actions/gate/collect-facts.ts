/** Collects the facts of the gate's runs, with further runs that confirm failures. */

import { type Concern, checkChangedPaths } from '../../collect/changed-paths.ts';
import { type CollectedRun, nameOf } from '../../collect/collect-run.ts';
import { closeRuns, collectRuns, type GateRun } from '../../collect/collect-runs.ts';
import { type Context, createContext } from '../../collect/context.ts';
import { type DryRun, rehearse } from '../../collect/dry-run.ts';
import { inTurn } from '../../collect/in-turn.ts';
import { readRunsOfPlans } from '../../collect/saved/runs-of-plans.ts';
import { readSavedDebriefs } from '../../collect/saved/saved-debriefs.ts';
import { type EvaluationSettings, evaluate, type RunEvaluation } from '../../evaluate/evaluate.ts';
import type { Gate, Policy } from '../../evaluate/policy.ts';
import { detectableDrop } from '../../evaluate/statistics/detectable-drop.ts';
import { significanceOf } from '../../evaluate/trend-settings.ts';
import type { GateInputs, ServiceSource } from '../../inputs/gate/settings.ts';
import type { RunFacts } from '../../model/run-facts.ts';
import { describeConfirmation } from '../../report/words/confirmation.ts';
import { describeReason } from '../../report/words/rulings.ts';
import { annotateEach } from '../../runner/runner.ts';
import type { Runtime } from '../../runner/runtime.ts';

/** Rule of the reason why a run has no ID although it may have been started. */
const LOST_START = 'start';

/** What the gate knows before it evaluates. */
export interface Collected {
  facts: RunFacts[];
  /** The same runs as the step follows them; null if no service was asked for them. */
  followed: { runs: GateRun[]; context: Context } | null;
  /** Why nothing was started although no run failed; null if runs were collected. */
  skipped: { rule: string; message: string } | null;
  notes: string[];
}

/** @param token for requests to GitHub; empty if there is none */
export async function collectFacts(
  inputs: GateInputs,
  settings: EvaluationSettings,
  token: string,
  runtime: Runtime,
): Promise<Collected> {
  const { source } = inputs;
  const nothing = { facts: [], followed: null, skipped: null, notes: [] };
  if (!('service' in source)) {
    const facts =
      source.kind === 'policy-replay'
        ? await readRunsOfPlans(source.plans, source.access, inputs, runtime)
        : await readSavedDebriefs(source, inputs, runtime.runner);
    return { ...nothing, facts };
  }
  const concern = () => concernOf(inputs, token, runtime);
  if (inputs.dryRun)
    return { ...nothing, ...(await tryOut(source, inputs, settings.policy, concern, runtime)) };
  const { skipped, notes } = await concern();
  if (skipped !== null) {
    const message = `${skipped}, so nothing was started`;
    return { ...nothing, skipped: { rule: 'paths', message } };
  }
  const context = createContext(source, inputs, runtime);
  try {
    const confirmed = await confirmFailures(await collectRuns(context), settings, context);
    const runs = await closeRuns(confirmed, context);
    return { ...nothing, facts: factsOf(runs), followed: { runs, context }, notes };
  } finally {
    context.log.end();
  }
}

async function concernOf({ paths }: GateInputs, token: string, runtime: Runtime): Promise<Concern> {
  if (paths === null) return { skipped: null, notes: [] };
  return checkChangedPaths(paths, token, runtime);
}

/** Checks everything that can be checked without starting a run. */
async function tryOut(
  source: ServiceSource,
  inputs: GateInputs,
  { gate = {} }: Policy,
  concern: () => Promise<Concern>,
  runtime: Runtime,
): Promise<Partial<Collected>> {
  const dryRun = await rehearse(createContext(source, inputs, runtime));
  if (dryRun.kind === 'refused') return { facts: dryRun.runs };
  const { skipped, notes } = await concern();
  const message =
    skipped === null
      ? dryRun.message
      : `${skipped}, so nothing would be started in it; with such a change the gate ${dryRun.message}`;
  return {
    skipped: { rule: 'dry-run', message },
    notes: [...dryRun.notes, ...detections(dryRun, gate), ...notes],
  };
}

/** What the planned runs can detect, as far as their calls and checks are known. */
function detections({ comparisons }: Extract<DryRun, { kind: 'holds' }>, gate: Gate): string[] {
  return comparisons.flatMap(({ plan, ...size }) => {
    const drop = detectableDrop(size, significanceOf(gate.trend));
    if (drop === null) return [];
    const limit = gate.trend?.['max-drop'] ?? null;
    const reason = { kind: 'detectable-drop' as const, ...size, drop, limit };
    return `${plan}: ${describeReason({ effect: 'note', ...reason })}.`;
  });
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
