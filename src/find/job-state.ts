import { oneLine } from '../core/text/log-line.ts';
import type { WireSimulationJob } from '../service/schemas.ts';

/**
 * States that nothing follows after. The specification shows COMPLETED and PROCESSED alone; these
 * are what runs end with. A state never seen before counts as one that may still change.
 */
const ENDED_IN_VAIN: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED', 'TIMED_OUT']);

/** Whether the call was made and has been worked through. */
export function isDone({ status, processingStatus }: WireSimulationJob): boolean {
  return status === 'COMPLETED' && processingStatus === 'PROCESSED';
}

/** Whether the job can never be done any more. */
export function hasEndedInVain({ status, processingStatus }: WireSimulationJob): boolean {
  return ENDED_IN_VAIN.has(status) || ENDED_IN_VAIN.has(processingStatus ?? '');
}

/** E.g. `COMPLETED, processing PENDING`. */
export function describeState({ status, processingStatus }: WireSimulationJob): string {
  const state = oneLine(status, 100);
  return processingStatus ? `${state}, processing ${oneLine(processingStatus, 100)}` : state;
}
