/** ingest-calls: a cancelled step. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ingestCalls } from '../../../src/actions/ingest-calls/ingest-calls.ts';
import { runAction } from '../../../src/actions/run-action.ts';
import { CancelledError } from '../../../src/text/step-error.ts';
import { inputVariables, recordingRunner } from '../../support/recording-runner.ts';
import { calls, fatesOf, ingestRuntime, ndjson, reportOf } from './ingest-runtime.ts';

test('answers are waited for two seconds more, and every call that was not sent is named', async () => {
  const runtime = await ingestRuntime();
  runtime.hang({ operation: 'createCall', skip: 1, times: 'always' });
  runtime.cancelAfter(3_000, 'POST call');
  const result = await runtime.ingest(ndjson(calls(9)), { 'max-parallel': '2' });
  expect(result.exitCode).toBe(1);
  expect(runtime.requests).toHaveLength(3);
  expect(reportOf(result)[1]?.why).toMatch(/no complete response from \S+ within 5 s;/);
  expect(fatesOf(result)).toEqual(['created', 'unknown', 'unknown', ...Array(6).fill('failed')]);
  expect(result.annotations[0]).toBe('error: the step was cancelled (SIGINT)');
});

test('the rest is named in what is left of its time, and else but counted', async () => {
  const runtime = await ingestRuntime();
  runtime.hang({ operation: 'createCall', times: 'always' });
  runtime.cancelAfter(3_000, 'POST call');
  const { clock } = runtime;
  const now = clock.now.bind(clock);
  let late = 0;
  clock.now = () => {
    const [request] = runtime.requests;
    if (request !== undefined && clock.elapsedMs >= request.atMs + 5_000) late += 100;
    return now() + late;
  };
  const result = await runtime.ingest(ndjson(calls(90)), { 'max-parallel': '1' });
  expect(result.outputs).toMatchObject({ created: '0', failed: '89', unknown: '1' });
  expect(reportOf(result).length).toBeLessThanOrEqual(16);
  expect(result.annotations.join()).toContain('89 calls were not sent; a second attempt');
});

test('so is it where nothing was sent yet', async () => {
  const { service, folder, requests } = await ingestRuntime();
  const manifest = join(folder, 'calls.ndjson');
  writeFileSync(manifest, ndjson(calls(90)));
  const inputs = { 'base-url': service.url, 'api-key': service.keys.full, manifest };
  const cancel = new AbortController();
  const env = { ...inputVariables(inputs), RUNNER_TEMP: folder };
  const recording = recordingRunner(env, null, (line) => {
    if (line.includes('90 calls checked')) cancel.abort(new CancelledError('SIGTERM'));
  });
  let nowMs = 0;
  const clock = {
    now: () => {
      nowMs += 100;
      return nowMs;
    },
    sleep: () => new Promise<void>(() => {}),
  };
  const runtime = { ...recording, clock, random: () => 0.5, cancelled: cancel.signal };
  expect(await runAction(ingestCalls, runtime)).toBe(1);
  expect(requests).toEqual([]);
  const { failed, 'report-file': report = '' } = recording.outputs();
  expect(failed).toBe('90');
  expect(readFileSync(report, 'utf8').split('\n').length).toBeLessThan(40);
});
