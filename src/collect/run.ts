/** A run of the gate: as it is wanted, obtained and collected. */

import type { RunReference } from '../history/run-history.ts';
import type { RunFacts } from '../model/run-facts.ts';
import type { SoughtCall } from './look-up.ts';

export interface RunPlan {
  id: string;
  /** This and the others are null if unknown. */
  name: string | null;
  size: { testCases: number | null; iterations: number | null } | null;
  /** The last change, as the service reports it. */
  updatedAt: string | null;
}

interface Named {
  /** For the log, before the run has an ID. */
  label: string;
  /** The same from step to step, such as the plan; empty if only the run's ID is known. */
  stableName: string;
}

export interface PlannedRun extends Named {
  kind: 'planned';
  plan: RunPlan;
  /** The recorded run to resume or reuse; null to start one. */
  recorded: { reference: RunReference; how: 'resumed' | 'reused' } | null;
  /** Hash of what a run is started with. */
  fingerprint: string;
  notes: readonly string[];
}

export type WantedRun =
  | PlannedRun
  | (Named & { kind: 'given'; runId: string })
  | (Named & { kind: 'located'; call: SoughtCall });

/** A run with its ID, and how the step obtained it. */
export interface ObtainedRun {
  runId: string;
  how: 'started' | 'resumed' | 'reused' | 'given' | 'located';
  /** In the run history; null if it is not recorded. */
  reference: RunReference | null;
  /** Null if it is not known before the results are read. */
  plan: Pick<RunPlan, 'id' | 'name'> | null;
  /** Hash of what it was started with; empty if unknown. */
  fingerprint: string;
  notes: readonly string[];
}

/** The facts of a run, and what the step itself has to know of it until its end. */
export interface CollectedRun {
  wanted: WantedRun;
  facts: RunFacts;
  reference: RunReference | null;
  fingerprint: string;
  /** When the run's plan last changed, ISO 8601; null if unknown. */
  planChangedAt: string | null;
  /** Whether this step started it and has neither seen its end nor tried to cancel it. */
  mayContinue: boolean;
  /** Why the run could not be cancelled; null if it was not necessary or worked. */
  cancelError: string | null;
  /** Further runs that were to confirm its failure. */
  further: readonly CollectedRun[];
}

/** Whether this step or an earlier attempt of it started the run. */
export function isStartedHere(run: Pick<ObtainedRun, 'how'> | null): boolean {
  return run?.how === 'started' || run?.how === 'resumed';
}
