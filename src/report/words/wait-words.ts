/** Words about the wait for a run and its debrief. */

import { oneLine } from '../../text/log-line.ts';

const MAX_STATUS_CHARS = 100;
const MAX_ERROR_CHARS = 1_000;

export const READ_ONLY_KEY =
  'The API key may only read: the debrief was not requested. A finished run gets one automatically.';

export const READ_ONLY_REGENERATE =
  'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out';

export const READ_ONLY_REPORT =
  'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access';

export const LOST_DEBRIEF =
  'A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate';

/** E.g. `RUNNING_SIMULATIONS, 3 of 12 calls completed`, or `QUEUED, queue length 7`. */
export function describeProgress(
  status: string,
  queueLength: number | null,
  calls: readonly { status?: string | null }[],
): string {
  const parts = [status];
  if (queueLength !== null) parts.push(`queue length ${queueLength}`);
  const completed = calls.filter((call) => call.status === 'COMPLETED').length;
  if (calls.length > 0) parts.push(`${completed} of ${calls.length} calls completed`);
  return parts.join(', ');
}

export function describeUnknownStatus(status: string): string {
  return `The run status '${oneLine(status, MAX_STATUS_CHARS)}' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)`;
}

/** How a debrief ended, with its error message if `detail` allows it. */
export function describeFailedDebrief(
  errorMessage: string | null | undefined,
  detail: 'full' | 'brief',
): string {
  const message = oneLine(errorMessage ?? '', MAX_ERROR_CHARS);
  if (message === '') return 'ended FAILED, without an error message';
  return detail === 'brief'
    ? 'ended FAILED, with an error message that detail: brief leaves out'
    : `ended FAILED: ${message}`;
}
