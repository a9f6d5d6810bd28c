/** The files that prompts are searched in. */
import { execFile } from 'node:child_process';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { filesByGlob, globFilter } from '../inputs/files-by-glob.ts';

const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;
/** A larger file holds no prompt. */
const MAX_FILE_BYTES = 1024 * 1024;
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

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

/** The globs that match no file which git tracks; none if git does not list them. */
export async function unmatchedGlobs(
  globs: readonly string[],
  workspace: string,
): Promise<string[]> {
  const names = await trackedFiles(workspace).catch(() => []);
  return names.length === 0 ? [] : globs.filter((glob) => !names.some(globFilter([glob])));
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

/**
 * The text of a file, with its byte order mark and line breaks; null if it is no file of the
 * workspace itself (a link may lead out of it), too large, or not UTF-8 text.
 */
export function readPromptFile(name: string, workspace: string): string | null {
  try {
    const path = join(workspace, name);
    const facts = lstatSync(path);
    if (!facts.isFile() || facts.size > MAX_FILE_BYTES) return null;
    if (!realpathSync(path).startsWith(realpathSync(workspace) + sep)) return null;
    const bytes = readFileSync(path);
    return bytes.includes(0) ? null : DECODER.decode(bytes);
  } catch {
    return null;
  }
}
