import { describe, expect, test } from 'vitest';
import { resultInRuns } from '../../src/model/check-facts.ts';
import { withComparison } from '../../src/model/comparison.ts';
import { endedRun, type Pool, type RunFacts } from '../../src/model/run-facts.ts';
import { counted, earlierRun, idOf, rated } from '../collect/baseline/runs.ts';
import { baselineOf } from '../report/builders.ts';
import { check, debriefReport, theme, trendRow } from '../support/reports.ts';

const OWN = baselineOf({ source: 'memory', jobId: idOf(8) });

/** A run with the gate's own baseline of one run. */
function factsWith(pool: Partial<Pool>, facts: Partial<RunFacts> = {}): RunFacts {
  const runs = [earlierRun({ runId: idOf(8) })] as const;
  return {
    ...{ ...endedRun('run', null), report: debriefReport(), baseline: OWN },
    pool: { runs, trend: null, comparison: null, ...pool },
    ...facts,
  };
}

const trendWith = (runId: string, ...rows: ReturnType<typeof trendRow>[]) => ({
  ...{ baselineRunPlanJobId: runId, baselineRunNumber: 3, rows },
});

describe('the trend', () => {
  const RUNS = [earlierRun({ runId: idOf(8), checks: [rated('a', null)] })] as const;
  const ROWS = [
    trendRow({ checkName: 'a', previousPassRate: 70, currentPassRate: 60, lifecycle: 'NEW' }),
    trendRow({ checkName: 'b', previousPassRate: 50, currentPassRate: 60 }),
  ];
  const COMPARED = [
    trendRow({ checkName: 'b', previousPassRate: 55, currentPassRate: null }),
    trendRow({ checkName: 'a', previousPassRate: null, currentPassRate: null }),
  ];
  const rowsOf = (pool: Partial<Pool>) =>
    withComparison(factsWith({ runs: RUNS, ...pool })).report?.trend?.rows;

  test("takes rates that the baseline lacks from the service's comparison with it", () => {
    const trend = trendWith(idOf(8).toUpperCase(), ...ROWS);
    expect(rowsOf({ trend, comparison: trendWith(idOf(8), ...COMPARED) })).toMatchObject([
      { checkName: 'a', previousPassRate: 70, lifecycle: 'NEW' },
      { checkName: 'b', previousPassRate: 55 },
    ]);
  });

  test("takes none from the service's comparison with another run", () => {
    const trend = trendWith(idOf(9), ...ROWS);
    expect(rowsOf({ trend, comparison: trendWith(idOf(7), ...COMPARED) })).toMatchObject([
      { checkName: 'a', previousPassRate: null, lifecycle: null },
      { checkName: 'b', previousPassRate: null },
    ]);
  });

  test('has the checks that only the newest run of the baseline has', () => {
    const runs = [earlierRun({ checks: [counted('a', 9, 10)] })] as const;
    const checks = [check('b', 8, 10)];
    const { report } = withComparison(factsWith({ runs }, { checks }));
    expect(report?.trend?.rows).toMatchObject([
      { checkName: 'b', previousPassRate: null, currentPassRate: 80 },
      { checkName: 'a', previousPassRate: 90, currentPassRate: null },
    ]);
  });
});

test("themes have the service's lifecycles if no run of the baseline has a report", () => {
  const report = debriefReport({ themes: [theme({ lifecycle: 'PERSISTENT' })] });
  const { report: compared } = withComparison(
    factsWith({ runs: [earlierRun({ themes: null })] }, { report }),
  );
  expect(compared?.themes).toMatchObject([{ lifecycle: 'PERSISTENT' }]);
});

test('confirming runs are compared too', () => {
  const further = factsWith({}, { checks: [check('b', 8, 10)] });
  const { confirmations } = withComparison(factsWith({}, { confirmations: [further] }));
  expect(confirmations).toMatchObject([{ report: { trend: { rows: [{ checkName: 'b' }] } } }]);
});

test('facts of a report are compared already', () => {
  const { pool, ...compared } = withComparison(factsWith({}, { checks: [check('b', 8, 10)] }));
  expect(withComparison(compared)).toEqual(compared);
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
