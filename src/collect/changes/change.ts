/** What the event that the workflow runs for would bring into a branch. */

import type { Environment } from '../../runner/runner.ts';
import { valueAt } from '../../text/json-object.ts';

/** Commits are whole hashes. */
export type Change =
  | { kind: 'pull-request'; number: number; baseSha: string; headSha: string }
  | { kind: 'merge-group'; baseSha: string; headSha: string };

/**
 * The change; null where the event is none that brings one, and a text that says so where the payload
 * does not tell it.
 *
 * @param event the payload of the event, or null
 */
export function changeOf(
  { GITHUB_EVENT_NAME: name }: Environment,
  event: unknown,
): Change | string | null {
  if (name === 'pull_request' || name === 'pull_request_target') return ofPullRequest(event);
  return name === 'merge_group' ? ofMergeGroup(event) : null;
}

const UNTOLD = "the event's payload does not tell the commits";

function ofPullRequest(event: unknown): Change | string {
  const pull = valueAt(event, ['pull_request']);
  const number = valueAt(pull, ['number']);
  const [baseSha, headSha] = ['base', 'head'].map((side) => commitAt(pull, [side, 'sha']));
  const isNumber = typeof number === 'number' && Number.isSafeInteger(number) && number > 0;
  return isNumber && baseSha && headSha
    ? { kind: 'pull-request', number, baseSha, headSha }
    : UNTOLD;
}

function ofMergeGroup(event: unknown): Change | string {
  const [baseSha, headSha] = ['base_sha', 'head_sha'].map((name) =>
    commitAt(event, ['merge_group', name]),
  );
  return baseSha && headSha ? { kind: 'merge-group', baseSha, headSha } : UNTOLD;
}

/** Empty where no hash stands there, so that nothing else ever becomes part of a command or an address. */
function commitAt(value: unknown, path: readonly string[]): string {
  const sha = valueAt(value, path);
  return typeof sha === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : '';
}
