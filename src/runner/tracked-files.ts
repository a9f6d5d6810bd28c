import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;

/** The files that git tracks, relative to the workspace and with `/`, sorted. Rejects if git fails. */
export async function trackedFiles(workspace: string): Promise<string[]> {
  // The workspace may belong to another user, as in a container; nothing of its configuration is run.
  const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
  const { stdout } = await promisify(execFile)('git', [...options, 'ls-files', '-z'], {
    cwd: workspace,
    maxBuffer: MAX_LIST_BYTES,
    timeout: GIT_TIMEOUT_MS,
  });
  const names = stdout.split('\0').filter((name) => name !== '');
  // A file in conflict is listed several times.
  return [...new Set(names)].sort();
}
