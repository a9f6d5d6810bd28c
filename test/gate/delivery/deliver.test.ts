import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deliver } from '../../../src/gate/delivery/deliver.ts';
import { UNREAD } from '../../../src/gate/inputs/settings.ts';
import type { GateReport } from '../../../src/report/model.ts';
import type { Environment } from '../../../src/runner/runner.ts';
import { reportOf } from '../../report/hostile-report.ts';
import { startFakeGitHub, WORKFLOW } from '../../support/github/fake-github.ts';
import { environment, pullRequestEvent } from '../../support/github/github-world.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { gateReport, runReport } from '../../support/reports.ts';
import { FORMS, secrets, shows, spell, spellings } from '../../support/spelled-secret.ts';
import { tries } from '../../support/tries.ts';

const ALL = ['findings.sarif', 'junit.xml', 'report.html', 'report.json', 'report.md'];
const KEY = 'key-0123456789';
const TOKEN = 'ghs_test-token-0123456789abcdef';

interface Scene {
  patch?: string;
  /** Files of an earlier step. */
  earlier?: readonly string[];
  secret?: string;
  env?: Environment;
  /** Of the inputs `call-url` and `run-url`. */
  links?: { callUrl: string; runUrl: string };
}

/** Delivers into a folder of its own. */
async function deliverInto(
  report: GateReport,
  { patch = '', earlier = [], secret = KEY, env = {}, links }: Scene = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of earlier) writeFileSync(join(folder, name), 'old');
  const recording = recordingRunner({ RUNNER_DEBUG: '1', ...env });
  recording.runner.maskSecret(secret);
  const told = recording.log().length;
  const exitCode = await deliver(
    { report, patch, warnings: [] },
    { ...UNREAD, ...links, reportDir: folder, gateName: '' },
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

const bad = gateReport({
  outcome: 'error',
  reasons: [{ rule: 'input', message: `input 'wait': '${KEY}' is not a boolean` }],
  runs: [],
});

describe('the report files', () => {
  it('are all written where there is a run, with the patch where there is one', async () => {
    const judged = gateReport({ runs: [runReport()] });
    const { names, outputs, folder } = await deliverInto(judged, { patch: 'a patch' });
    expect(names).toEqual([...ALL, 'prompt-fixes.patch'].sort());
    expect(outputs()).toMatchObject({
      'report-dir': folder,
      'json-file': join(folder, 'report.json'),
      'markdown-file': join(folder, 'report.md'),
      'html-file': join(folder, 'report.html'),
      'sarif-file': join(folder, 'findings.sarif'),
      'junit-file': join(folder, 'junit.xml'),
      'patch-file': join(folder, 'prompt-fixes.patch'),
    });
    expect((await deliverInto(judged)).names).toEqual(ALL);
  });

  it('are the one for programs alone where there is no run; those of an earlier step are gone', async () => {
    const earlier = [...ALL, 'prompt-fixes.patch', 'notes.txt'];
    const { exitCode, names, outputs, folder } = await deliverInto(bad, { earlier });
    expect(exitCode).toBe(1);
    expect(names).toEqual(['notes.txt', 'report.json']);
    expect(outputs()).toMatchObject({
      'report-dir': folder,
      'json-file': join(folder, 'report.json'),
      'markdown-file': '',
      'html-file': '',
      'sarif-file': '',
      'junit-file': '',
      'patch-file': '',
    });
  });
});

describe('a secret', () => {
  it('stands in no link that the workflow makes of it', async () => {
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

  it('stands in no sink, whatever its form and what is put in between', async () => {
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

  it('stands in no comment', async () => {
    const github = await startFakeGitHub(() => 0);
    github.accounts.set(TOKEN, WORKFLOW);
    const pull = github.addPull();
    const folder = mkdtempSync(join(tmpdir(), 'event-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const event = join(folder, 'event.json');
    writeFileSync(event, JSON.stringify(pullRequestEvent(pull)));
    const env = { ...environment(github.apiUrl), GITHUB_EVENT_PATH: event };
    const secret = 'sk-t&"st/k\\y+0123456789<>';
    for (const form of Object.keys(FORMS)) {
      const text = `a ${spell(secret, { form, filler: 'a zero-width space', every: 3 })} b`;
      await deliverInto(
        reportOf(() => text),
        { secret, env },
      );
      const [comment] = pull.comments;
      expect([form, comment?.body.includes('\\*\\*\\*')]).toEqual([form, true]);
      expect([form, shows(`${comment?.body}`, secret, 2)]).toEqual([form, false]);
    }
  });
});
