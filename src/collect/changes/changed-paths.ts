/** The input `paths`: whether a change touches a file of the agent. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readEventPayload } from '../../inputs/event.ts';
import { globFilter } from '../../inputs/files-by-glob.ts';
import { formatCounted } from '../../report/format.ts';
import type { Environment } from '../../runner/runner.ts';
import type { Runtime } from '../../runner/runtime.ts';
import { valueAt } from '../../text/json-object.ts';
import { oneLine } from '../../text/log-line.ts';
import { describeError, withoutPeriod } from '../../text/step-error.ts';

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
  runtime: Runtime,
): Promise<Concern> {
  const change = changeOf(runtime.env, readEventPayload(runtime.env));
  if (change === null) return { skipped: null, notes: [] };
  const told =
    typeof change === 'string' ? change : await filesOf(change, token, workspace, runtime);
  if (typeof told === 'string') {
    const note = `Which files are changed is not known (${withoutPeriod(told)}), so the gate runs although the input paths is set.`;
    runtime.runner.info(note);
    return { skipped: null, notes: [note] };
  }
  const touched = told.find(globFilter(globs));
  if (touched !== undefined) {
    runtime.runner.info(`paths: ${oneLine(touched, MAX_NAME_CHARS)} is changed`);
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
  runtime: Runtime,
): Promise<string[] | string> {
  const asked = await askGitHub(change, token, runtime);
  if (typeof asked !== 'string') return asked;
  const found = await gitChanges(change, workspace);
  if ('files' in found) return found.files;
  return `${asked}; of the checkout git says: ${oneLine(found.why, MAX_NAME_CHARS)}`;
}

async function askGitHub(
  change: Change,
  token: string,
  runtime: Runtime,
): Promise<string[] | string> {
  const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository = '' } = runtime.env;
  const [owner = '', repo = ''] = repository.split('/');
  if (token === '') return 'github-token is empty';
  if (owner === '' || repo === '') return 'GITHUB_REPOSITORY is not set';
  const { listChanges } = await import('../../github/changes.ts');
  const where = { apiUrl: (apiUrl || GITHUB).replace(/\/+$/, ''), owner, repo };
  try {
    return (await listChanges(change, where, token, runtime)) ?? 'GitHub does not list all of them';
  } catch (error) {
    runtime.cancelled.throwIfAborted();
    return `GitHub does not list them: ${withoutPeriod(describeError(error))}`;
  }
}

const TIMEOUT_MS = 10_000;
/** Of the list of names. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;

/**
 * Old and new names of every file that the change touches, or why the checkout does not tell. Only what
 * is certain counts: the commit that GitHub made of both sides, or a history that is not cut off.
 */
export async function gitChanges(
  change: Change,
  workspace: string,
): Promise<{ files: string[] } | { why: string }> {
  const git = (...args: string[]) => runGit(args, workspace);
  try {
    const range = await rangeOf(change, git);
    // Without the search for renames, both names of a file stand there.
    const options = ['--name-only', '--no-renames', '--no-ext-diff', '-z'];
    const names = await git('diff', ...options, ...range, '--');
    return { files: names.split('\0').filter((name) => name !== '') };
  } catch (error) {
    return { why: firstLineOf(describeError(error)) };
  }
}

type Git = (...args: string[]) => Promise<string>;

async function rangeOf({ kind, baseSha, headSha }: Change, git: Git): Promise<string[]> {
  // A merge group is built on its base.
  if (kind === 'merge-group') return [baseSha, headSha];
  const second = await git('rev-parse', '--verify', '--quiet', 'HEAD^2').catch(() => '');
  if (second.trim() === headSha) return ['HEAD^1', 'HEAD'];
  const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() !== 'false';
  if (isShallow) throw new Error('the history is cut off: check out with fetch-depth 2 or 0');
  return [`${baseSha}...${headSha}`];
}

/** The workspace may belong to another user, as in a container; nothing of its configuration is run. */
async function runGit(args: readonly string[], cwd: string): Promise<string> {
  const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
  const { stdout } = await promisify(execFile)('git', [...options, ...args], {
    cwd,
    maxBuffer: MAX_LIST_BYTES,
    timeout: TIMEOUT_MS,
  });
  return stdout;
}

/** What git itself says stands in the second line, after the command. */
function firstLineOf(message: string): string {
  const [command = '', said] = message.split('\n').filter((line) => line.trim() !== '');
  return said ?? command;
}

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

const UNTOLD = "the event's payload does not list the commits";

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
