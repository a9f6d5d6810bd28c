/** The debrief of a run: its facts, and the report that counts if the service shows several. */

import type { Debrief, DebriefReport } from '../../model/report.ts';
import type { WireResultsDebrief } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import type { SeenRun } from './run-wait.ts';

const MAX_ERROR_CHARS = 1_000;

/**
 * The worse of the report and the one that the results show of the same debrief; of equal verdicts the later
 * one, which the results show. Null if there is no report.
 *
 * @param regenerate whether an earlier debrief may be shown without its ID
 */
export function worseReport(
  report: DebriefReport | null,
  { debrief, results }: SeenRun,
  regenerate: boolean,
): DebriefReport | null {
  const shown = results?.debrief;
  if (report === null || !shown?.report) return report;
  const isSameDebrief =
    shown.debriefId === undefined ? !regenerate : isSame(shown.debriefId, debrief?.debriefId ?? '');
  return isSameDebrief && badness(shown.report) >= badness(report) ? shown.report : report;
}

/** An unknown verdict is no pass, and no failure either. */
function badness({ verdict }: DebriefReport): number {
  if (verdict === 'PASSED') return 0;
  return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}

/**
 * A debrief for the report. The specification promises only the status of a debrief in results, so the
 * rest is from the response to its request, if both show the same debrief.
 */
export function debriefOf(shown: WireResultsDebrief, before: Debrief | null): Debrief {
  const { debriefId, status, errorMessage = null } = shown;
  const isSameDebrief = debriefId === undefined || isSame(debriefId, before?.debriefId ?? '');
  const known = isSameDebrief ? before : null;
  return {
    debriefId: debriefId ?? known?.debriefId ?? '',
    status,
    errorMessage,
    createdAt: shown.createdAt ?? known?.createdAt ?? null,
    completedAt: shown.completedAt ?? known?.completedAt ?? null,
  };
}

/** Continues `the debrief ended FAILED` with the error message, if `detail` allows it. */
export function quoteErrorMessage(
  errorMessage: string | null | undefined,
  detail: 'full' | 'brief',
): string {
  const message = oneLine(errorMessage ?? '', MAX_ERROR_CHARS);
  if (message === '') return ', without an error message';
  return detail === 'brief'
    ? ', with an error message that detail: brief leaves out'
    : `: ${message}`;
}
