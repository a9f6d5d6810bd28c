/** The runs that a workflow wants, checked before any of them is started. */

import type { WantedPlan } from '../../inputs/gate/settings.ts';
import { endedRun, type RunFacts } from '../../model/run-facts.ts';
import { formatCounted } from '../../report/format.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { InputError } from '../../text/step-errors.ts';
import { checkBaseline } from '../baseline/read-baseline.ts';
import { endingOf, type PlannedRun, type RunPlan, type WantedRun } from '../collected-run.ts';
import type { Context } from '../context.ts';
import { mapLimited } from '../map-limited.ts';
import { findRecordedRun } from './recorded-runs.ts';
import { describePlan, findPlans, type WantedPlanRun } from './run-plans.ts';

type Wanted = { wanted: WantedRun[] } | { refused: RunFacts[] };

/** The runs in the order of the inputs, or why none of them may be started. */
export async function findWantedRuns(context: Context): Promise<Wanted> {
  const { source, inputs } = context;
  try {
    if (inputs.wait) await checkBaseline(context);
    switch (source.kind) {
      case 'run-plan':
        return await findPlannedRuns(source.plans, context);
      case 'job-id': {
        const given = { kind: 'given' as const, stableName: '' };
        return { wanted: source.runIds.map((runId) => ({ ...given, label: runId, runId })) };
      }
      case 'service-phone-number': {
        const { servicePhoneNumber: stableName } = source;
        const label = `the run that uses ${stableName}`;
        return { wanted: [{ kind: 'located', label, stableName, call: source }] };
      }
    }
  } catch (error) {
    const names = source.kind === 'run-plan' ? source.plans.map(nameOf).join(', ') : '';
    const ending = endingOf(error, null, false, context);
    return { refused: [endedRun(names || 'the gate', ending, names)] };
  }
}

function nameOf(plan: WantedPlan): string {
  return 'id' in plan ? plan.id : plan.name;
}

async function findPlannedRuns(plans: readonly WantedPlan[], context: Context): Promise<Wanted> {
  const { maxParallel, maxCalls } = context.inputs;
  const { wanted, refused } = await findPlans(plans, context);
  if (refused.length > 0) return { refused };
  const runs = await mapLimited(wanted, maxParallel, (one) => planRun(one, context));
  // Recorded runs make no calls.
  const toStart = runs.filter(({ recorded }) => recorded === null).map(({ plan }) => plan);
  checkCallBudget(toStart, maxCalls);
  return { wanted: runs };
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

/** The calls that a run of a plan makes; null if unknown. */
export function callsOf({ testCaseCount, iterationCount }: RunPlan): number | null {
  return testCaseCount === null || iterationCount === null ? null : testCaseCount * iterationCount;
}

export function totalCalls(plans: readonly RunPlan[]): number {
  return plans.reduce((sum, plan) => sum + (callsOf(plan) ?? 0), 0);
}

/** Throws `InputError` if runs of the plans would make more calls than `max-calls` allows, as far as is known. */
function checkCallBudget(plans: readonly RunPlan[], maxCalls: number | null): void {
  const total = totalCalls(plans);
  if (maxCalls === null || total <= maxCalls) return;
  const each = plans.map((plan) => `${describePlan(plan)}: ${describeCalls(plan)}`).join('; ');
  const sum = plans.length > 1 ? `, ${formatCounted(total, 'call')} together` : '';
  throw new InputError(
    `more calls would be made than the input max-calls: ${maxCalls} allows (${each}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`,
    'max-calls',
  );
}

/** E.g. `24 calls (12 test cases × 2 iterations)`. */
export function describeCalls(plan: RunPlan): string {
  const calls = callsOf(plan);
  if (calls === null) return 'an unknown number of calls';
  const cases = formatCounted(plan.testCaseCount ?? 0, 'test case');
  return `${formatCounted(calls, 'call')} (${cases} × ${formatCounted(plan.iterationCount ?? 0, 'iteration')})`;
}

export function whyUncounted({ error }: RunPlan): string {
  return error === null
    ? 'the service does not report its test cases and iterations'
    : withoutPeriod(error.message);
}
