import { describe, expect, test } from 'vitest';
import { costOf, evidenceOf } from '../../../src/collect/evidence/evidence.ts';
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
});

describe('checks', () => {
  test('are those of the verdict, then those of the metrics, with their counts', () => {
    const metric = { metricDefinitionId: 'm2', name: 'greeting', isCheck: true };
    const check = { evaluatedCalls: 24, passedCalls: 18 };
    const { checks } = evidence({
      verdict: {
        passed: false,
        checks: [REFUND, { ...REFUND, metricDefinitionId: null, metricName: null }],
      },
      metrics: [
        { ...metric, check },
        { ...metric, metricDefinitionId: 'm1', name: 'refund' },
        { ...metric, metricDefinitionId: 'm3', name: 'length', isCheck: false },
        { ...metric, metricDefinitionId: 'm4', name: 'told as a check' },
        { metricDefinitionId: 'm5', name: 'counted as one', check },
      ],
    });
    expect(checks).toMatchObject([
      {
        id: 'm1',
        name: 'refund policy stated',
        passed: 6,
        evaluated: 24,
        passRate: 25,
        threshold: 80,
      },
      { id: null, name: 'a check without a name' },
      { id: 'm2', name: 'greeting', passed: 18, evaluated: 24, passRate: 75, threshold: null },
      { id: 'm4', name: 'told as a check', passed: null, passRate: null },
      { id: 'm5', name: 'counted as one', passed: 18, evaluated: 24 },
    ]);
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
