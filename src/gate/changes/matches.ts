import { posix } from 'node:path';

/** Stands for the dot of a name that begins with one, which wildcards would leave out. */
const DOT = '\u0001';

/**
 * Whether a glob names a file, by its path from the workspace with `/`. In doubt it does: a folder names
 * all that is in it, wildcards take hidden files, and `**` goes across folders wherever it stands, as in
 * the path filters of GitHub.
 */
export function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  const shown = path.replace(/(^|\/)\./g, `$1${DOT}`);
  return formsOf(pattern).some((form) => posix.matchesGlob(shown, form)) || path === pattern;
}

function formsOf(pattern: string): string[] {
  const hidden = pattern.replace(/(^|[/{,])\./g, `$1${DOT}`);
  const across = hidden.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
  return [hidden, across].flatMap((form) => [form, `${form}/**`]);
}
