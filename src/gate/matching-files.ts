import { glob } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files of the workspace that a glob names, relative to it and with `/`. */
export async function matchingFiles(pattern: string, workspace: string): Promise<string[]> {
  const names: string[] = [];
  const options = { cwd: workspace, exclude: ['.git', '**/.git'], withFileTypes: true } as const;
  for await (const entry of glob(pattern, options)) {
    if (entry.isDirectory()) continue;
    names.push(relative(workspace, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  }
  return names;
}
