/** An earlier run, as far as others are compared with it: little, however large its results are. */

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
  /** Of its debrief; null if it has none. */
  verdict: string | null;
  /** The service's verdict of the run itself; null if unknown. */
  isPassed: boolean | null;
  checks: HistoricCheck[];
  /** The themes that affect calls; null without a debrief report. */
  themes: { slug: string; title: string }[] | null;
  /** Its calls that count. */
  calls: GradedCall[];
  measures: MeasuredMetric[];
  /** True if its debrief is READY and the results do not show the report. */
  lacksReport: boolean;
}

/** Why a run could not be read. */
export interface Unread {
  why: string;
  /** True if the service says, in its error format, that there is no such run. */
  isUnknown: boolean;
}

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

/** With its debrief's report, whose rates count for checks without counts. */
export function withReport(earlier: EarlierRun, report: DebriefReport): EarlierRun {
  return {
    ...earlier,
    verdict: report.verdict,
    checks: checksOf({ checks: earlier.checks, report }),
    themes: report.themes.filter(isShown).map(({ slug, title }) => ({ slug, title })),
    lacksReport: false,
  };
}

/** Why a run cannot be compared with; null if it can. */
export function whyUnfit(run: EarlierRun | Unread, planId: string | null): string | null {
  if ('why' in run) return run.why;
  const { status, verdict, isPassed, checks } = run;
  if (planId !== null && run.planId !== null && !isSame(planId, run.planId)) {
    return 'it is a run of another plan';
  }
  if (status !== null && status !== 'COMPLETED') {
    return hasEnded(status) ? `it ended ${status}` : 'it has not ended';
  }
  const isEvaluated = verdict !== null || isPassed !== null || checks.length > 0;
  return isEvaluated ? null : 'it was not evaluated';
}

export function isFit(run: EarlierRun | Unread, planId: string | null): run is EarlierRun {
  return whyUnfit(run, planId) === null;
}
