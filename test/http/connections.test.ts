import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findProxy } from '../../src/http/proxy.ts';
import { answer, json, listen, startScriptedServer } from '../support/http-server.ts';
import { clientOf, errorOf, portOfNobody, serve } from './client-fixture.ts';

const run = json(200, { data: { status: 'COMPLETED' } });
const PASSWORD = 'pass%2Fword';

/** A proxy that answers CONNECT with the status; gives the heads of all requests that it got. */
async function startProxy(status: number): Promise<{ url: string; heads: string[] }> {
  const heads: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.once('data', (head) => {
      heads.push(String(head));
      socket.end(`HTTP/1.1 ${status} Whatever\r\ncontent-length: 0\r\n\r\n`);
    });
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return { url: `http://user:${PASSWORD}@127.0.0.1:${port}`, heads };
}

describe('a proxy', () => {
  const refusing = async (status: number, variable = 'HTTPS_PROXY') => {
    const proxy = await startProxy(status);
    const fixture = clientOf('https://service.test/prefix', { env: { [variable]: proxy.url } });
    const error = await errorOf(fixture.client.startRun('plan', {}, fixture.context));
    return { ...fixture, error, heads: proxy.heads, shown: new URL(proxy.url).origin };
  };

  test.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY'])(
    'that %s names is asked for a tunnel to an https service',
    async (name) => {
      const { heads } = await refusing(403, name);
      expect(heads[0]).toMatch(/^CONNECT service\.test:443 HTTP\/1\.1\r\n/);
      expect(heads[0]).toContain(
        `proxy-authorization: Basic ${btoa(`user:${decodeURIComponent(PASSWORD)}`)}`,
      );
      expect(heads.join()).not.toContain('Bearer');
    },
  );

  test.each([
    [407, 'write the user and password that it asks for into the variable'],
    [401, 'write the user and password that it asks for into the variable'],
    [403, 'have it let this host through, or name the host in NO_PROXY'],
  ])(
    'that refuses with %i is named at once, with its variable and without its password',
    async (status, cure) => {
      const { error, heads, shown } = await refusing(status);
      expect(error).toMatchObject({ kind: 'proxy', mayHaveBeenTaken: false });
      expect(error.problem).toContain(
        `no way to https://service.test: the proxy ${shown} (HTTPS_PROXY) answered ${status}; ${cure}`,
      );
      expect(error.message).not.toContain(PASSWORD);
      expect(error.message).not.toContain('user:pass%');
      expect(heads).toHaveLength(1);
    },
  );

  test('that answers 502 may let the request through later', async () => {
    const { error, heads, shown } = await refusing(502);
    expect(error).toMatchObject({ kind: 'connection', mayHaveBeenTaken: false });
    expect(error.problem).toMatch(
      `connection to https://service.test failed: the proxy ${shown} (HTTPS_PROXY) answered 502; given up after 120 s`,
    );
    expect(heads.length).toBeGreaterThan(5);
  });

  test.each(['http', 'https'])(
    'that is down is named in place of the %s service',
    async (scheme) => {
      const url = `http://127.0.0.1:${await portOfNobody()}`;
      const env = { HTTP_PROXY: url };
      const { client, clock, context } = clientOf(`${scheme}://service.test`, { env });
      const before = clock.now();
      const error = await errorOf(client.startRun('plan', {}, context));
      expect(error).toMatchObject({ kind: 'connection', mayHaveBeenTaken: false });
      expect(error.problem).toBe(
        `connection to the proxy ${url} (HTTP_PROXY) failed: connection refused (ECONNREFUSED); given up after 120 s, since nothing at this address has answered yet: check HTTP_PROXY`,
      );
      expect(clock.now() - before).toBe(119_000);
    },
  );

  test('gets the request itself where the service speaks http', async () => {
    const proxy = await startScriptedServer(run);
    onTestFinished(() => proxy.close());
    const { client, context } = clientOf('http://service.test', {
      env: { http_proxy: proxy.origin },
    });
    expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
    expect(proxy.requests[0]).toMatchObject({
      path: 'http://service.test/v1/simulation/plan/job/job-1',
      headers: { host: 'service.test' },
    });
  });

  // The address 0.0.0.0 is this machine, yet not in the loopback range.
  test('is bypassed for the hosts of NO_PROXY, in either case', async () => {
    const { server, context } = await serve(run);
    const proxy = await startScriptedServer(answer(502, 'from the proxy'));
    onTestFinished(() => proxy.close());
    const baseUrl = `http://0.0.0.0:${server.port}`;
    for (const name of ['NO_PROXY', 'no_proxy']) {
      const env = { HTTP_PROXY: proxy.origin, [name]: 'other.test, 0.0.0.0' };
      await clientOf(baseUrl, { env }).client.readRun('job-1', context);
    }
    expect([server.requests.length, proxy.requests.length]).toEqual([2, 0]);
    const env = { HTTP_PROXY: proxy.origin, NO_PROXY: 'other.test' };
    const error = await errorOf(clientOf(baseUrl, { env }).client.startRun('p', {}, context));
    expect(error.problem).toBe('502: from the proxy');
    expect([server.requests.length, proxy.requests.length]).toEqual([2, 1]);
  });

  test('is bypassed for loopback addresses', async () => {
    const { server, context } = await serve(run);
    const env = { HTTP_PROXY: 'http://192.0.2.1:3128', HTTPS_PROXY: 'not even an address' };
    for (const host of ['127.0.0.1', 'localhost']) {
      const { client } = clientOf(`http://${host}:${server.port}`, { env });
      expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
    }
  });

  test.each(['nonsense', 'proxy.test:3128', 'socks5://127.0.0.1:1', 'http://user:%zz@proxy.test'])(
    'that is given as %s is refused before any attempt, without showing the value',
    async (value) => {
      const { client, attempts, context } = clientOf('https://service.test', {
        env: { https_proxy: value },
      });
      const error = await errorOf(client.readRun('job-1', context));
      expect(error).toMatchObject({ kind: 'proxy', mayHaveBeenTaken: false });
      expect(error.problem).toMatch(
        /^the environment variable https_proxy is not the address of a proxy: write it as /,
      );
      expect(error.message).not.toContain(value);
      expect(attempts).toEqual([]);
    },
  );
});

