/** How many calls the runs to start would place, and whether `max-calls` allows them. */
import { ServiceError } from '../../http/errors.ts';
import { formatCounted } from '../../report/format.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { inTurn } from '../in-turn.ts';
import { describePlan, type RunPlan } from './run-plans.ts';

/** How long one plan is asked for, retries included. */
const BUDGET_MS = 10_000;

/** What a plan is known to place; null where the service does not tell. */
export interface PlannedCalls {
  plan: RunPlan;
  calls: number | null;
  /** E.g. `24 calls (12 test cases × 2 iterations)`. */
  text: string;
  /** Why nobody knows, for a note; null where it is known. */
  unknown: string | null;
  /** What the plan could not be read for, or null. */
  error: ServiceError | null;
}

/** Asks for each plan that was not found by its name how many calls its run makes. */
function countCalls(plans: readonly RunPlan[], context: Context): Promise<PlannedCalls[]> {
  return inTurn(plans, context.inputs.maxParallel, (plan) => countPlan(plan, context));
}

async function countPlan(
  plan: RunPlan,
  { client, deadline, cancelled }: Context,
): Promise<PlannedCalls> {
  if (plan.size !== null) return describeSize(plan);
  try {
    const request = { signal: cancelled, deadlineMs: deadline.within(BUDGET_MS) };
    const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, request);
    const size = { testCases: testCaseCount, iterations: iterationCount };
    return describeSize({ ...plan, name, size });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return uncounted(plan, withoutPeriod(error.message), error);
  }
}

function describeSize(plan: RunPlan): PlannedCalls {
  const { testCases = null, iterations = null } = plan.size ?? {};
  if (testCases === null || iterations === null) {
    return uncounted(plan, 'the service does not report its test cases and iterations');
  }
  const calls = testCases * iterations;
  const factors = `${formatCounted(testCases, 'test case')} × ${formatCounted(iterations, 'iteration')}`;
  return {
    plan,
    calls,
    text: `${formatCounted(calls, 'call')} (${factors})`,
    unknown: null,
    error: null,
  };
}

function uncounted(
  plan: RunPlan,
  unknown: string,
  error: ServiceError | null = null,
): PlannedCalls {
  return { plan, calls: null, text: 'an unknown number of calls', unknown, error };
}

/** The calls of all plans that tell, together. */
export function totalCalls(counted: readonly PlannedCalls[]): number {
  return counted.reduce((sum, { calls }) => sum + (calls ?? 0), 0);
}

/** Why `max-calls` does not allow the calls; null where it does, or is not given. */
function overBudget(
  counted: readonly PlannedCalls[],
  { inputs: { maxCalls } }: Context,
): StepError | null {
  const total = totalCalls(counted);
  if (maxCalls === null || total <= maxCalls) return null;
  const plans = counted.map(({ plan, text }) => `${describePlan(plan)}: ${text}`).join('; ');
  const sum = counted.length > 1 ? `, ${formatCounted(total, 'call')} together` : '';
  return new StepError(
    'max-calls',
    `more calls would be placed than the input max-calls: ${maxCalls} allows (${plans}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`,
    'error',
  );
}

/**
 * Compares the calls of all runs to start with `max-calls`. Returns the counted plans; throws `StepError` if
 * they are too many.
 */
export async function checkCallBudget(
  plans: readonly RunPlan[],
  context: Context,
): Promise<PlannedCalls[]> {
  const counted = await countCalls(plans, context);
  const stopped = overBudget(counted, context);
  if (stopped !== null) throw stopped;
  return counted;
}
