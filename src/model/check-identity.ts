/** When two reports are about the same check (contract, section 19.1). */
import { lookOf } from '../text/alike.ts';

/** What identifies a check. */
export interface CheckIdentity {
  /** ID of the check's metric definition; empty, null or absent if the service reports none. */
  id?: string | null | undefined;
  name: string;
}

/** The check's identity as one text, for maps. Two checks with IDs are the same if their keys are. */
export function checkKey({ id, name }: CheckIdentity): string {
  return id ? `id ${id.toLowerCase()}` : `name ${lookOf(name)}`;
}

/**
 * Whether both are the same check: by their IDs if both have one, else by their names, of which case
 * counts, but neither outer or repeated white space, nor invisible characters, nor how accents are encoded.
 */
export function isSameCheck(one: CheckIdentity, other: CheckIdentity): boolean {
  if (one.id && other.id) return checkKey(one) === checkKey(other);
  return lookOf(one.name) === lookOf(other.name);
}

/** Finds all entries of a list that are about a check, in constant time for each check. */
export function findSame<Entry extends CheckIdentity>(
  entries: readonly Entry[],
): (check: CheckIdentity) => readonly Entry[] {
  const byKey = Map.groupBy(entries, checkKey);
  const byName = Map.groupBy(entries, ({ name }) => checkKey({ name }));
  return (check) => {
    const named = checkKey({ name: check.name });
    if (!check.id) return byName.get(named) ?? [];
    return [...(byKey.get(checkKey(check)) ?? []), ...(byKey.get(named) ?? [])];
  };
}

/**
 * The checks of a list, each once. An entry without an ID is about every check of its name: where some of
 * them have IDs, these are listed in its place.
 */
export function eachCheckOnce<Entry extends CheckIdentity>(entries: readonly Entry[]): Entry[] {
  const withId = findSame(entries.filter(({ id }) => id));
  const checks = new Map<string, Entry>();
  for (const entry of entries) {
    const named = entry.id ? [] : withId(entry);
    for (const check of named.length > 0 ? named : [entry]) {
      const key = checkKey(check);
      if (!checks.has(key)) checks.set(key, check);
    }
  }
  return [...checks.values()];
}
