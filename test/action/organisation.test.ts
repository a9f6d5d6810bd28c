/** That the parts for an organisation are in the built bundle, and read, write and ask as one job after the other. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { attempt, failedRun, gate, passedRun } from '../merge/merging.ts';
import { FULL } from '../report/builders.ts';
import { renderJson } from '../report/rendered.ts';
import { annotationsOf, countOf, reasonsOf, runGate, runsOf, test } from '../support/gate-test.ts';
import {
  type FakeGitHub,
  PERSON,
  startFakeGitHub,
  WORKFLOW,
} from '../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../support/github/github-world.ts';
import { debriefReport, theme } from '../support/reports.ts';
import { type ActionResult, startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';
import { night } from '../track/tracking.ts';

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

describe('merge-reports', () => {
  test('has one outcome, comment and set of files of what gates left behind, the newest attempt of each', async () => {
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

  test('is an error where a report is cut off, and inconclusive where the expected one is missing', async () => {
    const whole = gate('a', [passedRun('a')]);
    const folder = enter({
      'reports/a/report.json': whole,
      'half/report.json': renderJson(whole, FULL).slice(0, 500),
    });
    const [missing, cut] = await Promise.all([
      run('merge-reports', folder, { reports: REPORTS, expect: '2', 'report-dir': 'one' }),
      run('merge-reports', folder, { reports: '**/report.json', 'report-dir': 'two' }),
    ]);
    expect(missing).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(cut).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(annotationsOf(cut).join()).toMatch(
      /half.report\.json' is not JSON: it ends in the middle/,
    );
  });
});

describe('track-themes', () => {
  test('opens, closes and reopens the issues of its own alone, night after night', async () => {
    const github = await atGitHub();
    const themes = [theme({ slug: 'late', title: 'Late' }), theme({ slug: 'rude', title: 'Rude' })];
    const track = async (report: ReturnType<typeof night>, inputs = {}) => {
      const folder = enter({ 'reports/one/report.json': report });
      return run('track-themes', folder, { reports: REPORTS, ...inputs }, github);
    };
    const states = () => github.issues.all.map(({ state }) => state);
    const first = await track(night(1, themes), { 'max-issues': '1' });
    expect(first).toMatchObject({ exitCode: 0, outputs: { opened: '1', closed: '0' } });
    expect(annotationsOf(first).join()).toContain(
      '1 theme has no issue yet, since max-issues is 1',
    );
    const [own] = github.issues.all;
    github.issues.add({ ...own, number: 2, user: PERSON });
    const second = await track(night(2, []));
    expect(second.outputs).toMatchObject({ opened: '0', closed: '1' });
    expect(states()).toEqual(['closed', 'open']);
    const third = await track(night(3, themes.slice(0, 1)));
    expect(third.outputs).toMatchObject({ opened: '0', reopened: '1' });
    expect(states()).toEqual(['open', 'open']);
  });
});

describe('a policy of another repository', () => {
  const THERE = 'acme/policies/gate.yml@v1';
  const judge = (child: string, github: FakeGitHub) => {
    const saved = JSON.stringify(savedDebrief(debriefReport({ themes: [theme()] })));
    const folder = enter({ 'debrief.json': saved, '.github/simulation-gate.yml': child });
    return run('.', folder, { 'debrief-file': 'debrief.json', comment: 'never' }, github);
  };

  test('is asked for as well, and not loosened', async () => {
    const github = await atGitHub();
    const floor = 'version: 1\ngate:\n  verdict: fail\n  max-themes: { HIGH: 0 }\n';
    const child = `version: 1\nextends: ${THERE}\n`;
    github.contents.set(THERE, floor);
    const [tightened, loosened] = await Promise.all([
      judge(child, github),
      judge(`${child}gate: { max-themes: { HIGH: 5 } }\n`, github),
    ]);
    expect(tightened.outputs.outcome).toBe('failed');
    expect(reasonsOf(tightened)).toMatchObject([{ rule: 'max-themes' }]);
    expect(tightened.stdout).toContain(THERE);
    expect(loosened.outputs.outcome).toBe('error');
    expect(annotationsOf(loosened).join()).toMatch(
      /simulation-gate\.yml' line 3, .*loosens line 4, column \d+ of 'acme\/policies\/gate\.yml@v1'/,
    );
  });
});

describe('budgets', () => {
  test('more calls than max-calls: nothing is started', async ({ service }) => {
    const inputs = { 'run-plan-name': service.demo.name, 'max-calls': '23' };
    const step = await runGate(service, inputs);
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(annotationsOf(step).join()).toContain('max-calls');
    expect(countOf(service, 'start')).toBe(0);
  });

  test('a budget that is spent is asked for once, and a queue waited for no longer than queue-timeout', async ({
    service,
  }) => {
    const { runPlanId } = service.demo;
    service.orderFault({ operation: 'start', kind: 'status', status: 402 });
    const spent = await runGate(service, { 'run-plan-id': runPlanId });
    expect(spent).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(reasonsOf(spent)).toMatchObject([{ rule: 'budget' }]);
    expect(countOf(service, 'start')).toBe(1);
    const { jobId } = service.addRun({ status: 'QUEUED' });
    const queued = await runGate(service, { 'job-id': jobId, 'queue-timeout': '2s' });
    expect(queued).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(reasonsOf(queued)).toMatchObject([
      { message: expect.stringContaining('queue-timeout') },
    ]);
  });
});
