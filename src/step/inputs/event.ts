/** What the event that the workflow runs for says. */
import { readFileSync, statSync } from 'node:fs';
import { isFork } from '../../core/fork.ts';
import { isObject, valueAt } from '../../core/json-object.ts';
import type { Environment } from '../../runner/runner.ts';

/** GitHub caps a webhook's payload at 25 MB; what is longer did not come from it. */
const LONGEST_PAYLOAD = 25_000_000;

/**
 * The payload of the event that the workflow runs for; null where there is none that can be read.
 *
 * @param readFile gives a file's text, or throws; by default from the disk
 */
export function readEventPayload(
  { GITHUB_EVENT_PATH: path }: Environment,
  readFile: (path: string) => string = readPayloadFile,
): unknown {
  if (path === undefined || path === '') return null;
  try {
    const text = readFile(path);
    return text.length > LONGEST_PAYLOAD ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * False where reading the event's file could wait for ever or fill the memory, as a pipe or a device
 * does. What is not there does neither.
 */
export function mayReadEvent({ GITHUB_EVENT_PATH: path = '' }: Environment): boolean {
  try {
    return isPayloadFile(path);
  } catch {
    return true;
  }
}

function readPayloadFile(path: string): string {
  return isPayloadFile(path) ? readFileSync(path, 'utf8') : '';
}

function isPayloadFile(path: string): boolean {
  const facts = statSync(path);
  return facts.isFile() && facts.size <= LONGEST_PAYLOAD;
}

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
