import { isObject } from '../text/json-object.ts';
import { oneLine } from '../text/log-line.ts';

const MAX_CHARS = 300;

/**
 * Why a simulated call is invalid, e.g. `reason: LINE_BUSY`; null if it is valid. The specification does
 * not show the members of the object, so all that are no objects themselves are shown.
 */
export function describeInvalidation(invalidation: unknown): string | null {
  if (!isObject(invalidation)) return null;
  const members = Object.entries(invalidation).flatMap(([name, value]) =>
    typeof value === 'object' ? [] : [`${name}: ${value}`],
  );
  return oneLine(members.join(', '), MAX_CHARS) || 'invalid';
}
