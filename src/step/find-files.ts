/** The files that an input names, by their paths or by globs. */
import { glob, stat } from 'node:fs/promises';
import { normalize } from 'node:path';
import { splitGlobs } from '../core/input/glob-list.ts';

/** Files that were found, and what is wrong with a pattern or with all of them. */
export interface FoundFiles {
  paths: string[];
  faults: { pattern: string; problem: string; isUnmatched: boolean }[];
}

/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A
 * name that is that of a file stands for it, whatever characters it holds. Links are followed, but
 * for those to folders in a glob's `**`.
 *
 * @param most none is given where there are more: what is read of them is held together
 */
export async function findFiles(list: string, most: number): Promise<FoundFiles> {
  const paths = new Set<string>();
  const faults: FoundFiles['faults'] = [];
  const patterns = (await isFile(list)) ? [list] : splitGlobs(list);
  if (patterns.length === 0) {
    faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
  }
  for (const pattern of patterns) {
    const found = await matchesOf(pattern, most);
    for (const path of found) paths.add(path);
    if (found.length === 0) {
      const problem = 'matches no file: check the path, which starts at the workspace';
      faults.push({ pattern, problem, isUnmatched: true });
    }
    if (paths.size > most) {
      const problem = `brings the files to more than ${most}: take them in several steps`;
      return { paths: [], faults: [...faults, { pattern, problem, isUnmatched: false }] };
    }
  }
  return { paths: [...paths], faults };
}

async function matchesOf(pattern: string, most: number): Promise<string[]> {
  if (await isFile(pattern)) return [normalize(pattern)];
  const found: string[] = [];
  for await (const path of glob(pattern)) {
    if (!(await isFolder(path))) found.push(normalize(path));
    if (found.length > most) break;
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
