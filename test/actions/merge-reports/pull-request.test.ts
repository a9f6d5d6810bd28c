/** Comments and suggestions of a merged report, which trusts no report about the files of the job. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../../src/github/pull-request.ts';
import type { PromptFix, RunReport } from '../../../src/model/report.ts';
import { recommendation } from '../../report/builders.ts';
import { startFakeGitHub, WORKFLOW } from '../../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../../support/github/github-runtime.ts';
import { debriefReport } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { failedRun, gate, merge, save } from './merging.ts';

workspace('entered');

const PATCH = '@@ -1,2 +1,3 @@\n You are an agent.\n+Refunds are not possible.\n Be brief.';
const CHECKED_OUT = { paths: '*.md', 'github-token': TOKEN };

beforeEach(() => {
  rmSync('reports', { recursive: true, force: true });
  writeFileSync('agent.md', 'You are an agent.\nRefunds are not possible.\nBe brief.\n');
  mkdirSync('.git', { recursive: true });
  writeFileSync('.git/config', 'extraheader = AUTHORIZATION: basic c2VjcmV0\n');
});

async function pullRequest() {
  const github = await startFakeGitHub(() => 0);
  github.accounts.set(TOKEN, WORKFLOW);
  const pull = github.addPull({ files: [{ filename: 'agent.md', patch: PATCH }] });
  writeFileSync('event.json', JSON.stringify(pullRequestEvent(pull)));
  return { github, pull, env: { ...environment(github.apiUrl), GITHUB_EVENT_PATH: 'event.json' } };
}

function runWithFix(plan: string, currentText = 'Refunds are not possible.'): RunReport {
  const fix = recommendation({ currentText, suggestedText: 'Refunds take 30 days.' });
  const report = debriefReport({ verdict: 'THRESHOLD_FAILED', recommendations: [fix] });
  return failedRun(plan, { report });
}

/** The place of a text according to a report. */
function foundAt(path: string): PromptFix {
  const place = { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 9 };
  const found = {
    state: 'located',
    place,
    insertedText: 'x',
    fixedLines: ['x'],
    leftOut: null,
  } as const;
  return { from: [{ run: 0, recommendation: 0 }], found: { ...found, fixedLines: ['x'] } };
}

describe('a pull request has one comment of all gates', () => {
  test('in one comment, with the fix suggested that two of them ask for', async () => {
    const { github, pull, env } = await pullRequest();
    save('reports/a/report.json', gate('support', [runWithFix('support')]));
    save('reports/b/report.json', gate('sales', [runWithFix('sales')]));
    const step = await merge({ ...CHECKED_OUT, 'report-dir': 'merged' }, env, github.apiUrl);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain('Simulation gate failed');
    expect(pull.reviewComments).toMatchObject([{ path: 'agent.md', line: 2 }]);
    expect(step.outputs['comment-url']).not.toBe('');
    expect(readFileSync('merged/prompt-fixes.patch', 'utf8')).toContain('+Refunds take 30 days.');
    await merge(CHECKED_OUT, env, github.apiUrl);
    expect(pull.comments).toHaveLength(1);
  });
});

describe('places in a report are shown and never changed', () => {
  test('a place that names a file of secrets brings nothing of it to anybody', async () => {
    const { github, pull, env } = await pullRequest();
    const lying = gate('support', [runWithFix('support', 'Stands nowhere.')], {
      promptFixes: [foundAt('.git/config')],
    });
    save('reports/a/report.json', lying);
    const step = await merge({ ...CHECKED_OUT, 'report-dir': 'merged' }, env, github.apiUrl);
    expect(pull.reviewComments).toEqual([]);
    for (const text of [
      step.summary,
      `${pull.comments[0]?.body}`,
      readFileSync('merged/report.html', 'utf8'),
    ]) {
      expect(text).not.toContain('AUTHORIZATION');
    }
    expect(step.outputs['patch-file']).toBe('');
    expect(step.summary).toContain(
      'not in the patch: its text was not found in the files of this job',
    );
  });

  test('a text in the files of this job is suggested there', async () => {
    const { github, pull, env } = await pullRequest();
    const told = { promptFixes: [foundAt('.git/config')] };
    save('reports/a/report.json', gate('support', [runWithFix('support')], told));
    await merge(CHECKED_OUT, env, github.apiUrl);
    expect(pull.reviewComments).toMatchObject([{ path: 'agent.md', line: 2 }]);
  });

  test('without a checkout the places are shown as the gates found them', async () => {
    rmSync('.git', { recursive: true });
    save(
      'reports/a/report.json',
      gate('support', [runWithFix('support')], { promptFixes: [foundAt('agent.md')] }),
    );
    save(
      'reports/b/report.json',
      gate('sales', [runWithFix('sales')], { promptFixes: [foundAt('agent.md')] }),
    );
    const step = await merge({ 'report-dir': 'merged' });
    expect(JSON.parse(readFileSync('merged/report.json', 'utf8')).promptFixes).toEqual([
      {
        from: [
          { run: 0, recommendation: 0 },
          { run: 1, recommendation: 0 },
        ],
        found: {
          ...foundAt('agent.md').found,
          leftOut: expect.stringContaining('without a checkout'),
        },
      },
    ]);
    expect(step.outputs['patch-file']).toBe('');
    expect(step.summary).not.toContain('git does not list');
    const found = { ...foundAt('agent.md').found, leftOut: 'it stands in no file of the plan' };
    const [told] = [{ ...foundAt('agent.md'), found }];
    rmSync('reports/b', { recursive: true });
    save('reports/a/report.json', gate('a', [runWithFix('a')], { promptFixes: [told] }));
    expect((await merge()).summary).toContain('it stands in no file of the plan');
  });
});
