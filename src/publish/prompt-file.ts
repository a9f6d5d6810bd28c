/** Reads files that may hold a prompt, for the search and for suggestions. */
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A larger file holds no prompt. */
const MAX_FILE_BYTES = 1024 * 1024;
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text of a file, with its byte order mark and line breaks; null if it is no file of the
 * workspace itself (a link may lead out of it), too large, or not UTF-8 text.
 */
export function readPromptFile(name: string, workspace: string): string | null {
  try {
    const path = join(workspace, name);
    const facts = lstatSync(path);
    if (!facts.isFile() || facts.size > MAX_FILE_BYTES) return null;
    if (!realpathSync(path).startsWith(realpathSync(workspace) + sep)) return null;
    const bytes = readFileSync(path);
    return bytes.includes(0) ? null : DECODER.decode(bytes);
  } catch {
    return null;
  }
}
