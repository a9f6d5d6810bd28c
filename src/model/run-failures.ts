/** What failed in a run by what the service reports of it. */

import { isBelowThreshold, isSameCheck } from './check-facts.ts';
import type { Check, RunReport } from './report.ts';

/** The service's type of a check below its threshold. */
export const BELOW_THRESHOLD = 'METRIC_BELOW_MIN_PASS_RATE';

/** A check that the service reports as failed, though not by its rate. */
export const NOT_PASSED = 'CHECK_NOT_PASSED';

const NO_FACTS = {
  ...{ status: null, agent: null, calls: null, totalCalls: null, passRate: null, limit: null },
};

/** A failure that the service's own verdict lists, or that its checks show. */
export type RunFailure = NonNullable<RunReport['runVerdict']>['failures'][number];
type Verdict = Pick<RunReport, 'runVerdict' | 'checks'>;

/** The failures that the service lists, then one for each check that fails without being listed. */
export function failuresOf({ runVerdict, checks = [] }: Verdict): RunFailure[] {
  const listed = runVerdict?.failures ?? [];
  const isListed = (check: Check) =>
    listed.some(
      ({ check: name, checkId: id }) => name !== null && isSameCheck({ id, name }, check),
    );
  return [...listed, ...checks.flatMap((check) => (isListed(check) ? [] : failureOf(check)))];
}

function failureOf(check: Check): RunFailure[] {
  const { id: checkId, name, isPassed, evaluated: calls, passRate, threshold: limit } = check;
  const facts = { ...NO_FACTS, check: name, checkId };
  if (isBelowThreshold(check)) return [{ ...facts, type: BELOW_THRESHOLD, calls, passRate, limit }];
  return isPassed === false && calls !== 0 ? [{ ...facts, type: NOT_PASSED }] : [];
}

/** Whether the service reports the run as failed in any place. */
export function isFailedByService(run: Verdict): boolean {
  return run.runVerdict?.passed === false || failuresOf(run).length > 0;
}
