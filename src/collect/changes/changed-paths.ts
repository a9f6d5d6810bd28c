/** The input `paths`: whether a change touches a file of the agent. */

import { readEventPayload } from '../../inputs/event.ts';
import { globFilter } from '../../inputs/files-by-glob.ts';
import { formatCounted } from '../../report/format.ts';
import type { World } from '../../runner/world.ts';
import { oneLine } from '../../text/log-line.ts';
import { describeError, withoutPeriod } from '../../text/stops.ts';
import { type Change, changeOf } from './change.ts';
import { gitChanges } from './git-changes.ts';

const GITHUB = 'https://api.github.com';
const MAX_NAME_CHARS = 200;

/** Why nothing is to be started, as the beginning of a sentence, or null; and what is to be known of it where something is. */
export interface Concern {
  skipped: string | null;
  notes: string[];
}

/**
 * Looks whether the pull request or merge group that the workflow runs for touches a file that the globs
 * name, by its old or its new name. Where nobody can tell, the gate runs, and a note says why.
 *
 * @param token reads what GitHub tells; empty where there is none
 * @param workspace of which the checkout is asked where GitHub does not tell
 */
export async function lookForChanges(
  globs: readonly string[],
  token: string,
  workspace: string,
  world: World,
): Promise<Concern> {
  const change = changeOf(world.env, readEventPayload(world.env));
  if (change === null) return { skipped: null, notes: [] };
  const told = typeof change === 'string' ? change : await filesOf(change, token, workspace, world);
  if (typeof told === 'string') {
    const note = `Which files are changed is not known (${withoutPeriod(told)}), so the gate runs although the input paths is set.`;
    world.runner.info(note);
    return { skipped: null, notes: [note] };
  }
  const touched = told.find(globFilter(globs));
  if (touched !== undefined) {
    world.runner.info(`paths: ${oneLine(touched, MAX_NAME_CHARS)} is changed`);
    return { skipped: null, notes: [] };
  }
  const what =
    typeof change === 'string' || change.kind === 'pull-request' ? 'pull request' : 'merge group';
  const skipped = `this ${what} changes no file that paths matches (${formatCounted(told.length, 'file')} checked)`;
  return { skipped, notes: [] };
}

/** Names of files, or why they are not known. */
async function filesOf(
  change: Change,
  token: string,
  workspace: string,
  world: World,
): Promise<string[] | string> {
  const asked = await askGitHub(change, token, world);
  if (typeof asked !== 'string') return asked;
  const found = await gitChanges(change, workspace);
  if ('files' in found) return found.files;
  return `${asked}; of the checkout git says: ${oneLine(found.why, MAX_NAME_CHARS)}`;
}

async function askGitHub(change: Change, token: string, world: World): Promise<string[] | string> {
  const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository = '' } = world.env;
  const [owner = '', repo = ''] = repository.split('/');
  if (token === '') return 'github-token is empty';
  if (owner === '' || repo === '') return 'GITHUB_REPOSITORY is not set';
  const { listChanges } = await import('../../github/changes.ts');
  const where = { apiUrl: (apiUrl || GITHUB).replace(/\/+$/, ''), owner, repo };
  try {
    return (await listChanges(change, where, token, world)) ?? 'GitHub does not list all of them';
  } catch (error) {
    world.cancelled.throwIfAborted();
    return `GitHub does not tell: ${withoutPeriod(describeError(error))}`;
  }
}
