/** Names that people cannot tell apart, though they are written with other characters. */
import { stripInvisible } from './strip.ts';

/**
 * A name as its readers see it: letters and their accents composed (NFC), any white space as one space and
 * none around it, and no invisible characters. Case stays.
 */
export function lookOf(name: string): string {
  return stripInvisible(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns whether another name looks like this one. */
export function looksLike(name: string): (other: string) => boolean {
  const look = lookOf(name);
  return (other) => lookOf(other) === look;
}

/** The first of the names that look alike. */
export function eachLookOnce(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const look = lookOf(name);
    if (!first.has(look)) first.set(look, name);
  }
  return [...first.values()];
}
