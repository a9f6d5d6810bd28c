import { expect, test } from 'vitest';
import { debriefReport, runReport } from '../../support/reports.ts';
import { runsOf } from './merging.ts';

const POLICY = { version: 1 as const, gate: { trend: { 'max-drop': 10 } } };

/** A check fell from 24 to 19 of 24 calls, which chance explains in 1 of 40 runs. */
function fallen(more: Parameters<typeof runReport>[0] = {}) {
  const counts = {
    previous: { passed: 24, evaluated: 24 },
    current: { passed: 19, evaluated: 24 },
  };
  const row = { checkName: 'greeting', previousPassRate: 100, currentPassRate: (100 * 19) / 24 };
  const trend = {
    baselineRunPlanJobId: 'earlier',
    baselineRunNumber: 1,
    rows: [{ ...row, lifecycle: null, counts }],
  };
  return runReport({ report: debriefReport({ trend }), ...more });
}

test('keeps the result of a confirmed run', () => {
  const facts = { jobId: 'second', number: 2, runStatus: 'COMPLETED', usd: null, checks: null };
  const confirmations = [{ ...facts, outcome: 'passed' as const }];
  const run = fallen({ outcome: 'passed', confirmations });
  expect(runsOf([run], POLICY)).toMatchObject([run]);
});
