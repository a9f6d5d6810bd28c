/** The history of a run's checks, one line each; escaping is the renderer's own. */

import { checkFacts, findSame } from '../model/check-facts.ts';
import type { HistoricCheck } from '../model/history.ts';
import type { RunReport } from '../model/report.ts';
import { formatCounted } from './format.ts';

/** How a check did in one run; null where that run does not know it. */
export interface HistoryPoint {
  /** What the run is known by: its number, or how many runs before this one it was. */
  run: string;
  passRate: number | null;
  passed: number | null;
  evaluated: number | null;
  /** Whether the check reached its threshold; null if it is not known. */
  isPassed: boolean | null;
}

/** One check over all runs, the oldest first and the evaluated run last. */
export interface HistoryLine {
  id: string | null;
  check: string;
  points: HistoryPoint[];
}

const STEPS = '▁▂▃▄▅▆▇█';
const UNKNOWN: Omit<HistoryPoint, 'run'> = {
  passRate: null,
  passed: null,
  evaluated: null,
  isPassed: null,
};

/** A line for each check of the run that an earlier one knows too; none where there is no history. */
export function historyLines(run: RunReport): HistoryLine[] {
  const earlier = run.history?.runs ?? [];
  if (earlier.length === 0) return [];
  const now = checksOf(run);
  const runs = [
    ...earlier.map(({ number, checks }, index) => ({
      name: number === null ? `${earlier.length - index} before` : `run ${number}`,
      find: findSame(checks),
    })),
    { name: 'this run', find: findSame(now) },
  ];
  return now
    .filter((check) => runs.slice(0, -1).some(({ find }) => find(check).length > 0))
    .map((check) => ({
      id: check.id ?? null,
      check: check.name,
      points: runs.map(({ name, find }) => {
        const { passRate, passed, evaluated, isPassed } = find(check)[0] ?? UNKNOWN;
        return { run: name, passRate, passed, evaluated, isPassed };
      }),
    }));
}

/** What the lines are of, as a sentence. */
export function historyWords(earlier: number): string {
  return `Pass rates of ${formatCounted(earlier, 'earlier run')} and of this one, which comes last.`;
}

/** What is known of the checks of a run, each once. */
export function checksOf({
  checks = [],
  report,
}: {
  checks?: readonly (HistoricCheck & { threshold?: number | null })[] | undefined;
  report: RunReport['report'];
}): HistoricCheck[] {
  return checkFacts(checks, report?.trend?.rows ?? []).map(
    ({ id, name, listed, counts, passRate }) => {
      const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
      return {
        id: id ?? null,
        name,
        passed: counts?.passed ?? null,
        evaluated: counts?.evaluated ?? evaluated,
        passRate,
        isPassed:
          isPassed ?? (passRate === null || threshold === null ? null : passRate >= threshold),
      };
    },
  );
}

/** Rates as a row of bars, from 0 to 100 percent; a dot where there is none. */
export function sparkline(points: readonly HistoryPoint[]): string {
  return points
    .map(({ passRate }) => {
      if (passRate === null) return '·';
      const share = Math.min(Math.max(passRate, 0), 100) / 100;
      return STEPS[Math.round(share * (STEPS.length - 1))];
    })
    .join('');
}
