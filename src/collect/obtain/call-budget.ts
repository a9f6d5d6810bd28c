/** How many calls the runs to start would make, and whether `max-calls` allows them. */

import { formatCounted } from '../../report/format.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { RunPlan } from '../run.ts';
import { describePlan } from './run-plans.ts';

/** The calls that a run of a plan makes; null if unknown. */
export function callsOf({ testCaseCount, iterationCount }: RunPlan): number | null {
  return testCaseCount === null || iterationCount === null ? null : testCaseCount * iterationCount;
}

/** The known calls of all plans. */
export function totalCalls(plans: readonly RunPlan[]): number {
  return plans.reduce((sum, plan) => sum + (callsOf(plan) ?? 0), 0);
}

/** Throws `StepError` if runs of the plans would make more calls than `max-calls` allows, as far as is known. */
export function checkCallBudget(plans: readonly RunPlan[], maxCalls: number | null): void {
  const total = totalCalls(plans);
  if (maxCalls === null || total <= maxCalls) return;
  const each = plans.map((plan) => `${describePlan(plan)}: ${describeCalls(plan)}`).join('; ');
  const sum = plans.length > 1 ? `, ${formatCounted(total, 'call')} together` : '';
  throw new StepError(
    'max-calls',
    `more calls would be made than the input max-calls: ${maxCalls} allows (${each}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`,
    'error',
  );
}

/** E.g. `24 calls (12 test cases × 2 iterations)`. */
export function describeCalls(plan: RunPlan): string {
  const calls = callsOf(plan);
  if (calls === null) return 'an unknown number of calls';
  const cases = formatCounted(plan.testCaseCount ?? 0, 'test case');
  return `${formatCounted(calls, 'call')} (${cases} × ${formatCounted(plan.iterationCount ?? 0, 'iteration')})`;
}

/** Why the calls of a plan are unknown. */
export function whyUncounted({ error }: RunPlan): string {
  return error === null
    ? 'the service does not report its test cases and iterations'
    : withoutPeriod(error.message);
}
