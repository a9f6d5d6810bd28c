/** Words about run plans: their names and calls, and why none is found. */

import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { nearestFirst } from '../../text/nearest.ts';
import { formatCounted, formatList } from '../format.ts';

const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;

export interface NamedPlan {
  id: string;
  name: string | null;
}

export interface CountedPlan extends NamedPlan {
  testCaseCount: number | null;
  iterationCount: number | null;
}

/** @param error why the plan cannot be read; null if it was read */
function whyUncounted({ error }: { error: Error | null }): string {
  return error === null
    ? 'the service does not report its test cases and iterations'
    : withoutPeriod(error.message);
}

export const PLAN = {
  wanted: (idOrName: string) => `run plan ${idOrName}`,
  found: (id: string) => `found, its ID is ${id}`,
  started: (plan: NamedPlan) => `started from ${describePlan(plan)}`,
  without: (plan: NamedPlan) => `${describePlan(plan)} has no ended run: start one`,
  giveId: ". Else give the plan's ID as run-plan",
  uncounted: (plan: NamedPlan & { error: Error | null }) =>
    `The calls of ${describePlan(plan)} are not known: ${whyUncounted(plan)}.`,
  unlimited: (plan: { error: Error | null }) =>
    `The calls of the run plan are not known (${whyUncounted(plan)}), so max-calls could not limit them.`,
  /** A start that returned the run of an earlier one. */
  otherStart: (label: string) =>
    `start run: the response names the run of another start, so ${label} was not tested: check start.jobId in the input service-profile`,
};

export function describePlan({ id, name }: NamedPlan): string {
  return name === null ? `run plan ${id}` : `run plan ${quotePlan(name)} (${id})`;
}

export function quotePlan(name: string): string {
  return `'${oneLine(name, MAX_NAME_CHARS)}'`;
}

/** The calls that a run of a plan makes; null if unknown. */
export function countCalls({ testCaseCount, iterationCount }: CountedPlan): number | null {
  return testCaseCount === null || iterationCount === null ? null : testCaseCount * iterationCount;
}

export function sumCalls(plans: readonly CountedPlan[]): number {
  return plans.reduce((sum, plan) => sum + (countCalls(plan) ?? 0), 0);
}

/** E.g. `24 calls (12 test cases × 2 iterations)`. */
export function describePlanCalls(plan: CountedPlan): string {
  const calls = countCalls(plan);
  if (calls === null) return 'an unknown number of calls';
  const cases = formatCounted(plan.testCaseCount ?? 0, 'test case');
  return `${formatCounted(calls, 'call')} (${cases} × ${formatCounted(plan.iterationCount ?? 0, 'iteration')})`;
}

export function describeTooManyCalls(plans: readonly CountedPlan[], maxCalls: number): string {
  const each = plans.map((plan) => `${describePlan(plan)}: ${describePlanCalls(plan)}`).join('; ');
  const sum = plans.length > 1 ? `, ${formatCounted(sumCalls(plans), 'call')} together` : '';
  return `more calls would be made than the input max-calls: ${maxCalls} allows (${each}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`;
}

/**
 * The nearest of the names found, else the first names of all.
 *
 * @param found the names that the service finds for the wanted one
 * @param all all names, if it finds none
 */
export function describeUnknownPlan(
  wanted: string,
  found: readonly string[],
  all: readonly string[],
): string {
  const [nearest, names] = [found, all].map((some) => [...new Set(some)]);
  const near = nearestFirst(wanted, nearest ?? []).slice(0, MAX_NEAREST);
  const shown =
    near.length > 0
      ? `the nearest: ${near.map(quotePlan).join(', ')}`
      : `the service has ${formatList(names ?? [], MAX_NAMES, quotePlan) || 'none for this key'}`;
  return `input 'run-plan': ${quotePlan(wanted)} names no run plan: ${shown}`;
}

export function describeSeveralPlans(wanted: string, ids: readonly string[]): string {
  const shown = ids.slice(0, MAX_IDS).map((id) => oneLine(id, MAX_NAME_CHARS));
  return `input 'run-plan': ${quotePlan(wanted)} is the name of ${ids.length} run plans: give one of their IDs as run-plan: ${shown.join(', ')}`;
}

/** A run of the plan was requested, and the response has no ID. */
export function describeLostStart(plan: NamedPlan): string {
  return `A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan in your service's dashboard, and pass its ID as the input job-id`;
}
