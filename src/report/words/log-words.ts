/** Words of the log and its debug lines, and of what the runner does not take. */

import { formatDuration } from '../../text/duration.ts';
import { describeError, withoutPeriod } from '../../text/error-text.ts';

export const RUNNER = {
  howToGiveKey: `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`,
  howToGiveToken: 'leave it out, or give a token',
  noState: (error: unknown) =>
    `the state for the post step could not be saved, so it will not know what this step leaves behind: ${describeError(error)}`,
  noSummary: (error: unknown) => `the job summary could not be written: ${describeError(error)}`,
};

export const LOG = {
  more: (count: number) => `${count} more reasons`,
  moreInLog: (count: number) => `${count} more reasons, all of them in the log:`,
  seen: (state: string, waitedMs: number, leftMs: number, input: string) =>
    `${state} (${formatDuration(waitedMs)} so far, ${formatDuration(leftMs)} left of ${input})`,
  retry: (operation: string, problem: string, attempt: number, waitMs: number) => {
    const pause = waitMs < 1_000 ? 'at once' : `in ${formatDuration(waitMs)}`;
    return `${operation}: ${withoutPeriod(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
  },
  unread: (error: Error) => `not known, since it could not be read: ${error.message}`,
};

export const HISTORY = {
  line: (text: string) => `run history: ${text}`,
  noCache:
    'this job has no cache of the current protocol (GitHub Enterprise Server offers none), so nothing is recorded: give the input memory a folder that is kept from job to job',
  unread: (ref: string, error: unknown) =>
    `the runs of ${ref} cannot be read: ${describeError(error)}`,
  unrecorded: (ref: string, error: unknown) =>
    `input 'memory': nothing is recorded under ${ref}: ${describeError(error)}. Name a folder that this step may write to`,
  otherDocument: (ref: string) =>
    `the document of ${ref} is skipped, since it is no history of this gate`,
  invalidEntry: (index: number, ref: string) =>
    `entry ${index} of ${ref} is skipped, because it is not valid there`,
  unfit: (path: string) => `${path} is not a file, or is too large for a run history`,
};
