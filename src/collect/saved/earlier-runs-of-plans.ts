/** The last runs of run plans, on which a policy is tried. */

import type { GateInputs, ServiceSource, WantedPlan } from '../../inputs/gate/settings.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { DebriefReport } from '../../model/report.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { explain } from '../../service/explain.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/same-id.ts';
import { withCounts } from '../baseline/compare.ts';
import { type Context, createContext } from '../context.ts';
import { inTurn } from '../in-turn.ts';
import { describePlan, findPlans, type WantedPlanRun } from '../obtain/run-plans.ts';
import { PASS_BUDGET_MS } from '../wait/read-evidence.ts';
import { RunWait } from '../wait/run-wait.ts';
import { factsOfResults } from './facts-of-results.ts';

const AT_ONCE = 4;
/** The input that can be wrong. */
const INPUTS = 'the input run-plan';

/** The facts of the last `history` runs of each plan, the newest first. */
export async function readRunsOfPlans(
  plans: readonly WantedPlan[],
  service: ServiceSource['service'],
  inputs: GateInputs,
  runtime: Runtime,
): Promise<RunFacts[]> {
  const nothing = { variables: {}, variableFiles: [] };
  const source = { kind: 'run-plan' as const, plans: [...plans], ...nothing, service };
  const context = createContext(source, inputs, runtime);
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
  const { client, inputs, cancelled } = context;
  const run = new RunWait(label, context);
  const { context: request } = run.forRun(`the runs of ${describePlan(plan)} to be read`);
  const refuse = (message: string) => [
    endedRun(label, { outcome: 'error', reasons: [{ rule: 'service', message }] }, stableName),
  ];
  try {
    const { runs } = await client.listRuns(plan.id, null, request);
    const ended = runs
      .filter(({ status }) => status === undefined || hasEnded(status))
      .slice(0, inputs.history)
      .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
    const read = await inTurn(ended, AT_ONCE, (runId) =>
      readRunOf(runId, plan.id, request.deadlineMs ?? Number.POSITIVE_INFINITY, context),
    );
    const own = read.filter((facts) => facts !== null);
    return own.length > 0 ? own : refuse(`${describePlan(plan)} has no run that has ended`);
  } catch (error) {
    cancelled.throwIfAborted();
    return refuse(explain(error, run.facts, INPUTS).message);
  }
}

/** Null for a run of another plan, which a service may list as well. */
async function readRunOf(
  runId: string,
  planId: string,
  listedByMs: number,
  context: Context,
): Promise<RunFacts | null> {
  const { client, cancelled, deadline, log } = context;
  const deadlineMs = Math.min(listedByMs, deadline.within(PASS_BUDGET_MS));
  try {
    const results = await client.readResults(runId, { signal: cancelled, deadlineMs });
    if (!isSame(results.run?.simulationRunPlanId ?? planId, planId)) {
      log.say({ name: `run ${runId}` }, 'passed over, since it is a run of another plan');
      return null;
    }
    const facts = factsOfResults({ label: runId, runId }, results, whyWithoutReport(results));
    const { report } = facts;
    if (report === null || facts.ending !== null) return facts;
    return { ...facts, report: await withCallCounts(report, results, facts, deadlineMs, context) };
  } catch (error) {
    cancelled.throwIfAborted();
    const { message } = explain(error, null, INPUTS);
    return {
      ...endedRun(runId, { outcome: 'error', reasons: [{ rule: 'service', message }] }),
      jobId: runId,
    };
  }
}

function whyWithoutReport({ debrief }: RunResults): string {
  if (debrief === null) return 'the run has no debrief';
  return debrief.status === 'READY'
    ? 'the results show no more of the debrief than its status'
    : 'the debrief of the run is not ready';
}

/** The report with the calls of the compared run, without which no drop is tested for significance. */
async function withCallCounts(
  report: DebriefReport,
  { comparison }: RunResults,
  { checks }: RunFacts,
  deadlineMs: number,
  { earlierRuns }: Context,
): Promise<DebriefReport> {
  const { trend } = report;
  if (!trend?.baselineRunPlanJobId || !checks?.some(({ evaluated }) => evaluated !== null)) {
    return report;
  }
  const previous = await earlierRuns.read(trend.baselineRunPlanJobId, deadlineMs);
  return { ...report, trend: withCounts(trend, { checks, comparison }, previous) };
}
