/** Several runs of one plan as one, so that all of their calls decide. */
import { type Counts, countsFrom, rateOf } from '../chance/counts.ts';
import type { Check, DebriefReport, Trend, TrendRow } from '../report/model.ts';
import { BELOW_BAR, describeBelowBar, isBelowBar, verdictBasis } from './below-bar.ts';
import type { JudgedRun, RunFailure } from './rule.ts';

/**
 * A run that failed by rates alone, with the calls of the runs that were to confirm it, to be evaluated
 * again. The counts of checks, of the trend's current side and of calls are sums; rates, what the
 * service's own verdict holds against checks, and the debrief's verdict follow from them. What nobody
 * counts stands against the run only where every run repeats it: the best rate, the best verdict. What
 * the service holds against any of the runs beside rates stays. Themes, status and baseline are those
 * of the first.
 *
 * @param further judged runs of the same plan and variables
 */
export function poolRuns<Run extends JudgedRun>(first: Run, further: readonly JudgedRun[]): Run {
  const runs = [first, ...further];
  const checks = first.checks && poolChecks(runs);
  const { report, runVerdict, callCounts, calls, baseline } = first;
  const trend = baseline?.trend;
  return {
    ...first,
    ...(checks && { checks }),
    ...(report && { report: poolReport(report, checks ?? [], runs) }),
    ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, runs) } }),
    ...(runVerdict && { runVerdict: poolVerdict(runVerdict, checks ?? [], runs) }),
    ...(callCounts && { callCounts: poolCallCounts(runs) }),
    ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
  };
}

/** Every check that any of the runs has, each once. */
function poolChecks(runs: readonly JudgedRun[]): Check[] {
  const all = new Map<string, [Check, ...Check[]]>();
  for (const check of runs.flatMap(({ checks }) => checks ?? [])) {
    const key = check.id ?? check.name;
    const same = all.get(key);
    if (same) same.push(check);
    else all.set(key, [check]);
  }
  return Array.from(all.values(), poolCheck);
}

function poolCheck(same: readonly [Check, ...Check[]]): Check {
  const counts = sum(same.flatMap(({ passed, evaluated }) => countsFrom(passed, evaluated) ?? []));
  const pooled = {
    ...same[0],
    passed: counts?.passed ?? null,
    evaluated: counts?.evaluated ?? null,
    rate: counts === null ? best(same.map(({ rate }) => rate)) : rateOf(counts),
  };
  const isBelow = isBelowBar(pooled);
  return { ...pooled, isPassed: isBelow === null ? bestOf(same) : !isBelow };
}

function bestOf(checks: readonly Check[]): boolean | null {
  const known = checks.flatMap(({ isPassed }) => isPassed ?? []);
  return known.length === 0 ? null : known.includes(true);
}

function sum(counts: readonly Counts[]): Counts | null {
  return countsFrom(
    counts.reduce((total, { passed }) => total + passed, 0),
    counts.reduce((total, { evaluated }) => total + evaluated, 0),
  );
}

function best(rates: readonly (number | null)[]): number | null {
  const known = rates.flatMap((rate) => rate ?? []);
  return known.length === 0 ? null : Math.max(...known);
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
      ? checks.some((check) => isBelowBar(check) === true)
      : further.every(({ report }) => report?.verdict === verdict);
  return isRepeated ? verdict : 'PASSED';
}

function poolRow(row: TrendRow, runs: readonly JudgedRun[]): TrendRow {
  const told = runs.map((run) => currentOf(row.checkName, run));
  const current = sum(told.flatMap(({ counts }) => counts ?? []));
  if (current === null) return { ...row, currentPassRate: best(told.map(({ rate }) => rate)) };
  return {
    ...row,
    currentPassRate: rateOf(current),
    counts: { previous: row.counts?.previous ?? null, current },
  };
}

/** What a run tells of a check in its trend, or else among its checks. */
function currentOf(name: string, { report, checks }: JudgedRun) {
  const row = report?.trend?.rows.find(({ checkName }) => checkName === name);
  const check = checks?.find((one) => one.name === name);
  const own = row?.counts?.current;
  return {
    counts: countsFrom(own?.passed, own?.evaluated) ?? countsFrom(check?.passed, check?.evaluated),
    rate: row?.currentPassRate ?? check?.rate ?? null,
  };
}

type Verdict = NonNullable<JudgedRun['runVerdict']>;

function poolVerdict(own: Verdict, checks: readonly Check[], runs: readonly JudgedRun[]): Verdict {
  const told = runs.map(({ runVerdict }) => runVerdict?.failures ?? []);
  const failures = [...belowBars(own.failures, checks, told), ...otherFailures(told)];
  const isUnexplained = own.passed === false && own.failures.length === 0;
  const passed = own.passed === null ? null : true;
  return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}

/** The checks whose pooled calls miss their bar; of those that nobody counts, what every run repeats. */
function belowBars(
  own: readonly RunFailure[],
  checks: readonly Check[],
  told: readonly RunFailure[][],
): RunFailure[] {
  const counted = checks.filter((check) => isBelowBar(check) !== null);
  const isCounted = (name: string | null) => counted.some((check) => check.name === name);
  const repeated = own.filter(
    ({ type, check }) =>
      type === BELOW_BAR &&
      !isCounted(check) &&
      told.every((all) => all.some((one) => one.type === BELOW_BAR && one.check === check)),
  );
  return [
    ...counted.filter(isBelowBar).map((check) => ({
      type: BELOW_BAR,
      message: describeBelowBar(check.name, check),
      check: check.name,
    })),
    ...repeated,
  ];
}

/** What is held against any run beside rates, each once. */
function otherFailures(told: readonly RunFailure[][]): RunFailure[] {
  const all = told.flat().filter(({ type }) => type !== BELOW_BAR);
  return [...new Map(all.map((failure) => [failure.message, failure])).values()];
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
