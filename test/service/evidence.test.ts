/** What a service tells beside its specification, told well, wrongly, or with intent. */
import { describe, expect, test } from 'vitest';
import type { RunResults } from '../../src/service/results.ts';
import { clientOf, errorOf, type Fixture, serve } from '../http/client-fixture.ts';
import { json } from '../support/http-server.ts';

const JOB = 'a0000000-0000-4000-8000-000000000001';

/** Whole results, as the public clients show them. */
const RESULTS = {
  run: {
    simulationRunPlanJobId: JOB,
    simulationRunPlanId: 'plan-1',
    simulationRunPlanName: 'Nightly',
    runNumber: 42,
    status: 'COMPLETED',
    triggeredBy: 'API',
    createdAt: '2026-06-01T00:00:00Z',
    startedAt: '2026-06-01T00:00:01Z',
    endedAt: null,
    durationMs: 90_000.5,
  },
  verdict: {
    passed: false,
    score: 61.5,
    checks: [
      {
        metricDefinitionId: 'm1',
        metricName: 'refund policy stated',
        passed: false,
        passRate: 25,
        minPassRate: 80,
        inherited: false,
        evaluatedSims: 24,
        passedSims: 6,
      },
    ],
    failures: [
      {
        type: 'METRIC_BELOW_MIN_PASS_RATE',
        metricDefinitionId: 'm1',
        passRate: 25,
        minPassRate: 80,
      },
      { type: 'SOMETHING_NEW', more: { deep: true } },
    ],
  },
  summary: { totalCalls: 24, evaluatedCalls: 24, passedCalls: 6, failedCalls: 18, score: 61.5 },
  metrics: [
    {
      metricDefinitionId: 'm1',
      name: 'refund policy stated',
      isCheck: true,
      check: { evaluatedCalls: 24, passedCalls: 6, failedCalls: 18, passRate: 25 },
      numeric: null,
      distribution: [
        { value: true, count: 6 },
        { value: 'no', count: 18 },
      ],
    },
  ],
  calls: [
    {
      simulationJobId: 's1',
      callId: 'c1',
      status: 'COMPLETED',
      passed: false,
      counted: true,
      attemptNumber: 1,
      durationMs: 61_000,
      agentName: 'Front desk',
      personaName: 'Ada',
      checks: [{ metricDefinitionId: 'm1', metricName: 'refund policy stated', passed: false }],
      values: [{ metricDefinitionId: 'm2', metricName: 'turns', value: 12 }],
    },
  ],
  breakdowns: {
    byAgent: [{ key: 'a', label: 'Front desk', calls: 24, evaluatedCalls: 24, passedCalls: 6 }],
    byPersona: [],
  },
  comparison: {
    baselineRun: { simulationRunPlanJobId: 'job-0', runNumber: 41, status: 'COMPLETED' },
    baselineSource: 'PREVIOUS_RUN',
    checks: [
      { metricName: 'refund policy stated', baselinePassRate: 80, currentPassRate: 25, delta: -55 },
    ],
  },
  attemptSummary: { attemptCount: 26, retryCount: 2, testCaseCount: 24 },
  debrief: { status: 'READY' },
};

interface Read {
  results: RunResults;
  leftOut: string[];
}

/** What the client makes of results that hold this. */
async function readResults(data: unknown): Promise<Read> {
  const { server, context } = await serve(json(200, { data }));
  const leftOut: string[] = [];
  const { client } = clientOf(server.origin, { onLeftOut: (fault) => leftOut.push(fault) });
  return { results: await client.readResults(JOB, context), leftOut };
}

test('everything that is told is kept, and what is not is null', async () => {
  const { results, leftOut } = await readResults(RESULTS);
  expect(results).toMatchObject({
    ...RESULTS,
    verdict: {
      ...RESULTS.verdict,
      failures: [
        { type: 'METRIC_BELOW_MIN_PASS_RATE', passRate: 25, neverSpokeCalls: null },
        { type: 'SOMETHING_NEW' },
      ],
    },
  });
  expect(results.summary?.countedCalls).toBeNull();
  expect(results.calls?.[0]).toMatchObject({ retryOfSimulationJobId: null });
  expect(leftOut).toEqual([]);
});

