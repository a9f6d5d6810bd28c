/** The input `paths`: whether a change touches a file of the agent. */
import * as z from 'zod/mini';
import { oneLine } from '../../core/text/log-line.ts';
import type { ChangeToList } from '../../github/changes.ts';
import { formatCounted } from '../../report/format.ts';
import { globFilter } from '../../step/files-by-glob.ts';
import { readEventPayload } from '../../step/inputs/event.ts';
import { describeError, withoutPeriod } from '../../step/stops.ts';
import type { World } from '../../step/world.ts';

const GITHUB = 'https://api.github.com';
const MAX_NAME_CHARS = 200;

/** Hashes become part of a URL. */
const commit = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const pullRequestEvent = z.object({
  pull_request: z.object({ number: z.int().check(z.positive()), head: z.object({ sha: commit }) }),
});
const mergeGroupEvent = z.object({
  merge_group: z.object({ base_sha: commit, head_sha: commit }),
});

export interface Concern {
  /** Why nothing is started, as the beginning of a sentence; null if the gate runs. */
  skipped: string | null;
  notes: string[];
}

/**
 * Finds out whether the pull request or merge group changes a file that the globs match, by its old or
 * new name. If that is unknown, the gate runs, and a note says why.
 *
 * @param token reads the changed files from GitHub; empty if there is none
 */
export async function lookForChanges(
  globs: readonly string[],
  token: string,
  world: World,
): Promise<Concern> {
  const { env, runner } = world;
  const name = env.GITHUB_EVENT_NAME ?? '';
  const isMergeGroup = name === 'merge_group';
  if (!isMergeGroup && name !== 'pull_request' && name !== 'pull_request_target') {
    return { skipped: null, notes: [] };
  }
  const change = isMergeGroup ? mergeGroupOf(env) : pullRequestOf(env);
  const files =
    change === null
      ? "the event's payload does not name the commits"
      : await listFiles(change, token, world);
  if (typeof files === 'string') {
    const note = `The changed files are unknown (${withoutPeriod(files)}), so the gate runs although the input paths is set.`;
    runner.info(note);
    return { skipped: null, notes: [note] };
  }
  const changed = files.find(globFilter(globs));
  if (changed !== undefined) {
    runner.info(`paths: ${oneLine(changed, MAX_NAME_CHARS)} is changed`);
    return { skipped: null, notes: [] };
  }
  const what = isMergeGroup ? 'merge group' : 'pull request';
  const skipped = `this ${what} changes no file that paths matches (${formatCounted(files.length, 'file')} checked)`;
  return { skipped, notes: [] };
}

function pullRequestOf(env: World['env']): ChangeToList | null {
  const { data } = z.safeParse(pullRequestEvent, readEventPayload(env));
  if (data === undefined) return null;
  const { number, head } = data.pull_request;
  return { kind: 'pull-request', number, headSha: head.sha };
}

function mergeGroupOf(env: World['env']): ChangeToList | null {
  const { data } = z.safeParse(mergeGroupEvent, readEventPayload(env));
  if (data === undefined) return null;
  const { base_sha: baseSha, head_sha: headSha } = data.merge_group;
  return { kind: 'merge-group', baseSha, headSha };
}

/** Old and new names, or why they are unknown. */
async function listFiles(
  change: ChangeToList,
  token: string,
  world: World,
): Promise<string[] | string> {
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
    return `GitHub reports: ${withoutPeriod(describeError(error))}`;
  }
}
