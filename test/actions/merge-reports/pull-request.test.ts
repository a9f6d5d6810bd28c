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

function runWithFix(
  plan: string,
  currentText = 'Refunds are not possible.',
  suggestedText = 'Refunds take 30 days.',
): RunReport {
  const fix = recommendation({ currentText, suggestedText });
  const report = debriefReport({ verdict: 'THRESHOLD_FAILED', recommendations: [fix] });
  return failedRun(plan, { report });
}

/** The place of a text according to a report. */
function foundAt(path: string): PromptFix {
  const place = { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 9 };
  const fix = { place, insertedText: 'x', fixedLines: ['x'], leftOut: null };
  return { from: [{ run: 0, recommendation: 0 }], found: { state: 'located', ...fix } };
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
    const page = readFileSync('merged/report.html', 'utf8');
    expect(page.split('<ins>')).toHaveLength(2);
    await merge(CHECKED_OUT, env, github.apiUrl);
    expect(pull.comments).toHaveLength(1);
  });
});

test('a fix that a report has masked is neither suggested nor in the patch', async () => {
  const { github, pull, env } = await pullRequest();
  const masked = runWithFix('support', 'Refunds are not possible.', 'Use *** for refunds.');
  save('reports/a/report.json', gate('support', [masked]));
  const step = await merge({ ...CHECKED_OUT, 'report-dir': 'merged' }, env, github.apiUrl);
  expect(pull.reviewComments).toEqual([]);
  expect(step.outputs['patch-file']).toBe('');
  expect(step.summary).toContain('not in the patch: it adds a mask');
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
    const first =
      /Next:.*apply the prompt fix.*\n\n\*\*Prompt fix:\*\* .* \(not in the patch: .*\)\n\n```diff\n-Stands nowhere/;
    expect(step.summary).toMatch(first);
    expect(pull.comments[0]?.body).toMatch(first);
    expect(readFileSync('merged/report.html', 'utf8')).toContain('<section id="first-fix"');
  });
});
