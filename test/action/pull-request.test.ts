/** What the built action alone shows: that the part that speaks to GitHub is in it and works. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recommendation } from '../report/builders.ts';
import { type FakePullRequest, startFakeGitHub, WORKFLOW } from '../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../support/github/github-world.ts';
import { debriefReport, theme } from '../support/reports.ts';
import { startAction } from '../support/runner-process.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';

const { cwd } = workspace();

const FIX = recommendation({
  currentText: 'Refunds are not possible.',
  suggestedText: 'Refunds take 30 days.',
});
const FAILED = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  themes: [theme()],
  recommendations: [FIX],
});

/** Judges a failed report in a job of the pull request, with the prompt checked out. */
function judge(pull: FakePullRequest, apiUrl: string) {
  const folder = mkdtempSync(join(cwd, 'job-'));
  writeFileSync(join(folder, 'agent.md'), 'You are an agent.\nRefunds are not possible.\n');
  writeFileSync(join(folder, 'debrief.json'), JSON.stringify(savedDebrief(FAILED)));
  return startAction({
    cwd: folder,
    event: pullRequestEvent(pull),
    env: environment(apiUrl),
    inputs: {
      'debrief-file': 'debrief.json',
      'github-token': TOKEN,
      'prompt-paths': '*.md',
    },
  }).result;
}

test('on a pull request a failed gate comments and suggests', async () => {
  const github = await startFakeGitHub(() => performance.now());
  github.accounts.set(TOKEN, WORKFLOW);
  const patch = '@@ -1 +1,2 @@\n You are an agent.\n+Refunds are not possible.';
  const pull = github.addPull({ files: [{ filename: 'agent.md', patch }] });
  const result = await judge(pull, github.apiUrl);
  expect(result).toMatchObject({ exitCode: 1, stderr: '' });
  expect(pull.comments.map(({ body }) => body)).toEqual([expect.stringContaining(theme().title)]);
  expect(result.outputs['comment-url']).toContain(`${pull.comments[0]?.id}`);
  expect(pull.reviewComments).toMatchObject([{ path: 'agent.md', line: 2 }]);
  expect(github.faults).toEqual([]);
  const log = result.stdout.replaceAll(`::add-mask::${TOKEN}\n`, '');
  expect(log + result.summary + JSON.stringify(result.outputs)).not.toContain(TOKEN);
});
