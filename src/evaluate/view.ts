/** What the rules of the policy evaluate. */

import { checkFacts, checkResult, highestRate } from '../model/check-facts.ts';
import type { Counts } from '../model/counts.ts';
import type { Case, RunReport, Theme, Trend } from '../model/report.ts';
import type { RunFailure } from '../model/run-failures.ts';
import { type Limits, limitsOf, type TrendSettings } from './trend-settings.ts';

/** The facts of a run that rules read. What the service does not report is absent or null. */
export type RuleFacts = Pick<
  RunReport,
  | 'report'
  | 'runStatus'
  | 'callCounts'
  | 'checks'
  | 'calls'
  | 'cases'
  | 'measures'
  | 'baseline'
  | 'runVerdict'
  | 'usedVariables'
  | 'watched'
  | 'unread'
>;

/** Pass rates are in percent; null is unknown, which is never 0. */
export interface LimitedCheck {
  check: string;
  /** ID of its metric definition. */
  id: string | null;
  limits: Limits;
  previous: number | null;
  current: number | null;
  /** The calls that its rates were taken of. */
  counts: { previous: Counts | null; current: Counts | null };
  /** True if the run reports its checks, and only the baseline has this one. */
  isGone: boolean;
}

export interface PolicyView {
  run: RuleFacts;
  /** Themes of the report that no waiver excuses. */
  themes: readonly Theme[];
  /** Failures that the service lists and no waiver excuses. */
  failures: readonly RunFailure[];
  /** The checks of the run and its baseline with their limits. */
  checks: readonly LimitedCheck[];
  /** The cases with their statuses, the worst first. */
  cases: readonly Case[];
  /** Names of the checks that a waiver excuses. */
  waivedChecks: ReadonlySet<string>;
  /** Highest p of a significant change; null if every change counts. */
  significance: number | null;
  others: PValues;
}

/** The p-values of what is tested together. */
export interface PValues {
  drops: readonly number[];
  cases: readonly number[];
  measures: readonly number[];
}

/** A theme that is shown and never fails: the gate's own comparison found it fixed. */
export function isOver({ lifecycle, serviceLifecycle }: Theme): boolean {
  return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}

/** The rows of the trend in their order, then the checks of the run that the trend does not have. */
export function limitedChecks(run: RuleFacts, settings: TrendSettings = {}): LimitedCheck[] {
  const { checks = [] } = run;
  const limits = limitsOf(settings);
  return checkFacts(checks, trendOf(run)?.rows ?? []).map((facts) => {
    const { name, listed, rows, counts: current, passRate } = facts;
    const before = checkResult([rows.map(({ counts }) => counts?.previous)], []);
    return {
      check: name,
      id: facts.id ?? null,
      limits: limits(name),
      previous:
        before.passRate ?? highestRate(rows.map(({ previousPassRate }) => previousPassRate)),
      current: passRate,
      counts: { previous: before.counts, current },
      isGone: checks.length > 0 && listed.length === 0 && passRate === null,
    };
  });
}

/** The trend that the run's rates are compared by; for a run without a debrief, the gate's own. */
export function trendOf({ baseline, report }: RuleFacts): Trend | null {
  return (report === null ? baseline?.trend : report.trend) ?? null;
}

/** The names of checks that a run mentions in any place, each spelling once. */
export function mentionedChecks(run: Pick<RuleFacts, 'report' | 'checks' | 'calls'>): string[] {
  const { report, calls = [] } = run;
  return [
    ...new Set([
      ...(run.checks ?? []).map(({ name }) => name),
      ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
      ...(report?.themes ?? []).flatMap((theme) => theme.checkNames),
      ...calls.flatMap(({ checks }) => checks.map(({ name }) => name)),
    ]),
  ];
}
