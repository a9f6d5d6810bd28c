/** When two reports are about the same check (contract, section 19.1). */
import { isSame } from './same-id.ts';
import { lookOf } from './text/alike.ts';

/** What identifies a check. A service that reports no definition ID gives null. */
export interface CheckIdentity {
  /** ID of the check's metric definition. */
  id: string | null;
  name: string;
}

/**
 * Whether both are the same check: by their IDs if both have one, else by their names, of which case
 * counts, but neither outer or repeated white space, nor invisible characters, nor how accents are encoded.
 */
export function isSameCheck(one: CheckIdentity, other: CheckIdentity): boolean {
  if (one.id !== null && other.id !== null) return isSame(one.id, other.id);
  return lookOf(one.name) === lookOf(other.name);
}

/** The check's identity as one text, for maps. Two checks of one list are the same if their keys are. */
export function checkKey({ id, name }: CheckIdentity): string {
  return id === null ? `name ${lookOf(name)}` : `id ${id.toLowerCase()}`;
}
