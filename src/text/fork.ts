import { valueAt } from './json-object.ts';

/**
 * Whether a pull request's head is in another repository than its base, by what GitHub says of the
 * two: one that is itself a fork may well hold both branches.
 */
export function isFork(head: unknown, base: unknown): boolean {
  // GitHub sends null where the fork has been deleted.
  if (head === null) return true;
  return ['id', 'full_name'].some((name) => {
    const [ofHead, ofBase] = [valueAt(head, [name]), valueAt(base, [name])];
    return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
  });
}
