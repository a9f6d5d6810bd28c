/** The pull request that a workflow run reports to, and the identity of this gate's comment. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Workflow } from '../runner/runtime.ts';
import { isFork } from '../text/fork.ts';
import { pullRequestSchema, repositorySchema } from './schemas.ts';

/** A pull request as an event names it. */
interface NamedPullRequest {
  number: number;
  /** The evaluated commit, or null if the event does not name one. */
  headSha: string | null;
  /** True if only GitHub knows whether the commit is still the head, and of which repository. */
  isToBeChecked: boolean;
  /** False if the workspace is not the pull request's. */
  maySuggest: boolean;
}

/** A pull request of this repository, and the run that reports to it. */
export interface PullRequestTarget extends NamedPullRequest {
  /** GitHub's API, without a trailing slash. */
  apiUrl: string;
  owner: string;
  repo: string;
  /** Of workflow, job and gate: 16 hex digits. */
  gateId: string;
  /** ID of the workflow run. */
  run: number;
  /** The page that shows the job summary. */
  summaryUrl: string;
  /** The page that shows the pull request's changes. */
  changesUrl: string;
}

export const FROM_FORK =
  'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';

const pullRequestEventSchema = z.object({
  pull_request: z.extend(pullRequestSchema, { number: z.number() }),
});
const commentEventSchema = z.object({
  issue: z.object({ number: z.number(), pull_request: z.looseObject({}) }),
});
const runEventSchema = z.object({
  workflow_run: z.object({
    head_sha: z.string(),
    head_repository: repositorySchema,
    pull_requests: z.array(z.object({ number: z.number(), head: z.object({ sha: z.string() }) })),
  }),
  repository: repositorySchema,
});

/**
 * The pull request of the events `pull_request`, `pull_request_target` (without suggestions, since
 * the workspace is the base's), `workflow_run` and `issue_comment`; or the reason why it is not
 * written to, as one line for the log; or null if there is none. Pull requests from forks are never
 * written to.
 *
 * @param gateName distinguishes the gates of a matrix or of one job
 */
export function findPullRequest(
  workflow: Workflow,
  gateName: string,
): PullRequestTarget | string | null {
  const { apiUrl, owner, repo, payload } = workflow;
  if (payload === null) throw new Error('the file of the event cannot be read');
  const named = readEvent(workflow.eventName, payload);
  if (named === null || typeof named === 'string') return named;
  if (repo === '') throw new Error('GITHUB_REPOSITORY does not name the repository');
  const page = `${workflow.serverUrl || 'https://github.com'}/${owner}/${repo}`;
  const run = Number.parseInt(workflow.runId, 10) || 0;
  const attempt = Number.parseInt(workflow.runAttempt, 10) || 1;
  const identity = JSON.stringify([workflow.workflow, workflow.job, gateName]);
  return {
    ...named,
    owner,
    repo,
    apiUrl,
    gateId: createHash('sha256').update(identity).digest('hex').slice(0, 16),
    run,
    summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
    changesUrl: `${page}/pull/${named.number}/files`,
  };
}

function readEvent(eventName: string, event: unknown): NamedPullRequest | string | null {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      return ofPullRequest(eventName, event);
    case 'workflow_run':
      return ofWorkflowRun(event);
    case 'issue_comment':
      return ofComment(event);
    default:
      return null;
  }
}

function ofPullRequest(eventName: string, event: unknown): NamedPullRequest | string | null {
  const parsed = pullRequestEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { number, head, base } = parsed.data.pull_request;
  if (isFork(head.repo, base?.repo)) return FROM_FORK;
  const maySuggest = eventName === 'pull_request';
  return { number, headSha: head.sha, isToBeChecked: false, maySuggest };
}

/** GitHub lists no pull request of a fork here. */
function ofWorkflowRun(event: unknown): NamedPullRequest | string | null {
  const parsed = runEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { workflow_run: run, repository } = parsed.data;
  if (isFork(run.head_repository, repository)) return FROM_FORK;
  const [first, ...others] = run.pull_requests.filter(({ head }) => head.sha === run.head_sha);
  if (first === undefined) return null;
  if (others.length > 0) {
    return `No pull request is written to: ${others.length + 1} have the head ${run.head_sha}.`;
  }
  return { number: first.number, headSha: run.head_sha, isToBeChecked: true, maySuggest: true };
}

function ofComment(event: unknown): NamedPullRequest | null {
  const parsed = commentEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { number } = parsed.data.issue;
  return { number, headSha: null, isToBeChecked: true, maySuggest: true };
}
