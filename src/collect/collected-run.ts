/** A run of the gate: as it is wanted, obtained and collected. */

import type { RunReference } from '../history/run-history.ts';
import type { ServiceError } from '../http/errors.ts';
import { INPUTS_OF, type SoughtCall } from '../inputs/gate/settings.ts';
import type { Ending, RunFacts } from '../model/run-facts.ts';
import { NAME } from '../report/words/wait-words.ts';
import type { WaitFacts } from '../runner/wait.ts';
import type { WireRunPlan } from '../service/evidence-schemas.ts';
import { explain } from '../service/explain.ts';
import { stackOf } from '../text/error-text.ts';
import type { Context } from './context.ts';

/** A run plan, as far as the service has shown it; null for what is unknown. */
export interface RunPlan extends Omit<WireRunPlan, 'name'> {
  name: string | null;
  /** Why it could not be read; null if it was read, or did not have to be. */
  error: ServiceError | null;
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
  fingerprint: string;
  /** The run whose failure it is to confirm; absent if it is a run of its own. */
  confirms?: string;
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
  notes: readonly string[];
}

/** The facts of a run, and what the step itself has to know of it until its end. */
export interface CollectedRun {
  wanted: WantedRun;
  run: ObtainedRun | null;
  facts: RunFacts;
  /** Whether this step started it and has neither seen its end nor tried to cancel it. */
  mayContinue: boolean;
  /** Why the run could not be cancelled; null if it was not necessary or worked. */
  cancelError: string | null;
  /** Further runs that were to confirm its failure. */
  further: readonly CollectedRun[];
}

export function withNote(run: CollectedRun, note: string): CollectedRun {
  return { ...run, facts: { ...run.facts, notes: [...run.facts.notes, note] } };
}

/** Whether this step or an earlier attempt of it started the run. */
export function isStartedHere(run: Pick<ObtainedRun, 'how'> | null): boolean {
  return run?.how === 'started' || run?.how === 'resumed';
}

/** What an error means for a run: the outcome, the rule and the words. */
export function endingOf(
  error: unknown,
  wait: WaitFacts | null,
  isStartedHere: boolean,
  { source, runner }: Pick<Context, 'source' | 'runner'>,
): Ending {
  const [inputs, where] = isStartedHere ? [NAME.startedId, ''] : INPUTS_OF[source.kind];
  const { outcome, rule, message } = explain(error, wait, inputs, where);
  if (rule === 'internal') runner.debug(stackOf(error));
  return { outcome, reasons: [{ rule, message }] };
}
