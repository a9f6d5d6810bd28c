import { describe, expect, it } from 'vitest';
import type { RunReport } from '../../src/model/report.ts';
import { check, debriefReport, failure, runReport, theme, trendRow } from '../support/reports.ts';
import { decide, policyOf, TODAY } from './decide.ts';

const BELOW = 'METRIC_BELOW_MIN_PASS_RATE';

const basisOf = (run: Partial<RunReport>, gate = '{}') =>
  decide(runReport(run), policyOf(`version: 1\ngate: ${gate}`), TODAY).byRatesAlone;

const failedBy = (...types: [type: string, check: string | null][]) => ({
  passed: false,
  score: null,
  failures: types.map(([type, name]) => failure(type, name)),
});
const thresholdFailed = debriefReport({ verdict: 'THRESHOLD_FAILED' });
const short = check('a', 6, 24, { threshold: 80 });
const fine = check('b', 24, 24, { threshold: 80 });
const atBar = check('b', 20, 25, { threshold: 80 });
const uncounted = check('c', null, null, { passRate: 25, threshold: 80 });

describe('a failure by rates alone', () => {
  it('is none of a gate that holds, or that could not decide', () => {
    expect(basisOf({})).toBe(false);
    expect(basisOf({ report: debriefReport({ verdict: 'UNSURE' }) })).toBe(false);
  });

  it('is a verdict of THRESHOLD_FAILED, bare or with the counts of its checks', () => {
    expect(basisOf({ report: thresholdFailed })).toBe('verdict');
    expect(basisOf({ report: thresholdFailed, checks: [short, fine] })).toBe('counts');
    expect(basisOf({ report: thresholdFailed, checks: [short, check('d', 0, 24)] })).toBe('counts');
  });

  it('is a bare verdict if the counts do not explain it', () => {
    for (const checks of [[fine], [atBar], [short, uncounted], [check('d', 0, 24)], []]) {
      expect(basisOf({ report: thresholdFailed, checks })).toBe('verdict');
    }
  });

  it("is a check below the service's threshold", () => {
    const runVerdict = failedBy([BELOW, 'a']);
    expect(basisOf({ runVerdict, checks: [short] })).toBe('counts');
    expect(basisOf({ runVerdict, checks: [short], report: thresholdFailed })).toBe('counts');
    expect(basisOf({ runVerdict: failedBy([BELOW, 'b']), checks: [short, fine] })).toBe('verdict');
    expect(basisOf({ runVerdict: failedBy([BELOW, 'c']), checks: [uncounted] })).toBe('verdict');
    expect(basisOf({ runVerdict: failedBy([BELOW, null]) })).toBe('verdict');
  });

  it.each([
    ['the agent never spoke', { runVerdict: failedBy([BELOW, 'a'], ['AGENT_NEVER_SPOKE', null]) }],
    ['a check was not graded', { runVerdict: failedBy(['METRIC_NOT_EVALUATED', 'a']) }],
    ['the service does not say why', { runVerdict: failedBy(), checks: [fine] }],
    ['the run was not completed', { runStatus: 'TIMED_OUT' }],
  ])('is none if %s as well', (_, run) => {
    expect(basisOf({ checks: [short], report: thresholdFailed, ...run })).toBe(false);
  });

  it.each([
    '{ never: [a] }',
    '{ themes: [{ severity: [HIGH] }] }',
    '{ max-themes: { HIGH: 0 } }',
    '{ min-graded-calls: 25 }',
    '{ trend: { on-missing-baseline: fail } }',
  ])('is none if %s fails as well', (gate) => {
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme()] });
    const callCounts = {
      ...{ total: 24, counted: 24, completed: 24, evaluated: 24 },
      ...{ passed: 6, failed: 18 },
    };
    expect(basisOf({ report, checks: [short], callCounts })).toBe('counts');
    expect(basisOf({ report, checks: [short], callCounts }, gate)).toBe(false);
  });

  it('is none with an expired waiver', () => {
    const policy = policyOf(
      'version: 1\nwaivers: [{ theme: x, reason: r, expires: 2026-11-21 }]',
      '2026-11-20',
    );
    const run = runReport({ report: thresholdFailed });
    expect(decide(run, policy, '2026-11-21').byRatesAlone).toBe('verdict');
    expect(decide(run, policy, '2026-11-22').byRatesAlone).toBe(false);
  });

  it('is a rate below min-pass-rate, or a drop', () => {
    expect(basisOf({ checks: [short] }, '{ trend: { min-pass-rate: 80 } }')).toBe('counts');
    expect(basisOf({ checks: [uncounted] }, '{ trend: { min-pass-rate: 80 } }')).toBe('verdict');
    const rows = [trendRow({ checkName: 'a', previousPassRate: 90, currentPassRate: 25 })];
    const trend = { baselineRunPlanJobId: 'job-1', baselineRunNumber: 1, rows };
    const report = debriefReport({ trend });
    expect(basisOf({ report }, '{ trend: { max-drop: 10 } }')).toBe('verdict');
    expect(basisOf({ report, checks: [short] }, '{ trend: { max-drop: 10 } }')).toBe('counts');
  });
});
