import { describe, expect, test } from 'vitest';
import { costOf, evidenceOf } from '../../../src/collect/evidence/evidence.ts';
import { laterStatus } from '../../../src/collect/wait/run-wait.ts';
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

test('results with a debrief alone have no evidence', () => {
  expect(evidence({})).toEqual({});
});

describe("the run's own verdict", () => {
  test('that is null is one that judged nothing', () => {
    expect(evidence({ verdict: null }).runVerdict).toEqual({
      passed: null,
      score: null,
      failures: [],
    });
    expect(evidence({ verdict: { passed: 'yes' } }).runVerdict?.passed).toBeNull();
  });

  const coverage = (evaluatedCalls: number | null, expectedCalls: number | null) => ({
    type: 'INCOMPLETE_COVERAGE',
    ...(evaluatedCalls !== null && { evaluatedCalls }),
    ...(expectedCalls !== null && { expectedCalls }),
  });
  const silent = { type: 'AGENT_NEVER_SPOKE', neverSpokeCalls: 3 };

  test.each([
    [{ type: 'RUN_NOT_COMPLETED', status: 'TIMED_OUT' }, /not completed: it ended TIMED_OUT$/],
    [{ type: 'RUN_NOT_COMPLETED' }, /not completed$/],
    [coverage(19, 24), /^19 of 24 calls/],
    [coverage(25, 24), /^some of 24 calls/],
    [coverage(null, null), /^some calls/],
    [{ ...silent, totalCalls: 24, maxShare: 5 }, /in 3 of 24 calls; at most 5 %/],
    [{ ...silent, agentName: 'Ada' }, /'Ada' never spoke in 3 calls$/],
    [{ ...silent, neverSpokeCalls: 30, totalCalls: 24 }, /some of 24 calls$/],
    [{ type: 'SOMETHING_NEW' }, /SOMETHING_NEW/],
    [{ type: '\n' }, /without a name/],
  ])('%j has the message %s', (failure, message) => {
    const expected = { type: failure.type, message: expect.stringMatching(message), check: null };
    expect(words([failure])).toEqual([expected]);
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

test.each([
  ['TIMED_OUT', 'COMPLETED', 'COMPLETED'],
  ['COMPLETED', 'FAILED', 'FAILED'],
  ['COMPLETED', 'RUNNING_SIMULATIONS', 'COMPLETED'],
  ['RUNNING_SIMULATIONS', 'COMPLETED', 'COMPLETED'],
])('the results win over an earlier read: %s, then %s', (read, told, is) => {
  expect(laterStatus(read, told)).toBe(is);
});

describe('a verdict that reading the run returned', () => {
  const coverage = { type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 3, expectedCalls: 24 };
  const graded = { verdict: { passed: true, checks: [REFUND] }, attemptSummary: null };

  /** What is known after a read during grading and after the results. */
  function known(results: object) {
    const failed = { verdict: { passed: false, failures: [coverage] } };
    const { verdict } = resultsOf(failed);
    const nothing = { simulationJobs: null, attemptSummary: null, queuePosition: null };
    const progress = { ...nothing, status: 'COMPLETED', verdict };
    return evidenceOf({ results: resultsOf(results), progress });
  }

  test('is outlived by that of the results', () => {
    expect(known(graded)).toMatchObject({
      runVerdict: { passed: true, failures: [] },
      checks: [{ passed: 6, evaluated: 24 }],
    });
    expect(known({ verdict: null }).runVerdict).toMatchObject({ passed: null });
  });

  test('counts if the results have none', () => {
    const metrics = [{ name: 'a', isCheck: true, check: { evaluatedCalls: 24, passedCalls: 24 } }];
    for (const verdict of [undefined, 'text']) {
      expect(known({ verdict, metrics })).toMatchObject({
        runVerdict: { passed: false, failures: [{ message: '3 of 24 calls were graded' }] },
        checks: [{ name: 'a', passed: 24 }],
      });
    }
  });
});

test('the run, its counts, calls, breakdowns and attempts', () => {
  const all = evidence({
    run: {
      simulationRunPlanName: 'nightly',
      runNumber: 7,
      status: 'COMPLETED',
      durationMs: 60_000,
    },
    summary: { totalCalls: 24, countedCalls: 24, evaluatedCalls: 24, passedCalls: 6, score: 62.5 },
    verdict: { passed: true },
    calls: [
      {
        simulationJobId: 's1',
        callId: 'c1',
        status: 'COMPLETED',
        passed: false,
        counted: false,
        attemptNumber: 2,
        durationMs: 1_000,
        agentName: 'Ada',
        personaName: 'Bob',
        checks: [{ metricDefinitionId: 'm1', metricName: 'refund', passed: false }],
        values: [{ metricDefinitionId: 'm1', reasoning: 'It was not said.' }],
      },
      { simulationJobId: 's2' },
    ],
    breakdowns: {
      byAgent: [{ label: 'Ada', calls: 24, callPassRate: 25 }],
      byPersona: [{ key: 'p' }, {}],
    },
    attemptSummary: { attemptCount: 26, retryCount: 2, testCaseCount: 24 },
  });
  expect(all).toMatchObject({
    about: { planName: 'nightly', number: 7, durationMs: 60_000 },
    runVerdict: { passed: true, score: 62.5 },
    callCounts: { total: 24, evaluated: 24, passed: 6, failed: null },
    calls: [
      {
        id: 'c1',
        isCounted: false,
        agent: 'Ada',
        persona: 'Bob',
        checks: [{ name: 'refund', isPassed: false, reasoning: 'It was not said.' }],
      },
      { id: null, isCounted: true, checks: [] },
    ],
    breakdowns: { byAgent: [{ name: 'Ada', rate: 25 }], byPersona: [{ name: 'p' }, { name: '' }] },
    attempts: { attempts: 26, retries: 2, testCases: 24 },
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

  test('has its parts', () => {
    const part = { source: 'calls', surface: null, quantity: 24 };
    const { parts } = costOf({ ...cost, breakdown: [{ ...part, amountUsd: 1.5 }] }) ?? {};
    expect(parts).toEqual([{ ...part, usd: 1.5 }]);
  });
});
