/** What every run counted by itself, if further runs were to confirm a failure (contract, section 16). */
import { isSameCheck } from '../model/check-identity.ts';
import type { Check, RunReport } from '../model/report.ts';
import { formatPercentBeside, formatShare } from './format.ts';
import { shortForm } from './names.ts';

export interface CountsByRun {
  /** What each run is called, the first one first. */
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
      shares: runs.map((one) => shareIn(one.checks, check)),
    })),
  };
}

function shareIn(checks: readonly Check[], wanted: Check): string {
  const check = checks.find((one) => isSameCheck(one, wanted));
  const { passed = null, evaluated = null, rate = null, needed = null } = check ?? {};
  return passed === null || evaluated === null
    ? formatPercentBeside(rate, needed)
    : formatShare(passed, evaluated, needed);
}
