/** The checks of a run: their calls now, in the baseline, and in further runs, and their history. */

import { checkFacts, findSame, highestRate, isEvaluated } from '../model/check-facts.ts';
import { countsFrom } from '../model/counts.ts';
import type { HistoricCheck } from '../model/history.ts';
import type { Check, RunReport, Waiver } from '../model/report.ts';
import { formatInterval, formatPercentBeside, formatShare, shortForm } from './format.ts';
import { waiversByName } from './waiver-words.ts';

type Counted = Pick<Check, 'passed' | 'evaluated' | 'passRate' | 'threshold'>;

export interface CheckRow {
  check: Check;
  /** Null if it was not evaluated, or has neither a result nor a threshold. */
  result: 'passed' | 'failed' | null;
  baseline: Counted;
  lifecycle: string | null;
  waiver: Waiver | undefined;
  history: readonly HistoryPoint[];
}

const UNKNOWN: Counted = { passed: null, evaluated: null, passRate: null, threshold: null };

/** `6/24 (25%) · 95% CI 12–45%`, or the rate alone without counts; a dash without either. */
export function passedShare(counted: Counted): string {
  return passedParts(counted).join(' · ');
}

/** The share, and its interval if the counts are known. */
export function passedParts(counted: Counted): string[] {
  const counts = countsFrom(counted.passed, counted.evaluated);
  return [shareOf(counted), ...(counts === null ? [] : [formatInterval(counts)])];
}

function shareOf({ passed, evaluated, passRate, threshold }: Counted): string {
  const counts = countsFrom(passed, evaluated);
  return counts === null
    ? formatPercentBeside(passRate, threshold)
    : formatShare(counts.passed, counts.evaluated, threshold);
}

/** Rules whose reasons say that a check failed. */
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);

/** Every check of a run once: those that failed first, then by the points that they lost. */
export function checkRows(run: RunReport): CheckRow[] {
  const { checks = [], report, outcome, reasons, exceptions, checksBelowThreshold = [] } = run;
  const failedBy = reasons.flatMap(({ rule, check: name, checkId: id }) =>
    OF_CHECKS.has(rule) && name !== undefined && outcome === 'failed' ? { id, name } : [],
  );
  const failed = findSame(failedBy);
  const below = findSame(checksBelowThreshold);
  const waivers = waiversByName(exceptions).check;
  const historyFor = historyOf(run);
  const rows = checkFacts(checks, report?.trend?.rows ?? []).map((facts): CheckRow => {
    const { id = null, name, passRate, listed } = facts;
    const [missed] = below({ id, name });
    const { isPassed = null } = listed[0] ?? {};
    const threshold = missed?.threshold ?? listed[0]?.threshold ?? null;
    const { passed = null, evaluated = null } = facts.counts ?? {};
    const check = { id, name, isPassed, passed, evaluated, passRate, threshold };
    const previousRate = highestRate(facts.rows.map((row) => row.previousPassRate));
    const previous = facts.rows.find((row) => row.previousPassRate === previousRate);
    const isFailing = missed !== undefined || failed({ id, name }).length > 0;
    const result = isFailing ? 'failed' : isEvaluated(check) ? 'passed' : null;
    return {
      check,
      result,
      baseline: { ...UNKNOWN, ...previous?.counts?.previous, passRate: previousRate },
      lifecycle: facts.rows[0]?.lifecycle ?? null,
      waiver: waivers.get(name),
      history: historyFor({ ...check, isPassed: result && result === 'passed' }),
    };
  });
  const isFailing = ({ result }: CheckRow) => Number(result === 'failed');
  const lost = ({ check, baseline }: CheckRow) => -Math.min(0, changeOf(check, baseline) ?? 0);
  return rows.toSorted((a, b) => isFailing(b) - isFailing(a) || lost(b) - lost(a));
}

/** Percentage points that a check gained since the baseline; null if one of the rates is unknown. */
export function changeOf({ passRate }: Counted, baseline: Counted): number | null {
  return passRate === null || baseline.passRate === null ? null : passRate - baseline.passRate;
}

/** The run and the further ones that were to confirm its failure; empty without such runs. */
export function runColumns(run: RunReport): { name: string; shareOf(check: Check): string }[] {
  const { jobId, about, checks = [], ownChecks = checks, confirmations = [] } = run;
  const further = confirmations.filter((one) => one.checks !== null);
  if (further.length === 0) return [];
  const first = { jobId, number: about?.number ?? null, checks: ownChecks };
  return [first, ...further].map(({ jobId, number, checks: own }) => {
    const find = findSame(own ?? []);
    return {
      name: number === null ? shortForm(jobId) : `run ${number}`,
      shareOf: (check) => shareOf(find(check)[0] ?? UNKNOWN),
    };
  });
}

export interface HistoryPoint {
  /** The number of the run, or how many runs before this one it was. */
  run: string;
  /** Null if that run does not have the check. */
  check: HistoricCheck | null;
}

const STEPS = '▁▂▃▄▅▆▇█';

/** Returns a check in all runs, the oldest first and this run last; empty if no earlier run has it. */
function historyOf({ history }: RunReport): (check: HistoricCheck) => HistoryPoint[] {
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
