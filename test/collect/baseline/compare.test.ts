import { describe, expect, test } from 'vitest';
import {
  compareWith,
  type Told,
  trendOfComparison,
} from '../../../src/collect/baseline/compare.ts';
import { check } from '../../report/builders.ts';
import { debriefReport, trendRow } from '../../support/reports.ts';
import { counted, earlierRun, idOf, rated } from './runs.ts';

const NOTHING: Told = { checks: [], comparison: null };

function told(...checks: [name: string, passed: number, evaluated: number, rate?: number][]): Told {
  return {
    comparison: null,
    checks: checks.map(([name, passed, evaluated, rate = null]) =>
      check({ name, passed, evaluated, rate }),
    ),
  };
}

const trendWith = (baselineRunPlanJobId: string, ...rows: ReturnType<typeof trendRow>[]) => ({
  baselineRunPlanJobId,
  baselineRunNumber: 3,
  rows,
});

/** The service's own comparison with a run, of these checks. */
function comparedWith(
  simulationRunPlanJobId: string,
  ...checks: [metricName: string | null, baseline: number | null, current: number | null][]
): NonNullable<Told['comparison']> {
  return {
    baselineRun: { simulationRunPlanJobId, runNumber: 8, status: 'COMPLETED', endedAt: null },
    baselineSource: 'PREVIOUS_RUN',
    baselineCallPassRate: null,
    currentCallPassRate: null,
    checks: checks.map(([metricName, baselinePassRate, currentPassRate]) => ({
      metricDefinitionId: null,
      metricName,
      baselinePassRate,
      currentPassRate,
      delta: null,
    })),
  };
}

describe('the lifecycle of a theme', () => {});

describe('the trend', () => {
  const rowsOf = (...args: Parameters<typeof compareWith>) =>
    compareWith(...args).report.trend?.rows;

  test('compares the calls of the run with those of all pooled runs, exactly', () => {
    const pool = [
      earlierRun({ jobId: idOf(8), number: 8, checks: [counted('refund', 20, 24)] }),
      earlierRun({ jobId: idOf(7), number: 7, checks: [counted('refund', 16, 24)] }),
    ] as const;
    const { trend } = compareWith(
      debriefReport(),
      told(['refund', 16, 24, 66.7]),
      pool[0],
      pool.slice(1),
    ).report;
    expect(trend).toEqual({
      baselineRunPlanJobId: idOf(8),
      baselineRunNumber: 8,
      rows: [
        {
          checkName: 'refund',
          previousPassRate: 75,
          currentPassRate: 1600 / 24,
          lifecycle: null,
          counts: {
            previous: { passed: 36, evaluated: 48 },
            current: { passed: 16, evaluated: 24 },
          },
        },
      ],
    });
  });

  test('of a service that shows its trend alone has the rates of the debriefs', () => {
    const trend = trendWith(idOf(99), trendRow({ previousPassRate: 10, currentPassRate: 85 }));
    const newest = earlierRun({ checks: [rated('refund policy', 95)] });
    expect(rowsOf(debriefReport({ trend }), NOTHING, newest, [])).toEqual([
      {
        checkName: 'refund policy',
        previousPassRate: 95,
        currentPassRate: 85,
        lifecycle: null,
      },
    ]);
  });

  test('takes what the baseline does not tell from where the service compared with it', () => {
    const newest = earlierRun({ jobId: idOf(8), checks: [rated('a', null)] });
    const trend = trendWith(
      idOf(8).toUpperCase(),
      trendRow({ checkName: 'a', previousPassRate: 70, currentPassRate: 60, lifecycle: 'NEW' }),
      trendRow({ checkName: 'b', previousPassRate: 50, currentPassRate: 60 }),
    );
    const comparison = {
      ...comparedWith(idOf(8), ['b', 55, 60], ['a', null, null], [null, 1, 1]),
      baselineSource: 'REQUESTED',
    };
    expect(rowsOf(debriefReport({ trend }), { checks: [], comparison }, newest, [])).toMatchObject([
      { checkName: 'a', previousPassRate: 70, lifecycle: 'NEW' },
      { checkName: 'b', previousPassRate: 55 },
    ]);
    const other = { ...comparison, baselineRun: null };
    const elsewhere = trendWith(idOf(9), ...trend.rows);
    expect(
      rowsOf(debriefReport({ trend: elsewhere }), { checks: [], comparison: other }, newest, []),
    ).toMatchObject([
      { checkName: 'a', previousPassRate: null, lifecycle: null },
      { checkName: 'b', previousPassRate: null },
    ]);
  });
});

describe("the service's own trend", () => {
  const _row = trendRow({ checkName: 'refund', previousPassRate: 90, currentPassRate: 75 });
});

describe("the service's own comparison, where its debrief has no trend", () => {
  const comparison = comparedWith(idOf(8), ['refund', 90, 60], [null, 10, 60], ['gone', 80, 60]);
  const trendIn = (changes: object, others: (string | null)[] = [null]) =>
    trendOfComparison({ ...comparison, ...changes }, others);

  test('is a trend of all checks that it names', () => {
    const row = (checkName: string, previousPassRate: number | null) => ({
      checkId: null,
      checkName,
      previousPassRate,
      currentPassRate: null,
      lifecycle: null,
    });
    expect(trendIn({})).toEqual({
      baselineRunPlanJobId: idOf(8),
      baselineRunNumber: 8,
      rows: [row('refund', 90), row('gone', 80)],
    });
    const unnamed = { ...comparison.baselineRun, runNumber: null, status: null };
    expect(trendIn({ baselineRun: unnamed })).toMatchObject({
      baselineRunPlanJobId: idOf(8),
      baselineRunNumber: null,
    });
  });

  test.each([
    ['was asked for by the gate', { baselineSource: 'REQUESTED' }, [null]],
    ['is one that the gate could not use', { baselineSource: null }, [idOf(8).toUpperCase()]],
    [
      'did not complete',
      { baselineRun: { ...comparison.baselineRun, status: 'CANCELLED' } },
      [null],
    ],
    ['nobody names', { baselineRun: null }, [idOf(1)]],
    ['has no check by name', { checks: comparedWith(idOf(8), [null, 90, 60]).checks }, [null]],
    ['has no checks at all', { checks: null }, [null]],
  ])('is none with a run that %s', (_, changes, others) => {
    expect(trendIn(changes, others)).toBeNull();
  });
});
