/** Values that a service reports in addition to its specification, valid and invalid. */
import { describe, expect, test } from 'vitest';
import { describeInvalidation } from '../../src/service/evidence-schemas.ts';
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
  summary: { totalCalls: 24, evaluatedCalls: 24, passedCalls: 6, score: 61.5 },
  metrics: [
    {
      metricDefinitionId: 'm1',
      name: 'refund policy stated',
      isCheck: true,
      check: { evaluatedCalls: 24, passedCalls: 6, passRate: 25 },
      numeric: null,
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
    byAgent: [{ key: 'a', label: 'Front desk', evaluatedCalls: 24, passedCalls: 6 }],
    byPersona: [],
  },
  comparison: {
    baselineRun: { simulationRunPlanJobId: 'job-0', runNumber: 41, status: 'COMPLETED' },
    baselineSource: 'PREVIOUS_RUN',
    checks: [{ metricName: 'refund policy stated', baselinePassRate: 80, currentPassRate: 25 }],
  },
  debrief: { status: 'READY' },
};

interface Read {
  results: RunResults;
  leftOut: string[];
}

/** The client's reading of these results. */
async function readResults(data: unknown): Promise<Read> {
  const { server, context } = await serve(json(200, { data }));
  const leftOut: string[] = [];
  const { client } = clientOf(server.origin, { onLeftOut: (problem) => leftOut.push(problem) });
  return { results: await client.readResults(JOB, context), leftOut };
}

test('every reported value is kept, and a missing one is null', async () => {
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
  expect(results.calls?.[0]?.values?.[0]?.reasoning).toBeNull();
  expect(leftOut).toEqual([]);
});

describe('the verdict of the run', () => {
  test.each([
    ['is undefined if the service reports none', {}, undefined],
    ['is null if the service says that there is none', { verdict: null }, null],
    ['is undefined if it is not an object', { verdict: 'PASSED' }, undefined],
    [
      'has `passed` null if that is not a boolean',
      { verdict: { passed: 'yes' } },
      { passed: null },
    ],
  ])('%s', async (_, data, verdict) => {
    const { results } = await readResults(data);
    if (verdict) expect(results.verdict).toMatchObject(verdict);
    else expect(results.verdict).toBe(verdict);
  });
});

describe('a value that does not fit is left out and reported', () => {
  test.each<[string, object, object, string[]]>([
    [
      'fields of another type',
      { run: { runNumber: '42', status: 7, simulationRunPlanName: 'Nightly' } },
      { run: { runNumber: null, status: null, simulationRunPlanName: 'Nightly' } },
      [
        '/data/run/runNumber: expected number, received string',
        '/data/run/status: expected string, received number',
      ],
    ],
    [
      'negative counts and invalid rates',
      {
        summary: {
          totalCalls: -1,
          evaluatedCalls: 2.5,
          score: -0.1,
        },
      },
      {
        summary: {
          totalCalls: null,
          evaluatedCalls: null,
          score: null,
        },
      },
      [
        '/data/summary/totalCalls: Too small: expected number to be >=0',
        '/data/summary/evaluatedCalls: expected int, received number',
        '/data/summary/score: Too small: expected number to be >=0',
      ],
    ],
    [
      'invalid entries, and entries without an ID',
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
        '/data/calls/0: expected object, received null',
        '/data/calls/1/passed: expected boolean, received number',
        '/data/calls/2/simulationJobId: expected string, received undefined',
        '/data/calls/2/passed: expected boolean, received string',
        '/data/calls/3: expected object, received string',
      ],
    ],
    [
      'lists of another type',
      { metrics: { name: 'x' }, breakdowns: { byAgent: 5, byPersona: [] } },
      { metrics: null, breakdowns: { byAgent: null, byPersona: [] } },
      [
        '/data/metrics: expected array, received object',
        '/data/breakdowns/byAgent: expected array, received number',
      ],
    ],
  ])('%s', async (_, data, kept, problems) => {
    const { results, leftOut } = await readResults({ ...data, debrief: RESULTS.debrief });
    expect(results).toMatchObject({ ...kept, debrief: RESULTS.debrief });
    expect(leftOut).toEqual(problems.map((problem) => `read results: left out ${problem}`));
  });
});

