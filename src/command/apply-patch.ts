import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The command that applies the patch of the prompt fixes, whose paths begin at the workspace: git
 * counts them from the top of the repository, and changes nothing where they lead elsewhere.
 *
 * @param patch path of the file, shown from the workspace on where it lies in it
 */
export function howToApply(patch: string, workspace: string): string {
  const inside = relative(workspace, patch);
  const shown = inside.startsWith('..') ? patch : inside;
  const folder = relative(topOf(workspace), workspace);
  return [
    'git apply',
    ...(folder === '' ? [] : [`--directory=${quoted(folder)}`]),
    quoted(shown),
  ].join(' ');
}

/** The nearest folder around this one that is a repository's; itself where there is none. */
function topOf(workspace: string): string {
  for (let folder = workspace; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return workspace;
  }
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
