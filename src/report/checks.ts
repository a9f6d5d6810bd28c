/** The checks of a run with their calls. */

import { isSameCheck } from '../model/check-facts.ts';
import type { Check, RunReport } from '../model/report.ts';
import { withInterval } from './confidence-interval.ts';
import { formatPercentBeside, formatShare } from './format.ts';
import { shortForm } from './names.ts';
import { isMissed } from './opening.ts';

type Counted = Pick<Check, 'passed' | 'evaluated' | 'passRate' | 'threshold'>;

/** `6/24 (25%) · 95% CI 12–45%`, or the rate alone without counts. */
export function passedShare(counted: Counted): string {
  return withInterval(shareOf(counted), counted);
}

function shareOf({ passed, evaluated, passRate, threshold }: Counted): string {
  return passed === null || evaluated === null
    ? formatPercentBeside(passRate, threshold)
    : formatShare(passed, evaluated, threshold);
}

/** Rules whose reasons say that a check failed. */
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);

/** Whether a check of the run failed: by its threshold, or by the policy. */
export function isFailedIn({ outcome, reasons }: RunReport): (check: Check) => boolean {
  const named = new Set(
    outcome === 'failed'
      ? reasons.flatMap(({ rule, check }) => (OF_CHECKS.has(rule) ? (check ?? []) : []))
      : [],
  );
  return (check) => isMissed(check) || named.has(check.name);
}

/** The checks of a run, those that failed first. */
export function sortChecks(run: RunReport): Check[] {
  const isFailed = isFailedIn(run);
  return (run.checks ?? []).toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a)));
}

/** The checks of a debrief's trend, for a run whose own checks are not known. */
export function checksOfTrend({ report }: RunReport): Check[] {
  return (report?.trend?.rows ?? []).map(({ checkId, checkName, currentPassRate, counts }) => ({
    id: checkId ?? null,
    name: checkName,
    isPassed: null,
    passed: counts?.current?.passed ?? null,
    evaluated: counts?.current?.evaluated ?? null,
    passRate: currentPassRate,
    threshold: null,
  }));
}

export interface CountsByRun {
  /** The name of each run, the first one first. */
  runs: string[];
  checks: { name: string; shares: string[] }[];
}

/** The checks of the run with their counts in each run; none if no further run has any. */
export function countsByRun(run: RunReport): CountsByRun {
  const { checks = [], ownChecks = checks, confirmations = [] } = run;
  const further = confirmations.flatMap(({ jobId, number, checks: own }) =>
    own === null ? [] : { jobId, number, checks: own },
  );
  if (further.length === 0) return { runs: [], checks: [] };
  const first = { jobId: run.jobId, number: run.about?.number ?? null, checks: ownChecks };
  const runs = [first, ...further];
  return {
    runs: runs.map(({ jobId, number }) => (number === null ? shortForm(jobId) : `run ${number}`)),
    checks: checks.map((check) => ({
      name: check.name,
      shares: runs.map(({ checks: own }) => {
        const same = own.find((one) => isSameCheck(one, check));
        return same === undefined ? formatPercentBeside(null, null) : shareOf(same);
      }),
    })),
  };
}
