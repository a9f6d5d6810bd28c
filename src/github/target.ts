/** The pull request that a workflow run reports to, and what is reported to it. */
import { createHash } from 'node:crypto';
import type { GateReport, ReportSettings } from '../model/report.ts';
import type { CommentMode } from '../report/comment/plan.ts';
import { PULL_REQUEST } from '../report/words/publish-words.ts';
import { isFromFork, pullRequestOf } from '../runner/event.ts';
import type { Workflow } from '../runner/runtime.ts';
import type { GitHubApi } from './api.ts';

export interface PullRequestOrder {
  /** Redacted, and brief if `settings` say so. */
  report: GateReport;
  settings: ReportSettings;
  mode: CommentMode;
  suggestions: boolean;
  token: string;
  /** Distinguishes this gate from others of the same job, such as those of a matrix; may be empty. */
  gateName: string;
  /** A file of the workspace as lines without line breaks, or null if it cannot be read. */
  linesOf: (path: string) => readonly string[] | null;
}

/** A pull request of this repository, and the run that reports to it. */
export type PullRequestTarget = Extract<ReturnType<typeof findPullRequest>, object>;

export interface PullRequestContext {
  order: PullRequestOrder;
  target: PullRequestTarget;
  api: GitHubApi;
}

/**
 * The pull request of the events `pull_request` and `pull_request_target` (without suggestions, since the
 * workspace is the base's); the reason why it is not written to, as one line for the log; or null if there is
 * none. Pull requests from forks are never written to.
 *
 * @param gateName distinguishes the gates of a matrix or of one job
 */
export function findPullRequest(workflow: Workflow, gateName: string) {
  const { apiUrl, owner, repo, payload, eventName } = workflow;
  const isOfPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
  if (isOfPullRequest && payload === null) throw new Error(PULL_REQUEST.noEvent);
  const pullRequest = pullRequestOf(workflow);
  if (!isOfPullRequest || !pullRequest?.headSha) return null;
  if (isFromFork(payload)) return PULL_REQUEST.fromFork;
  if (repo === '') throw new Error(PULL_REQUEST.noRepository);
  const { number, headSha } = pullRequest;
  const page = `${workflow.serverUrl || 'https://github.com'}/${owner}/${repo}`;
  const run = Number.parseInt(workflow.runId, 10) || 0;
  const attempt = Number.parseInt(workflow.runAttempt, 10) || 1;
  const identity = JSON.stringify([workflow.workflow, workflow.job, gateName]);
  return {
    apiUrl,
    owner,
    repo,
    number,
    headSha,
    maySuggest: eventName === 'pull_request',
    /** Of workflow, job and gate. */
    gateId: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    run,
    summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
    changesUrl: `${page}/pull/${number}/files`,
  };
}
