import { expect, test } from 'vitest';
import { type Operations, STANDARD_PROFILE } from '../../src/service/operations.ts';
import { clientOf, errorOf, type Fixture, serve } from '../http/client-fixture.ts';
import { json } from '../support/http-server.ts';

const ID = '0198c0de-1111-7000-8000-00000000000a';

const ASK: Record<keyof Operations, (fixture: Fixture) => Promise<unknown>> = {
  requestDebrief: ({ client, context }) =>
    client.requestDebrief(ID, { regenerate: false }, context),
  readResults: ({ client, context }) => client.readResults(ID, context),
  start: ({ client, context }) => client.startRun(ID, {}, context),
  read: ({ client, context }) => client.readRun(ID, context),
  list: ({ client, context }) => client.listRuns(ID, null, context),
  cancel: ({ client, context }) => client.cancelRun(ID, context),
  lookup: ({ client, context }) => client.lookUpSimulationJob('+1', null, context),
  readSimulationJob: ({ client, context }) => client.readSimulationJob(ID, context),
  createCall: ({ client, context }) => client.createCall('{}', context),
  createMetricCollectionJob: ({ client, context }) =>
    client.createMetricCollectionJob([ID], { callIds: [ID] }, context),
  readMetricCollectionJob: ({ client, context }) => client.readMetricCollectionJob(ID, context),
  deleteCustomerFlow: ({ client, context }) => client.deleteCustomerFlow(ID, context),
  listPlans: ({ client, context }) => client.listPlans('nightly', null, context),
  readPlan: ({ client, context }) => client.readPlan(ID, context),
  readCredential: ({ client, context }) => client.readCredential(context),
  readCost: ({ client, context }) => client.readCost(ID, context),
  readTranscript: ({ client, context }) => client.readTranscript(ID, context),
  readCallMetrics: ({ client, context }) => client.readCallMetrics(ID, context),
};

test.each(Object.entries(ASK))('%s is asked for as a profile says', async (name, ask) => {
  const { server, context } = await serve(json(200, { elsewhere: true }));
  const { operations } = STANDARD_PROFILE;
  const own = { ...operations[name as keyof Operations], method: 'PUT', path: `/own/${name}` };
  const profile = {
    ...STANDARD_PROFILE,
    operations: { ...operations, [name]: own },
    headers: { 'x-project-id': 'p-1' },
  };
  const fixture = { ...clientOf(server.origin, { profile }), server, context };
  await ask(fixture).catch(() => {});
  expect(server.requests).toMatchObject([
    { method: 'PUT', path: `/own/${name}`, headers: { 'x-project-id': 'p-1' } },
  ]);
});

const SPECIFIED = [
  'requestDebrief',
  'readResults',
  'lookup',
  'createCall',
  'createMetricCollectionJob',
  'deleteCustomerFlow',
];

test.each(Object.entries(ASK))(
  '%s names its key if it is missing and not specified',
  async (name, ask) => {
    const body = {
      type: 'not_found',
      code: 'resource_not_found',
      message: 'There is nothing here.',
    };
    for (const status of [404, 405, 400]) {
      const fixture = await serve(json(status, body));
      const { profileKey, message } = await errorOf(ask(fixture));
      const isNamed = status !== 400 && !SPECIFIED.includes(name);
      expect(profileKey).toBe(isNamed ? name : '');
      expect(message.includes(`check ${name}.path`)).toBe(isNamed);
      expect(message.includes(`${name}.method`)).toBe(isNamed && status === 405);
    }
  },
);
