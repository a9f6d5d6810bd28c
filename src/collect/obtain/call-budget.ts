/** How many calls the runs to start would make, and whether `max-calls` allows them. */

import { ServiceError } from '../../http/errors.ts';
import { formatCounted } from '../../report/format.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { Context } from '../context.ts';
import { mapLimited } from '../map-limited.ts';
import type { RunPlan } from '../run.ts';
import { describePlan } from './run-plans.ts';

const READ_PLAN_MS = 10_000;

/** The calls that a run of a plan makes. */
export interface PlannedCalls {
  plan: RunPlan;
  /** Null if unknown. */
  calls: number | null;
  /** E.g. `24 calls (12 test cases × 2 iterations)`. */
  text: string;
  /** Why the number is unknown, for a note; null if it is known. */
  unknown: string | null;
  /** Why the plan could not be read; null if it could. */
  error: ServiceError | null;
}

/**
 * Counts the calls of all runs to start, and compares them with `max-calls` if it is given. Throws
 * `StepError` if they are too many.
 */
export async function checkCallBudget(
  plans: readonly RunPlan[],
  context: Context,
): Promise<PlannedCalls[]> {
  const { maxCalls, maxParallel } = context.inputs;
  const counted = await mapLimited(plans, maxParallel, (plan) => countCalls(plan, context));
  const total = totalCalls(counted);
  if (maxCalls === null || total <= maxCalls) return counted;
  const each = counted.map(({ plan, text }) => `${describePlan(plan)}: ${text}`).join('; ');
  const sum = counted.length > 1 ? `, ${formatCounted(total, 'call')} together` : '';
  throw new StepError(
    'max-calls',
    `more calls would be made than the input max-calls: ${maxCalls} allows (${each}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`,
    'error',
  );
}

/** The known calls of all plans. */
export function totalCalls(counted: readonly PlannedCalls[]): number {
  return counted.reduce((sum, { calls }) => sum + (calls ?? 0), 0);
}

async function countCalls(
  plan: RunPlan,
  { client, deadline, cancelled }: Context,
): Promise<PlannedCalls> {
  if (plan.size !== null) return describeSize(plan);
  try {
    const request = { signal: cancelled, deadlineMs: deadline.within(READ_PLAN_MS) };
    const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, request);
    const size = { testCases: testCaseCount, iterations: iterationCount };
    return describeSize({ ...plan, name, size });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...UNCOUNTED, plan, unknown: withoutPeriod(error.message), error };
  }
}

const UNCOUNTED = { calls: null, text: 'an unknown number of calls' };

function describeSize(plan: RunPlan): PlannedCalls {
  const { testCases = null, iterations = null } = plan.size ?? {};
  if (testCases === null || iterations === null) {
    const unknown = 'the service does not report its test cases and iterations';
    return { ...UNCOUNTED, plan, unknown, error: null };
  }
  const calls = testCases * iterations;
  const factors = `${formatCounted(testCases, 'test case')} × ${formatCounted(iterations, 'iteration')}`;
  const text = `${formatCounted(calls, 'call')} (${factors})`;
  return { plan, calls, text, unknown: null, error: null };
}
