import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ingestCalls } from '../../../src/actions/ingest-calls/ingest-calls.ts';
import { runAction } from '../../../src/actions/run-action.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';
import { calls, ndjson } from './ingest-runtime.ts';

test.each([
  ['it has been checked', '2 calls checked', ndjson(calls(2)).replace('call-1', 'call-9')],
  ['it is sent', 'what becomes of each call', '.'],
])('a manifest that is written to once %s is not sent', async (_, line, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'ingest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = join(folder, 'calls.ndjson');
  writeFileSync(manifest, ndjson(calls(2)));
  const { runner, env, workflow, annotations, log } = recordingRunner(
    {
      'INPUT_BASE-URL': 'http://127.0.0.1:1',
      'INPUT_API-KEY': 'a-key-of-the-test',
      INPUT_MANIFEST: manifest,
    },
    null,
    (told) => {
      if (told.includes(line)) writeFileSync(manifest, text);
    },
  );
  const clock = new VirtualClock(() => true);
  const cancelled = new AbortController().signal;
  const runtime = { env, runner, workflow, clock, random: () => 0.5, cancelled };
  expect(await runAction(ingestCalls, runtime)).toBe(1);
  expect(annotations()).toContain(
    `error: input 'manifest': '${manifest}' was changed while it was read: let nothing else write to it`,
  );
  expect(log()).not.toContain('create call');
});
