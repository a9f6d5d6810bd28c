/** Facts that cannot be true never crash the evaluation, and never decide about the gate. */
import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/model/cases.ts';
import type { Figures, Measure } from '../../src/model/measures.ts';
import type { RunReport } from '../../src/model/report.ts';
import { check, debriefReport } from '../support/reports.ts';
import { evaluateRun } from './decide.ts';

const BAD = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 1e308];
const GATE =
  '{ trend: { max-drop: 5, min-pass-rate: 80, scenarios: fail, drift: fail }, measures: { latency: { max-rise: 10%, max-median: 900 } } }';

const figures = (median: number | null, values: number[]): Figures => ({
  ...{ calls: null, average: null, median, p95: null, minimum: null, maximum: null, values },
});
const measure = (current: Figures, baseline: Figures): Measure => ({
  ...{ id: null, name: 'latency', unit: 'ms', current, baseline },
  ...{ isLimited: false, test: 'none', p: null, adjustedP: null },
});
const caseOf = (passed: number, evaluated: number, more: Partial<Case> = {}): Case => ({
  ...{ id: 'case', scenario: null, persona: null, agent: null, status: null },
  ...{ passed, evaluated, baseline: { passed: 9, evaluated: 9 } },
  ...{ p: null, adjustedP: null, failingCall: null, checks: [], ...more },
});
const PASSED = check('greeting', 24, 24);
const rowOf = (previous: number, current: number) =>
  debriefReport({
    trend: {
      baselineRunPlanJobId: 'earlier',
      baselineRunNumber: 1,
      rows: [
        {
          checkName: 'greeting',
          previousPassRate: previous,
          currentPassRate: current,
          lifecycle: null,
        },
      ],
    },
  });

describe.each(BAD)('the value %s', (bad) => {
  it.each<[string, Partial<RunReport>]>([
    ['the passed calls of a check', { checks: [check('greeting', bad, 24)] }],
    ['the graded calls of a check', { checks: [check('greeting', 0, bad, { passRate: 100 })] }],
    ['a rate before', { report: rowOf(bad, 90), checks: [PASSED] }],
    ['the passed calls of a scenario', { cases: [caseOf(bad, 3)] }],
    ['the calls of a scenario', { cases: [caseOf(0, bad)] }],
  ])('does not fail the gate as %s', (_, run) => {
    expect(evaluateRun(run, GATE).outcome).toBe('passed');
  });

  it('is no pass rate that reaches a threshold', () => {
    const run = {
      report: rowOf(90, bad),
      checks: [check('greeting', null, null, { passRate: bad })],
    };
    const { notices } = evaluateRun(run, GATE);
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'pass-rate', check: 'greeting' }),
    );
  });
});

// A measure may well be negative.
it.each(BAD.filter((bad) => bad !== -1))(
  'neither a median of %s before nor eight such values fail the gate',
  (bad) => {
    const moved = measure(figures(500, []), figures(bad, []));
    expect(evaluateRun({ measures: [moved] }, GATE).outcome).toBe('passed');
    const baseline = figures(500, new Array(8).fill(bad));
    const measures = [measure(figures(800, new Array(8).fill(800)), baseline)];
    expect(evaluateRun({ measures }, GATE)).toMatchObject({
      outcome: 'passed',
      measures: [{ test: bad === 1e308 ? 'welch' : 'none' }],
    });
  },
);

describe('results of single calls that contradict the counts of a check', () => {
  const counts = (passed: number, evaluated: number) => ({ passed, evaluated });
  const trend = rowOf(100, 50).trend;
  const row = trend?.rows[0];
  const report = debriefReport({
    trend: trend && {
      ...trend,
      rows: row ? [{ ...row, counts: { previous: counts(24, 24), current: counts(12, 24) } }] : [],
    },
  });
  it.each([
    ['more calls than the counts', counts(20, 30), 'fisher'],
    ['more passed calls than the counts', counts(13, 24), 'fisher'],
    ['all calls', counts(12, 24), 'stratified'],
  ])('%s', (_, current, test) => {
    const checks = [{ id: null, name: 'greeting', current, baseline: counts(24, 24) }];
    const run = { report, checks: [check('greeting', 12, 24)], cases: [caseOf(3, 3, { checks })] };
    const { dropTests, outcome } = evaluateRun(run, '{ trend: { max-drop: 5 } }');
    expect(dropTests).toMatchObject([{ test }]);
    expect(outcome).toBe('failed');
  });
});
