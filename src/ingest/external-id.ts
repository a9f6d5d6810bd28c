import { valueAt } from '../core/json-object.ts';
import { oneLine } from '../core/text/log-line.ts';
import type { Entry } from './manifest/entry.ts';
import { describePlace } from './manifest/piece.ts';

const MAX_ID_CHARS = 100;

/** The ID by which the workflow knows a call, or null where it gives none. */
export function externalIdOf(call: unknown): string | null {
  const externalId = valueAt(call, ['externalId']);
  return typeof externalId === 'string' ? externalId : null;
}

/** E.g. `call of line 7 (externalId call-7)`. */
export function callName(entry: Entry): string {
  const externalId = externalIdOf(entry.value);
  const id = externalId === null ? '' : ` (externalId ${oneLine(externalId, MAX_ID_CHARS)})`;
  return `call of line ${describePlace(entry)}${id}`;
}
