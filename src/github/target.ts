/** Which pull request a workflow run speaks to, and what tells this gate's comment from others. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isFork } from '../core/fork.ts';
import type { Workflow } from '../step/world.ts';
import { pullRequestSchema, repositorySchema } from './schemas.ts';

/** A pull request of this repository, and the run that reports to it. */
export interface PullRequestTarget {
  /** GitHub's API, without a trailing slash. */
  apiUrl: string;
  owner: string;
  repo: string;
  number: number;
  /** The commit that the run judges, or null where the event does not say. */
  headSha: string | null;
  /** True where only GitHub can tell whether the commit is still the head, and of which repository. */
  isToBeChecked: boolean;
  /** False where the workspace is not the pull request's. */
  maySuggest: boolean;
  /** Tells this gate's comment from those of other workflows, jobs and gates: 16 hex digits. */
  gateId: string;
  /** ID of the workflow run, and which attempt of it this is. */
  run: number;
  attempt: number;
  /** The page that shows the job summary. */
  summaryUrl: string;
  /** The page that shows the pull request's changes. */
  changesUrl: string;
}

export type FoundPullRequest =
  | { kind: 'found'; target: PullRequestTarget }
  /** There is one that is not written to; `why` is one line for the log. */
  | { kind: 'left-alone'; why: string }
  /** The workflow does not run for a pull request. */
  | { kind: 'none' };

export const FROM_FORK =
  'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';

const NO_REPOSITORY = 'The pull request is not written to: GITHUB_REPOSITORY has to be set.';

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

interface Named {
  number: number;
  headSha: string | null;
  isToBeChecked: boolean;
  maySuggest: boolean;
}

/**
 * Finds the pull request. Events: `pull_request`, `pull_request_target` (no suggestions, since the
 * workspace is the base's), `workflow_run` and `issue_comment`; nothing is found for others. Those of
 * forks are left alone, whatever the token may do.
 *
 * @param gateName tells apart what GitHub does not: the gates of a matrix or of one job
 */
export function findPullRequest(workflow: Workflow, gateName: string): FoundPullRequest {
  const named = readEvent(workflow.eventName, workflow.payload);
  if (named === null) return { kind: 'none' };
  if (typeof named === 'string') return { kind: 'left-alone', why: named };
  const repository = repositoryOf(workflow);
  if (repository === null) return { kind: 'left-alone', why: NO_REPOSITORY };
  const { apiUrl, serverUrl, workflow: name = '', job = '', runId, runAttempt } = workflow;
  const { owner, repo } = repository;
  const page = `${serverUrl}/${owner}/${repo}`;
  // What the environment does not say is not a number here.
  const run = runId || 0;
  const attempt = runAttempt || 1;
  const target: PullRequestTarget = {
    ...named,
    ...repository,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    gateId: gateIdOf([name, job, gateName]),
    run,
    attempt,
    summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
    changesUrl: `${page}/pull/${named.number}/files`,
  };
  return { kind: 'found', target };
}

function repositoryOf(workflow: Workflow): Workflow['repo'] | null {
  try {
    return workflow.repo;
  } catch {
    return null;
  }
}

/** The pull request, or why it is left alone, or null where there is none. */
function readEvent(eventName: string, event: unknown): Named | string | null {
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

function ofPullRequest(eventName: string, event: unknown): Named | string | null {
  const parsed = pullRequestEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { number, head, base } = parsed.data.pull_request;
  if (isFork(head.repo, base?.repo)) return FROM_FORK;
  const maySuggest = eventName === 'pull_request';
  return { number, headSha: head.sha, isToBeChecked: false, maySuggest };
}

/** GitHub lists no pull request of a fork here. */
function ofWorkflowRun(event: unknown): Named | string | null {
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

function ofComment(event: unknown): Named | null {
  const parsed = commentEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { number } = parsed.data.issue;
  return { number, headSha: null, isToBeChecked: true, maySuggest: true };
}

function gateIdOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
