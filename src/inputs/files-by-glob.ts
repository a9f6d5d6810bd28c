/** Files by globs: one engine, picomatch, gives a glob the same meaning in every input. */
import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import picomatch from 'picomatch';
import { splitGlobs } from './glob-list.ts';

/**
 * Returns whether one of the globs matches a path (relative, with `/`). A glob that names a folder matches
 * every file in it, wildcards match hidden files, and `**.md` matches in all folders as in GitHub's path
 * filters (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax). Brackets also
 * match themselves, as in the folder `[locale]`.
 */
export function globFilter(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) => {
    const pattern = withoutEnds(glob.normalize('NFC'));
    const across = pattern.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
    return [pattern, `${pattern}/**`, across];
  });
  const matchers = [
    picomatch(patterns, { dot: true }),
    picomatch(patterns, { dot: true, literalBrackets: true }),
  ];
  return (path) => {
    const name = path.normalize('NFC');
    return patterns.includes(name) || matchers.some((matches) => matches(name));
  };
}

/**
 * The files that a glob matches in a folder, relative to it and with `/`, sorted. Links count by their own
 * names and are not followed. Rejects if a folder cannot be read.
 */
export async function filesByGlob(glob: string, root: string): Promise<string[]> {
  const matches = globFilter([glob]);
  const pattern = withoutEnds(glob);
  const names: string[] = [];
  const start = (await isThere(join(root, pattern))) ? pattern : picomatch.scan(pattern).base;
  for await (const name of filesIn(start, root)) {
    if (matches(name)) names.push(name);
  }
  return names.sort();
}

/** Files that were found, and what is wrong with a pattern or with all of them. */
export interface FoundFiles {
  paths: string[];
  errors: { pattern: string; problem: string; isUnmatched: boolean }[];
}

/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A list or
 * a pattern that is the path of a file means that file, whatever characters it holds.
 *
 * @param most if there are more, none is returned: their contents are held in memory together
 */
export async function findFiles(list: string, most: number): Promise<FoundFiles> {
  const paths = new Set<string>();
  const errors: FoundFiles['errors'] = [];
  const patterns = (await isFile(list)) ? [list] : splitGlobs(list);
  if (patterns.length === 0) {
    errors.push({ pattern: list, problem: 'names no file', isUnmatched: false });
  }
  for (const pattern of patterns) {
    const found = (await isFile(pattern)) ? [posix.normalize(pattern)] : await matchesOf(pattern);
    for (const path of found) paths.add(path);
    if (found.length === 0) {
      const problem = 'matches no file: check the path, which starts at the workspace';
      errors.push({ pattern, problem, isUnmatched: true });
    }
    if (paths.size > most) {
      const problem = `brings the files to more than ${most}: take them in several steps`;
      return { paths: [], errors: [...errors, { pattern, problem, isUnmatched: false }] };
    }
  }
  return { paths: [...paths], errors };
}

/** A pattern that names a folder alone matches no file: the user has to say which of its files. */
async function matchesOf(pattern: string): Promise<string[]> {
  return (await isThere(pattern)) ? [] : filesByGlob(pattern, '');
}

async function* filesIn(name: string, root: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, name) || '.', { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (Array.isArray(entries)) {
    for (const entry of entries) {
      const path = posix.join(name, entry.name);
      if (!entry.isDirectory()) yield path;
      else if (entry.name !== '.git') yield* filesIn(path, root);
    }
  } else if (entries.code === 'ENOTDIR') yield name;
  else if (entries.code !== 'ENOENT') throw entries;
}

function withoutEnds(glob: string): string {
  return glob.replace(/^(?:\.\/)+/, '').replace(/(?<=.)\/+$/, '');
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}
