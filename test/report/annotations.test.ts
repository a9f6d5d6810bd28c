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

const SHORT = JOB_ID.slice(0, 8);

it.each([
  [
    'service',
    `no run of plan ${JOB_ID} holds '${JOB_ID}'`,
    `no run of plan ${SHORT} holds '${SHORT}'`,
  ],
  ['start', `look at GET /runs?plan=${JOB_ID}`, `look at GET /runs?plan=${JOB_ID}`],
  [
    'service',
    `redirect to https://a.example/${JOB_ID}/b`,
    `redirect to https://a.example/${JOB_ID}/b`,
  ],
  ['input', `give one of ${JOB_ID}`, `give one of ${JOB_ID}`],
])(
  'shows the IDs of a reason by their first digits, unless they are copied: %s',
  (rule, message, shown) => {
    const reasons = [{ rule, message }];
    expect(annotationsFor({ outcome: 'error', reasons, runs: [] }).reasons).toEqual([
      `error: ${shown}`,
    ]);
  },
);

it('shows the whole ID of a run that a later step takes, and a short one after a dry run', () => {
  const runs = [runReport({ outcome: 'started' })];
  expect(annotationsFor({ outcome: 'started', runs }).reasons).toEqual([
    expect.stringContaining(JOB_ID),
  ]);
  const reasons = [{ rule: 'dry-run', message: `would evaluate run ${JOB_ID}` }];
  expect(annotationsFor({ outcome: 'skipped', reasons, runs: [] }).reasons).toEqual([
    `skipped: would evaluate run ${SHORT}`,
  ]);
});
