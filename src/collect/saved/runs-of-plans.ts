/** The last runs of run plans, on which a policy is tried. */

import type { RequestContext } from '../../http/channel.ts';
import type { GateInputs, ServiceSource, WantedPlan } from '../../inputs/gate/settings.ts';
import { hasEnded } from '../../model/outcome.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { PLAN } from '../../report/words/plan-words.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { explain } from '../../service/explain.ts';
import { InputError } from '../../text/step-errors.ts';
import { withBaseline } from '../baseline/read-baseline.ts';
import { type Context, createContext } from '../context.ts';
import { mapLimited } from '../map-limited.ts';
import { findPlans, type WantedPlanRun } from '../obtain/run-plans.ts';
import { factsOfResults } from './saved-debriefs.ts';

const AT_ONCE = 4;

/** The facts of the last `history` runs of each plan, newest first, each compared with the one before it. */
export async function readRunsOfPlans(
  plans: readonly WantedPlan[],
  service: ServiceSource['service'],
  inputs: GateInputs,
  runtime: Runtime,
): Promise<RunFacts[]> {
  const source = {
    kind: 'run-plan' as const,
    plans: [...plans],
    variables: {},
    files: [],
    service,
  };
  const baseline = { kind: 'previous' as const };
  const context = createContext(source, { ...inputs, baseline, memory: { kind: 'off' } }, runtime);
  const { wanted, refused } = await findPlans(plans, context);
  if (refused.length > 0) return refused;
  const runs: RunFacts[] = [];
  for (const one of wanted) runs.push(...(await readRunsOf(one, context)));
  return runs;
}

async function readRunsOf(
  { label, stableName, plan }: WantedPlanRun,
  context: Context,
): Promise<RunFacts[]> {
  const { client, clock, inputs, cancelled } = context;
  const request = { signal: cancelled, deadlineMs: clock.now() + inputs.runTimeoutMs };
  try {
    const { runs } = await client.listRuns(plan.id, null, request);
    const ended = runs
      .filter(({ status }) => status === undefined || hasEnded(status))
      .slice(0, inputs.history)
      .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
    if (ended.length === 0) {
      throw new InputError(PLAN.without(plan));
    }
    return await mapLimited(ended, AT_ONCE, (runId) => readRunOf(runId, request, context));
  } catch (error) {
    return [{ ...refused(label, error, context), stableName }];
  }
}

async function readRunOf(
  runId: string,
  request: RequestContext,
  context: Context,
): Promise<RunFacts> {
  try {
    const results = await context.client.readResults(runId, request);
    const facts = factsOfResults(results, runId, 'debrief', context.inputs.detail);
    const run = { ...facts, jobId: runId };
    if (run.ending !== null) return run;
    return await withBaseline(run, { results, progress: null }, context);
  } catch (error) {
    return { ...refused(runId, error, context), jobId: runId };
  }
}

/** Rejects if the step is cancelled. */
function refused(label: string, error: unknown, { cancelled }: Context): RunFacts {
  cancelled.throwIfAborted();
  const { message } = explain(error, null, 'the input run-plan');
  return endedRun(label, { outcome: 'error', reasons: [{ rule: 'service', message }] });
}
