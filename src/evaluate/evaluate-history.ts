/** The history of a run by the limits of the policy. */
import { isBelowThreshold } from '../model/check-facts.ts';
import type { HistoricCheck } from '../model/history.ts';
import type { RunFacts } from '../model/run-facts.ts';
import type { Policy } from './policy.ts';
import { limitsOf } from './trend-settings.ts';

/** A check failed if the service says so, or if it is below the policy's threshold. */
export function withEvaluatedHistory(run: RunFacts, { gate }: Policy): RunFacts {
  if (run.earlier === undefined) return run;
  const limits = limitsOf(gate?.trend ?? {});
  const evaluated = (check: HistoricCheck): HistoricCheck => {
    const { 'min-pass-rate': threshold = null } = limits(check.name);
    if (threshold === null || check.passRate === null || check.isPassed === false) return check;
    return { ...check, isPassed: !isBelowThreshold({ ...check, threshold }) };
  };
  const { runs, own } = run.earlier;
  return {
    ...run,
    earlier: {
      runs: runs.map((one) => ({ ...one, checks: one.checks.map(evaluated) })),
      own: { ...own, checks: own.checks.map(evaluated) },
    },
  };
}
