import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GateReport } from '../../src/model/report.ts';
import { deliver } from '../../src/publish/deliver.ts';
import type { Environment } from '../../src/runner/runner.ts';
import { reportOf } from '../report/hostile-report.ts';
import { DEFAULT_PUBLISHING } from '../support/publishing.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { secrets, shows, spell, spellings } from '../support/spelled-secret.ts';
import { tries } from '../support/tries.ts';

const KEY = 'key-0123456789';
const TOKEN = 'ghs_test-token-0123456789abcdef';

interface Scene {
  patch?: string;
  secret?: string;
  env?: Environment;
  /** Of the inputs `call-url` and `run-url`. */
  links?: { callUrl: string; runUrl: string };
}

/** Delivers into a folder of its own. */
async function deliverInto(
  report: GateReport,
  { patch = '', secret = KEY, env = {}, links }: Scene = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const recording = recordingRunner({ RUNNER_DEBUG: '1', ...env });
  recording.runner.maskSecret(secret);
  const told = recording.log().length;
  const exitCode = await deliver(
    { report, patch, warnings: [] },
    { ...DEFAULT_PUBLISHING, ...links, reportDir: folder, gateName: '' },
    TOKEN,
    {
      env: recording.env,
      clock: { now: () => 0, sleep: () => new Promise(() => {}) },
      random: () => 0.5,
      runner: recording.runner,
      workflow: recording.workflow,
      cancelled: new AbortController().signal,
    },
  );
  const names = readdirSync(folder).sort();
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return { exitCode, folder, names, files, ...recording, log: () => recording.log().slice(told) };
}

describe('a secret', () => {
  it('is in no link that the workflow makes of it', async () => {
    const links = {
      callUrl: `https://app.test/calls/{callId}?key=${KEY}`,
      runUrl: `https://app.test/runs/{jobId}?key=${KEY}`,
    };
    const judged = reportOf(() => 'a text');
    const { files, log, summary } = await deliverInto(judged, { links });
    expect(summary()).toContain('https://app.test/runs/');
    expect(files.get('report.html')).toContain('https://app.test/calls/');
    for (const text of [...files.values(), log(), summary()]) expect(text).not.toContain(KEY);
  });

  it('is in no sink, in any form and with characters in between', async () => {
    await fc.assert(
      fc.asyncProperty(secrets, spellings, async (secret, spelling) => {
        const text = `a ${spell(secret, spelling)} b`;
        const patch = `+ ${text}\n`;
        const { files, log, outputs, summary } = await deliverInto(
          reportOf(() => text),
          {
            patch,
            secret,
          },
        );
        const sinks = [
          ...files,
          ['log', log()],
          ['summary', summary()],
          ...Object.entries(outputs()),
        ];
        expect(sinks.length).toBeGreaterThan(25);
        for (const [name = '', sink = ''] of sinks)
          expect([name, shows(sink, secret, 2)]).toEqual([name, false]);
      }),
      tries(60),
    );
  });
});
