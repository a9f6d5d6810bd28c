import { describe, expect, test } from 'vitest';
import { costOf, evidenceOf } from '../../../src/gate/runs/evidence.ts';
import { RunRecord } from '../../../src/gate/runs/run-record.ts';
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

/** The evidence of results as a service tells them. */
function evidence(results: object) {
  return evidenceOf(parseSavedResults({ data: { debrief, ...results } }, () => {}));
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

describe('a service that tells nothing beside the debrief', () => {
  test('gives no evidence', () => {
    expect(evidence({})).toEqual({});
  });
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

  test.each([
    [
      { type: 'RUN_NOT_COMPLETED', status: 'TIMED_OUT' },
      'the run was not completed: it ended TIMED_OUT',
    ],
    [{ type: 'RUN_NOT_COMPLETED' }, 'the run was not completed'],
    [
      { type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 19, expectedCalls: 24 },
      '19 of 24 calls were graded',
    ],
    [{ type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 1 }, '1 call were graded'],
    [{ type: 'INCOMPLETE_COVERAGE', expectedCalls: 24 }, 'some of 24 calls were graded'],
    [{ type: 'INCOMPLETE_COVERAGE' }, 'some calls were graded'],
    [
      { type: 'AGENT_NEVER_SPOKE', neverSpokeCalls: 3, totalCalls: 24, maxShare: 5 },
      'the agent never spoke in 3 of 24 calls; at most 5 % may be silent',
    ],
    [
      { type: 'AGENT_NEVER_SPOKE', neverSpokeCalls: 3, agentName: 'Ada' },
      "the agent 'Ada' never spoke in 3 calls",
    ],
    [
      { type: 'AGENT_NEVER_SPOKE', neverSpokeCalls: 30, totalCalls: 24 },
      'the agent never spoke in some of 24 calls',
    ],
    [
      { type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 25, expectedCalls: 24 },
      'some of 24 calls were graded',
    ],
    [{ type: 'SOMETHING_NEW' }, 'the service holds SOMETHING_NEW against the run'],
    [{ type: '\n' }, 'the service holds something without a name against the run'],
  ])('%j in words', (failure, message) => {
    expect(words([failure])).toEqual([{ type: failure.type, message, check: null }]);
  });

  test.each([
    [
      {
        type: 'METRIC_BELOW_MIN_PASS_RATE',
        metricDefinitionId: 'm1',
        passRate: 25,
        minPassRate: 80,
      },
      "check 'refund policy stated' passed 25 % of 24 calls; 80 % needed",
    ],
    [
      { type: 'METRIC_BELOW_MIN_PASS_RATE', metricName: 'refund policy stated' },
      "check 'refund policy stated' passed 25 % of 24 calls; 80 % needed",
    ],
    [
      { type: 'METRIC_NOT_EVALUATED', metricDefinitionId: 'm1' },
      "check 'refund policy stated' was graded on no call",
    ],
    [
      { type: 'SOMETHING_NEW', metricDefinitionId: 'm1' },
      "check 'refund policy stated': the service holds SOMETHING_NEW against it",
    ],
  ])('%j in words, by its check', (failure, message) => {
    expect(words([failure], [REFUND])).toEqual([
      { type: failure.type, message, check: 'refund policy stated' },
    ]);
  });

  test('are of the check with that name where its ID is not told', () => {
    const failure = { type: 'METRIC_BELOW_MIN_PASS_RATE', metricDefinitionId: 'm1' };
    const checks = [{ ...REFUND, metricDefinitionId: null }];
    expect(words([{ ...failure, metricName: 'refund policy stated' }], checks)).toMatchObject([
      { message: "check 'refund policy stated' passed 25 % of 24 calls; 80 % needed" },
    ]);
  });

  test('names a check that nobody else tells of, without what is not known', () => {
    const failure = { type: 'METRIC_BELOW_MIN_PASS_RATE', metricDefinitionId: 'm9' };
    expect(words([failure])).toMatchObject([
      { message: "check 'm9' passed too few calls", check: 'm9' },
    ]);
    expect(words([{ ...failure, passRate: 25 }])).toMatchObject([
      { message: "check 'm9' passed 25 % of its calls" },
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

  test.each([
    [{}, {}],
    [{ metricDefinitionId: 'm1' }, {}],
    [{}, { metricDefinitionId: 'm1' }],
  ])(
    'are known by their names where an ID is not told: %j in the verdict, %j elsewhere',
    (own, other) => {
      const named = { metricName: 'refund', ...own };
      const check = { evaluatedCalls: 24, passedCalls: 6 };
      const all = evidence({
        verdict: { passed: false, checks: [named, { metricName: null }] },
        metrics: [
          { ...other, name: 'refund', isCheck: true, check },
          { name: 'greeting', isCheck: true, check },
        ],
        calls: [
          {
            simulationJobId: 's1',
            checks: [named, { metricName: 'farewell' }, { metricName: null }],
            values: [
              { ...other, metricName: 'refund', reasoning: 'It was not said.' },
              { metricName: 'greeting', reasoning: 'It was said.' },
              { metricName: null, reasoning: 'Nobody knows of what.' },
            ],
          },
        ],
      });
      expect(all.checks).toMatchObject([
        { name: 'refund' },
        { name: 'a check without a name' },
        { name: 'greeting', passed: 6, evaluated: 24 },
      ]);
      expect(all.checks).toHaveLength(3);
      expect(all.calls?.[0]?.checks.map(({ reasoning }) => reasoning)).toEqual([
        'It was not said.',
        null,
        null,
      ]);
    },
  );

  test('without a name that anybody could read are told by their IDs', () => {
    const unnamed = { metricDefinitionId: 'm1', metricName: '', passed: false };
    const metrics = [
      { metricDefinitionId: 'm1', name: ' ' },
      { metricDefinitionId: 'm2', name: '', isCheck: true },
    ];
    const failures = [{ type: 'METRIC_NOT_EVALUATED', metricDefinitionId: 'm1', metricName: '' }];
    const told = evidence({ verdict: { passed: false, checks: [unnamed], failures }, metrics });
    expect(told.checks).toMatchObject([{ name: 'm1' }, { name: 'm2' }]);
    expect(told.runVerdict?.failures).toMatchObject([{ check: 'm1' }]);
  });

  test('have no rate of no calls, and no counts that contradict each other', () => {
    const none = { ...REFUND, passRate: null, evaluatedSims: 0, passedSims: 0 };
    expect(evidence({ verdict: { passed: true, checks: [none] } }).checks).toMatchObject([
      { rate: null },
    ]);
    const untold = { ...none, passRate: 100, passedSims: null };
    expect(evidence({ verdict: { passed: true, checks: [untold] } }).checks).toMatchObject([
      { evaluated: 0, rate: null },
    ]);
    const lie = { ...REFUND, evaluatedSims: 5, passedSims: 6 };
    expect(
      evidence({ verdict: { passed: true, checks: [lie] } }).checks?.[0]?.passed ?? null,
    ).toBeNull();
  });
});

test.each([
  ['is that of its counts where none is told', null, 25],
  ['is that of its counts where a higher one is reported', 99, 25],
  ['is that of its counts where a lower one is reported', 20, 25],
])('the rate of a check %s', (_, passRate, rate) => {
  const told = { ...REFUND, passRate };
  const metric = { metricDefinitionId: 'm2', name: 'greeting', isCheck: true };
  const metrics = [{ ...metric, check: { evaluatedCalls: 24, passedCalls: 6, passRate } }];
  const { checks } = evidence({ verdict: { passed: true, checks: [told] }, metrics });
  expect(checks).toMatchObject([
    { passed: 6, evaluated: 24, rate },
    { passed: 6, evaluated: 24, rate },
  ]);
});

test('results that do not name the plan take nothing of the name that it is known by', () => {
  const run = new RunRecord('run plan nightly', 'job');
  const results = (simulationRunPlanName: string | null, simulationRunPlanId: string | null) => {
    const told = { simulationRunPlanName, simulationRunPlanId, runNumber: 7, status: 'COMPLETED' };
    return parseSavedResults({ data: { debrief, run: told } }, () => {});
  };
  run.takeResults(results('nightly', 'plan-1'));
  run.takeResults(results(null, null));
  expect(run.evidence.about).toMatchObject({ planName: 'nightly', planId: 'plan-1', number: 7 });
  run.takeResults(results('weekly', 'plan-2'));
  expect(run.evidence.about).toMatchObject({ planName: 'weekly', planId: 'plan-2' });
});

test.each([
  ['TIMED_OUT', 'COMPLETED', 'COMPLETED'],
  ['COMPLETED', 'FAILED', 'FAILED'],
  ['COMPLETED', 'RUNNING_SIMULATIONS', 'COMPLETED'],
  ['RUNNING_SIMULATIONS', 'COMPLETED', 'COMPLETED'],
])('the results win over an earlier read: %s, then %s', (read, told, is) => {
  const run = new RunRecord('run plan nightly', 'job');
  const nothing = { simulationJobs: null, attemptSummary: null, queuePosition: null };
  run.takeProgress({ ...nothing, status: read, verdict: undefined });
  run.takeResults(parseSavedResults({ data: { debrief, run: { status: told } } }, () => {}));
  expect(run.runStatus).toBe(is);
});

describe('a verdict that reading the run returned', () => {
  const coverage = { type: 'INCOMPLETE_COVERAGE', evaluatedCalls: 3, expectedCalls: 24 };
  const graded = { verdict: { passed: true, checks: [REFUND] }, attemptSummary: null };

  /** What is known after a read during grading and after the results, in either order. */
  function known(results: object, isReadFirst: boolean) {
    const run = new RunRecord('run plan nightly', 'job');
    const { verdict } = parseSavedResults(
      { data: { debrief, verdict: { passed: false, failures: [coverage] } } },
      () => {},
    );
    const nothing = { simulationJobs: null, attemptSummary: null, queuePosition: null };
    const read = () => run.takeProgress({ ...nothing, status: 'COMPLETED', verdict });
    if (isReadFirst) read();
    run.takeResults(parseSavedResults({ data: { debrief, ...results } }, () => {}));
    if (!isReadFirst) read();
    return run.evidence;
  }

  test.each([true, false])('is outlived by that of the results (read first: %s)', (isReadFirst) => {
    expect(known(graded, isReadFirst)).toMatchObject({
      runVerdict: { passed: true, failures: [] },
      checks: [{ passed: 6, evaluated: 24 }],
    });
    expect(known({ verdict: null }, isReadFirst).runVerdict).toMatchObject({ passed: null });
  });

  test.each([true, false])('counts if the results have none (read first: %s)', (isReadFirst) => {
    const metrics = [{ name: 'a', isCheck: true, check: { evaluatedCalls: 24, passedCalls: 24 } }];
    for (const verdict of [undefined, 'text']) {
      expect(known({ verdict, metrics }, isReadFirst)).toMatchObject({
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

  test('is the sum in US dollars, and what it is made of', () => {
    const part = { source: 'calls', surface: null, quantity: 24, amountUsd: 1.5 };
    expect(costOf({ ...cost, breakdown: [part] })).toEqual({
      usd: 1.5,
      parts: [{ source: 'calls', surface: null, quantity: 24, usd: 1.5 }],
    });
    expect(costOf({ ...cost, totalUsd: null, totalUsdMicros: 2_500_000 })).toMatchObject({
      usd: 2.5,
    });
    expect(costOf({ ...cost, currency: null })).toMatchObject({ usd: 1.5 });
  });

  test('is not known without a sum, nor in another currency', () => {
    expect(costOf({ ...cost, totalUsd: null })).toBeUndefined();
    expect(costOf({ ...cost, currency: 'EUR' })).toBeUndefined();
  });
});
