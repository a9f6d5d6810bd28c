/** Reasons and notices as data; `report/words` turns them into sentences. */
import type { Case } from '../model/cases.ts';
import type { Counts } from '../model/counts.ts';
import type { Statistic } from '../model/measures.ts';
import type { Check, Reason as ReportedReason, Theme, Waiver } from '../model/report.ts';

/** What a reason means for the gate; `undecided` makes it inconclusive. */
export type Effect = 'fail' | 'undecided' | 'warning' | 'note';

/** What a rule of the policy found. */
export type Reason = { effect: Effect } & Meaning & Detail;

/** A reason together with its rule. */
export type RuleReason = Reason & {
  rule: string;
  /** ID of the confirming run that it is about; absent if it is about the run itself. */
  inRun?: string;
};

interface Meaning extends Pick<ReportedReason, 'limit' | 'value' | 'restates'> {
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
  /** A check that the policy names, and that the trend of a run or no run of the gate has. */
  | { kind: 'check-not-reported' | 'check-absent'; check: string };

/** The pass rate of a check, compared with `min-pass-rate`. */
export interface RateReason {
  kind: 'pass-rate';
  check: string;
  /** The threshold in percent. */
  limit: number;
  /** The pass rate in percent; absent if it is not known. */
  value?: number;
  counts: Counts | null;
  evidence: 'point' | 'likely' | 'proven';
}

/** A pass rate in percent, and the calls that it was taken of. */
interface Rate {
  passRate: number;
  counts: Counts | null;
}

/** A test for significance. */
export interface Significance {
  p: number;
  adjustedP: number;
  /** Drops that were tested together. */
  comparisons: number;
  /** The smallest significant drop in points; null if no drop could be. */
  smallestDrop: number | null;
}

/** A check that fell by `max-drop` or more. */
export interface DropReason {
  kind: 'drop';
  check: string;
  /** In percentage points, as the value is. */
  limit: number;
  value: number;
  previous: Rate;
  current: Rate;
  /** Absent if the policy asks for none, null if call counts are missing. */
  test?: Significance | null;
  baseline: { number: number | null; jobId: string; earlierRuns: number };
}

/** Drops that were not compared, or not tested. */
export type DropGap =
  | { kind: 'no-rate'; check: string; side: 'previous' | 'current' }
  | { kind: 'no-baseline'; limited: 'pass rate' | 'max-drop' }
  | { kind: 'baseline-off' }
  /** The service's previous run is compared with, for want of a run of the base branch. */
  | { kind: 'no-own-baseline' }
  /** Without call counts; or with results of single calls that contradict them. */
  | { kind: 'not-tested' | 'calls-contradict'; checks: readonly string[] }
  /** `max-drop` is smaller than what so few calls can find, in percentage points. */
  | {
      kind: 'detectable-drop';
      calls: number;
      checks: number;
      baselineCalls: number;
      drop: number;
      /** Null without `max-drop`. */
      limit: number | null;
    };

export type RunReason =
  /** A failure that the service lists, or a check that failed without being listed. */
  | {
      kind: 'run-failure';
      type: string;
      /** Null if nobody described it. */
      message: string | null;
      check?: string;
      /** The check as the run reports it, if the failure is about one. */
      facts: Pick<Check, 'evaluated' | 'passRate' | 'threshold'> | null;
    }
  | { kind: 'run-failed' }
  /** Whether a call of the run had the variables that were sent. */
  | { kind: 'variables-confirmed' }
  | { kind: 'variables-differ'; names: readonly string[] }
  | { kind: 'not-evaluated'; why: NotEvaluated }
  | { kind: 'run-ended'; status: string; graded: number | null; calls: number | null }
  | {
      kind: 'graded-calls';
      limit: number | string;
      /** Null if it is not known. */
      graded: number | null;
      calls: number | null;
    }
  | { kind: 'verdict'; verdict: string }
  | { kind: 'no-known-theme' }
  | { kind: 'new-theme'; theme: string; lifecycle: string | null }
  /** The results, which may have what a setting of the policy needs, cannot be read. */
  | { kind: 'unread'; error: string; setting: string; check?: string; limit?: number | string };

/** Why the service has not evaluated a run. */
export type NotEvaluated = { unread: string } | 'no-check' | 'no-graded-call';

/** A trait of a theme by which an entry of the policy matches. */
type Trait = 'severity' | 'impact' | 'prevalence' | 'lifecycle' | 'rootCauseChannel';

export type ThemeReason =
  | {
      kind: 'theme';
      theme: string;
      /** Values of the theme that the entry names. */
      traits: Partial<Pick<Theme, Trait>>;
      /** Checks of the theme that the entry names. */
      checks: readonly string[];
      affected: { calls: number; total: number; limit: number | string } | null;
      /** Numbers of the matching entries, from 1. */
      entries: readonly number[];
    }
  | { kind: 'max-themes'; severity: string; value: number; limit: number }
  | { kind: 'never'; check: string; observed: Observed }
  | { kind: 'never-ungraded'; check: string }
  | { kind: 'waiver-expired'; waiver: Waiver };

/** What shows that a check failed. */
export type Observed =
  | { failed: number; evaluated: number }
  | { calls: number; theme?: string }
  | { passRate: number };

/** The cost of all runs of a gate, those that confirm a failure included. */
export interface CostReason {
  kind: 'cost';
  runs: number;
  confirming: number;
  /** Runs of unknown cost. */
  unknown: number;
  /** In US dollars, as the value is. */
  limit: number;
  value: number;
}

/**
 * Why a further run does not decide about a failure: it was not evaluated, is another run's, is inconclusive, did not
 * complete, or has no counts for checks that failed.
 */
export type NotConfirming =
  | 'not-evaluated'
  | 'not-started'
  | 'inconclusive'
  | { ended: string }
  | { uncounted: readonly string[] };

/** A case whose pass rate fell against the baseline's. */
export interface ScenarioReason extends Pick<Case, 'scenario' | 'persona' | 'agent' | 'baseline'> {
  kind: 'scenario';
  current: Counts;
  /** Null if it was not tested for significance. */
  adjustedP: number | null;
}

/** A check whose pass rate fell for good, in percent. */
export interface DriftReason {
  kind: 'drift';
  check: string;
  /** In the runs of the reference. */
  from: number;
  /** Since the fall began. */
  to: number;
  /** The run with which the fall began; null if that is this one. */
  since: { number: number | null; jobId: string } | null;
}

/** A measure beyond a limit, or how far it moved from the baseline. */
export type MeasureReason =
  | {
      kind: 'measure' | 'measure-unknown';
      measure: string;
      unit: string | null;
      side: 'max' | 'min';
      statistic: Statistic;
      limit: number;
      /** Absent if it is not known. */
      value?: number;
    }
  | {
      kind: 'measure-moved';
      measure: string;
      unit: string | null;
      direction: 'rise' | 'fall';
      /** In percent. */
      limit: string;
      /** In percent; null if it cannot be compared. */
      moved: number | null;
      /** The medians. */
      current: number | null;
      baseline: number | null;
      p: number | null;
      adjustedP: number | null;
      /**
       * `few-values`: fewer than eight on a side, so that nothing is decided; `no-values`: the medians alone are
       * compared; `untested`: the same, as the policy asks or for want of values.
       */
      why: 'tested' | 'untested' | 'no-values' | 'few-values' | 'unknown';
    }
  /** A measure that the policy limits and no run has. */
  | { kind: 'measure-absent'; measure: string };
