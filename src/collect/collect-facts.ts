/** Collects all facts that the gate is evaluated by. */

import type { GateInputs } from '../inputs/gate/settings.ts';
import type { RunFacts } from '../model/run-facts.ts';
import { PATHS } from '../report/words/run-notes.ts';
import type { Runtime } from '../runner/runtime.ts';
import { checkChangedPaths } from './changed-paths.ts';
import { collectRuns, factsOf } from './collect-runs.ts';
import type { CollectedRun } from './collected-run.ts';
import { type Context, createContext } from './context.ts';
import { dryRun, type PlanSize } from './dry-run.ts';
import { readRunsOfPlans } from './saved/runs-of-plans.ts';
import { readSavedDebriefs } from './saved/saved-debriefs.ts';

export interface Collected {
  facts: RunFacts[];
  /** The runs that the facts are of, and how they were collected; null if no run was followed. */
  followed: { runs: CollectedRun[]; context: Context } | null;
  /** Why nothing was started although no run failed; null if runs were collected. */
  skipped: { rule: string; message: string } | null;
  notes: string[];
  /** What a dry run knows of the runs that would be started. */
  sizes: PlanSize[];
}

const NOTHING = { facts: [], followed: null, skipped: null, notes: [], sizes: [] };

export async function collectFacts(
  inputs: GateInputs,
  token: string,
  runtime: Runtime,
): Promise<Collected> {
  const { source, paths } = inputs;
  if (source.kind === 'policy-replay') {
    const facts = await readRunsOfPlans(source.plans, source.access, inputs, runtime);
    return { ...NOTHING, facts };
  }
  if (!('service' in source)) {
    return { ...NOTHING, facts: await readSavedDebriefs(source, inputs, runtime.runner) };
  }
  const context = createContext(source, inputs, runtime);
  const files = source.kind === 'run-plan' ? source.files : [];
  const { skipped, notes } = await checkChangedPaths(paths, files, token, runtime);
  if (inputs.dryRun) {
    const result = await dryRun(context);
    if ('refused' in result) return { ...NOTHING, facts: result.refused };
    const { sizes } = result;
    const message = skipped ? PATHS.skipped(skipped, result.message) : result.message;
    const all = [...result.notes, ...notes];
    return { ...NOTHING, skipped: { rule: 'dry-run', message }, notes: all, sizes };
  }
  if (skipped !== null) {
    const message = PATHS.skipped(skipped, null);
    return { ...NOTHING, skipped: { rule: 'paths', message }, notes };
  }
  const collected = await collectRuns(context);
  if ('refused' in collected) return { ...NOTHING, facts: collected.refused, notes };
  const { runs } = collected;
  return { ...NOTHING, facts: factsOf(runs), followed: { runs, context }, notes };
}
