/** Files by globs: one engine, picomatch, gives a glob the same meaning in every input. */
import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import picomatch from 'picomatch';
import { hasCode } from '../text/error-text.ts';
import { splitGlobs } from './glob-list.ts';

/**
 * Returns whether one of the globs matches a path (relative, with `/`). A glob that names a folder matches
 * every file in it, wildcards match hidden files, and `**.md` matches in all folders as in GitHub's path
 * filters (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax).
 */
export function globFilter(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) => {
    const pattern = withoutEnds(glob.normalize('NFC'));
    const across = pattern.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
    return [pattern, `${pattern}/**`, across];
  });
  const matches = picomatch(patterns, { dot: true });
  return (path) => {
    const name = path.normalize('NFC');
    return patterns.includes(name) || matches(name);
  };
}

/** The files that a glob matches in a folder, relative to it and with `/`, sorted. Links are not followed. */
export async function filesByGlob(glob: string, root: string): Promise<string[]> {
  const pattern = withoutEnds(glob);
  const start = (await kindOf(join(root, pattern))) ? pattern : picomatch.scan(pattern).base;
  const names = await filesIn(start, root);
  return names.filter(globFilter([glob])).sort();
}

/** The files that any of the globs matches in a folder, each once, and the globs that match none. */
export async function listFiles(globs: readonly string[], root: string) {
  const names = await Promise.all(globs.map((glob) => filesByGlob(glob, root)));
  const unmatched = globs.filter((_, index) => names[index]?.length === 0);
  return { names: [...new Set(names.flat())].sort(), unmatched };
}

/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A list or
 * a pattern that is the path of a file means this file.
 *
 * @param most with more files, none is returned: their contents are held in memory together
 */
export async function findFiles(list: string, most: number) {
  const paths = new Set<string>();
  const errors: { pattern: string; problem: string; isUnmatched: boolean }[] = [];
  const patterns = (await kindOf(list)) === 'file' ? [list] : splitGlobs(list);
  if (patterns.length === 0) {
    errors.push({ pattern: list, problem: 'names no file: write a path', isUnmatched: false });
  }
  for (const pattern of patterns) {
    const kind = await kindOf(pattern);
    // A folder matches no file: the user has to say which of its files.
    const matched = kind === 'other' ? [] : await filesByGlob(pattern, '');
    const found = kind === 'file' ? [posix.normalize(pattern)] : matched;
    for (const path of found) paths.add(path);
    if (found.length === 0) {
      const problem = 'matches no file: check the path, which starts at the workspace';
      errors.push({ pattern, problem, isUnmatched: true });
    }
    if (paths.size > most) {
      const problem = `matches too many files, more than ${most} in all: use several steps`;
      return { paths: [], errors: [...errors, { pattern, problem, isUnmatched: false }] };
    }
  }
  return { paths: [...paths], errors };
}

async function filesIn(name: string, root: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, name) || '.', { withFileTypes: true });
    const found = entries.map(async (entry) => {
      const path = posix.join(name, entry.name);
      if (!entry.isDirectory()) return [path];
      return entry.name === '.git' ? [] : filesIn(path, root);
    });
    return (await Promise.all(found)).flat();
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return [name];
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function withoutEnds(glob: string): string {
  return glob.replace(/^(?:\.\/)+/, '').replace(/(?<=.)\/+$/, '');
}

async function kindOf(path: string): Promise<'file' | 'other' | null> {
  const facts = await stat(path).catch(() => null);
  return facts && (facts.isFile() ? 'file' : 'other');
}
