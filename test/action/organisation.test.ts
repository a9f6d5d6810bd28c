/** That the parts for an organisation are in the built bundle, and read, write and ask as one job after the other. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { attempt, failedRun, gate, passedRun } from '../actions/merge-reports/merging.ts';
import { FULL } from '../report/builders.ts';
import { renderJson } from '../report/rendered.ts';
import { reasonsOf, runsOf, test } from '../support/gate-test.ts';
import { type FakeGitHub, startFakeGitHub, WORKFLOW } from '../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../support/github/github-runtime.ts';
import { debriefReport } from '../support/reports.ts';
import { type ActionResult, startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd } = workspace();
const REPORTS = 'reports/**/report.json';

/** A workspace of its own with such files, those of reports as their text. */
function enter(files: Readonly<Record<string, string | ReturnType<typeof gate>>>): string {
  const folder = mkdtempSync(join(cwd, 'job-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const text = typeof content === 'string' ? content : renderJson(content, FULL);
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function atGitHub(): Promise<FakeGitHub> {
  const github = await startFakeGitHub(() => performance.now());
  github.accounts.set(TOKEN, WORKFLOW);
  return github;
}

/** Runs an action of another folder, or the gate, in a workspace. */
function run(
  action: string,
  folder: string,
  inputs: Readonly<Record<string, string>>,
  github?: FakeGitHub,
): Promise<ActionResult> {
  const pull = github?.pulls.get(7);
  return startAction({
    actionFile: join(action, 'action.yml'),
    cwd: folder,
    inputs: { 'github-token': github === undefined ? '' : TOKEN, ...inputs },
    env: github === undefined ? {} : environment(github.apiUrl),
    event: pull === undefined ? {} : pullRequestEvent(pull),
  }).result;
}

test('merge-reports has one outcome, comment and set of files of what gates left behind, the newest attempt of each', async () => {
  const github = await atGitHub();
  const pull = github.addPull();
  const saved = JSON.stringify(savedDebrief(debriefReport({ verdict: 'THRESHOLD_FAILED' })));
  const folder = enter({
    'debrief.json': saved,
    'reports/sales-1/report.json': gate('sales', [failedRun('sales')], {
      provenance: attempt(1),
    }),
    'reports/sales-2/report.json': gate('sales', [passedRun('sales')], {
      provenance: attempt(2),
    }),
  });
  const support = await run('.', folder, {
    'debrief-file': 'debrief.json',
    'gate-name': 'support',
    'report-dir': 'reports/support',
    comment: 'never',
  });
  expect(support.outputs.outcome).toBe('failed');
  const inputs = { reports: REPORTS, expect: 'support\nsales\nbilling', 'report-dir': 'merged' };
  const merged = await run('merge-reports', folder, inputs, github);
  expect(merged.exitCode).toBe(1);
  expect(merged.outputs).toMatchObject({ outcome: 'failed', verdict: 'THRESHOLD_FAILED' });
  expect(
    runsOf(merged)
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(['failed', 'inconclusive', 'passed']);
  expect(
    reasonsOf(merged)
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(['missing-report', 'verdict']);
  expect(merged.summary).toContain('billing');
  expect(pull.comments).toHaveLength(1);
  const written = JSON.parse(readFileSync(join(folder, 'merged', 'report.json'), 'utf8'));
  expect(written.runs).toHaveLength(3);
});