describe('a part of the results', () => {
  const other = { simulationRunPlanJobId: 'b1b2c3d4-0000-4000-8000-00000000000b' };

  test.each([
    ['that names the run', { simulationRunPlanJobId: JOB.toUpperCase() }, true],
    ['that names no run', { simulationRunPlanJobId: '' }, true],
    ['that names another run counts as missing', other, false],
  ])('%s', async (_, named, isKept) => {
    const { results } = await readResults({ summary: { ...named, totalCalls: 3 } });
    expect(results.summary?.totalCalls).toBe(isKept ? 3 : undefined);
  });

  test('is left out of a list if it names another run', async () => {
    const calls = [{ ...other, simulationJobId: 's1' }, { simulationJobId: 's2' }];
    const { results } = await readResults({ calls });
    expect(results.calls).toMatchObject([{ simulationJobId: 's2' }]);
  });
});

describe('results that are those of another run', () => {
  test('are refused', async () => {
    const { client, context } = await serve(
      json(200, { data: { ...RESULTS, run: { simulationRunPlanJobId: 'other' } } }),
    );
    const error = await errorOf(client.readResults(JOB, context));
    expect(error).toMatchObject({ kind: 'shape' });
    expect(error.problem).toBe(
      'not as specified: /data/run/simulationRunPlanJobId: expected the run that was requested, found another',
    );
  });
});

test.each([
  ['run plan', 'id', ({ client, context }: Fixture) => client.readPlan(JOB, context)],
  [
    'metric collection job',
    'id',
    ({ client, context }: Fixture) => client.readMetricCollectionJob(JOB, context),
  ],
  [
    'simulation job',
    'simulationJobId',
    ({ client, context }: Fixture) => client.readSimulationJob(JOB, context),
  ],
])('a %s other than the requested one is refused', async (what, name, read) => {
  const other = { id: 'other', simulationJobId: 'other', runPlan: { id: 'other' } };
  const fixture = await serve(json(200, { data: { ...other, name: 'A', status: 'COMPLETED' } }));
  const error = await errorOf(read(fixture));
  expect(error).toMatchObject({ kind: 'shape' });
  expect(error.problem).toBe(
    `not as specified: /data/${name}: expected the ${what} that was requested, found another`,
  );
});

describe('further responses', () => {
  const read = async (data: unknown, call: (fixture: Fixture) => Promise<unknown>) => {
    const { server, context } = await serve(json(200, { data }));
    const leftOut: string[] = [];
    const fixture = clientOf(server.origin, { onLeftOut: (problem) => leftOut.push(problem) });
    return { answer: await call({ ...fixture, context }), leftOut };
  };

  test('the progress of a run is kept as far as it fits', async () => {
    const data = {
      status: 'QUEUED',
      simulationJobs: [
        { status: 'RETRY_SCHEDULED', persona: { name: 'Ada' }, failureOwner: -1 },
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
      simulationJobs: [{ status: 'RETRY_SCHEDULED', persona: { name: 'Ada' }, failureOwner: null }],
      verdict: null,
      queuePosition: 3,
    });
    expect(leftOut).toHaveLength(2);
  });

  test.each<[string, unknown, (fixture: Fixture) => Promise<unknown>, string]>([
    [
      'plans that are no list',
      {},
      ({ client, context }) => client.listPlans('A', null, context),
      '/data: expected array, received object',
    ],
    [
      'a plan without a name',
      { id: 'p' },
      ({ client, context }) => client.readPlan('p', context),
      '/data/name: expected string, received undefined',
    ],
  ])('an unusable response is an error: %s', async (_, data, call, problem) => {
    const fixture = await serve(json(200, { data }));
    const error = await errorOf(call(fixture));
    expect(error).toMatchObject({ kind: 'shape', problem: `not as specified: ${problem}` });
  });
});

describe('the invalidation of a call', () => {
  test.each([
    [null, null],
    ['LINE_BUSY', null],
    [{}, 'invalid'],
    [{ by: { id: 1 }, at: null }, 'invalid'],
    [{ reason: 'LINE\nBUSY', attempt: 2, by: { id: 1 } }, 'reason: LINE BUSY, attempt: 2'],
  ])('%j is shown as %j', (invalidation, shown) => {
    expect(describeInvalidation(invalidation)).toBe(shown);
  });
});
