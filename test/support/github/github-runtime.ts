/** A pull request on the fake GitHub, and the gate's report to it, in virtual time. */
import { onTestFinished } from 'vitest';
import { type PullRequestResult, reportToPullRequest } from '../../../src/github/pull-request.ts';
import type { PullRequestOrder } from '../../../src/github/target.ts';
import { readWorkflow } from '../../../src/inputs/workflow.ts';
import type { GateReport } from '../../../src/model/report.ts';
import type { Workflow } from '../../../src/runner/runtime.ts';
import { FULL } from '../../report/builders.ts';
import { recordingRunner } from '../recording-runner.ts';
import { RequestsUnderway } from '../requests-underway.ts';
import {
  type FakeGitHub,
  type FakePullRequest,
  REPOSITORY,
  startFakeGitHub,
  WORKFLOW,
} from './fake-github.ts';
import { FakeTime } from './fake-time.ts';

export const TOKEN = 'ghs_test-token-0123456789abcdef';

export interface Reported extends PullRequestResult {
  log: string;
  /** Virtual milliseconds. */
  tookMs: number;
}

export interface GitHubRuntime {
  github: FakeGitHub;
  /** Has GitHub answer nothing until so much time has gone by, or that long for each operation. */
  answerAfter(ms: number | ((operation: string) => number)): void;
  pull: FakePullRequest;
  /** The files of the workspace. */
  workspace: Map<string, string>;
  cancel: AbortController;
  /** Each step is the next attempt, unless `workflow` sets the attempt. */
  report(
    report: GateReport,
    order?: Partial<PullRequestOrder>,
    workflow?: Partial<Workflow>,
  ): Promise<Reported>;
}

export async function gitHubRuntime(
  overrides: Partial<FakePullRequest> = {},
): Promise<GitHubRuntime> {
  const github = await startFakeGitHub(() => Date.now());
  const underway = new RequestsUnderway(github.apiUrl, () => {});
  const time = new FakeTime(() => underway.any);
  onTestFinished(() => underway.stop());
  github.accounts.set(TOKEN, WORKFLOW);
  const pull = github.addPull(overrides);
  const workspace = new Map<string, string>();
  const cancel = new AbortController();
  let runAttempt = 1;
  return {
    github,
    pull,
    workspace,
    cancel,
    answerAfter(ms) {
      github.onRequest = async (operation, { method, path }) => {
        const afterMs = typeof ms === 'number' ? ms : ms(operation);
        if (afterMs === 0) return;
        underway.noteHanging(method, path);
        await time.sleep(afterMs, new AbortController().signal);
        underway.noteHanging(method, path, false);
      };
    },
    async report(report, order = {}, workflow = {}) {
      const recording = recordingRunner({ RUNNER_DEBUG: '1' });
      runAttempt += 1;
      const workflowRun = { ...workflowOf(github.apiUrl, pullRequestEvent(pull)) };
      const startedMs = time.now();
      const result = await reportToPullRequest(
        {
          report,
          settings: FULL,
          mode: 'auto',
          suggestions: true,
          token: TOKEN,
          gateName: '',
          linesOf: (path) => workspace.get(path)?.split('\n') ?? null,
          ...order,
        },
        {
          env: {},
          clock: time,
          random: () => 0.5,
          runner: recording.runner,
          workflow: { ...workflowRun, runAttempt: String(runAttempt), ...workflow },
          cancelled: cancel.signal,
        },
      );
      return { ...result, log: recording.log(), tookMs: time.now() - startedMs };
    },
  };
}

/** A workflow run for a pull request. */
export function workflowOf(apiUrl: string, payload: object): Workflow {
  return { ...readWorkflow(environment(apiUrl)), payload };
}

/** Its variables. */
export function environment(apiUrl: string): Record<string, string> {
  return {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: 'https://github.test',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_RUN_ID: '100',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'Simulation',
    GITHUB_JOB: 'gate',
  };
}

export function pullRequestEvent({ number, headSha, headRepository }: FakePullRequest) {
  return {
    pull_request: {
      number,
      head: { sha: headSha, repo: headRepository },
      base: { sha: '0', repo: { id: 1 } },
    },
    repository: { id: 1 },
  };
}
