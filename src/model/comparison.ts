/** A run in comparison with the runs of its baseline, in place of the service's comparison. */
import { isSame } from '../text/alike.ts';
import {
  type CheckIdentity,
  type CheckResult,
  checkFacts,
  findSame,
  highestRate,
  type ListedCheck,
  resultInRuns,
} from './check-facts.ts';
import { isShown } from './debrief.ts';
import type { Theme, Trend, TrendRow } from './report.ts';
import type { Pool, PooledRun, RunFacts } from './run-facts.ts';

/** With the trend, and the lifecycles if the baseline is the gate's. In facts of a report, both are there. */
export function withComparison(run: RunFacts): RunFacts {
  const { report, baseline, pool, checks = [] } = run;
  const confirmations = run.confirmations.map(withComparison);
  if (pool === undefined || baseline === undefined) return { ...run, confirmations };
  const trend = compareTrend(pool, checks);
  const themes = report?.themes ?? [];
  const isOwn = baseline.source !== 'previous';
  const ownThemes = isOwn ? withOwnLifecycles(themes, pool) : themes;
  return {
    ...run,
    report: report && { ...report, themes: ownThemes, trend },
    baseline: {
      ...baseline,
      ...(isOwn && report !== null && { gone: goneThemes(themes, pool) }),
      // Runs with a debrief have the trend in their report.
      ...(report === null && trend !== null && { trend }),
    },
    confirmations,
  };
}

/** NEW is a theme that no pooled run has. If none of them has a report, the service's word counts. */
function withOwnLifecycles(themes: Theme[], { runs }: Pool): Theme[] {
  const reported = runs.flatMap((run) => (run.themes === null ? [] : [run.themes]));
  if (reported.length === 0) return themes;
  const known = new Set(reported.flat().map(({ slug }) => slug));
  return themes.map((theme) => {
    const lifecycle = !isShown(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
    return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
  });
}

/** Themes that the newest run of the baseline has and this one does not. */
function goneThemes(themes: readonly Theme[], { runs: [newest] }: Pool) {
  const shown = new Set(themes.filter(isShown).map(({ slug }) => slug));
  return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}

/** The pass rates of a run and of its baseline; null if the run reports no check. */
function compareTrend(
  { runs, trend, comparison }: Pool,
  checks: readonly ListedCheck[],
): Trend | null {
  const now = checkFacts(checks, trend?.rows ?? []);
  if (now.length === 0) return null;
  const [newest] = runs;
  const pooled = resultInRuns(runs);
  // What the runs do not report may be reported by the service's comparison with the newest of them.
  const [compared, inTrend] = [comparison, trend].map((one) => rowsWith(newest, one));
  const before = (check: CheckIdentity): CheckResult => {
    const { counts, passRate } = pooled(check);
    const rates = [compared, inTrend].map((find) =>
      highestRate((find?.(check) ?? []).map(({ previousPassRate }) => previousPassRate)),
    );
    return { counts, passRate: passRate ?? rates[0] ?? rates[1] ?? null };
  };
  const isNow = findSame(now);
  const gone = checkFacts(newest.checks, []).filter((check) => isNow(check).length === 0);
  return {
    baselineRunPlanJobId: newest.runId,
    baselineRunNumber: newest.number,
    rows: [
      ...now.map((check) => {
        const lifecycle = inTrend?.(check)[0]?.lifecycle ?? null;
        return { ...rowOf(check, before(check), check), lifecycle };
      }),
      ...gone.map((check) => rowOf(check, before(check), UNKNOWN)),
    ],
  };
}

/** Finds the rows of a check in a comparison with a run; none if it is with another. */
function rowsWith({ runId }: PooledRun, trend: Trend | null) {
  const isWith = trend !== null && isSame(trend.baselineRunPlanJobId, runId);
  const rows = isWith ? trend.rows : [];
  return findSame(rows.map((row) => ({ ...row, id: row.checkId, name: row.checkName })));
}

const UNKNOWN: CheckResult = { counts: null, passRate: null };

function rowOf({ id, name }: CheckIdentity, previous: CheckResult, current: CheckResult): TrendRow {
  const isCounted = previous.counts !== null || current.counts !== null;
  return {
    ...(id && { checkId: id }),
    checkName: name,
    previousPassRate: previous.passRate,
    currentPassRate: current.passRate,
    lifecycle: null,
    ...(isCounted && { counts: { previous: previous.counts, current: current.counts } }),
  };
}
