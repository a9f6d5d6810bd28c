import { type CallMismatch, createCallCheck } from '../../service/call-schema.ts';
import { valueAt } from '../../text/json-object.ts';
import { oneLine } from '../../text/log-line.ts';
import { hideUrlSecrets } from '../../text/values/addresses.ts';
import { describePlace, type Manifest } from './manifest.ts';

const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;

/**
 * Lists values that the specification does not allow, and unspecified ones that some services take.
 *
 * @param endStatusField the field that says how a call ended
 */
export async function checkManifest(
  manifest: Manifest,
  endStatusField: string,
  signal: AbortSignal,
) {
  const check = createCallCheck(endStatusField);
  const errors: string[] = [];
  const unspecified: string[] = [];
  let calls = 0;
  for await (const entry of manifest.entries()) {
    signal.throwIfAborted();
    const place = describePlace(entry);
    if ('problem' in entry) {
      errors.push(`${place} ${entry.problem}`);
      continue;
    }
    calls += 1;
    for (const mismatch of check(entry.value)) {
      const list = mismatch.isUnspecified ? unspecified : errors;
      list.push(`${place}${describe(mismatch, entry.value)}`);
    }
  }
  return { calls, errors, unspecified };
}

/** E.g. `transcript[0].agent.platformId`. */
function fieldName(path: CallMismatch['path']): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Continues after the place. */
function describe({ path, message }: CallMismatch, call: unknown): string {
  const value = valueAt(call, path);
  const shown = describeValue(value, path);
  if (path.length === 0) return ` holds ${shown} where a call ${message}`;
  const is = value === undefined ? 'is missing' : `is ${shown}`;
  return `: ${oneLine(fieldName(path), MAX_FIELD_CHARS)} ${is}: it ${message}`;
}

/** Shows what helps to find the value, but no phone number and no list. */
function describeValue(value: unknown, path: CallMismatch['path']): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  if (path.at(-1) === 'phoneNumberE164') return `a text of ${value.length} characters`;
  return `'${oneLine(hideUrlSecrets(value), MAX_SHOWN_CHARS)}'`;
}
