import { createServer } from 'node:net';
import { describe, onTestFinished } from 'vitest';
import { closedPort, reasonsOf, runGate, test } from '../support/gate-test.ts';
import { listen } from '../support/http-server.ts';

const VARIABLES = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'];

/** A proxy that refuses every tunnel; gives the heads of the requests that it got. */
async function startProxy(): Promise<{ url: string; port: number; heads: string[] }> {
  const heads: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      heads.push(String(head));
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
    });
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { url: `http://someone:pass-word-1@127.0.0.1:${port}`, port, heads };
}

describe('HTTP_PROXY, HTTPS_PROXY and NO_PROXY work, in either case', () => {
  test('loopback addresses bypass a proxy', async ({ service, expect }) => {
    const { jobId } = service.addRun();
    const proxy = `http://127.0.0.1:${await closedPort()}`;
    const env = Object.fromEntries(VARIABLES.map((name) => [name, proxy]));
    const result = await runGate(service, { 'job-id': jobId }, { env });
    expect(result).toMatchObject({ exitCode: 0, stderr: '', outputs: { outcome: 'passed' } });
  });

  test.for(['HTTPS_PROXY', 'https_proxy'])(
    '%s: an https service is asked for through a tunnel, and the proxy never sees the key',
    async (name, { service, expect }) => {
      const proxy = await startProxy();
      const result = await runGate(
        service,
        {
          'base-url': 'https://service.test',
          'run-plan-id': service.demo.runPlanId,
          'run-timeout': '2s',
        },
        { env: { [name]: proxy.url, RUNNER_DEBUG: '1' } },
      );
      expect(proxy.heads.length).toBeGreaterThan(0);
      for (const head of proxy.heads) {
        expect(head).toMatch(/^CONNECT service\.test:443 HTTP\/1\.1\r\n/);
        expect(head).not.toContain(service.keys.full);
      }
      expect(result).toMatchObject({
        exitCode: 1,
        stderr: '',
        outputs: { outcome: 'error', 'job-id': '' },
      });
      expect(reasonsOf(result)[0]?.message).toMatch(
        `the proxy http://127.0.0.1:${proxy.port} (${name}) answered 403; have it let this host through`,
      );
      expect(reasonsOf(result)[0]?.message).toContain('No run was started');
      expect(result.stdout + result.summary).not.toContain('pass-word-1');
    },
  );

  // The address 0.0.0.0 is this machine, yet not in the loopback range.
  test.for(['NO_PROXY', 'no_proxy'])(
    '%s lists hosts that are asked for directly',
    async (name, { service, expect }) => {
      const proxy = await startProxy();
      const direct = await startProxy();
      const result = await runGate(
        service,
        {
          'base-url': `https://0.0.0.0:${direct.port}`,
          'job-id': service.demo.runPlanId,
          'run-timeout': '1s',
        },
        { env: { HTTPS_PROXY: proxy.url, [name]: 'other.test, 0.0.0.0' } },
      );
      expect(proxy.heads).toEqual([]);
      expect(direct.heads.length).toBeGreaterThan(0);
      expect(result.outputs.outcome).toBe('inconclusive');
    },
  );

  test('a variable that is no address of a proxy is an error that names it, and shows nothing of it', async ({
    service,
    expect,
  }) => {
    const result = await runGate(
      service,
      { 'base-url': 'https://service.test', 'run-plan-id': service.demo.runPlanId },
      { env: { HTTPS_PROXY: 'someone:pass-word-1@proxy:3128' } },
    );
    expect(result).toMatchObject({ exitCode: 1, stderr: '', outputs: { outcome: 'error' } });
    expect(reasonsOf(result)[0]?.message).toContain('the environment variable HTTPS_PROXY');
    expect(result.stdout + result.summary).not.toContain('pass-word-1');
  });
});