test('a count is kept beside one that is not told', async () => {
  const { results, leftOut } = await readResults({
    summary: { evaluatedCalls: 24, passedCalls: 6, failedCalls: null },
    verdict: { passed: true, checks: [{ passedSims: 6 }], failures: [] },
    metrics: [{ name: 'greeting', check: { evaluatedCalls: null, passedCalls: 6 } }],
  });
  expect(results).toMatchObject({
    summary: { totalCalls: null, evaluatedCalls: 24, passedCalls: 6 },
    verdict: { checks: [{ passedSims: 6, evaluatedSims: null }] },
    metrics: [{ check: { passedCalls: 6 } }],
  });
  expect(leftOut).toEqual([]);
});

describe('the verdict of the run', () => {
  test.each([
    ['is not there where the service never tells one', {}, undefined],
    ['is null where the service says that there is none', { verdict: null }, null],
    ['is not there where it is no verdict at all', { verdict: 'PASSED' }, undefined],
    [
      'passed nothing where it says neither yes nor no',
      { verdict: { passed: 'yes' } },
      { passed: null },
    ],
  ])('%s', async (_, data, verdict) => {
    const { results } = await readResults(data);
    if (verdict) expect(results.verdict).toMatchObject(verdict);
    else expect(results.verdict).toBe(verdict);
  });
});

describe('what does not fit costs itself alone, and is told', () => {
  test.each<[string, object, object, string[]]>([
    [
      'fields of another type',
      { run: { runNumber: '42', status: 7, simulationRunPlanName: 'Nightly' } },
      { run: { runNumber: null, status: null, simulationRunPlanName: 'Nightly' } },
      [
        '/data/run/runNumber: expected number, found string',
        '/data/run/status: expected string, found integer',
      ],
    ],
    [
      'times that nobody could measure',
      { run: { runNumber: 42, durationMs: 1e300 } },
      { run: { runNumber: 42, durationMs: null } },
      ['/data/run/durationMs: expected at most 1000000000000000, found number'],
    ],
    [
      'negative counts and rates that are none',
      {
        summary: {
          totalCalls: -1,
          evaluatedCalls: 2.5,
          callPassRate: 101,
          checkPassRate: -0.1,
          score: 50,
        },
      },
      {
        summary: {
          totalCalls: null,
          evaluatedCalls: null,
          callPassRate: null,
          checkPassRate: null,
          score: 50,
        },
      },
      [
        '/data/summary/totalCalls: expected at least 0, found integer',
        '/data/summary/evaluatedCalls: expected integer, found number',
        '/data/summary/callPassRate: expected at most 100, found integer',
        '/data/summary/checkPassRate: expected at least 0, found number',
      ],
    ],
    [
      'more that passed than were graded',
      { verdict: { passed: true, checks: [{ evaluatedSims: 3, passedSims: 4, passed: true }] } },
      { verdict: { passed: true, checks: [{ evaluatedSims: 3, passedSims: null, passed: true }] } },
      ['/data/verdict/checks/0/passedSims: expected at most evaluatedSims, found integer'],
    ],
    [
      'entries that are none, and such as cannot be told apart',
      {
        calls: [
          null,
          { simulationJobId: 's1', passed: 1 },
          { callId: 'c2', passed: 'yes' },
          'call',
          { simulationJobId: 's3' },
        ],
      },
      { calls: [{ simulationJobId: 's1', passed: null }, { simulationJobId: 's3' }] },
      [
        '/data/calls/0: expected object, found null',
        '/data/calls/1/passed: expected boolean, found integer',
        '/data/calls/2/simulationJobId: expected string, found nothing',
        '/data/calls/2/passed: expected boolean, found string',
        '/data/calls/3: expected object, found string',
      ],
    ],
    [
      'lists that are none',
      { metrics: { name: 'x' }, breakdowns: { byAgent: 5, byPersona: [] } },
      { metrics: null, breakdowns: { byAgent: null, byPersona: [] } },
      [
        '/data/metrics: expected array, found object',
        '/data/breakdowns/byAgent: expected array, found integer',
      ],
    ],
    [
      'values that are neither text nor number nor boolean',
      { metrics: [{ name: 'x', distribution: [{ value: [], count: 1 }] }] },
      { metrics: [{ name: 'x', distribution: [{ value: null, count: 1 }] }] },
      ['/data/metrics/0/distribution/0/value: expected text, number or boolean, found array'],
    ],
  ])('%s', async (_, data, kept, faults) => {
    const { results, leftOut } = await readResults({ ...data, debrief: RESULTS.debrief });
    expect(results).toMatchObject({ ...kept, debrief: RESULTS.debrief });
    expect(leftOut).toEqual(faults.map((fault) => `read results: left out ${fault}`));
  });

  test('the key is in nothing of it', async () => {
    const { server, client, context } = await serve((socket, { headers }) => {
      const key = headers.authorization?.replace('Bearer ', '');
      socket.write(json(200, { data: { run: { simulationRunPlanName: `for ${key}` } } }));
    });
    const { run } = await client.readResults(JOB, context);
    expect(run?.simulationRunPlanName).toBe('for ***');
    expect(server.requests).toHaveLength(1);
  });
});

