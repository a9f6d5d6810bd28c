/** The runs that a workflow wants, checked before any of them is started. */

import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { checkBaseline } from '../baseline/baseline.ts';
import type { Context } from '../context.ts';
import { endingOf } from '../ending.ts';
import { mapLimited } from '../map-limited.ts';
import type { PlannedRun, WantedRun } from '../run.ts';
import { checkCallBudget } from './call-budget.ts';
import { findRecordedRun } from './recorded-runs.ts';
import { findPlans, type WantedPlanRun } from './run-plans.ts';

/**
 * The runs in the order of the inputs; or why none may be started: a plan or the baseline is unknown, or too
 * many calls would be made.
 */
export async function findWantedRuns(
  context: Context,
): Promise<{ wanted: WantedRun[] } | { refused: RunFacts[] }> {
  const { source } = context;
  if (source.kind === 'run-plan') return findPlannedRuns(source.plans, context);
  const refused = await refuseBaseline(context);
  if (refused.length > 0) return { refused };
  if (source.kind === 'job-id') {
    const { jobIds } = source;
    return {
      wanted: jobIds.map((runId) => ({ kind: 'given', label: runId, stableName: '', runId })),
    };
  }
  const { servicePhoneNumber: stableName } = source;
  const label = `the run that uses ${stableName}`;
  return { wanted: [{ kind: 'located', label, stableName, call: source }] };
}

async function findPlannedRuns(
  plans: Parameters<typeof findPlans>[0],
  context: Context,
): Promise<{ wanted: WantedRun[] } | { refused: RunFacts[] }> {
  const { wanted, refused } = await findPlans(plans, context);
  const refusals = [...refused, ...(await refuseBaseline(context))];
  if (refusals.length > 0) return { refused: refusals };
  try {
    const runs = await mapLimited(wanted, context.inputs.maxParallel, (one) =>
      planRun(one, context),
    );
    return { wanted: await withinCallBudget(runs, context) };
  } catch (error) {
    const labels = wanted.map(({ label }) => label).join(', ');
    const names = wanted.map(({ stableName }) => stableName).join(', ');
    return { refused: [endedRun(labels, endingOf(error, null, false, context), names)] };
  }
}

async function planRun(one: WantedPlanRun, context: Context): Promise<PlannedRun> {
  return { kind: 'planned', ...one, ...(await findRecordedRun(one.label, one.plan, context)) };
}

/** Counts the calls of the runs to start if `max-calls` is given. Recorded runs make no calls. */
async function withinCallBudget(
  runs: readonly PlannedRun[],
  context: Context,
): Promise<PlannedRun[]> {
  if (context.inputs.maxCalls === null) return [...runs];
  const toStart = runs.filter(({ recorded }) => recorded === null);
  const counted = await checkCallBudget(
    toStart.map(({ plan }) => plan),
    context,
  );
  return runs.map((run) => {
    const calls = counted[toStart.indexOf(run)];
    if (calls === undefined) return run;
    const note = `The calls of the run plan are not known (${calls.unknown}), so max-calls could not limit them.`;
    const notes = calls.unknown === null ? run.notes : [...run.notes, note];
    return { ...run, plan: calls.plan, notes };
  });
}

/** Why the input `baseline` is invalid; none if it is valid, or if the step only starts runs. */
async function refuseBaseline(context: Context): Promise<RunFacts[]> {
  try {
    if (context.inputs.wait) await checkBaseline(context);
    return [];
  } catch (error) {
    return [endedRun('the baseline', endingOf(error, null, false, context))];
  }
}
