import type {
  DebriefReport,
  FoundPrompt,
  GateReport,
  RunReport,
  TrendRow,
} from '../model/report.ts';
import { oneLine } from '../text/log-line.ts';

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
  for (const row of report.trend?.rows ?? []) if (pointsLost(row) > 0) facts.checksRegressed += 1;
  return facts;
}

/** What stands for an error message of the debrief where `detail` is brief. */
export const LEFT_OUT = '(left out)';
/** Beyond this a reason has cut it. */
const MAX_ERROR_CHARS = 10_000;

/**
 * What the service says of a debrief that it could not write; empty where it says nothing, where a
 * reason says it already, on one line there, and where it is left out.
 */
export function untoldError({ debrief, reasons }: RunReport): string {
  const error = debrief?.errorMessage ?? '';
  const told = oneLine(error, MAX_ERROR_CHARS).replace(/\.$/, '');
  const isTold = reasons.some(({ message }) => message.includes(told));
  return error === LEFT_OUT || isTold || told === '' ? '' : error;
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

/** What the runs cost as far as that is known, e.g. `cost 1.20 USD`; empty where it is of none. */
export function tellCost(runs: readonly Pick<RunReport, 'cost'>[]): string {
  const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
  if (known.length === 0) return '';
  const usd = known.reduce((sum, one) => sum + one, 0);
  return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}

/** Percentage points that a check lost; 0 for a gain, or where a rate is missing. */
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
