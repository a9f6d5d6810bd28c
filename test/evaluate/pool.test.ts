import { describe, expect, it } from 'vitest';
import { poolRuns } from '../../src/evaluate/pool.ts';
import type { Check, RunReport, TrendRow } from '../../src/model/report.ts';
import { failuresOf } from '../../src/model/run-failures.ts';
import { call } from '../report/builders.ts';
import { check, debriefReport, failure, runReport, trendRow } from '../support/reports.ts';
import { evaluateRun, messages, trendOf } from './decide.ts';

const BELOW = 'METRIC_BELOW_MIN_PASS_RATE';
const barred = (passed: number | null, evaluated: number | null, overrides: Partial<Check> = {}) =>
  check('greeting', passed, evaluated, { id: 'id', threshold: 80, ...overrides });

const verdictOf = (passed: boolean | null, ...failures: [string, string | null][]) => ({
  passed,
  score: 70,
  failures: failures.map(([type, name]) => failure(type, name)),
});

const thresholdFailed = debriefReport({ verdict: 'THRESHOLD_FAILED' });

const failing = runReport({
  jobId: 'first',
  report: thresholdFailed,
  runVerdict: verdictOf(false, [BELOW, 'greeting']),
  checks: [barred(18, 24, { isPassed: false })],
});

const decideFor = (run: Partial<RunReport>, gate = '{}') => evaluateRun(run, gate);

describe('pooled runs', () => {
  it('that reach the threshold together pass, though the first is below it', () => {
    const second = runReport({ checks: [barred(23, 24, { isPassed: true })] });
    const pooled = poolRuns(failing, [second]);
    expect(decideFor(failing)).toMatchObject({ outcome: 'failed', byRatesAlone: 'counts' });
    expect(decideFor(pooled)).toMatchObject({ outcome: 'passed', reasons: [] });
    expect(pooled).toMatchObject({
      jobId: 'first',
      runVerdict: { passed: true, score: null, failures: [] },
      report: { verdict: 'PASSED' },
      checks: [{ passed: 41, evaluated: 48, isPassed: true, threshold: 80 }],
    });
    expect(pooled.checks?.[0]?.passRate).toBeCloseTo(85.4166667, 6);
  });
});

describe('a bare THRESHOLD_FAILED', () => {
  const bare = runReport({ report: thresholdFailed });

  it('stays if every further verdict fails too', () => {
    expect(decideFor(poolRuns(bare, [bare, bare])).outcome).toBe('failed');
    expect(decideFor(poolRuns(bare, [bare, runReport()])).outcome).toBe('passed');
    expect(decideFor(poolRuns(bare, [runReport({ report: null })])).outcome).toBe('passed');
  });
});

describe('the trend', () => {
  const previous = { passed: 114, evaluated: 120 };
  const row = (passed: number, changes: Partial<TrendRow> = {}) =>
    trendRow({
      checkName: 'greeting',
      previousPassRate: 95,
      currentPassRate: (100 * passed) / 24,
      counts: { previous, current: { passed, evaluated: 24 } },
      ...changes,
    });

  it('compares all calls with the baseline', () => {
    const runOf = (passed: number) =>
      runReport({
        report: debriefReport(trendOf([row(passed)])),
        checks: [check('greeting', passed, 24)],
      });
    const [first, again, better] = [runOf(18), runOf(18), runOf(24)];
    const settings = '{ trend: { max-drop: 10, significance: 2% } }';
    expect(decideFor(first, settings).outcome).toBe('failed');
    expect(messages(decideFor(poolRuns(first, [again]), settings))).toEqual([
      expect.stringContaining('95% (114 of 120 calls) to 75% (36 of 48 calls'),
    ]);
    expect(decideFor(poolRuns(first, [better]), settings)).toMatchObject({ outcome: 'passed' });
  });
});

it('calls, and what became of them, are those of all runs', () => {
  const counts = (evaluated: number | null) => ({
    ...{ total: 24, counted: 24, evaluated, passed: 20 },
  });
  const first = runReport({ callCounts: counts(24), calls: [] });
  expect(poolRuns(first, [runReport({ callCounts: counts(12) })]).callCounts).toEqual({
    ...{ total: 48, counted: 48, evaluated: 36, passed: 40 },
  });
  expect(poolRuns(first, [runReport({ callCounts: counts(null) })]).callCounts).toMatchObject({
    total: 48,
    evaluated: null,
  });
  expect(poolRuns(first, [runReport()]).callCounts).toMatchObject({ total: null });
  expect(poolRuns(first, [runReport()]).calls).toEqual([]);
  const [one, two] = [call(), call()];
  const pooled = poolRuns(runReport({ calls: [one] }), [runReport({ calls: [two] }), runReport()]);
  expect(pooled.calls).toEqual([one, two]);
});

it('checks of one name are kept apart by their IDs, and each is reported once', () => {
  const checks = [barred(10, 24), barred(20, 24, { id: 'other' })];
  const run = runReport({ checks, runVerdict: verdictOf(false, [BELOW, 'greeting']) });
  const pooled = poolRuns(run, [run]);
  expect(pooled.checks).toMatchObject([
    { id: 'id', passed: 20, isPassed: false },
    { id: 'other', passed: 40, isPassed: true },
  ]);
  expect(failuresOf(pooled)).toHaveLength(1);
});
