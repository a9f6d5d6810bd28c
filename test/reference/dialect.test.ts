import { expect, test } from 'vitest';
import { z } from 'zod';
import { serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

const CALL = {
  recordingUrl: 'https://recordings.example.org/1.wav',
  startedAt: '2026-03-02T08:41:07Z',
  callDirection: 'INBOUND',
  interfaceType: 'PHONE',
};

const publicService = () => serviceAtRest({ words: 'public' });

test('a metric collection job is PROCESSING, and CANCELED with one L', async () => {
  const { request, passSeconds } = await publicService();
  const order = { metrics: [{ id: UNKNOWN_ID }], chatIds: [UNKNOWN_ID] };
  const created = await request('POST', '/v1/metric/collection-jobs', order);
  expect(created.status).toBe(201);
  const { id } = z
    .object({ data: z.looseObject({ id: z.string() }) })
    .parse(await created.json()).data;
  passSeconds(3);
  const job = `/v1/metric/collection-jobs/${id}`;
  expect(await (await request('GET', job)).json()).toMatchObject({
    data: { status: 'PROCESSING' },
  });
  const cancelled = await request('POST', `${job}/cancel`);
  expect(await cancelled.json()).toMatchObject({ data: { status: 'CANCELED' } });
});

test('a metric collection job that is cancelled stays so; one that has ended stays as it is', async () => {
  const { request, passSeconds } = await serviceAtRest();
  const order = { metrics: [{ id: UNKNOWN_ID }], chatIds: [UNKNOWN_ID] };
  const create = async () => {
    const created = await request('POST', '/v1/metric/collection-jobs', order);
    const { data } = z
      .object({ data: z.looseObject({ id: z.string() }) })
      .parse(await created.json());
    return `/v1/metric/collection-jobs/${data.id}`;
  };
  const statusOf = async (path: string, method = 'GET') => {
    const { data } = z
      .object({ data: z.looseObject({ status: z.string() }) })
      .parse(await (await request(method, path)).json());
    return data.status;
  };
  const job = await create();
  expect(await statusOf(`${job}/cancel`, 'POST')).toBe('CANCELLED');
  passSeconds(100);
  expect(await statusOf(job)).toBe('CANCELLED');
  const other = await create();
  passSeconds(100);
  expect(await statusOf(`${other}/cancel`, 'POST')).toBe('COMPLETED');
});

test('simulation jobs have other words, and the lookup another parameter', async () => {
  const { service, start, request, runPath, passSeconds } = await publicService();
  const jobId = await start();
  expect(await (await request('GET', runPath(jobId))).json()).toMatchObject({
    data: {
      status: 'PENDING',
      simulationJobs: expect.arrayContaining([expect.objectContaining({ status: 'QUEUED' })]),
    },
  });
  passSeconds(40);
  const lookUp = (parameter: string) => {
    const number = encodeURIComponent(service.demo.servicePhoneNumber);
    return request('GET', `/v1/simulation/job/lookup?${parameter}=${number}`);
  };
  expect((await lookUp('servicePhoneNumber')).status).toBe(400);
  const found = await (await lookUp('phoneNumber')).json();
  expect(found).toMatchObject({ data: { status: 'PROCESSING' } });
  const { simulationJobId } = z
    .object({ data: z.looseObject({ simulationJobId: z.string() }) })
    .parse(found).data;
  passSeconds(100);
  const job = await request('GET', `/v1/simulation/job/${simulationJobId}`);
  expect(await job.json()).toMatchObject({
    data: { status: 'COMPLETED', processingStatus: 'COMPLETED' },
  });
});

test('a call may have nulls, an object as result, and 20 ends in endedStatus', async () => {
  const { request } = await publicService();
  const create = (more: object) => request('POST', '/v1/call', { ...CALL, ...more });
  const taken = await create({
    endedStatus: 'AGENT_SAID_END_CALL_PHRASE',
    customer: { phoneNumberE164: null, label: null },
    customers: [{ phoneNumberE164: '+12025550101', label: null }],
    transcript: [{ text: 'Hello.', payload: null }],
    toolInvocations: [
      { name: 'find', result: { found: 1 } },
      { name: 'book', result: 'done' },
    ],
  });
  expect(await taken.json()).toMatchObject({
    data: { customers: [{ phoneNumberE164: null }, { phoneNumberE164: '+12025550101' }] },
  });
  expect((await create({ endedStatus: 'NEVER' })).status).toBe(400);
  expect((await create({ endedReason: 'NEVER' })).status).toBe(201);
  expect((await create({ startedAt: 'noon' })).status).toBe(400);
  expect((await create({ customers: 'none' })).status).toBe(400);
});

test("the specification's own words allow none of it", async () => {
  const { request } = await serviceAtRest();
  const create = (more: object) => request('POST', '/v1/call', { ...CALL, ...more });
  expect((await create({ customer: { label: null } })).status).toBe(400);
  expect((await create({ endedReason: 'AGENT_SAID_END_CALL_PHRASE' })).status).toBe(400);
});

test('a flow is deleted at another path, and at no other', async () => {
  const { service, request } = await publicService();
  const [flowId = ''] = service.demo.customerFlowIds;
  expect((await request('DELETE', `/v1/simulation/customer-flow/${flowId}`)).status).toBe(404);
  service.orderFault({ operation: 'deleteFlow', kind: 'status', status: 503 });
  expect((await request('DELETE', `/v1/customer-flow/${flowId}`)).status).toBe(503);
  expect((await request('DELETE', `/v1/customer-flow/${flowId}`)).status).toBe(200);
  expect((await request('DELETE', `/v1/customer-flow/${flowId}`)).status).toBe(404);
});

test('health tells its version', async () => {
  const { request } = await publicService();
  expect(await (await request('GET', '/v1/health')).json()).toEqual({
    data: { status: 'healthy', timestamp: expect.any(String), version: '1.0.0' },
  });
});
