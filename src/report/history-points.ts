/** The history of a run's checks; escaping is the renderer's own. */

import { findSame } from '../model/check-facts.ts';
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
export function historyOf({ history }: RunReport): (check: HistoricCheck) => HistoryPoint[] {
  const earlier = history?.runs ?? [];
  const runs = earlier.map(({ number, checks }, index) => ({
    run: number === null ? `${earlier.length - index} before` : `run ${number}`,
    find: findSame(checks),
  }));
  return (check) => {
    const points = runs.map(({ run, find }) => ({ run, check: find(check)[0] ?? null }));
    return points.some((point) => point.check !== null)
      ? [...points, { run: 'this run', check }]
      : [];
  };
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
