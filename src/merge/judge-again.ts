/** Runs judged anew, by the evidence that their reports hold. */
import { evaluate } from '../policy/evaluate.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunReport } from '../report/model.ts';

/** Of each run the p of all drops that the others were tested for: they are asked about together. */
export function otherPValues(
  runs: readonly RunReport[],
  policy: Policy,
  today: string,
): ReadonlyMap<RunReport, readonly number[]> {
  const tested = runs.map((run) => evaluate(run, policy, today).tested.map(({ p }) => p));
  return new Map(
    runs.map((run, index) => [run, tested.filter((_, at) => at !== index).flat()] as const),
  );
}

/**
 * What a policy makes of a run. One that could not be judged stays as it is, unless the service's own
 * verdict alone is against it.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @param others p of the drops that the runs beside it were tested for
 */
export function judgeAgain(
  run: RunReport,
  policy: Policy,
  today: string,
  others: readonly number[] = [],
): RunReport {
  const isJudged = run.report !== null;
  const isByVerdict = run.runVerdict?.passed === false && run.outcome !== 'error';
  if (!isJudged && !isByVerdict) return run;
  const { outcome, reasons, spared } = evaluate(run, policy, today, { otherPValues: others });
  if (isJudged || outcome === 'failed') return { ...run, outcome, reasons, spared };
  if (run.outcome !== 'failed') return run;
  const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
  return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'debrief', message }], spared: null };
}
