/** The debrief of a run: its facts, and the report that counts if the service shows several. */

import type { GateInputs } from '../../inputs/gate/settings.ts';
import type { Debrief, DebriefReport } from '../../model/report.ts';
import type { WireResultsDebrief } from '../../service/schemas.ts';
import { oneLine } from '../../text/log-line.ts';
import { isSame } from '../../text/same-id.ts';
import { StepError, withoutPeriod } from '../../text/step-error.ts';
import type { RunWait } from './run-wait.ts';

const MAX_ERROR_CHARS = 1_000;

/**
 * The report, or a worse one that the results show for the same debrief (contract, section 19.5).
 * Throws `StepError` if the results show that this debrief ended FAILED, unless the report fails the run.
 */
export function worstReport(
  report: DebriefReport,
  run: Pick<RunWait, 'debrief' | 'results'>,
  { regenerate, detail }: Pick<GateInputs, 'regenerate' | 'detail'>,
): DebriefReport {
  const { debrief } = run;
  const shown = run.results?.debrief ?? null;
  if (shown === null) return report;
  const isIt =
    shown.debriefId === undefined ? !regenerate : isSame(shown.debriefId, debrief?.debriefId ?? '');
  if (!isIt) return report;
  if (shown.status === 'FAILED' && badness(report) < 2) {
    run.debrief = debriefOf(shown, debrief);
    const why = quoteErrorMessage(shown.errorMessage, detail);
    throw new StepError(
      'debrief',
      `the results show that the debrief ended FAILED${withoutPeriod(why)}`,
    );
  }
  const isWorse = shown.report && badness(shown.report) > badness(report);
  return isWorse && shown.report ? shown.report : report;
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
  const isIt = debriefId === undefined || isSame(debriefId, before?.debriefId ?? '');
  const known = isIt ? before : null;
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
