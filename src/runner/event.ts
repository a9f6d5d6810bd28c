/** What the event that triggered the workflow says of its change. */

import { valueAt } from '../text/json-object.ts';
import type { Workflow } from './runtime.ts';

interface PullRequest {
  number: number;
  headSha: string;
  /** Name of the branch that it is to be merged into, if the event names it. */
  base: unknown;
}

/** The pull request that the event is about, in one of three places; null if there is none. */
export function pullRequestOf({ payload }: Workflow): PullRequest | null {
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

/** Empty if it is no hash: no other text may become part of a URL. */
export function commitIn(sha: unknown): string {
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
