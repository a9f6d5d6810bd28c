/** Files by globs, which mean the same in every input: whether one names a file, and which it names. */
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** Stands for the dot of a name that begins with one, which wildcards would leave out. */
const DOT = '\u0001';

/**
 * Whether a glob names a file, by its path from the workspace with `/`. In doubt it does: a folder names
 * all that is in it, wildcards take hidden files, `**` goes across folders wherever it stands, as in
 * the path filters of GitHub, brackets stand for themselves too, and letters count as they look.
 */
export function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob
    .normalize('NFC')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '');
  const name = path.normalize('NFC');
  const shown = name.replace(/(^|\/)\./g, `$1${DOT}`);
  return name === pattern || formsOf(pattern).some((form) => posix.matchesGlob(shown, form));
}

function formsOf(pattern: string): string[] {
  const hidden = pattern.replace(/(^|[/{,])\./g, `$1${DOT}`);
  const across = hidden.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
  return [hidden, across]
    .flatMap((form) => [form, form.replace(/[[\]]/g, '[$&]')])
    .flatMap((form) => [form, `${form}/**`]);
}

/**
 * The files of the workspace that a glob names, relative to it and with `/`. Links are told by their own
 * names, and not followed but where the glob itself begins with one. Rejects where a folder cannot be read.
 */
export async function matchingFiles(glob: string, workspace: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of filesAt(startOf(glob), workspace)) {
    if (matchesGlob(name, glob)) names.push(name);
  }
  return names;
}

/** The folder or file below which all stands that a glob may name; empty for the workspace itself. */
function startOf(glob: string): string {
  const parts = posix.normalize(glob).split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
  const start = first === -1 ? parts : parts.slice(0, first);
  return start.filter((part) => part !== '' && part !== '.').join('/');
}

async function* filesAt(name: string, workspace: string): AsyncGenerator<string> {
  const entries = await readdir(join(workspace, name), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (Array.isArray(entries)) {
    for (const entry of entries) {
      const path = posix.join(name, entry.name);
      if (!entry.isDirectory()) yield path;
      else if (entry.name !== '.git') yield* filesAt(path, workspace);
    }
  } else if (entries.code === 'ENOTDIR') yield name;
  else if (entries.code !== 'ENOENT') throw entries;
}
