/** Reasons and notices as data; `report/words` turns them into sentences. */
import type { Case } from '../model/cases.ts';
import type { ComparisonSize, Counts } from '../model/counts.ts';
import type { Measure, Statistic } from '../model/measures.ts';
import type { Reason as ReportedReason, Waiver } from '../model/report.ts';
import type { RunFailure } from '../model/run-failures.ts';

/** What a reason means for the gate; `undecided` makes it inconclusive. */
export type Effect = 'fail' | 'undecided' | 'warning' | 'note';

export type Reason = { effect: Effect } & Meaning & Detail;

export type RuleReason = Reason & {
  rule: string;
  /** ID of the confirming run that it is about; absent if it is about the run itself. */
  inRun?: string;
};

interface Meaning extends Pick<ReportedReason, 'limit' | 'value' | 'restates'> {
  theme?: string;
  check?: string;
  /** ID of the check's metric definition; absent if it is not known. */
  checkId?: string | null | undefined;
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

export type Detail =
  | RateReason
  | DropReason
  | DropGap
  | RunReason
  | ThemeReason
  | CostReason
  | ScenarioReason
  | MeasureReason
  | DriftReason
  /** A check that the policy names, and that the run or no run of the gate has. */
  | { kind: 'check-not-reported' | 'check-absent'; check: string };

/** The pass rate of a check, compared with `min-pass-rate`; `value` is absent if it is not known. */
export interface RateReason {
  kind: 'pass-rate';
  check: string;
  limit: number;
  value?: number;
  counts: Counts | null;
  evidence: 'point' | 'likely' | 'proven';
}

interface Rate {
  passRate: number;
  counts: Counts | null;
}

export interface Significance {
  p: number;
  adjustedP: number;
  /** Drops that were tested together. */
  comparisons: number;
  /** The smallest significant drop in points; null if no drop could be. */
  smallestDrop: number | null;
}

/** A check that fell by `max-drop` or more; limit and value are in percentage points. */
export interface DropReason {
  kind: 'drop';
  check: string;
  limit: number;
  value: number;
  previous: Rate;
  current: Rate;
  /** Absent if the policy asks for none, null if call counts are missing. */
  test?: Significance | null;
  baseline: { number: number | null; runId: string; earlierRuns: number };
}

export interface UnfitBaseline {
  kind: 'unfit-baseline';
  runId: string;
  why: string;
  /** The recorded run that did not pass, or the service's previous run, which may be another pull request's. */
  instead: 'failed' | 'previous' | 'foreign' | 'nothing';
}

/** Drops that were not compared, or not tested as usual. */
export type DropGap =
  | { kind: 'no-rate'; check: string; side: 'previous' | 'current' }
  | { kind: 'no-baseline'; limited: 'pass rate' | 'max-drop' }
  /** The service's previous run is the baseline, since no run of the base branch is recorded. */
  | { kind: 'no-own-baseline' }
  /** The named or the recorded run cannot be compared with. */
  | UnfitBaseline
  /** Drops that were compared without call counts. */
  | { kind: 'not-tested'; checks: readonly string[] }
  /** So few calls can only find drops larger than `max-drop`, which is null if it is not set. */
  | ({ kind: 'detectable-drop'; drop: number; limit: number | null } & ComparisonSize);

export type RunReason =
  | { kind: 'run-failure'; check?: string; failure: RunFailure }
  | { kind: 'run-failed' | 'variables-confirmed' | 'no-known-theme' }
  | { kind: 'variables-differ'; names: readonly string[] }
  | { kind: 'not-evaluated'; why: NotEvaluated }
  | { kind: 'run-ended'; status: string; graded: number | null; calls: number | null }
  | {
      kind: 'graded-calls';
      limit: number | string;
      graded: number | null;
      calls: number | null;
    }
  | { kind: 'verdict'; verdict: string }
  | { kind: 'new-theme'; theme: string; lifecycle: string | null };

/** Why the service has not evaluated a run, or why the results that show it cannot be read. */
export type NotEvaluated = { unread: string } | 'no-check' | 'no-graded-call';

export type ThemeReason =
  | {
      kind: 'theme';
      theme: string;
      /** What the entry names of the theme: severity, impact, prevalence, lifecycle, channel. */
      traits: readonly (readonly [name: string, value: string | null])[];
      checks: readonly string[];
      affected: { calls: number; total: number; limit: number | string } | null;
      /** Numbers of the matching entries, from 1. */
      entries: readonly number[];
    }
  | { kind: 'max-themes'; severity: string; value: number; limit: number }
  | { kind: 'never'; check: string; observed: Observed }
  | { kind: 'never-ungraded'; check: string }
  | { kind: 'waiver-expired'; waiver: Waiver };

/** The failing calls of a check, `isOther` if not in the counts that its pass rate is of, or its pass rate. */
export type Observed =
  | { failed: number; evaluated: number; isOther?: true }
  | { theme: string }
  | { passRate: number };

/** The cost of all runs of a gate in US dollars, confirming runs included. */
export interface CostReason {
  kind: 'cost';
  runs: number;
  /** Of so many of them the cost is not known. */
  unknown: number;
  limit: number;
  value: number;
}

/** Why a further run does not decide about a failure. */
export type NotConfirming =
  | 'not-evaluated'
  | 'inconclusive'
  | { ended: string }
  /** Checks that failed before and have no counts in it. */
  | { uncounted: readonly string[] };

/** A case whose pass rate fell; `adjustedP` is null without a test. */
export interface ScenarioReason
  extends Pick<Case, 'scenario' | 'scenarioId' | 'persona' | 'agent' | 'baseline' | 'adjustedP'> {
  kind: 'scenario';
  current: Counts;
}

/** A check whose pass rate fell for good: in percent, from the reference to the runs since the fall began. */
export interface DriftReason {
  kind: 'drift';
  check: string;
  from: number;
  to: number;
  /** The run with which the fall began; null if that is this one. */
  since: { number: number | null; runId: string } | null;
}

export type MeasureReason =
  /** A figure beyond its limit; `value` is absent if it is not known. */
  | ({
      kind: 'measure' | 'measure-unknown';
      side: 'max' | 'min';
      statistic: Statistic;
      limit: number;
      value?: number;
    } & MeasureName)
  /** How far the median moved, in percent as the limit is; null if unknown, or from 0. */
  | ({
      kind: 'measure-moved';
      direction: 'rise' | 'fall';
      limit: string;
      moved: number | null;
      current: number | null;
      baseline: number | null;
      /**
       * `few-values`: fewer than eight on a side, so that nothing is decided; `no-values`: the medians alone are
       * compared; `untested`: the same, as the policy asks or without values.
       */
      why: 'tested' | 'untested' | 'no-values' | 'few-values' | 'unknown';
    } & MeasureName &
      Pick<Measure, 'p' | 'adjustedP'>)
  /** A measure that the policy limits and no run has. */
  | { kind: 'measure-absent'; measure: string };

interface MeasureName {
  measure: string;
  unit: string | null;
}
