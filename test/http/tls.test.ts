import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../support/http-server.ts';
import { clientOf, errorOf } from './client-fixture.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('a service with a certificate of its own authority', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const certificate = join(folder, 'certificate.pem');
  const tunnels: string[] = [];
  let service: HttpsServer;
  let proxy: Server;
  let servicePort: number;
  let proxyPort: number;

  beforeAll(async () => {
    const key = join(folder, 'key.pem');
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=service.test -addext subjectAltName=DNS:service.test -keyout ${key} -out ${certificate}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    service = createHttpsServer(
      { key: readFileSync(key), cert: readFileSync(certificate) },
      (_, response) => response.end('{"data":{"status":"COMPLETED"}}'),
    );
    servicePort = await listen(service);
    proxy = createServer((client) => {
      client.on('error', () => {});
      client.once('data', (head) => {
        tunnels.push(String(head).split('\r\n')[0] ?? '');
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        const upstream = connect(servicePort, '127.0.0.1').on('error', () => {});
        client.pipe(upstream).pipe(client);
      });
    });
    proxyPort = await listen(proxy);
  });

  afterAll(async () => {
    proxy.close();
    service.close();
    service.closeAllConnections();
    await once(service, 'close');
    rmSync(folder, { recursive: true });
  });

  async function readRun(env: Record<string, string>): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'read-run.ts'), 'https://service.test:8443/prefix'],
      { env },
    );
    return stdout.trim();
  }

  test('is reached through a proxy with NODE_EXTRA_CA_CERTS', async () => {
    const HTTPS_PROXY = `http://127.0.0.1:${proxyPort}`;
    expect(await readRun({ HTTPS_PROXY, NODE_EXTRA_CA_CERTS: certificate })).toBe('COMPLETED');
    expect(tunnels.splice(0)).toEqual(['CONNECT service.test:8443 HTTP/1.1']);
  });

  test('is refused through a proxy without it, at once and with the fix', async () => {
    const HTTPS_PROXY = `http://127.0.0.1:${proxyPort}`;
    expect(await readRun({ HTTPS_PROXY })).toMatch(
      /^tls: read run: the certificate of https:\/\/service\.test:8443 is not accepted .*NODE_EXTRA_CA_CERTS$/,
    );
    expect(tunnels.splice(0)).toHaveLength(1);
  });

  test('is refused without a proxy too, and the request was never sent', async () => {
    const { client, attempts, context } = clientOf(`https://127.0.0.1:${servicePort}`);
    const error = await errorOf(client.startRun('plan', {}, context));
    expect(error).toMatchObject({ kind: 'tls', mayHaveBeenTaken: false });
    expect(attempts).toHaveLength(1);
  });
});
