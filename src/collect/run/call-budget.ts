/** How many calls the runs to start would place, and whether `max-calls` allows them. */
import { ServiceError } from '../../http/errors.ts';
import type { RunReport } from '../../model/report.ts';
import { formatCounted } from '../../report/format.ts';
import { Stopped, withoutPeriod } from '../../text/stops.ts';
import { inTurn } from '../in-turn.ts';
import { endWithoutJudgement } from './follow-run.ts';
import { describePlan, type PlannedRun, type RunPlan } from './run-plans.ts';
import { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

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

/** Asks for each plan that was not found by its name how many calls it places. */
export function countCalls(planned: readonly PlannedRun[], watch: Watch): Promise<PlannedCalls[]> {
  return inTurn(planned, watch.inputs.maxParallel, ({ plan }) => countPlan(plan, watch));
}

async function countPlan(
  plan: RunPlan,
  { client, deadline, cancelled }: Watch,
): Promise<PlannedCalls> {
  if (plan.size !== null) return describeSize(plan);
  try {
    const deadlineMs = deadline.within(BUDGET_MS);
    const context = { signal: cancelled, deadlineMs };
    const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, context);
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
    return uncounted(plan, 'the service does not tell its test cases and iterations');
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
export function overBudget(
  counted: readonly PlannedCalls[],
  { inputs: { maxCalls } }: Watch,
): Stopped | null {
  const total = totalCalls(counted);
  if (maxCalls === null || total <= maxCalls) return null;
  const plans = counted.map(({ plan, text }) => `${describePlan(plan)}: ${text}`).join('; ');
  const sum = counted.length > 1 ? `, ${formatCounted(total, 'call')} together` : '';
  return new Stopped(
    'max-calls',
    `more calls would be placed than the input max-calls: ${maxCalls} allows (${plans}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`,
    'error',
  );
}

/**
 * Holds the calls of all runs to start against `max-calls`, where it is given. Gives why nothing is to
 * be started, or nothing; what is not known becomes a note of its run.
 *
 * @param isSpared whether a run of an earlier attempt, or one that can be reused, takes its place
 */
export async function checkCallBudget(
  planned: readonly PlannedRun[],
  watch: Watch,
  isSpared: (one: PlannedRun) => Promise<boolean>,
): Promise<RunReport[]> {
  if (watch.inputs.maxCalls === null) return [];
  try {
    const spared = await inTurn(planned, watch.inputs.maxParallel, isSpared);
    const toStart = planned.filter((_, index) => spared[index] === false);
    const counted = await countCalls(toStart, watch);
    const stopped = overBudget(counted, watch);
    if (stopped !== null) throw stopped;
    for (const [index, { plan, unknown }] of counted.entries()) {
      if (plan.name !== null) toStart[index]?.run.takePlan(plan);
      if (unknown === null) continue;
      toStart[index]?.run.note(
        `How many calls the run plan places is not known (${unknown}), so max-calls could not hold it back.`,
      );
    }
    return [];
  } catch (error) {
    const labels = planned.map(({ run }) => run.label).join(', ');
    const names = planned.map(({ run }) => run.stableName).join(', ');
    return [await endWithoutJudgement(new RunRecord(labels, '', names), error, watch)];
  }
}
