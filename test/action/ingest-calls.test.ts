/** ingest-calls through the bundle: large manifests. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { call, calls, ndjson } from '../actions/ingest-calls/ingest-runtime.ts';
import { inputsFor, test } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

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

describe('ingest-calls', () => {
  test('checks 100,000 calls in little memory, and sends none if one is invalid', async ({
    service,
  }) => {
    const entries = calls(100_000);
    entries[76_542] = call(76_543, { interfaceType: 'FAX' });
    const peakFile = join(folder, 'kib');
    const manifest = save('large.ndjson', ndjson(entries));
    const result = await startAction({
      actionFile: join(PROJECT, 'ingest-calls/action.yml'),
      inputs: inputsFor(service, { manifest }),
      env: { NODE_OPTIONS: `--require=${PEAK_MEMORY}`, PEAK_MEMORY_FILE: peakFile },
    }).result;
    expect(result).toMatchObject({ exitCode: 1, stderr: '' });
    expect(result.annotations.map(({ message }) => message)).toEqual([
      `input 'manifest': '${manifest}' has 1 error, so no call was sent`,
      "line 76543: interfaceType is 'FAX': it has to be PHONE or WEB",
    ]);
    expect(service.requests).toEqual([]);
    expect(Number(readFileSync(peakFile, 'utf8'))).toBeLessThan(MAX_KIB);
  });
});
