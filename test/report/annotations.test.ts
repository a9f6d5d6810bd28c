import { describe, expect, it } from 'vitest';
import type { Exceptions, GateReport, RunReport } from '../../src/model/report.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { check, gateReport, JOB_ID, runReport } from '../support/reports.ts';

const OTHER_ID = '99999999-1111-4111-8111-111111111111';
const BARE = {
  rule: 'verdict',
  message: 'the verdict is THRESHOLD_FAILED',
  restates: 'verdict',
} as const;
const OF_CHECK = { rule: 'run-verdict', message: 'greeting passed none', check: 'greeting' };

const failed = (facts: Partial<RunReport> = {}) =>
  runReport({ outcome: 'failed', reasons: [BARE], ...facts });

const told = (report: Partial<GateReport>) => annotationsOf(gateReport(report));

describe('a reason that names nothing but the verdict', () => {
  const checks = [
    check('refund', 6, 24, { threshold: 80, isPassed: false }),
    check('greeting', 24, 24),
  ];
  const facts =
    /1 of 2 checks is below its threshold: 'refund' passed 6 of 24 .* \(the verdict is THRESHOLD_FAILED\)$/;

  it('is told in facts', () => {
    const { level, reasons } = told({ outcome: 'failed', runs: [failed({ checks })] });
    expect(level).toBe('error');
    expect(reasons).toEqual([expect.stringMatching(facts)]);
    expect(reasons[0]).toMatch(/^failed: 1 of/);
  });

  it('is told in those of its own run, whatever tells those of another', () => {
    const other = failed({ jobId: OTHER_ID, reasons: [OF_CHECK] });
    const { reasons } = told({ outcome: 'failed', runs: [failed({ checks }), other] });
    expect(reasons).toEqual([
      expect.stringMatching(facts),
      `failed: run ${OTHER_ID}: greeting passed none`,
    ]);
    expect(reasons[0]).toContain(`failed: run ${JOB_ID}: 1 of 2 checks`);
  });

  it('is told as it is where another one of its run tells the facts', () => {
    const { reasons } = told({
      outcome: 'failed',
      runs: [failed({ checks, reasons: [BARE, OF_CHECK] })],
    });
    expect(reasons).toEqual([
      'failed: the verdict is THRESHOLD_FAILED',
      'failed: greeting passed none',
    ]);
  });
});

it('any other reason is told as it is', () => {
  const reasons = [{ rule: 'timeout', message: 'the time ran out' }];
  const runs = [runReport({ outcome: 'inconclusive', reasons })];
  expect(told({ outcome: 'inconclusive', runs }).reasons).toEqual([
    'inconclusive: the time ran out',
  ]);
});

describe('a gate that passed', () => {
  const passed = (facts: Partial<Exceptions>) => {
    const exceptions: Exceptions = { waived: [], known: [], unmatched: [], notes: [], ...facts };
    return told({ runs: [runReport({ exceptions }), runReport({ exceptions })] }).reasons[0];
  };

  it('tells what it rests on, of all runs', () => {
    expect(passed({ known: ['late'] })).toContain(
      '2 runs: The verdict is PASSED. (2 persistent themes)',
    );
    expect(passed({})).toMatch(/^passed: 2 runs: /);
  });
});

it('a policy on trial tells how many would not pass, and by what', () => {
  const trial = (path: string | null) =>
    told({
      outcome: 'failed',
      tolerated: true,
      policy: { path, isTrial: true },
      runs: [failed(), failed(), runReport()],
    });
  expect(trial('gate.yml')).toMatchObject({
    level: 'notice',
    reasons: [expect.stringMatching(/^policy-check: 2 of 3 .* would not pass by gate\.yml$/)],
  });
  expect(trial(null).reasons[0]).toContain('by the verdict alone');
});

it('what a policy only warns of names its run where there are several', () => {
  const exceptions: Exceptions = {
    waived: [],
    known: [],
    unmatched: [],
    notes: [],
    warnings: ['odd'],
  };
  expect(told({ runs: [runReport({ exceptions })] }).warnings).toEqual(['odd']);
  expect(told({ runs: [runReport({ exceptions }), runReport()] }).warnings).toEqual([
    `run ${JOB_ID}: odd`,
  ]);
});
