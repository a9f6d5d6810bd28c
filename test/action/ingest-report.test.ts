import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { calls, ndjson } from '../ingest/ingest-world.ts';
import { annotationsOf, countOf, inputsFor, test, untilAsked } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

const _failureSchema = z.looseObject({ code: z.int(), stdout: z.string(), stderr: z.string() });
const ACTION = fileURLToPath(new URL('../../ingest-calls/action.yml', import.meta.url));

function folderWith(manifest: string): { folder: string; manifest: string } {
  const folder = mkdtempSync(join(tmpdir(), 'ingest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'calls.ndjson');
  writeFileSync(path, manifest);
  return { folder, manifest: path };
}

describe('a report file that cannot be written any more ends the sending at once', () => {
  test('since it was removed', async ({ service }) => {
    const { folder, manifest } = folderWith(ndjson(calls(9)));
    const RUNNER_TEMP = join(folder, 'temp');
    mkdirSync(RUNNER_TEMP);
    service.orderFault({ kind: 'delay', ms: 1_000, operation: 'createCall', skip: 2 });
    const inputs = inputsFor(service, { manifest, 'max-parallel': '1' });
    const step = startAction({ actionFile: ACTION, inputs, env: { RUNNER_TEMP } });
    await untilAsked(service, 'createCall', 3);
    rmSync(RUNNER_TEMP, { recursive: true });
    const result = await step.result;
    expect(result).toMatchObject({ exitCode: 1, stderr: '' });
    expect(countOf(service, 'createCall')).toBe(3);
    expect(result.outputs).toMatchObject({ created: '3', failed: '6', unknown: '0' });
    const ids: unknown[] = JSON.parse(result.outputs['call-ids'] ?? '');
    expect(ids).toHaveLength(3);
    expect(result.stdout).toContain(
      `\ncall of line 3 (externalId call-3) created, but not in the report: ${ids[2]}\n`,
    );
    const errors = annotationsOf(result);
    expect(errors).toEqual([
      'error: 6 calls were not sent',
      expect.stringMatching(
        /^error: the report file .*calls\.ndjson cannot be written \(Error: it was removed\), so nothing more is sent: a call without a line in it could be created twice/,
      ),
    ]);
    expect(errors[1]).toContain('start again with on-duplicate: skip');
    expect(result.summary).toContain('3 of 9 calls created');
    expect(result.summary).not.toContain('one line for each');
  });
});
