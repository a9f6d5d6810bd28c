/** What `detail: brief` leaves of a report: verdict, numbers and titles. */

import { copier } from '../model/copy.ts';
import { type GateReport, gateReportSchema } from '../model/report.ts';
import { LEFT_OUT } from './facts.ts';

/** Why nothing can be done with a prompt fix whose text is not there. */
const NO_TEXT = 'detail: brief leaves out prompt texts';

/**
 * A report without analysis, prose, transcripts, prompt texts, call IDs and the debrief's error
 * messages; of such a message it still says that there was one. Reasons and notes do not quote it
 * with `detail: brief`, so they stay as they are.
 */
export function briefReport(report: GateReport): GateReport {
  const brief = copier(gateReportSchema, { isBrief: true })(report);
  for (const { debrief } of brief.runs) {
    if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
      debrief.errorMessage = LEFT_OUT;
    }
  }
  for (const { found } of brief.promptFixes) {
    if (found.state === 'located') found.leftOut ??= NO_TEXT;
  }
  return brief;
}
