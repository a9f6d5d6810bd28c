/** The last runs of run plans, on which a policy is tried. */

import type { GateInputs, ServiceSource, WantedPlan } from '../../inputs/gate/settings.ts';
import { hasEnded } from '../../model/outcome.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { explain } from '../../service/explain.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/same-id.ts';
import { compareWithBaseline } from '../baseline/baseline.ts';
import { type Context, createContext } from '../context.ts';
import { mapLimited } from '../map-limited.ts';
import { describePlan, findPlans, type WantedPlanRun } from '../obtain/run-plans.ts';
import { RunWait } from '../wait/run-wait.ts';
import { factsOfResults } from './facts-of-results.ts';

const AT_ONCE = 4;
const READ_MS = 90_000;
/** The input that can be wrong. */
const INPUTS = 'the input run-plan';

/** The facts of the last `history` runs of each plan, newest first, each compared with the one before it. */
export async function readRunsOfPlans(
  plans: readonly WantedPlan[],
  service: ServiceSource['service'],
  inputs: GateInputs,
  runtime: Runtime,
): Promise<RunFacts[]> {
  const nothing = { variables: {}, variableFiles: [] };
  const source = { kind: 'run-plan' as const, plans: [...plans], ...nothing, service };
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
  const { client, inputs, cancelled } = context;
  const wait = new RunWait(label, context);
  const what = `the runs of ${describePlan(plan)} to be read`;
  const { context: request } = wait.begin(what, 'run-timeout');
  try {
    const { runs } = await client.listRuns(plan.id, null, request);
    const ended = runs
      .filter(({ status }) => status === undefined || hasEnded(status))
      .slice(0, inputs.history)
      .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
    const read = await mapLimited(ended, AT_ONCE, (runId) =>
      readRunOf(runId, plan.id, request.deadlineMs ?? Number.POSITIVE_INFINITY, context),
    );
    const own = read.filter((facts) => facts !== null);
    if (own.length > 0) return own;
    return [refused(label, `${describePlan(plan)} has no run that has ended`, stableName)];
  } catch (error) {
    cancelled.throwIfAborted();
    return [refused(label, explain(error, wait.facts, INPUTS).message, stableName)];
  }
}

/** Null for a run of another plan, which a service may list as well. */
async function readRunOf(
  jobId: string,
  planId: string,
  listedByMs: number,
  context: Context,
): Promise<RunFacts | null> {
  const { client, cancelled, deadline, log } = context;
  const deadlineMs = Math.min(listedByMs, deadline.within(READ_MS));
  try {
    const results = await client.readResults(jobId, { signal: cancelled, deadlineMs });
    if (!isSame(results.run?.simulationRunPlanId ?? planId, planId)) {
      log.say({ name: `run ${jobId}` }, 'passed over, since it is a run of another plan');
      return null;
    }
    const facts = factsOfResults({ label: jobId, jobId }, results, whyWithoutReport(results));
    if (facts.ending !== null) return facts;
    const run = { jobId, planId, isStartedHere: false, evidence: facts, results };
    const { report, baseline } = await compareWithBaseline(
      { ...run, hasScenarios: false },
      facts.report,
      context,
    );
    return { ...facts, report, ...(baseline && { baseline }) };
  } catch (error) {
    cancelled.throwIfAborted();
    return { ...refused(jobId, explain(error, null, INPUTS).message), jobId };
  }
}

function refused(label: string, message: string, stableName = ''): RunFacts {
  return endedRun(label, { outcome: 'error', reasons: [{ rule: 'service', message }] }, stableName);
}

function whyWithoutReport({ debrief }: RunResults): string {
  if (debrief === null) return 'the run has no debrief';
  return debrief.status === 'READY'
    ? 'the results show no more of the debrief than its status'
    : 'the debrief of the run is not ready';
}
