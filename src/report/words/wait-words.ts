/** Words about the wait for a run and its debrief, and about saved debriefs. */

import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { describePlan, type NamedPlan } from './plan-words.ts';

const MAX_STATUS_CHARS = 100;
const MAX_ERROR_CHARS = 1_000;

export const NAME = {
  byNumber: (phoneNumber: string) => `the run that uses ${phoneNumber}`,
  gate: 'the gate',
  check: 'a check without a name',
  startedId:
    'the ID that the service gave for the run (start.jobId, where service-profile names it)',
};

export const WAIT_FOR = {
  lookup: (label: string) => `${label} to be found`,
  start: (plan: NamedPlan) => `a run of ${describePlan(plan)} to start`,
  queue: 'the run to leave the queue',
  completion: 'the run to finish',
  debrief: 'the debrief',
};

/** What the log, and some notes, say of a run and its debrief. */
export const STATE = {
  given: 'given by job-id',
  notFinished: 'the run has not finished (409)',
  notFinishedYet: 'COMPLETED, but the debrief request says that the run has not finished (409)',
  noResponse: 'read run: no response in time',
  unread: (run: string, why: string) =>
    `${run}: its status cannot be read, so the debrief request alone is used (${why})`,
  unreadResults: (why: string) => `The run's results could not be read: ${why}.`,
  /** @param ended the status of a run that has ended; null if it continues */
  noDebrief: (ended: string | null) =>
    `${ended === null ? '' : `the run ended ${ended}, and has `}no debrief yet`,
  otherDebrief: (debriefId: string, status: string) =>
    `another debrief (${debriefId}, ${status}) than the requested one`,
  readOnly:
    'The API key may only read: the debrief was not requested. A finished run gets one automatically.',
  unknown: (status: string) =>
    `The run status '${oneLine(status, MAX_STATUS_CHARS)}' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)`,
  debrief: (status: string) => `debrief ${status}`,
  noReport: '/data/report: expected the report of a READY debrief, found none',
  retried: (ended: string) => `A debrief ${withoutPeriod(ended)}. The action requested it again.`,
};

/** Why a run or a debrief is not waited for any longer; each continues after its name. */
export const GIVEN_UP = {
  withoutDebrief: (status: string) => `ended ${status} and has no debrief`,
  notRequestable: (ended: string) => `${withoutPeriod(ended)}; the API key may not request another`,
  tooOften: (ended: string, retries: number) => `${ended} (debrief-retries: ${retries})`,
};

export const UNREQUESTED = {
  readOnly:
    'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
  readOnlyReport:
    'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
  lost: 'A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate',
};

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

/** What is wrong with the file of a saved debrief. */
export const SAVED = {
  refused: (path: string, problem: string) =>
    `input 'debrief-file': '${oneLine(path, 200)}' ${problem}`,
  notJson: "is not JSON: save the service's response as it is, in UTF-8",
  noDebrief: (problem: string) =>
    `does not hold a debrief as the service returns it (save the response to the debrief request as it is); ${problem}`,
};

interface Debrief {
  status: string;
  errorMessage?: string | null | undefined;
}

/** Why there is no report to evaluate; null is no debrief. */
export function describeNoReport(debrief: Debrief | null, detail: 'full' | 'brief'): string {
  if (debrief === null) return 'the debrief was never generated';
  const { status, errorMessage } = debrief;
  switch (status) {
    case 'READY':
      return 'the debrief is READY, but its report is missing: the response to the debrief request has it';
    case 'FAILED':
      return `the debrief ${describeFailedDebrief(errorMessage, detail)}`;
    default:
      return `the debrief is ${oneLine(status, 100)}: try again once its status is READY`;
  }
}
