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