describe('results that are those of another run', () => {
  test('are refused, since they would pass for those of this one', async () => {
    const { client, context } = await serve(
      json(200, { data: { ...RESULTS, run: { simulationRunPlanJobId: 'other' } } }),
    );
    const error = await errorOf(client.readResults(JOB, context));
    expect(error).toMatchObject({ kind: 'shape' });
    expect(error.problem).toBe(
      'not as specified: /data/run/simulationRunPlanJobId: expected the run that was asked for, found another',
    );
  });
});

describe('a run plan that is another one', () => {
  test('is refused, since its size and its last change would pass for those of this one', async () => {
    const { client, context } = await serve(json(200, { data: { id: 'other', name: 'A' } }));
    const error = await errorOf(client.readPlan(JOB, context));
    expect(error).toMatchObject({ kind: 'shape', operation: 'read plan' });
    expect(error.problem).toBe(
      'not as specified: /data/id: expected the run plan that was asked for, found another',
    );
  });
});

describe('what else a service may tell', () => {
  const read = async (data: unknown, call: (fixture: Fixture) => Promise<unknown>) => {
    const { server, context } = await serve(json(200, { data }));
    const leftOut: string[] = [];
    const fixture = clientOf(server.origin, { onLeftOut: (fault) => leftOut.push(fault) });
    return { answer: await call({ ...fixture, context }), leftOut };
  };

  test('of a run that goes on, is kept as far as it fits', async () => {
    const data = {
      status: 'QUEUED',
      simulationJobs: [
        { status: 'RETRY_SCHEDULED', persona: { name: 'Ada' }, attemptNumber: -1 },
        5,
      ],
      verdict: null,
      queuePosition: 3,
    };
    const { answer, leftOut } = await read(data, ({ client, context }) =>
      client.readRun(JOB, context),
    );
    expect(answer).toMatchObject({
      status: 'QUEUED',
      simulationJobs: [
        { status: 'RETRY_SCHEDULED', persona: { name: 'Ada' }, attemptNumber: null },
      ],
      verdict: null,
      queuePosition: 3,
    });
    expect(leftOut).toHaveLength(2);
  });

  test('of plans, is every one that has an ID and a name', async () => {
    const data = [
      { id: 'p1', name: 'A', testCaseCount: 'many' },
      { id: '', name: 'B' },
      { id: 'p3' },
      { id: 'p4', name: 'D' },
    ];
    const { answer } = await read(data, ({ client, context }) =>
      client.listPlans('A', null, context),
    );
    expect(answer).toMatchObject({ plans: [{ id: 'p1', testCaseCount: null }, { id: 'p4' }] });
  });

  test.each<[string, unknown, (fixture: Fixture) => Promise<unknown>, string]>([
    [
      'plans that are no list',
      {},
      ({ client, context }) => client.listPlans('A', null, context),
      '/data: expected array, found object',
    ],
    [
      'a plan without a name',
      { id: 'p' },
      ({ client, context }) => client.readPlan('p', context),
      '/data/name: expected string, found nothing',
    ],
    [
      'a credential that is none',
      'me',
      ({ client, context }) => client.readCredential(context),
      '/data: expected object, found string',
    ],
    [
      'a cost that is none',
      null,
      ({ client, context }) => client.readCost(JOB, context),
      '/data: expected object, found null',
    ],
    [
      'a transcript without entries',
      { participants: [] },
      ({ client, context }) => client.readTranscript('c', context),
      '/data/entries: expected array, found nothing',
    ],
    [
      'metrics that are no list',
      { data: [] },
      ({ client, context }) => client.readCallMetrics('c', context),
      '/data: expected array, found object',
    ],
  ])('is refused where nothing of it is of use: %s', async (_, data, call, fault) => {
    const fixture = await serve(json(200, { data }));
    const error = await errorOf(call(fixture));
    expect(error).toMatchObject({ kind: 'shape', problem: `not as specified: ${fault}` });
  });
});
