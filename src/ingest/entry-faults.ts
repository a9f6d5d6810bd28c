import { hideUrlSecrets } from '../core/input/addresses.ts';
import { valueAt } from '../core/json-object.ts';
import { oneLine } from '../core/text/log-line.ts';
import type { CallFault } from '../service/call-schema.ts';
import type { Entry } from './manifest/entry.ts';
import { linesOf } from './manifest/locate.ts';
import type { ManifestFault } from './manifest/piece.ts';

const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;

type Path = readonly PropertyKey[];

/**
 * What was found in an entry, each field at most once.
 *
 * @param located so many of the faults have the line of their field, the others that of the entry
 */
export function entryFaults(
  { line, entry, json, value }: Entry,
  found: readonly CallFault[],
  located: number,
): ManifestFault[] {
  const faults = new Map<string, CallFault>();
  for (const fault of found) {
    const field = fieldName(fault.path);
    if (!faults.has(field)) faults.set(field, fault);
  }
  const paths = [...faults.values()].slice(0, located).map(({ path }) => path);
  const lines = paths.length > 0 ? linesOf(paths, json) : [];
  return [...faults].map(([field, { path, message }], index) => ({
    kind: 'fault',
    line: line + (lines[index] ?? 0),
    entry,
    field: field === '' ? null : oneLine(field, MAX_FIELD_CHARS),
    problem: describe(message, path, value),
  }));
}

/** E.g. `transcript[0].agent.platformId`. */
function fieldName(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function describe(message: string, path: Path, entry: unknown): string {
  const found = valueAt(entry, path);
  if (path.length === 0) return `holds ${describeFound(found, path)} where a call ${message}`;
  return found === undefined
    ? `is missing: it ${message}`
    : `is ${describeFound(found, path)}: it ${message}`;
}

/** Shows what helps to find the fault, but no one's phone number and no list. */
function describeFound(found: unknown, path: Path): string {
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object' && found !== null) return 'an object';
  if (typeof found !== 'string') return String(found);
  if (path.at(-1) === 'phoneNumberE164') return `a text of ${found.length} characters`;
  return `'${oneLine(hideUrlSecrets(found), MAX_SHOWN_CHARS)}'`;
}
