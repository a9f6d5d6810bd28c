import { describe, expect, test } from 'vitest';
import { type ServiceProfile, STANDARD_PROFILE } from '../../src/service/operations.ts';
import { API_KEY, clientOf, errorOf, type Fixture, serve } from '../http/client-fixture.ts';
import { answer, json, type Reply } from '../support/http-server.ts';

const debrief = {
  debriefId: 'debrief-1',
  status: 'GENERATING',
  errorMessage: null,
  createdAt: '2026-06-01T00:00:00Z',
  completedAt: null,
  report: null,
};
const simulationJob = {
  simulationJobId: 'sim-1',
  status: 'COMPLETED',
  processingStatus: 'PROCESSED',
  runPlan: { id: 'plan-1', name: 'Nightly' },
};
const metricJob = { id: 'metric-1', status: 'PENDING', totalItems: 3 };

const NO_EVIDENCE = {
  run: null,
  verdict: undefined,
  summary: null,
  metrics: null,
  calls: null,
  breakdowns: null,
  comparison: null,
};

const PLAN = {
  id: 'plan-1',
  name: 'night & day',
  testCaseCount: 8,
  iterationCount: 3,
  updatedAt: '2026-06-01T00:00:00Z',
};
const CREDENTIAL = { grantedPermissions: ['simulation:run'] };
const COST = {
  currency: 'usd',
  totalUsd: 1.25,
  totalUsdMicros: 1_250_000,
};
const SPOKEN = {
  role: 'AGENT',
  text: 'Hello.',
  startOffsetMs: 0,
  endOffsetMs: 800,
};
const CALL_METRIC = {
  evidenceSpans: [{ fromSegment: { text: 'Refund?', startOffsetMs: 10 }, toSegment: null }],
};

/** One call of the client, the request that it sends, and a response that it accepts. */
interface Case {
  name: string;
  call: (fixture: Fixture) => Promise<unknown>;
  method: string;
  path: string;
  body?: unknown;
  reply: unknown;
  result: unknown;
}

