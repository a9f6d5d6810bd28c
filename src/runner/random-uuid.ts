/** Stands for Node's cryptography where `@actions/core` ends a value by a word that nobody can guess. */
import { closeSync, openSync, readSync } from 'node:fs';

const BYTES = 16;
/** A gate sets some thirty outputs, and each ends by a word. */
const WORDS_AT_ONCE = 64;

/** A source of words. */
export interface RandomWords {
  /** 128 random bits as hexadecimal digits; each word is given once. */
  next(): string;
}

/**
 * Words from the system's own source: loading Node's cryptography for them would be an eighth of what a step takes
 * that ends on a bad input. Where there is no such source, as on Windows, it is loaded.
 */
export function randomWords(source: string): RandomWords {
  let words: string[] = [];
  return {
    next: () => {
      if (words.length === 0) words = readFrom(source);
      return words.pop() ?? process.getBuiltinModule('node:crypto').randomUUID();
    },
  };
}

const system = randomWords('/dev/urandom');

/** A random word, by the name that `@actions/core` asks for. */
export function randomUUID(): string {
  return system.next();
}

/** None where the source is not there, or does not give as many bytes. */
function readFrom(path: string): string[] {
  const bytes = Buffer.alloc(BYTES * WORDS_AT_ONCE);
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    if (readSync(file, bytes) < bytes.length) return [];
    return bytes.toString('hex').match(new RegExp(`.{${BYTES * 2}}`, 'g')) ?? [];
  } catch {
    return [];
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
