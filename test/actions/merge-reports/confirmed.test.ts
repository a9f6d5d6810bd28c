import { expect, test } from 'vitest';
import { judgeTogether } from '../../../src/actions/merge-reports/judge-together.ts';
import { debriefReport, runReport } from '../../support/reports.ts';

const POLICY = { version: 1 as const, gate: { trend: { 'max-drop': 10 } } };
const judging = { given: POLICY, common: null, today: '2026-11-22' };

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

test('a run that could have been asked for again is judged at the significance that was left', () => {
  expect(judgeTogether([fallen()], judging)).toMatchObject([{ outcome: 'failed' }]);
  expect(judgeTogether([fallen({ looks: 2 })], judging)).toMatchObject([{ outcome: 'failed' }]);
  expect(judgeTogether([fallen({ looks: 3 })], judging)).toMatchObject([{ outcome: 'passed' }]);
});

test('what the calls of several runs decided stands', () => {
  const facts = { jobId: 'second', number: 2, runStatus: 'COMPLETED', usd: null, checks: null };
  const confirmations = [{ ...facts, outcome: 'passed' as const }];
  const run = fallen({ outcome: 'passed', looks: 2, confirmations });
  expect(judgeTogether([run], judging)).toEqual([run]);
});
