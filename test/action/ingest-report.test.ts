/** ingest-calls: a call is only sent where what becomes of it can be written down. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { call, calls, ndjson } from '../ingest/ingest-world.ts';
import { annotationsOf, countOf, inputsFor, test, untilAsked } from '../support/gate-test.ts';
import { prepareAction, startAction } from '../support/runner-process.ts';
import { parseCommands } from '../support/workflow-commands.ts';

const failureSchema = z.looseObject({ code: z.int(), stdout: z.string(), stderr: z.string() });
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

  test.skipIf(process.platform === 'win32')('since the disk is full', async ({ service }) => {
    const entries = calls(450).map((entry, index) =>
      call(index + 1, { ...entry, externalId: `${'x'.repeat(250)}${index}` }),
    );
    const { manifest } = folderWith(ndjson(entries));
    const inputs = inputsFor(service, { manifest, 'max-parallel': '7' });
    const step = prepareAction({ actionFile: ACTION, inputs });
    onTestFinished(step.dispose);
    // No file may get larger than 128 blocks of 512 or 1024 bytes.
    const limit = ['-c', 'ulimit -f 128; exec env "$@"', 'sh'];
    // A shell may drop variables with a hyphen in their names.
    const variables = Object.entries(step.env).map(([name, value]) => `${name}=${value}`);
    const command = [...limit, ...variables, step.command, ...step.args];
    const run = promisify(execFile)('sh', command, { cwd: step.cwd });
    const { stdout, ...ended } = await run.catch((error: unknown) => z.parse(failureSchema, error));
    expect(ended).toMatchObject({ code: 1, stderr: '' });
    const { created, failed, unknown, 'report-file': report = '' } = step.readOutputs();
    expect(Number(created)).toBeGreaterThan(100);
    expect(Number(created)).toBe(countOf(service, 'createCall'));
    expect(Number(created) + Number(failed)).toBe(450);
    expect(unknown).toBe('0');
    const lines = readFileSync(report, 'utf8').split('\n');
    const recorded = lines.length - 1;
    const told = stdout.match(/created, but not in the report: /g) ?? [];
    expect(recorded + told.length).toBe(Number(created));
    expect(parseCommands(stdout).map(({ data }) => data)).toContainEqual(
      expect.stringContaining('cannot be written (Error: EFBIG'),
    );
  });
});