const cases: Case[] = [
  {
    name: 'request debrief',
    call: ({ client, context }) => client.requestDebrief('job-1', { regenerate: false }, context),
    method: 'POST',
    path: '/v1/simulation/plan/job/job-1/debrief',
    body: {},
    reply: { data: debrief },
    result: debrief,
  },
  {
    name: 'request debrief with regenerate',
    call: ({ client, context }) => client.requestDebrief('job-1', { regenerate: true }, context),
    method: 'POST',
    path: '/v1/simulation/plan/job/job-1/debrief',
    body: { regenerate: true },
    reply: debrief,
    result: debrief,
  },
  {
    name: 'read results',
    call: ({ client, context }) => client.readResults('job-1', context),
    method: 'GET',
    path: '/v1/simulation/plan/job/job-1/results',
    reply: { data: { runs: 3, debrief: { status: 'SOMETHING_NEW', extra: 1 } } },
    result: { ...NO_EVIDENCE, debrief: { status: 'SOMETHING_NEW', extra: 1 } },
  },
  {
    name: 'read results compared with another run',
    call: ({ client, context }) => client.readResults('job-1', context, 'job/0'),
    method: 'GET',
    path: '/v1/simulation/plan/job/job-1/results?compareToJobId=job%2F0',
    reply: { debrief: null },
    result: { ...NO_EVIDENCE, debrief: null },
  },
  {
    name: 'start run',
    call: ({ client, context }) => client.startRun('plan-1', { PROMPT: 'Hi' }, context),
    method: 'POST',
    path: '/v1/simulation/run',
    body: { planId: 'plan-1', variables: { PROMPT: 'Hi' } },
    reply: { data: { simulationRunPlanJobId: 'job-1', simulationJobCount: 24 } },
    result: 'job-1',
  },
  {
    name: 'read run',
    call: ({ client, context }) => client.readRun('job-1', context),
    method: 'GET',
    path: '/v1/simulation/plan/job/job-1',
    reply: { data: { status: 'RUNNING_SIMULATIONS', simulationJobs: [{ status: 'COMPLETED' }] } },
    result: {
      status: 'RUNNING_SIMULATIONS',
      simulationJobs: [expect.objectContaining({ status: 'COMPLETED', scenario: null })],
      verdict: undefined,
      queuePosition: null,
    },
  },
  {
    name: 'list runs',
    call: ({ client, context }) => client.listRuns('plan 1', null, context),
    method: 'GET',
    path: '/v1/simulation/plan/jobs?simulationRunPlanId=plan%201&limit=50',
    reply: {
      data: [{ simulationRunPlanJobId: 'job-1', status: 'NEW_STATUS' }],
      pagination: { hasMore: true, nextCursor: 'c/2' },
    },
    result: {
      runs: [{ simulationRunPlanJobId: 'job-1', status: 'NEW_STATUS' }],
      nextCursor: 'c/2',
    },
  },
  {
    name: 'list runs, next page',
    call: ({ client, context }) => client.listRuns('plan-1', 'c/2&', context),
    method: 'GET',
    path: '/v1/simulation/plan/jobs?simulationRunPlanId=plan-1&limit=50&after=c%2F2%26',
    reply: { data: [], pagination: { hasMore: false, nextCursor: 'c3' } },
    result: { runs: [], nextCursor: null },
  },
  {
    name: 'list runs, without those of another plan',
    call: ({ client, context }) => client.listRuns('plan-1', null, context),
    method: 'GET',
    path: '/v1/simulation/plan/jobs?simulationRunPlanId=plan-1&limit=50',
    reply: {
      data: ['plan-2', 'PLAN-1', null].map((simulationRunPlanId, index) => ({
        simulationRunPlanJobId: `job-${index}`,
        simulationRunPlanId,
      })),
    },
    result: {
      runs: [
        { simulationRunPlanJobId: 'job-1', simulationRunPlanId: 'PLAN-1' },
        { simulationRunPlanJobId: 'job-2', simulationRunPlanId: null },
      ],
      nextCursor: null,
    },
  },
  {
    name: 'cancel run',
    call: ({ client, context }) => client.cancelRun('job-1', context),
    method: 'POST',
    path: '/v1/simulation/plan/job/job-1/cancel',
    reply: { data: {} },
    result: undefined,
  },
  {
    name: 'look up simulation job',
    call: ({ client, context }) =>
      client.lookUpSimulationJob('+15550100', '2026-06-01T10:00:00+02:00', context),
    method: 'GET',
    path: '/v1/simulation/job/lookup?servicePhoneNumber=%2B15550100&callReceivedAt=2026-06-01T10%3A00%3A00%2B02%3A00',
    reply: { data: simulationJob },
    result: simulationJob,
  },
  {
    name: 'look up simulation job, now',
    call: ({ client, context }) => client.lookUpSimulationJob('+15550100', null, context),
    method: 'GET',
    path: '/v1/simulation/job/lookup?servicePhoneNumber=%2B15550100',
    reply: { data: simulationJob },
    result: simulationJob,
  },
  {
    name: 'read simulation job',
    call: ({ client, context }) => client.readSimulationJob('sim-1', context),
    method: 'GET',
    path: '/v1/simulation/job/sim-1',
    reply: { data: simulationJob },
    result: simulationJob,
  },
  {
    name: 'create call',
    call: ({ client, context }) => client.createCall('{"externalId":"x"}', context),
    method: 'POST',
    path: '/v1/call',
    body: { externalId: 'x' },
    reply: { data: { id: 'call-1', externalId: 'x', projectId: 'p' } },
    result: { id: 'call-1', externalId: 'x', projectId: 'p' },
  },
  {
    name: 'create metric collection job',
    call: ({ client, context }) =>
      client.createMetricCollectionJob(['m'], { callIds: ['c'] }, context),
    method: 'POST',
    path: '/v1/metric/collection-jobs',
    body: { metrics: [{ id: 'm' }], callIds: ['c'] },
    reply: { data: metricJob },
    result: metricJob,
  },
  {
    name: 'read metric collection job',
    call: ({ client, context }) => client.readMetricCollectionJob('metric-1', context),
    method: 'GET',
    path: '/v1/metric/collection-jobs/metric-1',
    reply: { data: metricJob },
    result: metricJob,
  },
  {
    name: 'list plans',
    call: ({ client, context }) => client.listPlans('night & day', 'c 1', context),
    method: 'GET',
    path: '/v1/simulation/plan?searchText=night%20%26%20day&limit=50&after=c%201',
    reply: { data: [PLAN], pagination: { hasMore: true, nextCursor: 'c 2' } },
    result: { plans: [{ ...PLAN, metrics: null }], nextCursor: 'c 2' },
  },
  {
    name: 'list all plans',
    call: ({ client, context }) => client.listPlans(null, null, context),
    method: 'GET',
    path: '/v1/simulation/plan?limit=50',
    reply: { data: [] },
    result: { plans: [], nextCursor: null },
  },
  {
    name: 'read plan',
    call: ({ client, context }) => client.readPlan('plan-1', context),
    method: 'GET',
    path: '/v1/simulation/plan/plan-1',
    reply: { data: { ...PLAN, metrics: [{ id: 'm', minPassRate: 80 }, { id: 'n' }] } },
    result: {
      ...PLAN,
      metrics: [
        { id: 'm', minPassRate: 80 },
        { id: 'n', minPassRate: null },
      ],
    },
  },
  {
    name: 'read credential',
    call: ({ client, context }) => client.readCredential(context),
    method: 'GET',
    path: '/v1/me',
    reply: { data: { ...CREDENTIAL, tokenScope: 'PROJECT' } },
    result: CREDENTIAL,
  },
  {
    name: 'check health',
    call: ({ client, context }) => client.checkHealth('/health', context),
    method: 'GET',
    path: '/health',
    reply: { data: { status: 'healthy' } },
    result: '200: {"data":{"status":"healthy"}}',
  },
  {
    name: 'read cost',
    call: ({ client, context }) => client.readCost('job-1', context),
    method: 'GET',
    path: '/v1/simulation/plan/job/job-1/cost',
    reply: { data: { ...COST, calls: [{ callId: 'c' }] } },
    result: COST,
  },
  {
    name: 'read transcript',
    call: ({ client, context }) => client.readTranscript('call-1', context),
    method: 'GET',
    path: '/v1/call/call-1/transcript',
    reply: { data: { entries: [SPOKEN, { text: 'Hm.' }], participants: [] } },
    result: {
      entries: [SPOKEN, { role: null, text: 'Hm.', startOffsetMs: null, endOffsetMs: null }],
    },
  },
  {
    name: 'read call metrics',
    call: ({ client, context }) => client.readCallMetrics('call-1', context),
    method: 'GET',
    path: '/v1/call/call-1/metrics',
    reply: { data: [CALL_METRIC] },
    result: [CALL_METRIC],
  },
  {
    name: 'delete customer flow',
    call: ({ client, context }) => client.deleteCustomerFlow('flow-1', context),
    method: 'DELETE',
    path: '/v1/simulation/customer-flow/flow-1',
    reply: { data: { deleted: true } },
    result: undefined,
  },
];

