import type {
  DebriefReport,
  FoundPrompt,
  GateReport,
  RunReport,
  TrendRow,
} from '../model/report.ts';

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

/** Counts one report; all zero without one. */
export function factsOf(report: DebriefReport | null): ReportFacts {
  const facts: ReportFacts = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
  if (report === null) return facts;
  facts.themesTotal = report.themes.length;
  for (const theme of report.themes) {
    if (theme.severity === 'HIGH') facts.themesHigh += 1;
    if (theme.lifecycle === 'NEW') facts.themesNew += 1;
  }
  for (const row of report.trend?.rows ?? []) if (pointsLost(row) > 0) facts.checksRegressed += 1;
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

/** The known cost of the runs, e.g. `cost 1.20 USD`; empty if none is known. */
export function describeCost(runs: readonly Pick<RunReport, 'cost'>[]): string {
  const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
  if (known.length === 0) return '';
  const usd = known.reduce((sum, one) => sum + one, 0);
  return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}

/** Percentage points that a check lost; 0 for a gain, or if a rate is missing. */
export function pointsLost({ previousPassRate, currentPassRate }: TrendRow): number {
  if (previousPassRate === null || currentPassRate === null) return 0;
  return Math.max(0, previousPassRate - currentPassRate);
}

/** The greatest loss first; then as the service lists them. */
export function sortTrend(rows: readonly TrendRow[]): TrendRow[] {
  return rows.toSorted((a, b) => pointsLost(b) - pointsLost(a));
}

/** Where the prompt fixes of one run were found, by the recommendation's position in its report. */
export function foundFixes({ promptFixes }: GateReport, run: number): Map<number, FoundPrompt> {
  return new Map(
    promptFixes.flatMap(({ from, found }) =>
      from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : [])),
    ),
  );
}

/** The report as people read it: without the service's reason if our own says how the run ended. */
export function withoutRepeats(report: GateReport): GateReport {
  const runs = report.runs.map((run) =>
    run.reasons.some(({ rule }) => rule === 'incomplete-run')
      ? { ...run, reasons: run.reasons.filter(({ restates }) => restates !== 'status') }
      : run,
  );
  return { ...report, runs };
}
