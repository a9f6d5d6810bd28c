import type { HistoricCheck, HistoricRun } from './history.ts';
import type { RunOutcome } from './outcome.ts';
import type { RunReport, Trend } from './report.ts';

/** Why a run has nothing that could be evaluated, or is not waited for. */
export interface Ending {
  outcome: Extract<RunOutcome, 'started' | 'inconclusive' | 'error'>;
  reasons: readonly { rule: string; message: string }[];
  /** True if a note of the run says already that it has no debrief. */
  isNoted?: boolean;
}

/** A run of a baseline, as far as others are compared with it. */
export interface PooledRun {
  runId: string;
  number: number | null;
  checks: HistoricCheck[];
  /** The themes that affect calls; null without a debrief report. */
  themes: { slug: string; title: string }[] | null;
}

export interface Pool {
  /** Newest first. */
  runs: readonly [PooledRun, ...PooledRun[]];
  /** The service's trend in the debrief, and its comparison in the results; either may be with another run. */
  trend: Trend | null;
  comparison: Trend | null;
}

/** Fields of a run's report that the evaluation decides. */
type Evaluated = 'outcome' | 'reasons' | 'exceptions' | Comparison | 'ownChecks' | 'confirmations';
type Comparison = 'checksBelowThreshold' | 'dropTests' | 'ownDropTests';

/** Everything that is known of one run before it is evaluated; see `runSchema` for its fields. */
export type RunFacts = Omit<RunReport, Evaluated> & {
  /** Null if the run has a debrief to evaluate. */
  ending: Ending | null;
  /** Whether this step or an earlier attempt of it started the run. */
  isStartedHere: boolean;
  /** Further runs of the same plan and variables that were to confirm its failure, in their order. */
  confirmations: readonly RunFacts[];
  /** The result of an earlier evaluation whose facts or policy are no longer known; else null. */
  evaluated: RunReport | null;
  /** The runs of its baseline; absent if there are none, or in facts of a report. */
  pool?: Pool;
  /** Runs before this one, the oldest first, and this one; absent if there are none, or in facts of a report. */
  earlier?: { runs: readonly HistoricRun[]; own: Pick<HistoricRun, 'fingerprint' | 'checks'> };
};

/** The facts of a run that ended without results. */
export function endedRun(label: string, ending: Ending | null, stableName = ''): RunFacts {
  return {
    jobId: '',
    label,
    ...(stableName !== '' && { stableName }),
    notes: [],
    runStatus: null,
    debrief: null,
    report: null,
    ending,
    isStartedHere: false,
    confirmations: [],
    evaluated: null,
  };
}
