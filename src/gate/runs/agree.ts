/** The debrief of a run that a service tells in two places, which may contradict each other. */
import { parseIsoTime } from '../../core/input/iso-time.ts';
import { isSame } from '../../core/same-id.ts';
import { oneLine } from '../../core/text/log-line.ts';
import type { DebriefReport } from '../../report/model.ts';
import { Stopped, withoutPeriod } from '../../step/stops.ts';
import { quoteErrorMessage, type RunRecord } from './run-record.ts';
import { debriefOf } from './shown-debrief.ts';
import type { Watch } from './watch.ts';

const MAX_VERDICT_CHARS = 100;

/**
 * The report to judge: the one that was waited for, or the one in the run's results where that is worse. The
 * run is given a note of what does not fit together. A report that was written earlier is the one before it,
 * which results may still show; of another debrief, one that was written later has taken its place.
 *
 * Throws `Stopped` where the results say that the debrief ended FAILED, unless it fails the run anyway.
 */
export function agreeOn(report: DebriefReport, run: RunRecord, watch: Watch): DebriefReport {
  const { debrief, shownDebrief: shown } = run;
  if (debrief === null || shown === null) return report;
  const isNamed = shown.debriefId !== undefined && isSame(shown.debriefId, debrief.debriefId);
  // Where a new debrief was asked for, results without its ID may still show the old one.
  const isIt = isNamed || (shown.debriefId === undefined && !watch.inputs.regenerate);
  const asked = `the debrief is ${told(report)} in the answer to its request`;
  if (isIt && shown.status === 'FAILED') {
    if (run.askedAgain || report.verdict === 'THRESHOLD_FAILED') return report;
    run.debrief = { ...debrief, status: 'FAILED', errorMessage: shown.errorMessage ?? null };
    const why = withoutPeriod(quoteErrorMessage(shown.errorMessage, watch.inputs.detail));
    throw new Stopped(
      'debrief',
      `${asked}, but the results of the run say that it ended FAILED${why}`,
    );
  }
  const mayCount = isIt || (shown.status === 'READY' && !watch.inputs.regenerate);
  if (!mayCount || !shown.report || isEarlier(shown.report, report)) return report;
  const isAlike = shown.report.verdict === report.verdict;
  if (!isAlike) {
    const where = isIt
      ? 'the results of the run'
      : 'another debrief that the results of the run show';
    const found = `${asked} and ${told(shown.report)} in ${where}`;
    watch.narrator.say(run, `${found}; the worse of the two is judged`);
    run.note(`${found.replace('the', 'The')}. The worse of the two was judged.`);
  }
  const isReplaced = isAlike && !isIt && isEarlier(report, shown.report);
  if (!isReplaced && badness(shown.report) <= badness(report)) return report;
  run.debrief = debriefOf(shown, debrief);
  return shown.report;
}

function told({ verdict }: DebriefReport): string {
  return oneLine(verdict, MAX_VERDICT_CHARS);
}

function isEarlier(one: DebriefReport, other: DebriefReport): boolean {
  const oneMs = parseIsoTime(one.generatedAt);
  const otherMs = parseIsoTime(other.generatedAt);
  return oneMs !== null && otherMs !== null && oneMs < otherMs;
}

/** A verdict that this version does not know is no pass, and no failure either. */
function badness({ verdict }: DebriefReport): number {
  if (verdict === 'PASSED') return 0;
  return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}
