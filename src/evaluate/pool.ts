/** Several runs of one plan as one, so that all of their calls decide. */

import {
  checkResult,
  eachCheckOnce,
  findSame,
  isBelowThreshold,
  isSameCheck,
} from '../model/check-facts.ts';
import { pooledCounts, rateOf } from '../model/counts.ts';
import type { Case, Check, Trend } from '../model/report.ts';
import { BELOW_THRESHOLD, failuresOf, type RunFailure } from '../model/run-failures.ts';
import { isCounted, verdictBasis } from './service-verdict.ts';
import type { RuleFacts } from './view.ts';

/**
 * A run that failed by rates alone, together with the calls of its confirming runs, to be evaluated again.
 * Counts of checks, cases and calls are sums; rates, failures below a threshold and the debrief's verdict
 * follow from them. Themes, status, baseline and everything without counts are those of the first run. Other
 * failures of any run remain.
 *
 * @param further runs of the same plan and variables, of which `whyNotConfirming` gives null
 */
export function poolRuns<Run extends RuleFacts>(first: Run, further: readonly RuleFacts[]): Run {
  const runs = [first, ...further];
  const checks = runs.some((run) => run.checks) ? poolChecks(runs) : undefined;
  const pooled = checks ?? [];
  const { report, runVerdict, callCounts, calls, cases, baseline } = first;
  const trend = baseline?.trend;
  return {
    ...first,
    ...(checks && { checks }),
    ...(report && {
      report: {
        ...report,
        verdict: poolDebriefVerdict(report.verdict, pooled, runs),
        trend: report.trend && poolTrend(report.trend, pooled),
      },
    }),
    ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, pooled) } }),
    ...(runVerdict && { runVerdict: poolVerdict(runVerdict, first, pooled, runs) }),
    ...(callCounts && { callCounts: poolCallCounts(runs) }),
    ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
    ...(cases && { cases: cases.map((one) => poolCase(one, runs)) }),
  };
}

/** Every check that any of the runs has, each once: as the first run reports it, and of several rows the worst. */
function poolChecks(runs: readonly RuleFacts[]): Check[] {
  const finders = runs.map(({ checks = [] }) => findSame(checks));
  return eachCheckOnce(runs.flatMap(({ checks = [] }) => checks)).map((check) => {
    const ofRuns = finders.map((find) => find(check));
    const known = { ...check, ...ofRuns.flat()[0], id: check.id };
    const counts = pooledCounts(ofRuns.flatMap((rows) => checkResult([rows], []).counts ?? []));
    if (counts === null) return known;
    const pooled = { ...known, ...counts, passRate: rateOf(counts) };
    return { ...pooled, isPassed: isCounted(pooled) ? !isBelowThreshold(pooled) : pooled.isPassed };
  });
}

/** The rates of pooled checks in the place of the first run's. */
function poolTrend(trend: Trend, checks: readonly Check[]): Trend {
  const find = findSame(checks);
  const rows = trend.rows.map((row) => {
    const same = find({ id: row.checkId, name: row.checkName });
    const { counts: current, passRate } = checkResult([same], []);
    if (current === null) return row;
    const previous = row.counts?.previous ?? null;
    return { ...row, currentPassRate: passRate, counts: { previous, current } };
  });
  return { ...trend, rows };
}

function poolDebriefVerdict(
  verdict: string,
  checks: readonly Check[],
  [first, ...further]: readonly RuleFacts[],
): string {
  if (verdict !== 'THRESHOLD_FAILED' || first === undefined) return verdict;
  const basis = verdictBasis(first);
  if (basis === undefined) return verdict;
  const isRepeated =
    basis === 'counts'
      ? checks.some((check) => isCounted(check) && isBelowThreshold(check))
      : further.every(({ report }) => report?.verdict === verdict);
  return isRepeated ? verdict : 'PASSED';
}

type Verdict = NonNullable<RuleFacts['runVerdict']>;

/** The failures that the counts of checks do not decide; the others follow from the pooled checks. */
function poolVerdict(
  own: Verdict,
  first: RuleFacts,
  checks: readonly Check[],
  runs: readonly RuleFacts[],
): Verdict {
  const isDecided = ({ type, check: name, checkId: id }: RunFailure) => {
    if (type !== BELOW_THRESHOLD || name === null) return false;
    const same = checks.filter((check) => isSameCheck({ id, name }, check));
    return same.length > 0 && same.every(isCounted);
  };
  const others = runs.flatMap(failuresOf).filter((failure) => !isDecided(failure));
  const keyOf = (one: RunFailure) =>
    one.check === null ? JSON.stringify(one) : `${one.type} ${one.checkId} ${one.check}`;
  const failures = [...new Map(others.map((one) => [keyOf(one), one])).values()];
  const isUnexplained = own.passed === false && failuresOf(first).length === 0;
  const passed = own.passed === null ? null : true;
  return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}

function poolCallCounts(runs: readonly RuleFacts[]): NonNullable<RuleFacts['callCounts']> {
  const add = (name: keyof NonNullable<RuleFacts['callCounts']>) => {
    const known = runs.flatMap(({ callCounts }) => callCounts?.[name] ?? []);
    return known.length < runs.length ? null : known.reduce((total, count) => total + count, 0);
  };
  return {
    ...{ total: add('total'), counted: add('counted') },
    ...{ evaluated: add('evaluated'), passed: add('passed') },
  };
}

/** The calls of a case in all runs; its baseline is the first run's. */
function poolCase(own: Case, runs: readonly RuleFacts[]): Case {
  const same = runs.flatMap(({ cases = [] }) => cases.filter(({ id }) => id === own.id));
  return {
    ...own,
    ...(pooledCounts(same) ?? {}),
    failingCall: same.find(({ failingCall }) => failingCall !== null)?.failingCall ?? null,
    checks: own.checks.map((check) => {
      const current = same.flatMap((one) =>
        findSame(one.checks)(check).flatMap((found) => found.current ?? []),
      );
      return { ...check, current: pooledCounts(current) ?? check.current };
    }),
  };
}
