/** Names and IDs that are the same, although their characters differ. */
import { stripInvisible } from './strip.ts';

/**
 * A name as its readers see it: letters and their accents composed (NFC), any white space as one space and
 * none around it, and no invisible characters. Case stays.
 */
export function normalizeName(name: string): string {
  return stripInvisible(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns whether another name reads like this one. */
export function isNamedLike(name: string): (other: string) => boolean {
  const shown = normalizeName(name);
  return (other) => normalizeName(other) === shown;
}

/** The first of the names that look alike. */
export function distinctNames(names: readonly string[]): string[] {
  return [...Map.groupBy(names, normalizeName).values()].flatMap(([first]) => first ?? []);
}

/** IDs as services give them differ by case alone, if at all. */
export function isSame(id: string, other: string): boolean {
  return id.toLowerCase() === other.toLowerCase();
}
