/** Folders that a step makes. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../text/error-text.ts';

/**
 * Makes a folder and those around it, as far as they are missing. `mkdirSync` with `recursive` never ends
 * where a folder that is there can hold no other, as /proc.
 *
 * @throws {Error} of the file system
 */
export function makeFolders(path: string): void {
  const parent = dirname(path);
  if (existsSync(path) || parent === path) return;
  makeFolders(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another step may have made it just now.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}
