import type { DebriefReport, RunReport } from './model.ts';

/** The counts that a workflow can act upon. */
export interface ReportFacts {
  themesTotal: number;
  /** Themes of severity HIGH. */
  themesHigh: number;
  /** Themes of lifecycle NEW. */
  themesNew: number;
  /** Checks whose current pass rate is below the previous one; both rates are there. */
  checksRegressed: number;
}

/** Counts one report; all zero where there is none. */
export function factsOf(report: DebriefReport | null): ReportFacts {
  const facts: ReportFacts = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
  if (report === null) return facts;
  facts.themesTotal = report.themes.length;
  for (const theme of report.themes) {
    if (theme.severity === 'HIGH') facts.themesHigh += 1;
    if (theme.lifecycle === 'NEW') facts.themesNew += 1;
  }
  for (const { previousPassRate, currentPassRate } of report.trend?.rows ?? []) {
    if (previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate)
      facts.checksRegressed += 1;
  }
  return facts;
}

/** Sums the counts of several runs; a theme that two runs share counts twice. */
export function sumFacts(runs: readonly RunReport[]): ReportFacts {
  const sum = factsOf(null);
  for (const run of runs) {
    const facts = factsOf(run.report);
    sum.themesTotal += facts.themesTotal;
    sum.themesHigh += facts.themesHigh;
    sum.themesNew += facts.themesNew;
    sum.checksRegressed += facts.checksRegressed;
  }
  return sum;
}
