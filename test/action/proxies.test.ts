/** What the built action alone shows: that the part for proxies is in it, and whose variables it reads. */
import { createServer } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { reasonsOf, runGate, test } from '../support/gate-test.ts';
import { listen } from '../support/http-server.ts';

/** A proxy that refuses every tunnel; gives the heads of the requests that it got. */
async function startProxy(): Promise<{ port: number; heads: string[] }> {
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
  return { port, heads };
}

test('an https service is asked for through the tunnel of HTTPS_PROXY, which never sees the key', async ({
  service,
}) => {
  const { port, heads } = await startProxy();
  const env = { HTTPS_PROXY: `http://someone:pass-word-1@127.0.0.1:${port}`, RUNNER_DEBUG: '1' };
  const inputs = { 'base-url': 'https://service.test', 'run-plan': service.demo.runPlanId };
  const result = await runGate(service, inputs, { env });
  expect(heads).toEqual([expect.stringMatching(/^CONNECT service\.test:443 HTTP\/1\.1\r\n/)]);
  expect(heads.join()).not.toContain(service.keys.full);
  expect(result).toMatchObject({ exitCode: 1, stderr: '', outputs: { outcome: 'error' } });
  const [reason] = reasonsOf(result);
  expect(reason?.message).toContain('the proxy answered 403; check HTTPS_PROXY and NO_PROXY');
  expect(result.stdout + result.summary).not.toContain('pass-word-1');
});
