/** Words about a dry run: what the service showed, and what the gate would do. */

import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCounted, formatList } from '../format.ts';
import { type CountedPlan, describePlan, describePlanCalls, sumCalls } from './plan-words.ts';

const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;

export function describeHealth(path: string, answer: string): string {
  return `GET ${path} answered ${withoutPeriod(answer)}.`;
}

/** @param names none if the service does not report them */
export function describePermissions(names: readonly string[]): string {
  const shown = formatNames(names);
  return shown === ''
    ? 'The service reports no permissions of the key.'
    : `Permissions of the key: ${shown}.`;
}

export function describeReadOnlyKey(names: readonly string[]): string {
  return `the input api-key may only read (${formatNames(names)}), and starting a run takes more: use a key with Full Access`;
}

function formatNames(names: readonly string[]): string {
  return formatList(names, MAX_NAMES, (name) => oneLine(name, MAX_NAME_CHARS));
}

export function describeUncounted(plan: CountedPlan, why: string): string {
  return `The calls of ${describePlan(plan)} are not known: ${why}.`;
}

export function describeUnchecked(plan: CountedPlan): string {
  return `${describePlan(plan)} was not checked: the service does not show its run plans.`;
}

export const DOUBLED_VERSION =
  'The input base-url ends in /v1, and the paths of the service begin with it: remove it from base-url.';

/** @param runId the run of the plan that is evaluated again; null if one is started */
export function describeStarts(runs: readonly { plan: CountedPlan; runId: string | null }[]) {
  const would = runs.map(({ plan, runId }) =>
    runId === null
      ? `start a run of ${describePlan(plan)}, ${describePlanCalls(plan)}`
      : `evaluate run ${runId} of ${describePlan(plan)} again`,
  );
  const plans = runs.flatMap(({ plan, runId }) => (runId === null ? plan : []));
  const all = plans.length > 1 ? ` (${formatCounted(sumCalls(plans), 'call')} known)` : '';
  return `would ${would.join('; ')}${all}`;
}

export function describeEvaluated(runIds: readonly string[]): string {
  return `would evaluate ${runIds.map((runId) => `run ${runId}`).join(', ')}. No debrief was requested`;
}
