import { expect, it } from 'vitest';
import type { Exceptions, GateReport, RunReport } from '../../src/model/report.ts';
import { annotationsOf } from '../../src/report/annotations.ts';
import { gateReport, JOB_ID, runReport } from '../support/reports.ts';

const BARE = {
  rule: 'verdict',
  message: 'the verdict is THRESHOLD_FAILED',
  restates: 'verdict',
} as const;
const failed = (facts: Partial<RunReport> = {}) =>
  runReport({ outcome: 'failed', reasons: [BARE], ...facts });

const annotationsFor = (report: Partial<GateReport>) => annotationsOf(gateReport(report));

it('counts for a policy on trial how many runs would pass', () => {
  const policy = { path: 'gate.yml', isTrial: true };
  const runs = [failed(), failed(), runReport()];
  expect(annotationsFor({ outcome: 'failed', tolerated: true, policy, runs })).toMatchObject({
    level: 'notice',
    reasons: ['Policy check: 1 of 3 runs would pass'],
  });
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
    `run ${JOB_ID.slice(0, 8)}: odd`,
  ]);
});
