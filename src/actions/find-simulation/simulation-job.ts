/** What a simulation job says: its state, in words too, and the outputs of the step. */

import { MAX_OUTPUT_BYTES } from '../../report/output-text.ts';
import { describeInvalidation } from '../../service/evidence.ts';
import type { WireSimulationJob } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';

/**
 * States that nothing follows after. The specification shows COMPLETED and PROCESSED alone; these
 * are what runs end with. A state never seen before counts as one that may still change.
 */
const ENDED_IN_VAIN: ReadonlySet<string> = new Set([
  'FAILED',
  'CANCELLED',
  'CANCELED',
  'TIMED_OUT',
  // Of the processing alone: a profile's words may lead to it.
  'SKIPPED',
]);
/** The specification has the one word, public clients have the other. */
const PROCESSED: ReadonlySet<string> = new Set(['PROCESSED', 'COMPLETED']);

/** Whether the call was made and has been worked through. */
export function isDone({ status, processingStatus }: WireSimulationJob): boolean {
  return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
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

/** What the step says about a simulation job, by the name of the output. */
export function outputsOf(job: WireSimulationJob): Record<string, string> {
  return {
    'simulation-job-id': value(job.simulationJobId),
    status: value(job.status),
    'processing-status': value(job.processingStatus),
    'call-id': value(job.callId),
    'run-plan-id': value(job.runPlan.id),
    json: jsonOf(job),
  };
}

/** Why the call does not count; empty if nothing says that it does not. */
export function whyNotCounted({ invalidation, failureOwner }: WireSimulationJob): string {
  const owner = typeof failureOwner === 'string' ? value(failureOwner) : '';
  return [
    ...[describeInvalidation(invalidation)].filter((why) => why !== null),
    ...(owner === '' ? [] : [`failure owner ${owner}`]),
  ].join('; ');
}

/** The job as the service returned it; empty if an output cannot hold it. */
function jsonOf(job: WireSimulationJob): string {
  const json = JSON.stringify(job);
  return Buffer.byteLength(json) <= MAX_OUTPUT_BYTES ? json : '';
}

function value(text: string | null | undefined): string {
  return oneLine(text ?? '', 200);
}
