import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ingestCalls } from '../../../src/actions/ingest-calls/ingest-calls.ts';
import { ReportFile } from '../../../src/actions/ingest-calls/report-file.ts';
import { notSent } from '../../../src/actions/ingest-calls/sender.ts';
import { runAction } from '../../../src/actions/run-action.ts';
import { inputVariables, recordingRunner } from '../../support/recording-runner.ts';
import { calls, ingestRuntime, ndjson } from './ingest-runtime.ts';

/** Without a folder of its own. */
function open(): ReportFile {
  const report = new ReportFile('');
  onTestFinished(() => {
    report.close();
    rmSync(dirname(report.path), { recursive: true, force: true });
  });
  return report;
}

test('without a folder the report is among the temporary files, not in the workspace', () => {
  expect(dirname(dirname(open().path))).toBe(tmpdir());
});

test('a line that could not be written, or only in part, is the last', () => {
  const report = open();
  const entry = { unit: 'line', number: 1, json: '{}', value: {} } as const;
  const writing = () => {
    try {
      report.write(entry, notSent('no'));
      return null;
    } catch (error) {
      return error;
    }
  };
  expect([writing(), report.isWhole]).toEqual([null, true]);
  rmSync(report.path);
  const failure = writing();
  expect(failure).toMatchObject({
    rule: 'report',
    message: expect.stringContaining('it was removed'),
  });
  expect([writing() === failure, report.isWhole]).toEqual([true, false]);
});

test('a call that the service has asked to wait is not sent without a record of it', async () => {
  const { service, clock, folder, told } = await ingestRuntime();
  const fault = { kind: 'status', status: 429, operation: 'createCall' } as const;
  service.orderFault({ ...fault, retryAfter: 90 });
  const manifest = join(folder, 'calls.ndjson');
  writeFileSync(manifest, ndjson(calls(2)));
  const inputs = { 'base-url': service.url, 'api-key': service.keys.full, manifest };
  const recording = recordingRunner(
    { ...inputVariables(inputs), RUNNER_TEMP: folder },
    null,
    (line) => {
      const [, path] = /^the result of each call is written to (.*)$/m.exec(line) ?? [];
      if (path !== undefined) rmSync(path);
    },
  );
  const cancelled = new AbortController().signal;
  const runtime = { ...recording, clock, random: () => 0.5, cancelled };
  expect(await runAction(ingestCalls, runtime)).toBe(1);
  expect(told()).toEqual(['POST call 429', 'POST call 201']);
  expect(recording.log()).toContain('(externalId call-2) created, but not in the report: ');
  expect(recording.outputs()).toMatchObject({ created: '1', failed: '1' });
});
