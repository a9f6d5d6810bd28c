/** Tries a policy on the debriefs of runs that a plan made before. Nothing is started or requested. */

import type { RequestContext } from '../../http/request-context.ts';
import type { GateInputs, ServiceSource, WantedPlan } from '../../inputs/gate/settings.ts';
import type { DebriefReport, RunReport } from '../../model/report.ts';
import { hasEnded } from '../../model/run-status.ts';
import type { World } from '../../runner/world.ts';
import { explain } from '../../service/explain.ts';
import { isSame } from '../../text/same-id.ts';
import { withCounts } from '../baseline/compare.ts';
import { inTurn } from '../in-turn.ts';
import { debriefOf } from '../run/debrief.ts';
import { evaluateRun } from '../run/evaluate-run.ts';
import { beginWatch } from '../run/follow-runs.ts';
import { PASS_BUDGET_MS } from '../run/read-evidence.ts';
import { describePlan, findPlans, type PlannedRun } from '../run/run-plans.ts';
import { RunRecord } from '../run/run-record.ts';
import { type Watch, waitForRun } from '../run/watch.ts';
import { describeTrial } from '../saved/trial.ts';

const AT_ONCE = 4;
/** Where what is wrong is one of the inputs. */
const INPUTS = 'the input run-plan';

/** The runs that a policy is tried on, the newest first; they are listed in the log as saved debriefs are. */
export async function replayPolicy(
  plans: readonly WantedPlan[],
  service: ServiceSource['service'],
  inputs: GateInputs,
  world: World,
): Promise<RunReport[]> {
  const nothing = { variables: {}, variableFiles: [] };
  const source = { kind: 'run-plan' as const, plans: [...plans], ...nothing, service };
  const watch = beginWatch(source, inputs, world);
  const { planned, refused } = await findPlans(plans, watch);
  const runs = refused.length > 0 ? refused : [];
  if (refused.length === 0) {
    for (const plan of planned) runs.push(...(await replayPlan(plan, watch)));
  }
  for (const line of runs.flatMap(describeTrial)) world.runner.info(line);
  return runs;
}

async function replayPlan({ run, plan }: PlannedRun, watch: Watch): Promise<RunReport[]> {
  const { client, inputs } = watch;
  const wait = waitForRun(run, `the runs of ${describePlan(plan)} to be read`, watch);
  try {
    const { runs } = await client.listRuns(plan.id, null, wait.context);
    const ended = runs
      .filter(({ status }) => status === undefined || hasEnded(status))
      .slice(0, inputs.history)
      .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
    const tried = await inTurn(ended, AT_ONCE, (jobId) =>
      tryOn(jobId, plan.id, wait.context, watch),
    );
    const own = tried.filter((told) => told !== null);
    return own.length > 0 ? own : [refuse(run, `${describePlan(plan)} has no run that has ended`)];
  } catch (error) {
    watch.cancelled.throwIfAborted();
    return [refuse(run, explain(error, wait.facts, INPUTS).message)];
  }
}

/**
 * A run whose results cannot be read is told, as a file is that cannot. Null for a run of another plan,
 * which a service may list as well.
 */
async function tryOn(
  jobId: string,
  planId: string,
  context: RequestContext,
  watch: Watch,
): Promise<RunReport | null> {
  const run = new RunRecord(jobId, jobId);
  const deadlineMs = Math.min(context.deadlineMs, watch.deadline.within(PASS_BUDGET_MS));
  try {
    const results = await watch.client.readResults(jobId, { ...context, deadlineMs });
    run.takeResults(results);
    if (!isSame(run.planId ?? planId, planId)) {
      watch.narrator.say(run, 'passed over, since it is a run of another plan');
      return null;
    }
    const { debrief } = results;
    if (debrief === null) return undecided(run, 'the run has no debrief');
    const { status, report } = debrief;
    run.debrief = debriefOf(debrief, null);
    if (status !== 'READY') return undecided(run, 'the debrief of the run is not ready');
    if (!report) return undecided(run, 'the results show no more of the debrief than its status');
    return evaluateRun(run, await withCalls(report, run, context, watch), watch).told;
  } catch (error) {
    watch.cancelled.throwIfAborted();
    return refuse(run, explain(error, null, INPUTS).message);
  }
}

/** The report with the calls behind its comparison, without which no drop is held against chance. */
async function withCalls(
  report: DebriefReport,
  { evidence, comparison }: RunRecord,
  { deadlineMs }: RequestContext,
  { earlierRuns }: Watch,
): Promise<DebriefReport> {
  const { trend } = report;
  const { checks } = evidence;
  if (!trend?.baselineRunPlanJobId || !checks?.some(({ evaluated }) => evaluated !== null)) {
    return report;
  }
  const previous = await earlierRuns.read(trend.baselineRunPlanJobId, deadlineMs);
  return { ...report, trend: withCounts(trend, { checks, comparison }, previous) };
}

function undecided(run: RunRecord, message: string): RunReport {
  return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}

function refuse(run: RunRecord, message: string): RunReport {
  return run.conclude('error', [{ rule: 'service', message }], null);
}
