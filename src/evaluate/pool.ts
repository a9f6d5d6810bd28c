/** Several runs of one plan as one, so that all of their calls decide. */

import {
  type CheckIdentity,
  checkResult,
  eachCheckOnce,
  findSame,
  isBelowThreshold,
  isSameCheck,
} from '../model/check-facts.ts';
import { type Counts, countsFrom, rateOf } from '../model/counts.ts';
import type { Case, Check, DebriefReport, Trend, TrendRow } from '../model/report.ts';
import { BELOW_THRESHOLD, isCounted, verdictBasis } from './below-threshold.ts';
import type { JudgedRun, RunFailure } from './rule.ts';
import { failuresOf } from './service-verdict.ts';

/**
 * A run that failed by rates alone, with the calls of the runs that were to confirm it, to be evaluated
 * again. The counts of checks, of the trend's current side and of calls are sums; rates, what the
 * service's own verdict holds against checks, and the debrief's verdict follow from them. What has no
 * counts stays as the first run reports it, and so do themes, status and baseline. What the service holds
 * against any of the runs stays, except a rate that the counts decide about.
 *
 * @param further runs of the same plan and variables, of which `whyNotConfirming` gives null
 */
export function poolRuns<Run extends JudgedRun>(first: Run, further: readonly JudgedRun[]): Run {
  const runs = [first, ...further];
  const checks = runs.some((run) => run.checks) ? poolChecks(runs) : undefined;
  const { report, runVerdict, callCounts, calls, cases, baseline } = first;
  const trend = baseline?.trend;
  return {
    ...first,
    ...(checks && { checks }),
    ...(report && { report: poolReport(report, checks ?? [], runs) }),
    ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, runs) } }),
    ...(runVerdict && { runVerdict: poolVerdict(runVerdict, first, checks ?? [], runs) }),
    ...(callCounts && { callCounts: poolCallCounts(runs) }),
    ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
    ...(cases && { cases: cases.map((one) => poolCase(one, runs)) }),
  };
}

/** Every check that any of the runs has, each once. */
function poolChecks(runs: readonly JudgedRun[]): Check[] {
  const ofRuns = runs.map(({ checks = [] }) => findSame(checks));
  return eachCheckOnce(runs.flatMap(({ checks = [] }) => checks)).map((check) =>
    poolCheck(
      check,
      ofRuns.map((find) => find(check)),
    ),
  );
}

/** @param ofRuns the check in each run: as the first one reports it, and of several rows the worst */
function poolCheck(check: Check, ofRuns: readonly (readonly Check[])[]): Check {
  const [first] = ofRuns.flat();
  const known = { ...check, ...first, id: check.id };
  const counts = sum(ofRuns.flatMap((rows) => checkResult([rows], []).counts ?? []));
  if (counts === null) return known;
  const pooled = { ...known, ...counts, passRate: rateOf(counts) };
  return { ...pooled, isPassed: isCounted(pooled) ? !isBelowThreshold(pooled) : pooled.isPassed };
}

function sum(counts: readonly Counts[]): Counts | null {
  return countsFrom(
    counts.reduce((total, { passed }) => total + passed, 0),
    counts.reduce((total, { evaluated }) => total + evaluated, 0),
  );
}

function poolReport(
  report: DebriefReport,
  checks: readonly Check[],
  runs: readonly JudgedRun[],
): DebriefReport {
  const { trend } = report;
  return {
    ...report,
    verdict: poolDebriefVerdict(report.verdict, checks, runs),
    trend: trend && poolTrend(trend, runs),
  };
}

function poolTrend(trend: Trend, runs: readonly JudgedRun[]): Trend {
  return { ...trend, rows: trend.rows.map((row) => poolRow(row, runs)) };
}

function poolDebriefVerdict(
  verdict: string,
  checks: readonly Check[],
  [first, ...further]: readonly JudgedRun[],
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

function poolRow(row: TrendRow, runs: readonly JudgedRun[]): TrendRow {
  const current = sum(runs.flatMap((run) => currentOf(row, run) ?? []));
  if (current === null) return row;
  return {
    ...row,
    currentPassRate: rateOf(current),
    counts: { previous: row.counts?.previous ?? null, current },
  };
}

/** The counts that a run reports of a check among its checks, or else in its trend. */
function currentOf(row: TrendRow, { report, checks = [] }: JudgedRun): Counts | null {
  const check = identityOf(row);
  const rows = (report?.trend?.rows ?? []).filter((one) => isSameCheck(identityOf(one), check));
  return checkResult([findSame(checks)(check), rows.map(({ counts }) => counts?.current)], [])
    .counts;
}

function identityOf({ checkId: id, checkName: name }: TrendRow): CheckIdentity {
  return { id, name };
}

type Verdict = NonNullable<JudgedRun['runVerdict']>;

function poolVerdict(
  own: Verdict,
  first: JudgedRun,
  checks: readonly Check[],
  runs: readonly JudgedRun[],
): Verdict {
  const counted = checks.filter(isCounted);
  const isDecided = ({ type, check: name }: RunFailure) => {
    if (type !== BELOW_THRESHOLD || name === null) return false;
    const same = checks.filter((check) => isSameCheck({ id: null, name }, check));
    return same.length > 0 && same.every((check) => counted.includes(check));
  };
  const others = runs.flatMap(failuresOf).filter((failure) => !isDecided(failure));
  const below = counted
    .filter(isBelowThreshold)
    .map(({ name }) => ({ type: BELOW_THRESHOLD, message: null, check: name }));
  const keyOf = ({ type, check, message }: RunFailure) => message ?? `${type} ${check}`;
  const failures = [...below, ...new Map(others.map((one) => [keyOf(one), one])).values()];
  const isUnexplained = own.passed === false && failuresOf(first).length === 0;
  const passed = own.passed === null ? null : true;
  return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}

function poolCallCounts(runs: readonly JudgedRun[]): NonNullable<JudgedRun['callCounts']> {
  const add = (name: keyof NonNullable<JudgedRun['callCounts']>) => {
    const known = runs.flatMap(({ callCounts }) => callCounts?.[name] ?? []);
    return known.length < runs.length ? null : known.reduce((total, count) => total + count, 0);
  };
  return {
    total: add('total'),
    counted: add('counted'),
    completed: add('completed'),
    evaluated: add('evaluated'),
    passed: add('passed'),
    failed: add('failed'),
  };
}

/** The calls of a case in all runs; its baseline is the first run's. */
function poolCase(own: Case, runs: readonly JudgedRun[]): Case {
  const same = runs.flatMap(({ cases = [] }) => cases.filter(({ id }) => id === own.id));
  return {
    ...own,
    ...(sum(same) ?? {}),
    failingCall: same.find(({ failingCall }) => failingCall !== null)?.failingCall ?? null,
    checks: own.checks.map((check) => {
      const current = same.flatMap((one) =>
        findSame(one.checks)(check).flatMap((found) => found.current ?? []),
      );
      return { ...check, current: sum(current) ?? check.current };
    }),
  };
}
