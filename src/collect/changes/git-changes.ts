/** Which files a change touches, as the checkout tells. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeError } from '../../text/stops.ts';
import type { Change } from './change.ts';

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
