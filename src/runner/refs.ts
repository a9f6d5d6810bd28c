/** Git refs under which runs are recorded and compared, and what identifies the step. */

import { valueAt } from '../text/json-object.ts';
import { pullRequestOf, testedCommit } from './event.ts';
import type { Workflow } from './runtime.ts';

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
export function refsOf(workflow: Workflow): Refs {
  const { eventName, payload: event, ref, baseRef } = workflow;
  const pullRequest = pullRequestOf(workflow);
  const own = pullRequest === null ? ref : `refs/pull/${pullRequest.number}/merge`;
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      return { own, base: branchRef(pullRequest?.base ?? baseRef) };
    case 'merge_group':
      return { own: ref, base: branchRef(valueAt(event, ['merge_group', 'base_ref'])) };
    case 'workflow_run':
      return pullRequest === null
        ? refsOfHeadBranch(event, ref)
        : { own, base: branchRef(pullRequest.base) };
    case 'issue_comment':
      return { own, base: null };
    default:
      return { own: ref, base: null };
  }
}

/** For a `workflow_run` without a pull request. */
function refsOfHeadBranch(event: unknown, ref: string): Refs {
  const run = valueAt(event, ['workflow_run']);
  const base = branchRef(valueAt(event, ['repository', 'default_branch']));
  const head = branchRef(valueAt(run, ['head_branch']));
  if (head === null) return { own: ref, base };
  const repository = valueAt(run, ['head_repository', 'full_name']);
  const isFork = repository !== valueAt(event, ['repository', 'full_name']);
  // A branch of a fork may have the name of one that others are compared with.
  return { own: isFork ? `refs/forks/${String(repository ?? 'unknown')}/${head}` : head, base };
}

function branchRef(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null;
  return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}

/** The step and the commit that it tests; a text is empty, and `attempt` 0, if unknown. */
export type Origin = ReturnType<typeof originOf>;

export function originOf(workflow: Workflow, { own }: Refs) {
  return {
    sha: testedCommit(workflow),
    ref: own,
    workflowRun: /^\d{1,20}$/.exec(workflow.runId)?.[0] ?? '',
    attempt: Number(/^\d{1,9}$/.exec(workflow.runAttempt)?.[0] ?? 0),
    job: workflow.job,
    step: workflow.action,
  };
}
