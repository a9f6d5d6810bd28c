/** The one word that decides the step. */
export type Outcome = 'passed' | 'failed' | 'inconclusive' | 'skipped' | 'started' | 'error';

/** What one run can come to; `skipped` concerns the whole step only. */
export type RunOutcome = Exclude<Outcome, 'skipped'>;

const FROM_WORST: readonly RunOutcome[] = ['error', 'failed', 'inconclusive', 'started', 'passed'];

function compareOutcomes(a: RunOutcome, b: RunOutcome): number {
  return FROM_WORST.indexOf(a) - FROM_WORST.indexOf(b);
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
