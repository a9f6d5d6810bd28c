/** A pull request on the fake GitHub, and the gate's report to it, in virtual time. */
import { onTestFinished } from 'vitest';
import {
  type PullRequestOrder,
  type PullRequestResult,
  reportToPullRequest,
} from '../../../src/github/post.ts';
import type { GateReport } from '../../../src/report/model.ts';
import { FULL } from '../../report/builders.ts';
import { recordingRunner } from '../recording-runner.ts';
import { RequestsUnderway } from '../requests-underway.ts';
import { VirtualClock } from '../virtual-clock.ts';
import {
  type FakeGitHub,
  type FakePullRequest,
  REPOSITORY,
  startFakeGitHub,
  WORKFLOW,
} from './fake-github.ts';

export const TOKEN = 'ghs_test-token-0123456789abcdef';

export interface Reported extends PullRequestResult {
  log: string;
  /** Virtual milliseconds. */
  tookMs: number;
}

export interface GitHubWorld {
  github: FakeGitHub;
  clock: VirtualClock;
  pull: FakePullRequest;
  /** The files of the workspace. */
  workspace: Map<string, string>;
  cancel: AbortController;
  report(
    report: GateReport,
    order?: Partial<PullRequestOrder>,
    env?: Readonly<Record<string, string>>,
  ): Promise<Reported>;
}

export async function gitHubWorld(overrides: Partial<FakePullRequest> = {}): Promise<GitHubWorld> {
  const clock = new VirtualClock(() => underway.any);
  const github = await startFakeGitHub(() => clock.elapsedMs);
  const underway = new RequestsUnderway(github.apiUrl, () => clock.look());
  onTestFinished(() => underway.stop());
  github.accounts.set(TOKEN, WORKFLOW);
  const pull = github.addPull(overrides);
  const workspace = new Map<string, string>();
  const cancel = new AbortController();
  return {
    github,
    clock,
    pull,
    workspace,
    cancel,
    async report(report, order = {}, env = {}) {
      const recording = recordingRunner({
        ...environment(github.apiUrl),
        RUNNER_DEBUG: '1',
        ...env,
      });
      const startedMs = clock.now();
      const result = await reportToPullRequest(
        {
          report,
          settings: FULL,
          mode: 'auto',
          suggestions: true,
          token: TOKEN,
          hide: (text) => text.replaceAll(TOKEN, '***'),
          gateName: '',
          event: pullRequestEvent(pull),
          linesOf: (path) => workspace.get(path)?.split('\n') ?? null,
          ...order,
        },
        {
          env: recording.env,
          clock,
          random: () => 0.5,
          runner: recording.runner,
          cancelled: cancel.signal,
        },
      );
      return { ...result, log: recording.log(), tookMs: clock.now() - startedMs };
    },
  };
}

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
