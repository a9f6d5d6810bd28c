/** What rules of the policy evaluate, and what they find. */

import type { Case } from '../model/cases.ts';
import type { DebriefReport, DropTest, Reason, RunReport, Theme } from '../model/report.ts';
import type { Effect, Finding } from './findings.ts';

/** What a rule found, and what it means for the gate. */
export type Ruling = Meaning &
  (
    | ({ effect: Effect } & Finding)
    /** A theme that would fail the gate if it were new. */
    | { effect: 'known'; theme: string }
    /** A drop that was compared with the baseline's rate, and how. */
    | { effect: 'tested'; tested: DropTest }
  );

interface Meaning extends Omit<Reason, 'rule' | 'message' | 'check' | 'theme' | 'case'> {
  theme?: string;
  check?: string;
  case?: string;
  /** Set if it fails by rates alone, which more calls can confirm or refute. */
  byRates?: ByRates | undefined;
  /** Set on one that is `undecided` and says nothing new if the gate fails. */
  onlyAlone?: boolean;
  /** Set on one that rests on a comparison with the baseline. */
  compares?: true;
  /** Set on a warning that would fail the gate if the baseline were its own. */
  needsOwnBaseline?: true;
}

/**
 * What a failure by rates rests on: `counts` that those of further runs can be added to, or a bare
 * `verdict` or rate, which a further run has to repeat.
 */
export type ByRates = 'counts' | 'verdict';

/** A failure that the service's own verdict lists, or that its checks show. */
export interface RunFailure {
  /** The service's type, e.g. `METRIC_BELOW_MIN_PASS_RATE`. */
  type: string;
  /** Null if nobody described it. */
  message: string | null;
  /** Name of the check that it is about; null if it is about none. */
  check: string | null;
}

/** What of a run is evaluated. What the service does not report is absent or null. */
export type JudgedRun = Pick<
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

/** What the rules evaluate. */
export interface PolicyView {
  run: JudgedRun;
  /** The debrief's report, or null where the run is judged without one. */
  report: DebriefReport | null;
  /** Themes of the report that no waiver excuses. */
  themes: readonly Theme[];
  /** Failures that the service lists and no waiver excuses. */
  failures: readonly RunFailure[];
  /** The cases with their statuses, the worst first. */
  cases: readonly Case[];
  /** Names of the checks that a waiver excuses. */
  waivedChecks: ReadonlySet<string>;
  /** How often the gate may ask the same question: once, and once more for each confirming run. */
  looks: number;
  /** What the rule `measure` finds. */
  measureRulings: readonly Ruling[];
  /** Of the gate's other runs. */
  others: PValues;
}

/** The p-values of what is tested together. */
export interface PValues {
  drops: readonly number[];
  cases: readonly number[];
  measures: readonly number[];
}

/** The ruling on a setting that needs results which cannot be read; empty if they can. */
export function unreadRulings(
  { unread }: JudgedRun,
  setting: string,
  subject: { check?: string; limit?: number | string },
): Ruling[] {
  if (unread === undefined) return [];
  const effect = 'undecided';
  return [{ effect, finding: 'unread', error: unread, setting, onlyAlone: true, ...subject }];
}

/** A theme that is shown and never fails: the gate's own comparison found it fixed. */
export function isOver({ lifecycle, serviceLifecycle }: Theme): boolean {
  return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}