test.each(cases)('$name', async ({ call, method, path, body, reply, result }) => {
  const fixture = await serve(json(200, reply));
  expect(await call(fixture)).toEqual(result);
  const [request] = fixture.server.requests;
  expect(request).toMatchObject({ method, path });
  expect(request?.body).toBe(body === undefined ? '' : JSON.stringify(body));
});

describe('how often a request is sent when the service fails', () => {
  const sentOnce = /^(start run|create |check health)/;
  const repeated = cases.filter(({ name }) => name !== 'check health');

  test.each(cases)('$name', async ({ name, call, reply }) => {
    const once = sentOnce.test(name) || name === 'request debrief with regenerate';
    const fixture = await serve(answer(503, ''), json(200, reply));
    if (once) await errorOf(call(fixture));
    else await call(fixture);
    expect(fixture.server.requests).toHaveLength(once ? 1 : 2);
  });

  test.each(repeated)('$name, after a Retry-After', async ({ call, reply }) => {
    const fixture = await serve(answer(429, '', { 'retry-after': '77' }), json(200, reply));
    await call(fixture);
    expect(fixture.retries).toMatchObject([{ waitMs: 77_000 }]);
    expect(fixture.server.requests).toHaveLength(2);
  });

  test.each(repeated)('$name, after a Retry-After past the deadline', async ({ call, reply }) => {
    const fixture = await serve(answer(429, '', { 'retry-after': '601' }), json(200, reply));
    const error = await errorOf(call(fixture));
    expect(error).toMatchObject({ kind: 'deadline', mayHaveBeenTaken: false });
    expect(fixture.server.requests).toHaveLength(1);
  });
});

describe('the next page of a list', () => {
  test.each([
    [undefined, null],
    [null, null],
    [{}, null],
    [{ hasMore: true, nextCursor: null }, null],
    [{ hasMore: true, nextCursor: '' }, null],
    [{ hasMore: false, nextCursor: 'c' }, null],
    [{ nextCursor: 'c' }, 'c'],
    [{ hasMore: null, nextCursor: 'c' }, 'c'],
    [{ hasMore: 'yes', nextCursor: 5 }, null],
  ])('after %j is %j', async (pagination, nextCursor) => {
    const { client, context } = await serve(json(200, { data: [], pagination }));
    expect(await client.listRuns('plan-1', null, context)).toEqual({ runs: [], nextCursor });
  });
});

/** Responses of a proxy instead of the service. */
const notFromTheService: [string, Reply, string][] = [
  [
    'a page',
    answer(200, '<html><h1>Sign in</h1></html>', { 'content-type': 'text/html' }),
    'Sign in',
  ],
  ['text', answer(200, 'done'), 'done'],
  ['text that repeats the key', answer(200, `no route for ${API_KEY}`), 'no route for ***'],
];

