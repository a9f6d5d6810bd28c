/** The event that started the workflow. */
import { readFileSync } from 'node:fs';
import type { Environment } from '../runner/runner.ts';
import { isFork } from '../text/fork.ts';
import { isObject, valueAt } from '../text/json-object.ts';

/** The payload of the event; null if it is missing or unreadable. */
export function readEventPayload({ GITHUB_EVENT_PATH: path = '' }: Environment): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The pull requests to which GitHub gives none of the repository's Actions secrets. */
export type PullRequestOrigin = 'fork' | 'dependabot';

const DEPENDABOT = 'dependabot[bot]';

/** Whether the workflow runs for a pull request from a fork or from Dependabot; null for any other event. */
export function readPullRequestOrigin(env: Environment): PullRequestOrigin | null {
  const pullRequest = valueAt(readEventPayload(env), ['pull_request']);
  if (!isObject(pullRequest)) return null;
  const [head, base] = ['head', 'base'].map((side) => valueAt(pullRequest, [side, 'repo']));
  if (isFork(head, base)) return 'fork';
  const author = valueAt(pullRequest, ['user', 'login']);
  return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}
