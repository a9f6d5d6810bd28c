/** What the event that triggered the workflow says of its change. */

import { valueAt } from '../text/json-object.ts';
import type { Workflow } from './runtime.ts';

/** A pull request with its evaluated commit, or two commits of which the second is built on the first. */
export type Change =
  | { kind: 'pull-request'; number: number; headSha: string }
  | { kind: 'merge-group'; baseSha: string; headSha: string };

/**
 * The pull request that the event is about, in one of three places, with the branch that it is to be merged into
 * if the event names it; null if there is none.
 */
export function pullRequestOf({ payload }: Workflow) {
  const issue = valueAt(payload, ['issue']);
  const places = [
    valueAt(payload, ['pull_request']),
    valueAt(payload, ['workflow_run', 'pull_requests', 0]),
    valueAt(issue, ['pull_request']) === undefined ? undefined : issue,
  ];
  const found = places.find((place) => place !== undefined);
  const number = valueAt(found, ['number']);
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number <= 0) return null;
  const headSha = commitIn(valueAt(found, ['head', 'sha']));
  return { number, headSha, base: valueAt(found, ['base', 'ref']) };
}

/** The change of a pull request or merge group; null if the event does not name its commits. */
export function changeOf(workflow: Workflow): Change | null {
  if (workflow.eventName !== 'merge_group') {
    const pullRequest = pullRequestOf(workflow);
    return pullRequest?.headSha ? { kind: 'pull-request', ...pullRequest } : null;
  }
  const [baseSha = '', headSha = ''] = ['base_sha', 'head_sha'].map((name) =>
    commitIn(valueAt(workflow.payload, ['merge_group', name])),
  );
  return baseSha && headSha ? { kind: 'merge-group', baseSha, headSha } : null;
}

/** Empty if it is no hash: no other text may become part of a URL. */
function commitIn(sha: unknown): string {
  return typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha) ? sha : '';
}

/** The commit that is tested: in a pull request `GITHUB_SHA` is a merge that is on no branch. */
export function testedCommit({ eventName, payload, sha }: Workflow): string {
  const head = commitIn(valueAt(payload, ['pull_request', 'head', 'sha']));
  const ofRun = commitIn(valueAt(payload, ['workflow_run', 'head_sha']));
  return head || (eventName === 'workflow_run' && ofRun) || commitIn(sha);
}

/**
 * Whether the head of the event's pull request is in another repository than its base: one that is itself a
 * fork may well hold both branches.
 */
export function isFromFork(event: unknown): boolean {
  const [head, base] = ['head', 'base'].map((side) =>
    valueAt(event, ['pull_request', side, 'repo']),
  );
  // GitHub sends null if the fork has been deleted.
  if (head === null) return true;
  return ['id', 'full_name'].some((name) => {
    const [ofHead, ofBase] = [valueAt(head, [name]), valueAt(base, [name])];
    return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
  });
}
