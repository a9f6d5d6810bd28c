/** The files that prompts are searched in. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { filesByGlob } from '../../inputs/files-by-glob.ts';

const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;

/** Names of files, relative to the workspace and with `/`, each once. */
export interface PromptFiles {
  names: string[];
  unmatched: string[];
}

/** All files that match the globs, or that git tracks if there are none. Rejects if git fails. */
export async function listPromptFiles(
  globs: readonly string[] | null,
  workspace: string,
): Promise<PromptFiles> {
  const names = new Set(globs === null ? await trackedFiles(workspace) : []);
  const unmatched: string[] = [];
  for (const pattern of globs ?? []) {
    const matched = await filesByGlob(pattern, workspace);
    if (matched.length === 0) unmatched.push(pattern);
    for (const name of matched) names.add(name);
  }
  return { names: [...names].sort(), unmatched };
}

async function trackedFiles(workspace: string): Promise<string[]> {
  // The workspace may belong to another user, as in a container; nothing of its configuration is run.
  const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
  const { stdout } = await promisify(execFile)('git', [...options, 'ls-files', '-z'], {
    cwd: workspace,
    maxBuffer: MAX_LIST_BYTES,
    timeout: GIT_TIMEOUT_MS,
  });
  return stdout.split('\0').filter((name) => name !== '');
}
