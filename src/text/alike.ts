/** Names and IDs that are the same, although their characters differ. */
import { stripInvisible } from './strip.ts';

/**
 * A name as its readers see it: letters and their accents composed (NFC), any white space as one space and
 * none around it, and no invisible characters. Case stays.
 */
export function lookOf(name: string): string {
  return stripInvisible(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns whether another name reads like this one. */
export function looksLike(name: string): (other: string) => boolean {
  const shown = lookOf(name);
  return (other) => lookOf(other) === shown;
}

/** The first of the names that look alike. */
export function eachLookOnce(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const shown = lookOf(name);
    if (!first.has(shown)) first.set(shown, name);
  }
  return [...first.values()];
}

/** IDs as services give them differ by case alone, if at all. */
export function isSame(id: string, other: string): boolean {
  return id.toLowerCase() === other.toLowerCase();
}
