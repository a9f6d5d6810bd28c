import { isFork } from '../../core/fork.ts';
import { isObject, valueAt } from '../../core/json-object.ts';
import type { Environment } from '../../runner/runner.ts';
import { readEventPayload } from './event-payload.ts';

/** The pull requests that GitHub gives none of the repository's Actions secrets. */
export type PullRequestOrigin = 'fork' | 'dependabot';

const DEPENDABOT = 'dependabot[bot]';

/**
 * Tells from the event's payload whether the workflow runs for a pull request from a fork or from
 * Dependabot; null for everything else, and for a payload that is missing or odd.
 *
 * @param readFile gives a file's text, or throws; by default from the disk
 */
export function readPullRequestOrigin(
  env: Environment,
  readFile?: (path: string) => string,
): PullRequestOrigin | null {
  const pullRequest = valueAt(readEventPayload(env, readFile), ['pull_request']);
  if (!isObject(pullRequest)) return null;
  const [head, base] = ['head', 'base'].map((side) => valueAt(pullRequest, [side, 'repo']));
  if (isFork(head, base)) return 'fork';
  const author = valueAt(pullRequest, ['user', 'login']);
  return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}
