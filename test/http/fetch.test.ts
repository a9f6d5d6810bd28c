import { expect, it, onTestFinished } from 'vitest';
import { createFetch, type FetchInit } from '../../src/http/fetch.ts';
import { answer, hang, json, type Reply, startScriptedServer } from '../support/http-server.ts';
import { API_KEY, errorOf, expectClosed } from './client-fixture.ts';
import { ManualClock } from './manual-clock.ts';

async function fetching(...script: Reply[]) {
  const server = await startScriptedServer(...script);
  onTestFinished(() => server.close());
  const clock = new ManualClock();
  const baseUrl = `${server.origin}/api/v3`;
  const fetch = createFetch({ baseUrl, apiKey: API_KEY, clock, env: {}, limitMs: 10_000 });
  const ask = (path: string, init: Partial<FetchInit> = {}) =>
    fetch(baseUrl + path, {
      method: 'GET',
      headers: {},
      signal: new AbortController().signal,
      ...init,
    });
  return { server, clock, fetch, ask };
}

it('sends the request and returns the response with its headers', async () => {
  const headers = { 'content-type': 'application/json', link: '<next>' };
  const { server, ask } = await fetching(answer(201, '{"id":1}', headers));
  const response = await ask('/repos?page=2', {
    method: 'POST',
    headers: { authorization: 'token x', 'user-agent': 'octokit' },
    body: '{"a":1}',
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: 1 });
  expect(response.headers.get('link')).toBe('<next>');
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/v3/repos?page=2',
      headers: {
        authorization: 'token x',
        'user-agent': 'octokit',
        'accept-encoding': 'identity',
      },
      body: '{"a":1}',
    },
  ]);
});

it('makes a new connection for requests that may not be repeated', async () => {
  const { server, ask } = await fetching(json(200, {}));
  for (const method of ['GET', 'POST', 'PATCH', 'GET']) await ask('/x', { method });
  expect(server.requests.map(({ connection }) => connection)).toEqual([1, 2, 3, 1]);
});

it('hides the key in responses', async () => {
  const { ask } = await fetching(json(200, { echo: `Bearer ${API_KEY}` }));
  expect(await (await ask('/x')).json()).toEqual({ echo: 'Bearer ***' });
});

it('requests only URLs below its base URL', async () => {
  const { server, fetch } = await fetching(json(200, {}));
  const init = { method: 'GET', headers: {}, signal: new AbortController().signal };
  for (const url of [
    `${server.origin}/api/v30`,
    'https://evil.test/api/v3/x',
    `${server.origin}.evil.test/api/v3/`,
  ]) {
    await expect(fetch(url, init)).rejects.toThrow('is not below');
  }
  expect(server.requests).toEqual([]);
});

it.each([301, 302, 303, 307])('does not follow a redirect with %d', async (status) => {
  const { server, ask } = await fetching(answer(status, '', { location: 'https://evil.test/' }));
  expect(await errorOf(ask('/x'))).toMatchObject({
    kind: 'redirect',
    message: `GET /x: ${status} redirect to https://evil.test/, which is not followed`,
  });
  expect(server.requests).toHaveLength(1);
});

it('ends after its limit and closes the connection', async () => {
  const { server, clock, ask } = await fetching(hang);
  const asked = errorOf(ask('/x?y=1'));
  await server.received(1);
  clock.advance(10_000);
  expect(await asked).toMatchObject({ kind: 'timeout', operation: 'GET /x' });
  await expectClosed(server);
});

it('ends at once with the reason of its signal', async () => {
  const { server, ask } = await fetching(hang);
  const cancel = new AbortController();
  const asked = ask('/x', { signal: cancel.signal });
  await server.received(1);
  cancel.abort(new Error('cancelled'));
  await expect(asked).rejects.toThrow('cancelled');
  await expectClosed(server);
});
