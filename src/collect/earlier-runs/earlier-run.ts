/** What of an earlier run is needed to compare another with it: little, however large its results are. */

import type { HistoricCheck } from '../../model/history.ts';
import { hasEnded } from '../../model/outcome.ts';
import type { DebriefReport } from '../../model/report.ts';
import { checksOf } from '../../report/history.ts';
import { isShown } from '../../report/theme-order.ts';
import type { RunResults } from '../../service/results.ts';
import { isSame } from '../../text/same-id.ts';
import { type GradedCall, gradedCalls } from '../evidence/cases.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import { type MeasuredMetric, measuredMetrics } from '../evidence/measures.ts';

export interface EarlierRun {
  jobId: string;
  planId: string | null;
  number: number | null;
  status: string | null;
  endedAt: string | null;
  /** Of its debrief, or null where it has none. */
  verdict: string | null;
  /** What the service makes of the run itself, or null where it does not say. */
  isPassed: boolean | null;
  checks: HistoricCheck[];
  /** The themes that calls of it show, or null where its report is not there. */
  themes: { slug: string; title: string }[] | null;
  /** Its calls that count. */
  calls: GradedCall[];
  measures: MeasuredMetric[];
  /** Whether its debrief is ready although the results do not show it. */
  lacksReport: boolean;
}

/** An earlier run as its results tell it. */
export function earlierRunOf(jobId: string, results: RunResults): EarlierRun {
  const { about, runVerdict, checks = [] } = evidenceOf({ results });
  const { debrief, run } = results;
  const isReady = debrief?.status === 'READY';
  const report = (isReady ? debrief.report : null) ?? null;
  const earlier: EarlierRun = {
    jobId,
    planId: about?.planId ?? null,
    number: about?.number ?? null,
    status: run?.status ?? null,
    endedAt: about?.endedAt ?? null,
    verdict: null,
    isPassed: runVerdict?.passed ?? null,
    checks: checksOf({ checks, report: null }),
    themes: null,
    calls: gradedCalls(results.calls ?? []),
    measures: measuredMetrics(results),
    lacksReport: isReady && report === null,
  };
  return report === null ? earlier : withReport(earlier, report);
}

/** The same with its debrief's report, whose rates count for checks without calls that were counted. */
export function withReport(earlier: EarlierRun, report: DebriefReport): EarlierRun {
  return {
    ...earlier,
    verdict: report.verdict,
    checks: checksOf({ checks: earlier.checks, report }),
    themes: report.themes.filter(isShown).map(({ slug, title }) => ({ slug, title })),
    lacksReport: false,
  };
}

/** Why a run cannot be compared with; null where it can. */
export function whyUnfit(earlier: EarlierRun, planId: string | null): string | null {
  const { status, verdict, isPassed, checks } = earlier;
  if (planId !== null && earlier.planId !== null && !isSame(planId, earlier.planId)) {
    return 'it is a run of another plan';
  }
  if (status !== null && status !== 'COMPLETED') {
    return hasEnded(status) ? `it ended ${status}` : 'it has not ended';
  }
  const isJudged = verdict !== null || isPassed !== null || checks.length > 0;
  return isJudged ? null : 'it was not evaluated';
}
