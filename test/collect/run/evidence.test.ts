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

const resultsOf = (results: object) =>
  parseSavedResults({ data: { debrief, ...results } }, () => {});

/** The evidence of results as a service returns them. */
function evidence(results: object) {
  return evidenceOf({ results: resultsOf(results) });
}

/** What the failures of a verdict are in words. */
function words(failures: object[], checks: object[] = []) {
  return evidence({ verdict: { passed: false, failures, checks } }).runVerdict?.failures;
}

const REFUND = {
  metricDefinitionId: 'm1',
  metricName: 'refund policy stated',
  passed: false,
  passRate: 25,
  minPassRate: 80,
  evaluatedSims: 24,
  passedSims: 6,
};

describe("the run's own verdict", () => {
  const _coverage = (evaluatedCalls: number | null, expectedCalls: number | null) => ({
    type: 'INCOMPLETE_COVERAGE',
    ...(evaluatedCalls !== null && { evaluatedCalls }),
    ...(expectedCalls !== null && { expectedCalls }),
  });

  const belowMinimum = { type: 'METRIC_BELOW_MIN_PASS_RATE' };
  const byName = { ...belowMinimum, metricName: 'refund policy stated' };

  test.each([
    [{ ...belowMinimum, metricDefinitionId: 'm1' }, REFUND, /25 % of 24 calls; 80 %/],
    [byName, REFUND, /25 % of 24 calls; 80 %/],
    [{ ...byName, metricDefinitionId: 'm1' }, { ...REFUND, metricDefinitionId: null }, /25 % of/],
    [{ type: 'METRIC_NOT_EVALUATED', metricDefinitionId: 'm1' }, REFUND, /no call$/],
    [{ type: 'SOMETHING_NEW', metricDefinitionId: 'm1' }, REFUND, /SOMETHING_NEW/],
  ])('%j names its check', (failure, check, message) => {
    const named = { type: failure.type, check: 'refund policy stated' };
    expect(words([failure], [check])).toEqual([
      { ...named, message: expect.stringMatching(message) },
    ]);
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
      { id: 'm1', name: 'refund policy stated', passed: 6, evaluated: 24, rate: 25, needed: 80 },
      { id: null, name: 'a check without a name' },
      { id: 'm2', name: 'greeting', passed: 18, evaluated: 24, rate: 75, needed: null },
      { id: 'm4', name: 'told as a check', passed: null, rate: null },
      { id: 'm5', name: 'counted as one', passed: 18, evaluated: 24 },
    ]);
  });

  test('of a call have their reasoning by their names if an ID is missing', () => {
    const call = {
      simulationJobId: 's1',
      checks: [{ metricName: 'refund' }, { metricName: null }],
      values: [
        { metricDefinitionId: 'm1', metricName: 'refund', reasoning: 'It was not said.' },
        { metricName: null, reasoning: 'Nobody knows of what.' },
      ],
    };
    const [graded] = evidence({ calls: [call] }).calls ?? [];
    expect(graded?.checks.map(({ reasoning }) => reasoning)).toEqual(['It was not said.', null]);
  });

  test.each([
    [{ passRate: null, evaluatedSims: 0, passedSims: 0 }, { rate: null }],
    [
      { passRate: 100, evaluatedSims: 0, passedSims: null },
      { evaluated: 0, rate: null },
    ],
    [
      { evaluatedSims: 5, passedSims: 6 },
      { passed: null, rate: 25 },
    ],
  ])('have no rate of no calls, and no rate of contradicting counts: %j', (counts, expected) => {
    const checks = [{ ...REFUND, ...counts }];
    expect(evidence({ verdict: { passed: true, checks } }).checks).toMatchObject([expected]);
  });
});

describe('a verdict that reading the run returned', () => {
  const coverage = { type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 3, expectedCalls: 24 };
  const _graded = { verdict: { passed: true, checks: [REFUND] }, attemptSummary: null };

  /** What is known after a read during grading and after the results. */
  function _known(results: object) {
    const failed = { verdict: { passed: false, failures: [coverage] } };
    const { verdict } = resultsOf(failed);
    const nothing = { simulationJobs: null, attemptSummary: null, queuePosition: null };
    const progress = { ...nothing, status: 'COMPLETED', verdict };
    return evidenceOf({ results: resultsOf(results), progress });
  }
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
