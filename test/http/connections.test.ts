import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
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
    return { ...fixture, error, heads: proxy.heads };
  };

  test.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY'])(
    'in %s makes a tunnel to an https service',
    async (name) => {
      const { heads } = await refusing(403, name);
      expect(heads[0]).toMatch(/^CONNECT service\.test:443 HTTP\/1\.1\r\n/);
      expect(heads[0]).toContain(
        `proxy-authorization: Basic ${btoa(`user:${decodeURIComponent(PASSWORD)}`)}`,
      );
      expect(heads.join()).not.toContain('Bearer');
    },
  );

  test.each([401, 403, 407])('that refuses with %i ends the request at once', async (status) => {
    const { error, heads } = await refusing(status);
    expect(error).toMatchObject({ kind: 'proxy', mayHaveBeenTaken: false });
    expect(error.problem).toContain(`answered ${status}; check HTTPS_PROXY`);
    expect(error.message).not.toContain('user:pass');
    expect(heads).toHaveLength(1);
  });

  test('that answers 502 is tried again', async () => {
    const { error, heads } = await refusing(502);
    expect(error).toMatchObject({ kind: 'connection', mayHaveBeenTaken: false });
    expect(heads.length).toBeGreaterThan(5);
  });

  test.each(['http', 'https'])('that is down is named for an %s service', async (scheme) => {
    const env = { HTTP_PROXY: `http://127.0.0.1:${await portOfNobody()}` };
    const { client, context } = clientOf(`${scheme}://service.test`, { env });
    const error = await errorOf(client.startRun('plan', {}, context));
    expect(error).toMatchObject({ kind: 'connection', mayHaveBeenTaken: false });
    expect(error.problem).toContain('connection refused (ECONNREFUSED; HTTP_PROXY is set)');
  });

  test('gets the request itself if the service uses http', async () => {
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
    const env = { HTTP_PROXY: 'http://192.0.2.1:3128', HTTPS_PROXY: 'not even a URL' };
    for (const host of ['127.0.0.1', 'localhost']) {
      const { client } = clientOf(`http://${host}:${server.port}`, { env });
      expect(await client.readRun('job-1', context)).toMatchObject({ status: 'COMPLETED' });
    }
  });

  test.each(['nonsense', 'proxy.test:3128', 'http://user:%zz@proxy.test'])(
    'that is given as %s is refused before any attempt, without showing the value',
    async (value) => {
      const { client, attempts, context } = clientOf('https://service.test', {
        env: { https_proxy: value },
      });
      const error = await errorOf(client.readRun('job-1', context));
      expect(error).toMatchObject({ kind: 'proxy', mayHaveBeenTaken: false });
      expect(error.problem).toContain('HTTPS_PROXY is not the URL of a proxy');
      expect(error.message).not.toContain(value);
      expect(attempts).toEqual([]);
    },
  );
});
