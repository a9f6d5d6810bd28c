import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '../../src/reference-service/all-operations.ts';
import { EXAMPLES } from '../../src/reference-service/demo-plan.ts';
import { describeApi } from '../../src/reference-service/openapi.ts';
import { LEAST_CALL, START_MS, serviceAtRest } from './service-under-test.ts';

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.string(),
  example: z.string().optional(),
});

const operationSchema = z.looseObject({
  parameters: z.array(parameterSchema).default([]),
  responses: z.record(z.string(), z.unknown()),
});

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const { paths } = documentSchema.parse(describeApi());
test('docs/openapi.json is current (npm run openapi)', async () => {
  const written = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
  expect(written).toBe(`${JSON.stringify(describeApi(), null, 2)}\n`);
});

test('/doc serves it without a key', async () => {
  const { service } = await serviceAtRest();
  const response = await fetch(`${service.url}/doc`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toEqual(describeApi());
});

// As the specification lists them; 400 on the lookup is explained in docs/api.md.
test.each([
  ['post', '/v1/call', [400, 401, 403, 429, 500]],
  ['post', '/v1/metric/collection-jobs', [400, 401, 403, 429, 500]],
  ['post', '/v1/simulation/plan/job/{jobId}/debrief', [400, 401, 403, 404, 409, 429, 500]],
  ['get', '/v1/simulation/job/lookup', [400, 401, 403, 404, 429, 500]],
  ['delete', '/v1/simulation/customer-flow/{flowId}', [401, 403, 404, 429, 500]],
])('%s %s has the errors %j', (method, path, statuses) => {
  const { responses = {} } = paths[path]?.[method] ?? {};
  const errors = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 400);
  expect(errors).toEqual(statuses);
});

/** Of the answers of an operation, the schema of the one that is no error. */
const answersSchema = z.array(
  z
    .object({
      content: z.object({ 'application/json': z.object({ schema: z.instanceof(z.ZodType) }) }),
    })
    .transform(({ content }) => content['application/json'].schema)
    .or(z.object({ $ref: z.string() }).transform(() => undefined)),
);

const BODIES: Record<string, object> = {
  start: { planId: EXAMPLES.plan },
  createCall: { ...LEAST_CALL, agent: { customId: 'mara' }, customer: { label: 'Ines' } },
  createMetricJob: { metrics: [{ id: EXAMPLES.plan }], callIds: [EXAMPLES.call] },
};

test('with the examples every operation returns every described field, and no other', async () => {
  const { ask, passSeconds } = await serviceAtRest();
  const callReceivedAt = new Date(START_MS + 40_000).toISOString();
  const creating = OPERATIONS.filter(({ route }) => route.operationId in BODIES);
  const others = OPERATIONS.filter(({ route }) => !(route.operationId in BODIES));
  for (const { route } of [...creating, ...others]) {
    const { operationId, method, path, responses } = route;
    const examples = paths[path]?.[method]?.parameters.filter(({ example }) => example) ?? [];
    const filled = examples.reduce((text, { name, example }) => {
      return text.replace(`{${name}}`, `${example}`);
    }, path as string);
    const query = examples
      .filter((each) => each.in === 'query')
      .map(({ name, example }) => [name, example]);
    const search = new URLSearchParams(Object.fromEntries(query));
    if (operationId === 'lookup') search.set('callReceivedAt', callReceivedAt);
    const body = BODIES[operationId];
    const { status, body: answer } = await ask(method.toUpperCase(), `${filled}?${search}`, body);
    expect(status, `${operationId}: ${JSON.stringify(answer)}`).toBeLessThan(300);
    const described = answersSchema.parse(Object.values(responses));
    expect(described.flatMap((schema) => schema?.parse(answer) ?? [])).toEqual([answer]);
    if (operationId === 'start') passSeconds(200);
  }
});
