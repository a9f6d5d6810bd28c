/** Git refs under which runs are recorded and compared, and what identifies the step. */

import type { Workflow } from '../runner/runtime.ts';
import { valueAt } from '../text/json-object.ts';
import type { RunReference } from './run-history.ts';

export interface Refs {
  /** Ref under which this step records its runs; empty outside of a workflow. */
  own: string;
  /** The branch that the change is to be merged into; null if there is none. */
  base: string | null;
}

/**
 * The refs of the event that triggered the workflow. Runs for a pull request are recorded under the pull
 * request, so that none ever counts as a run of the branch that the event names.
 */
export function refsOf({ eventName, payload: event, ref: own, baseRef }: Workflow): Refs {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      return {
        own: pullRequestRef(valueAt(event, ['pull_request'])) ?? own,
        base: branchRef(valueAt(event, ['pull_request', 'base', 'ref']) ?? baseRef),
      };
    case 'merge_group':
      return { own, base: branchRef(valueAt(event, ['merge_group', 'base_ref'])) };
    case 'workflow_run':
      return refsOfWorkflowRun(event, own);
    case 'issue_comment':
      return { own: pullRequestRef(pullRequestCommentedOn(event)) ?? own, base: null };
    default:
      return { own, base: null };
  }
}

/** How messages name a ref: `main`, `pull request 7`; `this gate` if it is empty. */
export function nameOfRef(ref: string): string {
  const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
  if (number !== undefined) return `pull request ${number}`;
  return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}

/** The commit that is tested: in a pull request `GITHUB_SHA` is a merge that is on no branch. */
export function testedCommit({ eventName, payload, sha: own }: Workflow): string {
  const named = [
    valueAt(payload, ['pull_request', 'head', 'sha']),
    eventName === 'workflow_run' && valueAt(payload, ['workflow_run', 'head_sha']),
    own,
  ].find((sha) => typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha));
  return typeof named === 'string' ? named : '';
}

function refsOfWorkflowRun(event: unknown, own: string): Refs {
  const run = valueAt(event, ['workflow_run']);
  const pullRequest = valueAt(run, ['pull_requests', 0]);
  const ref = pullRequestRef(pullRequest);
  if (ref !== null) return { own: ref, base: branchRef(valueAt(pullRequest, ['base', 'ref'])) };
  const base = branchRef(valueAt(event, ['repository', 'default_branch']));
  const head = branchRef(valueAt(run, ['head_branch']));
  if (head === null) return { own, base };
  const repository = valueAt(run, ['head_repository', 'full_name']);
  const isFork = repository !== valueAt(event, ['repository', 'full_name']);
  // A branch of a fork may have the name of one that others are compared with.
  return { own: isFork ? `refs/forks/${String(repository ?? 'unknown')}/${head}` : head, base };
}

function pullRequestCommentedOn(event: unknown): unknown {
  const issue = valueAt(event, ['issue']);
  return valueAt(issue, ['pull_request']) === undefined ? undefined : issue;
}

function pullRequestRef(pullRequest: unknown): string | null {
  const number = valueAt(pullRequest, ['number']);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? `refs/pull/${number}/merge`
    : null;
}

function branchRef(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null;
  return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}

/** What the references to the runs of one step have in common. */
export type Origin = Pick<RunReference, 'sha' | 'ref' | 'workflowRun' | 'attempt' | 'job' | 'step'>;

export function originOf(workflow: Workflow, { own }: Refs): Origin {
  return {
    sha: testedCommit(workflow),
    ref: own,
    workflowRun: /^\d{1,20}$/.exec(workflow.runId)?.[0] ?? '',
    attempt: Number(/^\d{1,9}$/.exec(workflow.runAttempt)?.[0] ?? 0),
    job: workflow.job,
    step: workflow.action,
  };
}
