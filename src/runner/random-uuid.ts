/** Stands for Node's cryptography where `@actions/core` ends a value by a word that nobody can guess. */
import { closeSync, openSync, readSync } from 'node:fs';

const BYTES = 16;

/**
 * 128 random bits as hexadecimal digits, from the system's own source: loading Node's cryptography for them would
 * be an eighth of what a step takes that ends on a bad input. Where there is no such source, as on Windows, it is loaded.
 */
export function randomUUID(source = '/dev/urandom'): string {
  return readFrom(source) ?? process.getBuiltinModule('node:crypto').randomUUID();
}

function readFrom(path: string): string | null {
  const bytes = Buffer.alloc(BYTES);
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return readSync(file, bytes) === BYTES ? bytes.toString('hex') : null;
  } catch {
    return null;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
