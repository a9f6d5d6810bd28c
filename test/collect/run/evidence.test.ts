import { describe, expect, test } from 'vitest';
import { costOf, evidenceOf } from '../../../src/collect/evidence/collect-evidence.ts';
import { parseSavedResults } from '../../../src/service/results.ts';
import { debriefReport } from '../../support/reports.ts';

const debrief = {
  debriefId: 'd',
  status: 'READY',
  errorMessage: null,
  createdAt: '2026-11-21T10:00:00Z',
  completedAt: null,
  report: debriefReport(),
};

/** The evidence of results as a service returns them. */
const evidence = (results: object) =>
  evidenceOf({ results: parseSavedResults({ data: { debrief, ...results } }, () => {}) });

const REFUND = {
  metricDefinitionId: 'm1',
  metricName: 'refund policy stated',
  passed: false,
  passRate: 25,
  minPassRate: 80,
  evaluatedSims: 24,
  passedSims: 6,
};

describe("a failure of the run's own verdict", () => {
  const belowMinimum = { type: 'METRIC_BELOW_MIN_PASS_RATE' };
  const byName = { ...belowMinimum, metricName: 'refund policy stated' };

  test.each([
    [{ ...belowMinimum, metricDefinitionId: 'm1' }, REFUND],
    [byName, REFUND],
    [
      { ...byName, metricDefinitionId: 'm1' },
      { ...REFUND, metricDefinitionId: null },
    ],
    [{ type: 'METRIC_NOT_EVALUATED', metricDefinitionId: 'm1' }, REFUND],
    [{ type: 'SOMETHING_NEW', metricDefinitionId: 'm1' }, REFUND],
  ])('%j names its check', (failure, check) => {
    const verdict = { passed: false, failures: [failure], checks: [check] };
    const named = { type: failure.type, check: 'refund policy stated' };
    expect(evidence({ verdict }).runVerdict?.failures).toMatchObject([named]);
  });

  const silent = { neverSpokeCalls: 3, totalCalls: 24, maxShare: 5, agentName: 'Front desk' };
  test.each([
    [
      { type: 'AGENT_NEVER_SPOKE', ...silent },
      { calls: 3, totalCalls: 24, limit: 5, agent: 'Front desk' },
    ],
    [
      { type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 19, expectedCalls: 24 },
      { calls: 19, totalCalls: 24, limit: null },
    ],
    [
      { type: 'RUN_NOT_COMPLETED', status: 'TIMED_OUT' },
      { status: 'TIMED_OUT', check: null },
    ],
    [byName, { calls: 24, passRate: 25, limit: 80 }],
  ])('%j has its numbers, else those of its check', (failure, facts) => {
    const verdict = { passed: false, failures: [failure], checks: [REFUND] };
    expect(evidence({ verdict }).runVerdict?.failures).toMatchObject([facts]);
  });
});

describe('cost', () => {
  const cost = { currency: 'usd', totalUsd: 1.5, totalUsdMicros: null, breakdown: null };

  test.each([
    [{}, 1.5],
    [{ totalUsd: null, totalUsdMicros: 2_500_000 }, 2.5],
    [{ currency: null }, 1.5],
    [{ totalUsd: null }, undefined],
    [{ currency: 'EUR' }, undefined],
  ])('is the sum in US dollars: %j', (facts, usd) => {
    expect(costOf({ ...cost, ...facts })?.usd).toBe(usd);
  });
});

test('a run is of the plan that it was started from, even if its results name another plan', () => {
  const results = parseSavedResults(
    { data: { debrief, run: { simulationRunPlanJobId: 'r', simulationRunPlanId: 'other' } } },
    () => {},
  );
  const plan = { id: 'started', name: null };
  expect(evidenceOf({ results, plan }).about?.planId).toBe('started');
  expect(evidenceOf({ results }).about?.planId).toBe('other');
});
