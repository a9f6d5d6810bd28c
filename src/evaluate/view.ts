/** What the rules of the policy evaluate. */

import type { Counts } from '../model/counts.ts';
import type { Case, RunReport, Theme } from '../model/report.ts';
import type { Reason, RunFailure } from './reasons.ts';
import type { Limits } from './trend-settings.ts';

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
  | 'usedVariables'
  | 'watched'
  | 'unread'
> & {
  runVerdict?:
    | (Omit<NonNullable<RunReport['runVerdict']>, 'failures'> & { failures: RunFailure[] })
    | undefined;
};

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
  /** Of the gate's other runs. */
  others: PValues;
}

/** The p-values of what is tested together. */
export interface PValues {
  drops: readonly number[];
  cases: readonly number[];
  measures: readonly number[];
}

/** The reason of a setting that needs results which cannot be read; empty if they can. */
export function unreadReasons(
  { unread }: Pick<RuleFacts, 'unread'>,
  setting: string,
  subject: { check?: string; limit?: number | string } = {},
): Reason[] {
  if (unread === undefined) return [];
  const effect = 'undecided';
  return [{ effect, kind: 'unread', error: unread, setting, onlyAlone: true, ...subject }];
}

/** A theme that is shown and never fails: the gate's own comparison found it fixed. */
export function isOver({ lifecycle, serviceLifecycle }: Theme): boolean {
  return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}
