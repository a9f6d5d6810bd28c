/** Names that people cannot tell apart, though they are written with other characters. */
import { stripInvisible } from './strip.ts';

/** ASCII with single spaces: most names. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/**
 * A name as its readers see it: letters and their accents composed (NFC), any white space as one space and
 * none around it, and no invisible characters. Case stays.
 */
export function lookOf(name: string): string {
  if (PLAIN.test(name)) return name;
  return stripInvisible(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Tells of other names whether they look like this one. */
export function looksLike(name: string): (other: string) => boolean {
  const look = lookOf(name);
  return (other) => other === name || lookOf(other) === look;
}

/** Of names that look alike the first. */
export function eachLookOnce(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const look = lookOf(name);
    if (!first.has(look)) first.set(look, name);
  }
  return [...first.values()];
}
