/** The runs that a workflow wants, checked before any of them is started. */

import type { WantedPlan } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { checkBaseline } from '../baseline/baseline.ts';
import type { Context } from '../context.ts';
import { endingOf } from '../ending.ts';
import { mapLimited } from '../map-limited.ts';
import type { PlannedRun, WantedRun } from '../run.ts';
import { callsOf, checkCallBudget, whyUncounted } from './call-budget.ts';
import { findRecordedRun } from './recorded-runs.ts';
import { findPlans, type WantedPlanRun } from './run-plans.ts';

type Wanted = { wanted: WantedRun[] } | { refused: RunFacts[] };

/**
 * The runs in the order of the inputs; or why none may be started: a plan or the baseline is unknown, or too
 * many calls would be made.
 */
export async function findWantedRuns(context: Context): Promise<Wanted> {
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

async function findPlannedRuns(plans: readonly WantedPlan[], context: Context): Promise<Wanted> {
  const { maxParallel, maxCalls } = context.inputs;
  const { wanted, refused } = await findPlans(plans, context);
  const refusals = [...refused, ...(await refuseBaseline(context))];
  if (refusals.length > 0) return { refused: refusals };
  try {
    const runs = await mapLimited(wanted, maxParallel, (one) => planRun(one, context));
    // Recorded runs make no calls.
    const toStart = runs.filter(({ recorded }) => recorded === null);
    checkCallBudget(
      toStart.map(({ plan }) => plan),
      maxCalls,
    );
    return { wanted: runs };
  } catch (error) {
    const labels = wanted.map(({ label }) => label).join(', ');
    const names = wanted.map(({ stableName }) => stableName).join(', ');
    return { refused: [endedRun(labels, endingOf(error, null, false, context), names)] };
  }
}

async function planRun(one: WantedPlanRun, context: Context): Promise<PlannedRun> {
  const { plan } = one;
  const found = await findRecordedRun(one.label, plan, context);
  const notes = [...found.notes];
  if (context.inputs.maxCalls !== null && found.recorded === null && callsOf(plan) === null) {
    notes.push(
      `The calls of the run plan are not known (${whyUncounted(plan)}), so max-calls could not limit them.`,
    );
  }
  return { kind: 'planned', ...one, ...found, notes };
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
