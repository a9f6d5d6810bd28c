/** Words about debriefs that were saved to files. */

import { oneLine } from '../../text/log-line.ts';
import { describeFailedDebrief } from './wait-words.ts';

/** What is wrong with a file. */
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
