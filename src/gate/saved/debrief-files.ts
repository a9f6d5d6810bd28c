/** The saved debriefs that `policy-check` is to try a policy on. */
import { glob, stat } from 'node:fs/promises';
import { normalize } from 'node:path';
import { splitGlobs } from '../../core/input/glob-list.ts';

/** More files than this are not judged at once: their reports are held together. */
const MAX_FILES = 500;

/** Files to judge, and what is wrong with a pattern or with all of them. */
export interface DebriefFiles {
  paths: string[];
  faults: { pattern: string; problem: string }[];
}

/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A
 * name that is that of a file stands for it, whatever characters it holds.
 */
export async function findDebriefFiles(list: string): Promise<DebriefFiles> {
  const paths = new Set<string>();
  const faults: DebriefFiles['faults'] = [];
  const patterns = (await isFile(list)) ? [list] : splitGlobs(list);
  if (patterns.length === 0) faults.push({ pattern: list, problem: 'names no file' });
  for (const pattern of patterns) {
    const found = await matchesOf(pattern);
    for (const path of found) paths.add(path);
    if (found.length === 0) {
      const problem = 'matches no file: check the path, which starts at the workspace';
      faults.push({ pattern, problem });
    }
    if (paths.size > MAX_FILES) {
      const problem = `brings the files to more than ${MAX_FILES}: check them in several steps`;
      return { paths: [], faults: [...faults, { pattern, problem }] };
    }
  }
  return { paths: [...paths], faults };
}

async function matchesOf(pattern: string): Promise<string[]> {
  if (await isFile(pattern)) return [normalize(pattern)];
  const found: string[] = [];
  for await (const path of glob(pattern)) {
    if (!(await isFolder(path))) found.push(normalize(path));
    if (found.length > MAX_FILES) break;
  }
  return found.sort();
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
}

/** A link that leads nowhere is none: judging it says so. */
async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}
