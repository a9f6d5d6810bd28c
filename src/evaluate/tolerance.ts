import { fails, type RunOutcome, worstOutcome } from '../model/outcome.ts';

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
