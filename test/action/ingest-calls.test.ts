/** ingest-calls through the bundle: large manifests, signals and files of the machine. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished } from 'vitest';
import { call, calls, ndjson } from '../ingest/ingest-world.ts';
import { countOf, inputsFor, test, untilAsked } from '../support/gate-test.ts';
import { listen } from '../support/http-server.ts';
import { type ActionStart, startAction } from '../support/runner-process.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const PEAK_MEMORY = join(PROJECT, 'test/support/peak-memory.cjs');
const MAX_KIB = 150 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'ingest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function start(inputs: Readonly<Record<string, string>>, more: ActionStart = {}) {
  return startAction({ ...more, actionFile: join(PROJECT, 'ingest-calls/action.yml'), inputs });
}

/** Has the step leave its peak memory behind; `peak` reads it. */
function measured(): { more: ActionStart; peakKib: () => number } {
  const file = join(mkdtempSync(join(folder, 'peak-')), 'kib');
  return {
    more: { env: { NODE_OPTIONS: `--require=${PEAK_MEMORY}`, PEAK_MEMORY_FILE: file } },
    peakKib: () => Number(readFileSync(file, 'utf8')),
  };
}

describe('ingest-calls', () => {
  test('checks 100,000 calls in little memory, and sends none where one is faulty', async ({
    service,
  }) => {
    const entries = calls(100_000);
    entries[76_542] = call(76_543, { interfaceType: 'FAX' });
    const { more, peakKib } = measured();
    const manifest = save('large.ndjson', ndjson(entries));
    const result = await start(inputsFor(service, { manifest }), more).result;
    expect(result).toMatchObject({ exitCode: 1, stderr: '' });
    expect(result.annotations.map(({ message }) => message)).toEqual([
      `input 'manifest': '${manifest}' has 1 fault, so no call was sent`,
      "line 76543: interfaceType is 'FAX': it has to be PHONE or WEB",
    ]);
    expect(service.requests).toEqual([]);
    expect(peakKib()).toBeLessThan(MAX_KIB);
  });

  test.concurrent('stops at a signal, and tells what became of every call', async ({
    service,
    expect,
  }) => {
    service.orderFault({ kind: 'hang', operation: 'createCall', skip: 1, times: 'always' });
    const manifest = save('some.json', JSON.stringify(calls(9)));
    const temp = mkdtempSync(join(folder, 'temp-'));
    const inputs = inputsFor(service, { manifest, 'max-parallel': '2' });
    const step = start(inputs, { env: { RUNNER_TEMP: temp } });
    await untilAsked(service, 'createCall', 3);
    step.kill('SIGINT');
    const result = await step.result;
    expect(result).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
    expect(result.outputs).toMatchObject({ created: '1', failed: '6', unknown: '2' });
    expect(result.summary).toContain('the step was cancelled (SIGINT)');
    const report = readFileSync(String(result.outputs['report-file']), 'utf8');
    expect(report.match(/"not sent: the step was cancelled/g)).toHaveLength(6);
    expect(countOf(service, 'createCall')).toBe(3);
  });

  test.concurrent('stops at a signal while the service asks for a pause, and sends nothing again', async ({
    service,
    expect,
  }) => {
    service.orderFault({ kind: 'status', status: 429, operation: 'createCall', retryAfter: 60 });
    const manifest = save('refused.json', JSON.stringify(calls(2)));
    const step = start(inputsFor(service, { manifest, 'max-parallel': '1' }));
    await step.waitForLog('trying again in 1m');
    step.kill('SIGTERM');
    const result = await step.result;
    expect(result).toMatchObject({ exitCode: 1, signal: null, stderr: '' });
    expect(result.outputs).toMatchObject({ created: '0', failed: '2', unknown: '0' });
    expect(countOf(service, 'createCall')).toBe(1);
  });

  test('sends 2,000 calls in little memory, a hundred at once, and each of them once', async () => {
    const seen = new Map<string, number>();
    let underWay = 0;
    let most = 0;
    const server = createServer((request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', async () => {
        seen.set(body, (seen.get(body) ?? 0) + 1);
        await sleep(10);
        underWay -= 1;
        response.end('{"data":{"id":"c"}}');
      });
    });
    const port = await listen(server);
    onTestFinished(() => void server.close());
    const { more, peakKib } = measured();
    const inputs = {
      'base-url': `http://127.0.0.1:${port}`,
      'api-key': 'a-key-of-the-test',
      manifest: save('parallel.ndjson', ndjson(calls(2_000))),
      'max-parallel': '100',
    };
    const result = await start(inputs, more).result;
    const outputs = { created: '2000', unknown: '0' };
    expect(result).toMatchObject({ exitCode: 0, stderr: '', outputs });
    expect(seen.size).toBe(2_000);
    expect(new Set(seen.values())).toEqual(new Set([1]));
    expect(most).toBeLessThanOrEqual(100);
    // How many are under way at once depends on the machine; one after the other would be 1.
    expect(most).toBeGreaterThan(20);
    expect(peakKib()).toBeLessThan(MAX_KIB);
  });
});
