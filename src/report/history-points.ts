/** The history of a run's checks; escaping is the renderer's own. */

import { type CheckIdentity, checkFacts, findSame } from '../model/check-facts.ts';
import type { HistoricCheck } from '../model/history.ts';
import type { RunReport } from '../model/report.ts';

export interface HistoryPoint {
  /** The number of the run, or how many runs before this one it was. */
  run: string;
  /** Null if that run does not have the check. */
  check: HistoricCheck | null;
}

const STEPS = '▁▂▃▄▅▆▇█';

/** Returns a check in all runs, the oldest first and this run last; empty if no earlier run has it. */
export function historyOf(run: RunReport): (check: CheckIdentity) => HistoryPoint[] {
  const earlier = run.history?.runs ?? [];
  const runs = [
    ...earlier.map(({ number, checks }, index) => ({
      run: number === null ? `${earlier.length - index} before` : `run ${number}`,
      find: findSame(checks),
    })),
    { run: 'this run', find: findSame(checksOf(run)) },
  ];
  return (check) => {
    const points = runs.map(({ run, find }) => ({ run, check: find(check)[0] ?? null }));
    return points.slice(0, -1).some((point) => point.check !== null) ? points : [];
  };
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

/** Rates as a row of bars, from 0 to 100 percent; a dot for an unknown one. */
export function sparkline(points: readonly HistoryPoint[]): string {
  return points
    .map(({ check }) => {
      if (check === null || check.passRate === null) return '·';
      const share = Math.min(Math.max(check.passRate, 0), 100) / 100;
      return STEPS[Math.round(share * (STEPS.length - 1))];
    })
    .join('');
}
