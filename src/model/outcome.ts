/** What one run can come to, the worst first. */
export const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'] as const;

export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** The one word that decides the step; `skipped` concerns the whole step only. */
export type Outcome = RunOutcome | 'skipped';

function compareOutcomes(a: RunOutcome, b: RunOutcome): number {
  return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}

/** Runs with the worst outcome first; those that came to the same stay in their order. */
export function worstFirst<Run extends { outcome: RunOutcome }>(runs: readonly Run[]): Run[] {
  return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}

/**
 * The outcome of a step that watched several runs: the worst of theirs.
 * No run at all is `inconclusive`, since nothing was tested.
 */
export function worstOutcome(outcomes: readonly RunOutcome[]): RunOutcome {
  return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}

/** Whether an outcome fails the step when nothing tolerates it. */
export function fails(outcome: Outcome): boolean {
  return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}

/** Which outcomes do not fail the step although they would. */
export interface Tolerance {
  warnOnly: boolean;
  onInconclusive: 'fail' | 'warn';
  /** True if a policy is only tried: only an error fails the step. */
  isTrial?: boolean;
}

/** Whether the step does not fail although one of these outcomes would fail it; one outcome can be enough. */
export function tolerates(outcomes: readonly RunOutcome[], tolerance: Tolerance): boolean {
  return (
    fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance))
  );
}

function isTolerated(
  outcome: RunOutcome,
  { warnOnly, onInconclusive, isTrial = false }: Tolerance,
): boolean {
  if (isTrial) return outcome !== 'error';
  if (outcome === 'failed') return warnOnly;
  if (outcome === 'inconclusive') return onInconclusive === 'warn';
  return !fails(outcome);
}

/** Run statuses after which nothing is placed any more; one of them is spelled in two ways. */
export const ENDED: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'TIMED_OUT',
  'CANCELLED',
  'CANCELED',
]);

/** Run statuses before its end, in the order in which a run goes through them. */
export const IN_FLIGHT = [
  'PENDING',
  'QUEUED',
  'CREATING_SNAPSHOTS',
  'CREATING_SIMULATIONS',
  'PREPARING_CAPACITY',
  'RUNNING_SIMULATIONS',
  'ENDING_SIMULATIONS',
  'CANCELLING',
] as const;

const GOING: ReadonlySet<string> = new Set(IN_FLIGHT);

/** Whether a run with this status certainly goes on: a status never seen before may be one of its end. */
export function isGoing(runStatus: string | null): runStatus is string {
  return runStatus !== null && GOING.has(runStatus);
}

/** Whether a run with this status has ended; a status never seen before counts as in flight. */
export function hasEnded(runStatus: string | null): runStatus is string {
  return runStatus !== null && ENDED.has(runStatus);
}
