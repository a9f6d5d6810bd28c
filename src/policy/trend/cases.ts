/** The checks of a run with all that is known of their rates. */
import { type Counts, countsFrom, rateOf } from '../../chance/counts.ts';
import type { Check, DebriefReport, Trend, TrendRow } from '../../report/model.ts';
import type { PolicyView } from '../rule.ts';
import { type Limits, limitsOf, type TrendSettings } from './settings.ts';

/** A check and what holds for it. Rates are in percent; null is unknown, which is never 0. */
export interface Case {
  check: string;
  limits: Limits;
  previous: number | null;
  current: number | null;
  /** The calls that its rates were taken of. */
  counts: { previous: Counts | null; current: Counts | null };
  /** Calls behind it as far as anybody tells, for `min-calls`. */
  calls: number | null;
  /** True where the run tells of its checks, and this one, which only the baseline has, is none. */
  isGone: boolean;
  /** True where a waiver excuses it. */
  isWaived: boolean;
}

/** The rows of the trend in their order, then the checks of the run that the trend does not have. */
export function casesOf(
  { run, report, waivedChecks }: PolicyView,
  settings: TrendSettings,
): Case[] {
  const known = run.checks ?? [];
  const allRows = trendIn(run, report)?.rows ?? [];
  const inTrend = new Set(allRows.map(({ checkName }) => checkName));
  const byName = new Map(known.toReversed().map((check) => [check.name, check]));
  const others = known.filter(({ name }) => !inTrend.has(name));
  const limits = limitsOf(settings);
  const caseOf = (check: string, row: TrendRow | null, own: Check | undefined): Case => {
    const counts = {
      previous: countsFrom(row?.counts?.previous?.passed, row?.counts?.previous?.evaluated),
      current:
        countsFrom(row?.counts?.current?.passed, row?.counts?.current?.evaluated) ??
        countsFrom(own?.passed, own?.evaluated),
    };
    return {
      check,
      limits: limits(check),
      previous: row?.previousPassRate ?? rateFrom(counts.previous),
      current: row?.currentPassRate ?? own?.rate ?? rateFrom(counts.current),
      counts,
      calls: counts.current?.evaluated ?? own?.evaluated ?? callsBehind(check, report),
      isGone: known.length > 0 && own === undefined && row?.currentPassRate === null,
      isWaived: waivedChecks.has(check),
    };
  };
  return [
    ...allRows.map((row) => caseOf(row.checkName, row, byName.get(row.checkName))),
    ...others.map((own) => caseOf(own.name, null, own)),
  ];
}

/** What the run's rates are compared with; where it has no debrief, by the gate. */
export function trendIn(
  { baseline }: PolicyView['run'],
  report: DebriefReport | null,
): Trend | null {
  return (report === null ? baseline?.trend : report.trend) ?? null;
}

function rateFrom(counts: Counts | null): number | null {
  return counts && rateOf(counts);
}

/** How many calls a check was graded on, as far as the report tells: themes name calls and checks. */
function callsBehind(check: string, report: DebriefReport | null): number | null {
  const counts = (report?.themes ?? [])
    .filter(({ checkNames }) => checkNames.includes(check))
    .map(({ totalCallCount }) => totalCallCount);
  return counts.length === 0 ? null : Math.max(...counts);
}

/** A check that too few calls stand behind to judge it at all. */
export function isSpared({ limits, calls }: Case): boolean {
  const least = limits['min-calls'];
  return least !== undefined && calls !== null && calls < least;
}
