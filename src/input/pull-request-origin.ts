import type { Environment } from '../runner/runner.ts';
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
  const pullRequest = member(readEventPayload(env, readFile), 'pull_request');
  if (typeof pullRequest !== 'object' || pullRequest === null) return null;
  if (isFromFork(pullRequest)) return 'fork';
  const author = member(member(pullRequest, 'user'), 'login');
  return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}

/** Compares the two repositories: one that is itself a fork may well hold both branches. */
function isFromFork(pullRequest: object): boolean {
  const head = member(member(pullRequest, 'head'), 'repo');
  const base = member(member(pullRequest, 'base'), 'repo');
  // GitHub sends null where the fork has been deleted.
  if (head === null) return true;
  return ['id', 'full_name'].some((name) => {
    const [ofHead, ofBase] = [member(head, name), member(base, name)];
    return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
  });
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
