/** The saved debriefs that `policy-check` is to try a policy on. */
import { glob, stat } from 'node:fs/promises';

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
  for (const pattern of list.split(/[\n,]/).map((text) => text.trim())) {
    if (pattern === '') continue;
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
  if (await isFile(pattern)) return [pattern];
  const found: string[] = [];
  for await (const path of glob(pattern)) {
    if (await isFile(path)) found.push(path);
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
