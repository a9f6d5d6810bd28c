/** ingest-calls through the bundle: large manifests, signals and files of the machine. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { call, calls, ndjson } from '../ingest/ingest-world.ts';
import { countOf, inputsFor, test, untilAsked } from '../support/gate-test.ts';
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
});