describe('which proxy applies', () => {
  const http = 'http://http.test:1';
  const https = 'http://https.test:1';

  test.each([
    ['https://a.test', {}, null],
    ['https://a.test', { HTTPS_PROXY: https }, https],
    ['https://a.test', { HTTPS_PROXY: http, https_proxy: https }, https],
    ['https://a.test', { https_proxy: ' ', HTTPS_PROXY: https }, https],
    ['https://a.test', { HTTPS_PROXY: https, HTTP_PROXY: http }, https],
    ['https://a.test', { HTTP_PROXY: http }, http],
    ['http://a.test', { HTTPS_PROXY: https }, null],
    ['http://a.test', { HTTP_PROXY: https, http_proxy: http }, http],
    ['https://a.test', { HTTPS_PROXY: '' }, null],
    ['https://localhost', { HTTPS_PROXY: https }, null],
    ['https://LOCALHOST:8443', { HTTPS_PROXY: https }, null],
    ['https://api.localhost', { HTTPS_PROXY: https }, null],
    ['https://127.8.9.10', { HTTPS_PROXY: https }, null],
    ['https://[::1]:8443', { HTTPS_PROXY: https }, null],
    ['https://notlocalhost', { HTTPS_PROXY: https }, https],
    ['https://localhost.test', { HTTPS_PROXY: https }, https],
    ['https://127.0.0.1.test', { HTTPS_PROXY: https }, https],
    ['https://128.0.0.1', { HTTPS_PROXY: https }, https],
    ['https://a.test', { HTTPS_PROXY: 'nonsense', NO_PROXY: '*' }, null],
    ['https://a.test', { HTTPS_PROXY: 'nonsense', NO_PROXY: 'b.test', no_proxy: '*' }, null],
  ])('to %s with %j', (baseUrl, env, expected) => {
    expect(findProxy(new URL(baseUrl), env, 'read run')?.url.origin ?? null).toBe(expected);
  });

  test.each([
    ['', 'https://a.test', true],
    ['*', 'https://a.test', false],
    ['other.test, *', 'https://a.test', false],
    ['*:8443', 'https://a.test', true],
    ['a.test', 'https://a.test', false],
    ['A.Test.', 'https://a.test', false],
    ['a.test', 'https://a.test./', false],
    ['a.test', 'https://below.a.test', false],
    ['a.test', 'https://not-a.test', true],
    ['.a.test', 'https://a.test', false],
    ['.a.test', 'https://below.a.test', false],
    ['*.a.test', 'https://a.test', true],
    ['*.a.test', 'https://below.a.test', false],
    ['a.test:443', 'https://a.test', false],
    ['a.test:80', 'https://a.test', true],
    ['a.test:80', 'http://a.test', false],
    ['a.test:8443', 'https://a.test:8443', false],
    ['other.test\ta.test', 'https://a.test', false],
    ['10.1.2.3', 'https://10.1.2.3', false],
    ['2001:db8::1', 'https://[2001:db8::1]', false],
    ['[2001:db8::1]', 'https://[2001:db8::1]:8443', false],
    ['[2001:db8::1]:443', 'https://[2001:db8::1]', false],
    ['[2001:db8::1]:443', 'https://[2001:db8::1]:8443', true],
  ])('with NO_PROXY %j to %s: %s', (noProxy, baseUrl, applies) => {
    const env = { HTTP_PROXY: http, NO_PROXY: noProxy };
    expect(findProxy(new URL(baseUrl), env, 'read run') !== null).toBe(applies);
  });
});
