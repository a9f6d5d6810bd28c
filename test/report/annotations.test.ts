import { describe, expect, it } from 'vitest';
import type { Exceptions, GateReport, RunReport } from '../../src/model/report.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { check, gateReport, JOB_ID, runReport } from '../support/reports.ts';

const BARE = {
  rule: 'verdict',
  message: 'the verdict is THRESHOLD_FAILED',
  restates: 'verdict',
} as const;
const OF_CHECK = { rule: 'run-verdict', message: 'greeting passed none', check: 'greeting' };

const failed = (facts: Partial<RunReport> = {}) =>
  runReport({ outcome: 'failed', reasons: [BARE], ...facts });

const annotationsFor = (report: Partial<GateReport>) => annotationsOf(gateReport(report));

describe('a reason that names nothing but the verdict', () => {
  const checks = [
    check('refund', 6, 24, { threshold: 80, isPassed: false }),
    check('greeting', 24, 24),
  ];
  const facts = /THRESHOLD_FAILED: 1 of 2 checks is below its threshold: 'refund' passed 6 of 24 /;

  it('is completed by the checks below their thresholds', () => {
    const { level, reasons } = annotationsFor({ outcome: 'failed', runs: [failed({ checks })] });
    expect(level).toBe('error');
    expect(reasons).toEqual([expect.stringMatching(facts)]);
  });

  it('stays as it is if another reason names a check', () => {
    const { reasons } = annotationsFor({
      outcome: 'failed',
      runs: [failed({ checks, reasons: [BARE, OF_CHECK] })],
    });
    expect(reasons).toEqual([
      'failed: the verdict is THRESHOLD_FAILED',
      'failed: greeting passed none',
    ]);
  });
});

describe('a gate that passed', () => {
  const passed = (facts: Partial<Exceptions>) => {
    const exceptions: Exceptions = { waived: [], known: [], unmatched: [], notes: [], ...facts };
    return annotationsFor({ runs: [runReport({ exceptions }), runReport({ exceptions })] })
      .reasons[0];
  };

  it('names the exceptions of all runs', () => {
    expect(passed({ known: ['late'] })).toContain(
      '2 runs: The verdict is PASSED. (2 persistent themes)',
    );
    expect(passed({})).toMatch(/^passed: 2 runs: /);
  });
});

it('counts for a policy on trial how many would not pass', () => {
  const trial = (path: string | null) =>
    annotationsFor({
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

it("names the run of a policy's warning if there are several", () => {
  const exceptions: Exceptions = {
    waived: [],
    known: [],
    unmatched: [],
    notes: [],
    warnings: [{ rule: 'scenario', message: 'odd' }],
  };
  expect(annotationsFor({ runs: [runReport({ exceptions })] }).warnings).toEqual(['odd']);
  expect(annotationsFor({ runs: [runReport({ exceptions }), runReport()] }).warnings).toEqual([
    `run ${JOB_ID}: odd`,
  ]);
});
