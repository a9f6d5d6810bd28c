import { describe, expect, it } from 'vitest';
import { evaluateRun } from '../../../src/evaluate/evaluate-run.ts';
import type { Policy } from '../../../src/evaluate/policy.ts';
import type { Check, RunReport } from '../../../src/model/report.ts';
import { runReport } from '../../support/reports.ts';

const counts = (passed: number) => ({ passed, evaluated: 24 });
const RUNS = [31, null, 33].map((number, index) => ({
  jobId: `job ${index}`,
  number,
}));

/** A check that passed in 460 of 480 calls, and fell to 14 of 24 in the second run after these. */
const FALLEN = {
  ...{ id: null, name: 'hi', reference: { passed: 460, evaluated: 480 } },
  counts: [counts(24), counts(14), counts(14)],
};

function check(name: string, passed: number): Check {
  return {
    id: null,
    name,
    passRate: (passed / 24) * 100,
    threshold: null,
    passed,
    evaluated: 24,
    isPassed: true,
  };
}

function driftOf(
  trend: NonNullable<Policy['gate']>['trend'] = {},
  watched: RunReport['watched'] = { runs: RUNS, checks: [FALLEN] },
  checks = [check('hi', 14)],
  waivers: Policy['waivers'] = [],
) {
  const { outcome, reasons, notices } = evaluateRun(
    runReport({ checks, watched }),
    { version: 1, gate: { trend }, waivers },
    '2026-03-01',
  );
  const found = [...reasons, ...notices].filter((one) => 'kind' in one && one.kind === 'drift');
  return { outcome, found };
}

describe('a lasting fall of a check', () => {
  it.each([
    [{}, 'passed', 'warning'],
    [{ drift: 'warn' as const }, 'passed', 'warning'],
    [{ drift: 'fail' as const }, 'failed', 'fail'],
  ])('with %j', (trend, outcome, effect) => {
    const drift = driftOf(trend);
    expect(drift.outcome).toBe(outcome);
    expect(drift.found).toEqual([
      {
        ...{ rule: 'drift', effect, kind: 'drift', check: 'hi', checkId: null },
        ...{ from: expect.closeTo(95.83, 2), to: expect.closeTo(58.33, 2) },
        since: { number: null, runId: 'job 1' },
      },
    ]);
  });

  it('may begin with this run', () => {
    const before = { ...FALLEN, counts: [counts(24), counts(24), counts(24)] };
    const { found } = driftOf({}, { runs: RUNS, checks: [before] }, [check('hi', 2)]);
    expect(found).toMatchObject([{ since: null }]);
  });

  it.each<[string, Parameters<typeof driftOf>]>([
    ['the policy turns it off', [{ drift: 'off' }]],
    ['too few runs are recorded', [{}, undefined]],
    [
      'the check is steady',
      [{}, { runs: RUNS, checks: [{ ...FALLEN, counts: [] }] }, [check('hi', 23)]],
    ],
    ['the run has no such check', [{}, { runs: RUNS, checks: [{ ...FALLEN, name: 'bye' }] }]],
    [
      'a waiver excuses the check',
      [
        {},
        { runs: RUNS, checks: [FALLEN] },
        [check('hi', 14)],
        [{ check: 'hi', expires: '2026-04-01', reason: 'known' }],
      ],
    ],
    ['so small a fall is not looked for', [{ 'max-drop': 1, checks: { hi: { 'max-drop': 0 } } }]],
  ])('is not reported if %s', (_, parameters) => {
    const [trend, watched, ...rest] = parameters;
    const isUnknown = parameters.length === 2 && watched === undefined;
    const { outcome, found } = isUnknown
      ? driftOf(trend, { runs: [], checks: [] })
      : driftOf(trend, watched, ...rest);
    expect({ outcome, found }).toEqual({ outcome: 'passed', found: [] });
  });
});
