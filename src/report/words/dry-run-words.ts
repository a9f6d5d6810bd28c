/** Words about a dry run: what the service showed, and what the gate would do. */

import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCounted, formatList } from '../format.ts';
import { type CountedPlan, describePlan, describePlanCalls, sumCalls } from './plan-words.ts';

const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;

export const DRY_RUN = {
  health: (path: string, answer: string) => `GET ${path} answered ${withoutPeriod(answer)}.`,
  readOnlyKey: (permissions: readonly string[]) =>
    `the input api-key may only read (${formatNames(permissions)}), and starting a run takes more: use a key with Full Access`,
  unchecked: (plan: CountedPlan) =>
    `${describePlan(plan)} was not checked: the service does not show its run plans.`,
  evaluated: (runIds: readonly string[]) =>
    `would evaluate ${runIds.map((runId) => `run ${runId}`).join(', ')}. No debrief was requested`,
};

/** @param names none if the service does not report them */
export function describePermissions(names: readonly string[]): string {
  const shown = formatNames(names);
  return shown === ''
    ? 'The service reports no permissions of the key.'
    : `Permissions of the key: ${shown}.`;
}

function formatNames(names: readonly string[]): string {
  return formatList(names, MAX_NAMES, (name) => oneLine(name, MAX_NAME_CHARS));
}

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
