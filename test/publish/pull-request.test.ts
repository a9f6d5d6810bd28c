import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { DebriefReport } from '../../src/model/report.ts';
import { CancelledError } from '../../src/text/step-errors.ts';
import { recommendation } from '../report/builders.ts';
import {
  type FakeGitHub,
  type FakePullRequest,
  startFakeGitHub,
  WORKFLOW,
} from '../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../support/github/github-runtime.ts';
import { debriefReport, theme } from '../support/reports.ts';
import { savedDebrief, workspace } from '../support/saved-files.ts';
import { runAlone, type StepResult } from '../support/virtual-runtime.ts';

const { cwd } = workspace();
const PROMPT = 'You are an agent.\nRefunds are not possible.\nBe brief.\n';
const PATCH = '@@ -1,2 +1,3 @@\n You are an agent.\n+Refunds are not possible.\n Be brief.';

const FAILED = debriefReport({
  verdict: 'THRESHOLD_FAILED',
  themes: [theme({ analysis: 'Ask eve@example.com.' })],
  recommendations: [
    recommendation({
      currentText: 'Refunds are not possible.',
      suggestedText: 'Refunds take 30 days.',
      themeSlugs: ['refund-policy-missed'],
    }),
  ],
});

async function pullRequest(): Promise<{ github: FakeGitHub; pull: FakePullRequest }> {
  const github = await startFakeGitHub(() => 0);
  github.accounts.set(TOKEN, WORKFLOW);
  const pull = github.addPull({ files: [{ filename: 'agent.md', patch: PATCH }] });
  return { github, pull };
}

/** Evaluates a report in a job of the pull request, with the prompt checked out. */
function judge(
  report: DebriefReport,
  { github, pull, runId = '100' }: { github: FakeGitHub; pull: FakePullRequest; runId?: string },
  inputs: Readonly<Record<string, string>> = {},
  debrief: object = {},
  event = JSON.stringify(pullRequestEvent(pull)),
  cancelled?: AbortSignal,
): Promise<StepResult> {
  const folder = mkdtempSync(join(cwd, 'job-'));
  writeFileSync(join(folder, 'agent.md'), PROMPT);
  writeFileSync(join(folder, 'debrief.json'), JSON.stringify(savedDebrief(report, debrief)));
  writeFileSync(join(folder, 'event.json'), event);
  process.chdir(folder);
  return runAlone(
    {
      'debrief-file': 'debrief.json',
      'github-token': TOKEN,
      paths: '*.md',
      ...inputs,
    },
    {
      ...environment(github.apiUrl),
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_RUN_ID: runId,
    },
    github.apiUrl,
    undefined,
    cancelled,
  );
}

async function cancelAfter(turns: number, cancel: AbortController): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  cancel.abort(new CancelledError('SIGTERM'));
}

describe('on a pull request', () => {
  test('a failed gate comments and suggests, once however often it runs; a fixed one shows green', async () => {
    const runtime = await pullRequest();
    const { github, pull } = runtime;
    const first = await judge(FAILED, runtime);
    expect(first.exitCode).toBe(1);
    expect(first.annotations).toHaveLength(1);
    expect(pull.comments).toHaveLength(1);
    expect(first.outputs['comment-url']).toContain(`${pull.comments[0]?.id}`);
    expect(pull.comments[0]?.body).toContain('Simulation gate failed');
    expect(pull.comments[0]?.body).toContain('The agent does not explain the refund policy');
    expect(pull.comments[0]?.body).not.toContain('eve@');
    expect(pull.reviewComments).toHaveLength(1);
    expect(pull.reviewComments[0]).toMatchObject({ path: 'agent.md', line: 2 });
    expect(pull.reviewComments[0]?.body).toContain('```suggestion\nRefunds take 30 days.\n```');

    await judge(FAILED, runtime);
    expect([pull.comments.length, pull.reviewComments.length]).toEqual([1, 1]);

    const fixed = await judge(debriefReport(), { ...runtime, runId: '101' });
    expect(fixed.exitCode).toBe(0);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain('Simulation gate passed');
    expect(github.faults).toEqual([]);
  });

  describe.each(['create', 'update'])('a signal after the request to %s a comment', (how) => {
    test.each([0, 1, 2, 4, 8, 16, 32, 64, 128])(
      'leaves no comment and no summary that contradicts the outcome: %i turns later',
      async (turns) => {
        const runtime = await pullRequest();
        const { github, pull } = runtime;
        if (how === 'update') await judge(FAILED, runtime, { suggestions: 'false' });
        const cancel = new AbortController();
        github.onRequest = (operation) => {
          if (operation !== `issues/${how}-comment`) return;
          github.onRequest = () => {};
          void cancelAfter(turns, cancel);
        };
        const inputs = { comment: 'always' };
        const step = await judge(debriefReport(), runtime, inputs, {}, undefined, cancel.signal);
        const { outcome } = step.outputs;
        expect(step.exitCode).toBe(outcome === 'passed' ? 0 : 1);
        expect(pull.comments).toHaveLength(1);
        expect(pull.comments[0]?.body).toContain(`Simulation gate ${outcome}`);
        expect(step.summary.includes('cancelled')).toBe(outcome !== 'passed');
        if (turns === 0) expect(outcome).toBe('inconclusive');
      },
    );
  });

  test('the API key is hidden in every spelling, and a fix that holds it is not suggested', async () => {
    const runtime = await pullRequest();
    const key = 'sk-test-key-0123456789';
    const spelled = `${key} or ${Buffer.from(key).toString('base64')}`;
    const [fix] = FAILED.recommendations;
    const report = {
      ...FAILED,
      themes: [theme({ title: `Say ${spelled}` })],
      recommendations: fix ? [{ ...fix, suggestedText: `Say ${spelled}` }] : [],
    };
    const step = await judge(report, runtime, { 'api-key': key });
    expect(runtime.pull.comments[0]?.body).toContain('Say \\*\\*\\* or \\*\\*\\*');
    expect(runtime.pull.comments[0]?.body).toContain('+Say *** or ***');
    expect(runtime.pull.reviewComments).toEqual([]);
    expect(step.outputs['patch-file']).toBe('');
  });

  test('a key that is a word of ours tears nothing apart', async () => {
    const runtime = await pullRequest();
    const folder = join(cwd, 'kept');
    await judge(FAILED, runtime, { 'api-key': 'test', 'report-dir': folder });
    await judge(FAILED, runtime, { 'api-key': 'gate' });
    expect(runtime.pull.comments).toHaveLength(1);
    expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('<testcase ');
  });

  test('a step that ends before it has a run keeps the comment current', async () => {
    const runtime = await pullRequest();
    await judge(debriefReport(), runtime, { comment: 'always' });
    expect(runtime.pull.comments[0]?.body).toContain('Simulation gate passed');
    const result = await judge(debriefReport(), runtime, { detail: 'some' });
    expect(result.outputs.outcome).toBe('error');
    expect(runtime.pull.comments).toHaveLength(1);
    expect(result.outputs['comment-url']).toContain(`${runtime.pull.comments[0]?.id}`);
    expect(runtime.pull.comments[0]?.body).toContain('Simulation gate ended with an error');
    expect(runtime.pull.comments[0]?.body).toContain('Input `detail`');
  });

  test('policy-check is silent', async () => {
    const runtime = await pullRequest();
    await judge(FAILED, runtime, { 'policy-check': 'true' });
    expect(runtime.github.requests).toEqual([]);
  });
});