const BODILESS: [string, (fixture: Fixture) => Promise<unknown>][] = [
  ['cancel run', ({ client, context }) => client.cancelRun('job-1', context)],
  ['delete customer flow', ({ client, context }) => client.deleteCustomerFlow('flow-1', context)],
];

describe.each(BODILESS)('%s', (name, call) => {
  test.each<[string, Reply]>([
    ['204', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['an empty body', answer(202, '')],
    ['a blank body', answer(200, '\r\n')],
  ])('accepts %s', async (_, reply) => {
    expect(await call(await serve(reply))).toBeUndefined();
  });

  test.each(notFromTheService)('does not accept %s', async (_, reply, line) => {
    const fixture = await serve(reply);
    expect(await errorOf(call(fixture))).toMatchObject({
      kind: 'not-json',
      mayHaveBeenTaken: true,
      message: `${name}: 200, but the body is not JSON: ${line}`,
    });
    expect(fixture.server.requests).toHaveLength(1);
  });
});

test.each<[string, Reply]>([
  ['other JSON', json(200, [])],
  ['JSON that calls itself a page', answer(200, '{}', { 'content-type': 'text/html' })],
])('cancelling accepts %s', async (_, reply) => {
  const { client, context } = await serve(reply);
  expect(await client.cancelRun('job-1', context)).toBeUndefined();
});

describe('deleting', () => {
  test.each([
    [{ data: { deleted: false } }, '/data/deleted: expected true'],
    [{ data: {} }, '/data/deleted: expected true'],
    [{ ok: true }, '/data/deleted: expected true'],
    [null, '/data/deleted: expected true'],
  ])('does not accept a response that does not say so: %j', async (answer, problem) => {
    const { client, context } = await serve(json(200, answer));
    expect((await errorOf(client.deleteCustomerFlow('flow-1', context))).message).toBe(
      `delete customer flow: not as specified: ${problem}`,
    );
  });
});

describe('a profile', () => {
  const { operations } = STANDARD_PROFILE;
  const clientWith = async (profile: Partial<ServiceProfile>, reply: unknown) => {
    const { server, context } = await serve(json(200, reply));
    return {
      ...clientOf(server.origin, { profile: { ...STANDARD_PROFILE, ...profile } }),
      context,
      server,
    };
  };

  test('adds its headers to every request, but never replaces the key', async () => {
    const headers = { 'x-project-id': 'p-1', authorization: 'Bearer mine' };
    const { client, context, server } = await clientWith({ headers }, { data: { status: 'X' } });
    await client.readRun('job-1', context);
    expect(server.requests[0]?.headers).toMatchObject({
      'x-project-id': 'p-1',
      authorization: `Bearer ${API_KEY}`,
    });
  });

  test('overrides the places of values', async () => {
    const places = {
      ...operations,
      readResults: {
        ...operations.readResults,
        results: '/answer',
        debrief: '/a/b',
        verdict: '/v',
      },
      deleteCustomerFlow: { ...operations.deleteCustomerFlow, deleted: '/gone' },
    };
    const reply = { gone: true, answer: { a: { b: { status: 'READY' } }, v: { passed: true } } };
    const { client, context } = await clientWith({ operations: places }, reply);
    expect(await client.readResults('job-1', context)).toMatchObject({
      debrief: { status: 'READY' },
      verdict: { passed: true },
    });
    await client.deleteCustomerFlow('flow-1', context);
    const other = await clientWith({ operations: places }, { gone: false });
    expect((await errorOf(other.client.deleteCustomerFlow('flow-1', other.context))).problem).toBe(
      'not as specified: /gone: expected true',
    );
  });

  test('maps run statuses of the service to those of the specification, and keeps others', async () => {
    const profile = { words: { runStatus: { DONE: 'COMPLETED' } } };
    const ask = async (reply: unknown, call: (fixture: Fixture) => Promise<unknown>) =>
      call(await clientWith(profile, reply));
    const run = { simulationRunPlanJobId: 'job-1', status: 'DONE' };
    const runs = [run, { simulationRunPlanJobId: 'job-2' }, { ...run, status: 'toString' }];

    expect(
      await ask({ data: run }, ({ client, context }) => client.readRun('job-1', context)),
    ).toMatchObject({ status: 'COMPLETED' });
    expect(
      await ask({ data: runs }, ({ client, context }) => client.listRuns('plan-1', null, context)),
    ).toMatchObject({ runs: [{ status: 'COMPLETED' }, {}, { status: 'toString' }] });
    expect(
      await ask({ data: { run } }, ({ client, context }) => client.readResults('job-1', context)),
    ).toMatchObject({ run: { status: 'COMPLETED' } });
  });
});
