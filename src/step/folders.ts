/** Folders that a step makes. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './stops.ts';

/**
 * Makes a folder and those around it, as far as they are missing. `mkdir` with `recursive` never ends
 * where a folder that is there can hold no other, as /proc.
 *
 * @throws {Error} of the file system
 */
export async function makeFolders(path: string): Promise<void> {
  const parent = dirname(path);
  if (existsSync(path) || parent === path) return;
  await makeFolders(parent);
  try {
    await mkdir(path);
  } catch (error) {
    // Another step may have made it just now.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}
