import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { answer, json } from '../support/http-server.ts';
import { API_KEY, clientOf, errorOf, serve } from './client-fixture.ts';

const escaped = Array.from(
  API_KEY,
  (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
).join('');
const spellings = [
  ['literally', API_KEY],
  ['with escaped slashes', API_KEY.replaceAll('/', '\\/')],
  ['with every character escaped', escaped],
  ['URL-encoded', encodeURIComponent(API_KEY)],
] as const;

describe('the API key is never shown', () => {
  test.each(spellings)('when an error holds it %s', async (_, key) => {
    const body = `{"type":"authentication","code":"${key}","message":"bad key ${key}!","param":"${key}","details":{"${key}":["${key}"]}}`;
    const { client, context } = await serve(answer(401, body));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe(
      'read run: 401 authentication/***: bad key ***! (param: ***) (details: {"***":["***"]})',
    );
    expect(error).toMatchObject({ code: '***', param: '***' });
    expect(inspect(error, { depth: 9 })).not.toContain(API_KEY);
  });

  test.each(spellings)('when an HTML page holds it %s', async (_, key) => {
    const { client, context } = await serve(answer(401, `<p>bad key ${key}</p>`));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.message).toBe('read run: 401: bad key ***');
  });

  test('when the cut goes through it', async () => {
    const { client, context } = await serve(answer(401, `${'x'.repeat(190)}${API_KEY}`));
    expect((await errorOf(client.readRun('job-1', context))).problem).toBe(
      `401: ${'x'.repeat(190)}***`,
    );
  });

  test.each(spellings)('when a response that is not JSON holds it %s', async (_, key) => {
    const { client, context } = await serve(answer(200, `key: ${key}`));
    const error = await errorOf(client.readRun('job-1', context));
    expect(error.problem).toBe('200, but the body is not JSON: key: ***');
  });

  test.each(spellings)('when a valid response holds it %s', async (_, key) => {
    const body = `{"data":{"status":"${key}","simulationJobs":[{"status":"a ${key} b"}]}}`;
    const { client, context } = await serve(answer(200, body));
    expect(await client.readRun('job-1', context)).toMatchObject({
      status: '***',
      simulationJobs: [{ status: 'a *** b' }],
    });
  });

  test('in what is reported about attempts and retries', async () => {
    const { server, context } = await serve(
      answer(503, `down for ${API_KEY}`),
      json(200, { data: { status: 'RUNNING' } }),
    );
    const { client, attempts, retries } = clientOf(server.origin);
    await client.readRun('job-1', context);
    expect(retries).toMatchObject([{ problem: '503: down for ***' }]);
    expect(JSON.stringify(attempts)).not.toContain(API_KEY);
  });
});

describe('values of variables', () => {
  const variables = { agent_prompt: 'Be kind.\nSay "hello".', language: 'en-US', pin: '47110815' };
  const refusal = (message: string) =>
    json(400, { type: 'validation', code: 'invalid_parameter', message, details: variables });

  test('are hidden in an error that repeats them, except short words', async () => {
    const { client, context } = await serve(
      refusal(`agent_prompt is '${variables.agent_prompt}' in en-US`),
    );
    const error = await errorOf(client.startRun('plan-1', variables, context));
    expect(error.message).toBe(
      'start run: 400 validation/invalid_parameter: agent_prompt is \'***\' in en-US (details: {"agent_prompt":"***","language":"en-US","pin":"***"})',
    );
  });

  test('are hidden if they are repeated on one line', async () => {
    const agent_prompt = 'You answer the phone of the clinic.\nNever promise a refund.\n';
    const messages = {
      'bad: You answer the phone of the clinic. Never promise a refund. (agent_prompt)':
        'bad: *** (agent_prompt)',
      'You answer for it: agent_prompt is bad': 'You answer for it: agent_prompt is bad',
    };
    for (const [message, shown] of Object.entries(messages)) {
      const { client, context } = await serve(
        json(400, { type: 'validation', code: 'bad', message }),
      );
      const error = await errorOf(client.startRun('plan-1', { agent_prompt }, context));
      expect(error.message).toBe(`start run: 400 validation/bad: ${shown}`);
    }
  });

  test('are not hidden in a valid response', async () => {
    const jobId = 'run-47110815';
    const { client, context } = await serve(json(201, { data: { simulationRunPlanJobId: jobId } }));
    expect(await client.startRun('plan-1', variables, context)).toBe(jobId);
  });
});
