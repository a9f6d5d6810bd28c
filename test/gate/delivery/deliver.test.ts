import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deliver } from '../../../src/gate/delivery/deliver.ts';
import { UNREAD } from '../../../src/gate/inputs/settings.ts';
import type { GateReport } from '../../../src/report/model.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { gateReport, runReport } from '../../support/reports.ts';

const ALL = ['findings.sarif', 'junit.xml', 'report.html', 'report.json', 'report.md'];
const SECRETS = { apiKey: 'key-0123456789', githubToken: '' };

/** Delivers into a folder that holds these files of an earlier step. */
async function deliverInto(report: GateReport, patch = '', earlier: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of earlier) writeFileSync(join(folder, name), 'old');
  const recording = recordingRunner();
  const exitCode = await deliver(
    { report, patch, warnings: [] },
    { ...UNREAD, reportDir: folder },
    SECRETS,
    {
      env: recording.env,
      clock: { now: () => 0, sleep: () => Promise.resolve() },
      random: () => 0.5,
      runner: recording.runner,
      cancelled: new AbortController().signal,
    },
  );
  return { exitCode, folder, names: readdirSync(folder).sort(), ...recording };
}

const bad = gateReport({
  outcome: 'error',
  reasons: [{ rule: 'input', message: `input 'wait': '${SECRETS.apiKey}' is not a boolean` }],
  runs: [],
});

describe('the report files', () => {
  it('are all written where there is a run, with the patch where there is one', async () => {
    const judged = gateReport({ runs: [runReport()] });
    const { names, outputs, folder } = await deliverInto(judged, 'a patch');
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
    const { exitCode, names, outputs, folder } = await deliverInto(bad, '', earlier);
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

  it('hold no secret', async () => {
    const { folder } = await deliverInto(bad);
    const json = readFileSync(join(folder, 'report.json'), 'utf8');
    expect(json).toContain("'***'");
    expect(json).not.toContain(SECRETS.apiKey);
  });
});
