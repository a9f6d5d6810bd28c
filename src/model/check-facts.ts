/** Passed calls and pass rates of checks, of all that a run reports about them (contract, section 19). */

import { percentUnits } from '../text/percent.ts';
import { type CheckIdentity, eachCheckOnce, findSame } from './check-identity.ts';
import { type Counts, countsFrom, rateOf, worstCounts } from './counts.ts';
import type { Check, RunReport, TrendRow } from './report.ts';

/** Calls as they are reported, which may contradict each other. */
export interface ReportedCounts {
  passed: number | null;
  evaluated: number | null;
}

/** A check as a list of checks has it. */
export interface ListedCheck extends CheckIdentity, ReportedCounts {
  rate: number | null;
}

export interface CheckResult {
  counts: Counts | null;
  /** Percent: of the counts, or without any as it is reported. */
  rate: number | null;
}

export interface CheckFacts<Listed extends ListedCheck> extends CheckResult, CheckIdentity {
  /** What the list of checks says of it. */
  listed: readonly Listed[];
  /** What the trend says of it. */
  rows: readonly TrendRow[];
}

/**
 * The counts of the first source that has valid ones, of several the worst; only without any counts the
 * lowest of the rates.
 */
export function checkResult(
  sources: readonly (readonly (ReportedCounts | null | undefined)[])[],
  rates: readonly (number | null)[],
): CheckResult {
  const valid = sources.map((entries) =>
    entries.flatMap((one) => countsFrom(one?.passed, one?.evaluated) ?? []),
  );
  const counts = worstCounts(valid.find(({ length }) => length > 0) ?? []);
  const known = rates.flatMap((rate) => rate ?? []);
  const lowest = known.length === 0 ? null : Math.min(...known);
  return { counts, rate: counts === null ? lowest : rateOf(counts) };
}

/** Compared as decimal numbers, in which noise of floating point is no difference. */
export function isBelow(rate: number, threshold: number): boolean {
  return percentUnits(rate) < percentUnits(threshold);
}

/** Whether a check is below its threshold: by its counts, or by its rate if it has none. */
export function isBelowThreshold(check: Pick<Check, 'passed' | 'evaluated' | 'rate' | 'needed'>) {
  const { rate } = checkResult([[check]], [check.rate]);
  return rate !== null && check.needed !== null && isBelow(rate, check.needed);
}

/** The highest rate before, which shows a drop where several entries disagree. */
export function highestRate(rates: readonly (number | null)[]): number | null {
  const known = rates.flatMap((rate) => rate ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/** Every check of a run once: the rows of its trend in their order, then the other checks of its list. */
export function checkFacts<Listed extends ListedCheck>(
  list: readonly Listed[],
  trend: readonly TrendRow[],
): CheckFacts<Listed>[] {
  const inTrend = trend.map((row) => ({ id: row.checkId, name: row.checkName, row }));
  const listedOf = findSame(list);
  const rowsOf = findSame(inTrend);
  return eachCheckOnce<CheckIdentity>([...inTrend, ...list]).map((check) => {
    const listed = listedOf(check);
    const rows = rowsOf(check).map(({ row }) => row);
    const rates = [
      ...listed.map(({ rate }) => rate),
      ...rows.map(({ currentPassRate }) => currentPassRate),
    ];
    const ofRows = rows.map(({ counts }) => counts?.current);
    return {
      ...{ id: check.id, name: check.name, listed, rows },
      ...checkResult([listed, ofRows], rates),
    };
  });
}

/** The names of all checks that a run tells of; one may stand twice. */
export function checkNames({
  checks = [],
  report,
}: Pick<RunReport, 'checks' | 'report'>): string[] {
  return [
    ...checks.map(({ name }) => name),
    ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
  ];
}
