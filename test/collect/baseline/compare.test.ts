import { describe, expect, test } from 'vitest';
import { compareTrend } from '../../../src/collect/baseline/compare.ts';
import { resultInRuns } from '../../../src/model/check-facts.ts';
import type { Comparison } from '../../../src/service/evidence-schemas.ts';
import { trendRow } from '../../support/reports.ts';
import { counted, earlierRun, idOf, rated } from './runs.ts';

const trendWith = (baselineRunPlanJobId: string, ...rows: ReturnType<typeof trendRow>[]) => ({
  baselineRunPlanJobId,
  baselineRunNumber: 3,
  rows,
});

const NAMED = {
  simulationRunPlanJobId: idOf(8),
  runNumber: 8,
  status: 'COMPLETED',
  endedAt: null,
};

/** The service's own comparison with a run, of these checks. */
function comparedWith(
  simulationRunPlanJobId: string,
  ...checks: [metricName: string | null, baseline: number | null, current: number | null][]
): Comparison {
  return {
    baselineRun: { ...NAMED, simulationRunPlanJobId },
    baselineSource: 'PREVIOUS_RUN',
    checks: checks.map(([metricName, baselinePassRate, currentPassRate]) => ({
      metricDefinitionId: null,
      metricName,
      baselinePassRate,
      currentPassRate,
    })),
  };
}

describe('the trend', () => {
  test("takes rates that the baseline lacks from the service's comparison with it", () => {
    const newest = earlierRun({ runId: idOf(8), checks: [rated('a', null)] });
    const trend = trendWith(
      idOf(8).toUpperCase(),
      trendRow({ checkName: 'a', previousPassRate: 70, currentPassRate: 60, lifecycle: 'NEW' }),
      trendRow({ checkName: 'b', previousPassRate: 50, currentPassRate: 60 }),
    );
    const comparison = {
      ...comparedWith(idOf(8), ['b', 55, 60], ['a', null, null], [null, 1, 1]),
      baselineSource: 'REQUESTED',
    };
    const rowsOf = (own: typeof trend, compared: Comparison) =>
      compareTrend(own, [], compared, newest, [newest])?.rows;
    expect(rowsOf(trend, comparison)).toMatchObject([
      { checkName: 'a', previousPassRate: 70, lifecycle: 'NEW' },
      { checkName: 'b', previousPassRate: 55 },
    ]);
    const other = { ...comparison, baselineRun: null };
    const elsewhere = trendWith(idOf(9), ...trend.rows);
    expect(rowsOf(elsewhere, other)).toMatchObject([
      { checkName: 'a', previousPassRate: null, lifecycle: null },
      { checkName: 'b', previousPassRate: null },
    ]);
  });
});

describe('the result of a check in pooled runs', () => {
  const NONE = { counts: null, passRate: null };
  test.each([
    ['adds up its calls', [counted('a', 20, 24), counted('a', 4, 12)], [24, 36], 200 / 3],
    ['is the mean of its rates without counts', [rated('a', 90), rated('a', 70)], null, 80],
    ['leaves out a run without a rate', [rated('a', 90), rated('a', null)], null, 90],
    ['ignores a rate if another run has counts', [rated('a', 0), counted('a', 9, 10)], [9, 10], 90],
    ['has no rate if no call was graded', [counted('a', 0, 0)], null, null],
  ] as const)('%s', (_, checks, counts, rate) => {
    const result = resultInRuns(checks.map((check) => earlierRun({ checks: [check] })));
    const [passed, evaluated] = counts ?? [];
    expect(result({ name: 'a' })).toEqual({
      counts: counts && { passed, evaluated },
      passRate: rate,
    });
    expect(result({ name: 'constructor' })).toEqual(NONE);
  });
});
