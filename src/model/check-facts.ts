/** Passed calls and pass rates of checks, of all that a run reports about them. */

import { normalizeName } from '../text/alike.ts';
import { percentUnits } from '../text/percent.ts';
import { type Counts, countsFrom, pooledCounts, rateOf, worstCounts } from './counts.ts';
import type { HistoricCheck } from './history.ts';
import type { Check, RunReport, TrendRow } from './report.ts';

type ReportedCounts = Pick<Check, 'passed' | 'evaluated'>;

export type ListedCheck = CheckIdentity & ReportedCounts & Pick<Check, 'passRate'>;

export interface CheckResult {
  counts: Counts | null;
  /** Percent: of the counts, or without any as it is reported. */
  passRate: number | null;
}

export interface CheckFacts<Listed extends ListedCheck> extends CheckResult, CheckIdentity {
  listed: readonly Listed[];
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
  const known = rates.flatMap(validRate);
  const lowest = known.length === 0 ? null : Math.min(...known);
  return { counts, passRate: counts === null ? lowest : rateOf(counts) };
}

/** A pass rate outside 0 to 100 is unknown. */
function validRate(rate: number | null): number[] {
  return rate !== null && rate >= 0 && rate <= 100 ? [rate] : [];
}

/** Compared as decimal numbers, in which noise of floating point is no difference. */
export function isBelow(rate: number, threshold: number): boolean {
  return percentUnits(rate) < percentUnits(threshold);
}

/** Whether a check is below its threshold: by its counts, or by its rate if it has none. */
export function isBelowThreshold(
  check: Pick<Check, 'passed' | 'evaluated' | 'passRate' | 'threshold'>,
) {
  const { passRate } = checkResult([[check]], [check.passRate]);
  return passRate !== null && check.threshold !== null && isBelow(passRate, check.threshold);
}

/** Whether a check has a rate, and something that says whether it is high enough. */
export function isEvaluated(check: Pick<Check, 'isPassed' | 'passRate' | 'threshold'>): boolean {
  return check.passRate !== null && (check.isPassed !== null || check.threshold !== null);
}

/** The highest rate before, which shows a drop where several entries disagree. */
export function highestRate(rates: readonly (number | null)[]): number | null {
  const known = rates.flatMap(validRate);
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
      ...listed.map(({ passRate }) => passRate),
      ...rows.map(({ currentPassRate }) => currentPassRate),
    ];
    const ofRows = rows.map(({ counts }) => counts?.current);
    return {
      ...{ id: check.id, name: check.name, listed, rows },
      ...checkResult([listed, ofRows], rates),
    };
  });
}

/** Finds the result of a check in several runs: the sum of their counts, else the mean of their rates. */
export function resultInRuns(
  runs: readonly { checks: readonly ListedCheck[] }[],
): (check: CheckIdentity) => CheckResult {
  const finders = runs.map(({ checks }) => findSame(checks));
  return (check) => {
    const results = finders.map((find) => {
      const same = find(check);
      const rates = same.map(({ passRate }) => passRate);
      return checkResult([same], rates);
    });
    const counts = pooledCounts(results.flatMap((one) => one.counts ?? []));
    if (counts !== null) return { counts, passRate: rateOf(counts) };
    const rates = results.flatMap(({ passRate }) => passRate ?? []);
    const sum = rates.reduce((total, rate) => total + rate, 0);
    return { counts, passRate: rates.length === 0 ? null : sum / rates.length };
  };
}

/** What is known of the checks of a run, each once, without an evaluation of the run. */
export function checksOf({
  checks = [],
  report,
}: Pick<RunReport, 'checks' | 'report'>): HistoricCheck[] {
  return checkFacts(checks, report?.trend?.rows ?? []).map(
    ({ id, name, listed, counts, passRate }) => {
      const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
      const isUnknown = passRate === null || threshold === null;
      return {
        id: id ?? null,
        name,
        passed: counts?.passed ?? null,
        evaluated: counts?.evaluated ?? evaluated,
        passRate,
        isPassed: isPassed ?? (isUnknown ? null : !isBelow(passRate, threshold)),
      };
    },
  );
}

/** What identifies a check. */
export interface CheckIdentity {
  /** ID of the check's metric definition; empty, null or absent if the service reports none. */
  id?: string | null | undefined;
  name: string;
}

/** The check's identity as one text, for maps. Two checks with IDs are the same if their keys are. */
export function checkKey({ id, name }: CheckIdentity): string {
  return id ? `id ${id.toLowerCase()}` : `name ${normalizeName(name)}`;
}

/**
 * Whether both are the same check: by their IDs if both have one, else by their names, of which case
 * counts, but neither outer or repeated white space, nor invisible characters, nor how accents are encoded.
 */
export function isSameCheck(one: CheckIdentity, other: CheckIdentity): boolean {
  if (one.id && other.id) return checkKey(one) === checkKey(other);
  return normalizeName(one.name) === normalizeName(other.name);
}

/** Finds all entries of a list that are about a check, in constant time for each check. */
export function findSame<Entry extends CheckIdentity>(
  entries: readonly Entry[],
): (check: CheckIdentity) => readonly Entry[] {
  const byKey = Map.groupBy(entries, checkKey);
  const byName = Map.groupBy(entries, ({ name }) => checkKey({ name }));
  return (check) => {
    const named = checkKey({ name: check.name });
    if (!check.id) return byName.get(named) ?? [];
    return [...(byKey.get(checkKey(check)) ?? []), ...(byKey.get(named) ?? [])];
  };
}

/**
 * The checks of a list, each once. An entry without an ID is about every check of its name: where some of
 * them have IDs, these are listed in its place.
 */
export function eachCheckOnce<Entry extends CheckIdentity>(entries: readonly Entry[]): Entry[] {
  const withId = findSame(entries.filter(({ id }) => id));
  const checks = new Map<string, Entry>();
  for (const entry of entries) {
    const named = entry.id ? [] : withId(entry);
    for (const check of named.length > 0 ? named : [entry]) {
      const key = checkKey(check);
      if (!checks.has(key)) checks.set(key, check);
    }
  }
  return [...checks.values()];
}
