import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type CallMismatch, createCallCheck } from '../../service/call-schema.ts';
import { describeUnreadable } from '../../text/error-text.ts';
import { errorPosition, valueAt } from '../../text/json-object.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import { hideUrlSecrets } from '../../text/values/addresses.ts';

const MIB = 1024 * 1024;
export const MAX_ARRAY_MIB = 64;
const MAX_PATH_CHARS = 200;
const MAX_SHOWN_CHARS = 60;
const MAX_FIELD_CHARS = 120;

/** The position in a file: a line of NDJSON, or an entry of an array; both are counted from 1. */
export interface Place {
  unit: 'line' | 'entry';
  number: number;
}

export interface Entry extends Place {
  /** What is sent: the line as it is, or the JSON of an array's entry. */
  json: string;
  value: unknown;
}

/** A line that has no value; `problem` continues a sentence that begins with its place. */
export interface BrokenEntry extends Place {
  problem: string;
}

export function describePlace({ unit, number }: Place): string {
  return `${unit} ${number}`;
}

/** The ID by which the workflow knows a call, or null if it gives none. */
export function externalIdOf(call: unknown): string | null {
  const externalId = valueAt(call, ['externalId']);
  return typeof externalId === 'string' ? externalId : null;
}

/** The file that the input `manifest` names: NDJSON, or a JSON array. */
export class Manifest {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Why the file cannot be read; null if it can. To open a pipe would wait for its writer. */
  findProblem(): string | null {
    try {
      return statSync(this.#path).isFile() ? null : 'is not a file: name the file itself';
    } catch (error) {
      return describeUnreadable(error);
    }
  }

  refuse(problem: string): InputError {
    const path = oneLine(this.#path, MAX_PATH_CHARS);
    return new InputError(`input 'manifest': '${path}' ${problem}`);
  }

  /** Starts at the file's beginning. Throws `InputError` if the file cannot be used. */
  async *entries(): AsyncGenerator<Entry | BrokenEntry, void, void> {
    try {
      const head = await text(createReadStream(this.#path, { end: 4095 }));
      if (/^\s*\[/.test(head)) yield* this.#arrayEntries();
      else yield* this.#lineEntries();
    } catch (error) {
      throw error instanceof InputError ? error : this.refuse(describeUnreadable(error));
    }
  }

  /** An array is read whole, so its entries have numbers but no lines. */
  async *#arrayEntries(): AsyncGenerator<Entry, void, void> {
    if (statSync(this.#path).size > MAX_ARRAY_MIB * MIB) {
      const limit = `${MAX_ARRAY_MIB} MiB`;
      throw this.refuse(`is a JSON array of more than ${limit}: write NDJSON, one call per line`);
    }
    const array = parse(await readFile(this.#path), errorPosition);
    if ('problem' in array) throw this.refuse(array.problem);
    const values: unknown[] = Array.isArray(array.value) ? array.value : [];
    for (const [index, value] of values.entries()) {
      yield { unit: 'entry', number: index + 1, json: JSON.stringify(value), value };
    }
  }

  /**
   * Each byte is read as a character (Latin-1), because `readline` also splits at U+2028, which JSON
   * allows in strings. Each line is then decoded on its own.
   */
  async *#lineEntries(): AsyncGenerator<Entry | BrokenEntry, void, void> {
    const input = createReadStream(this.#path, { encoding: 'latin1' });
    let number = 0;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number += 1;
      if (line.trim() !== '') yield { unit: 'line', number, ...parse(Buffer.from(line, 'latin1')) };
    }
  }
}

function parse(
  bytes: Uint8Array,
  where = (_: string): string => '',
): Pick<Entry, 'json' | 'value'> | Pick<BrokenEntry, 'problem'> {
  let json: string | null = null;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { json, value: JSON.parse(json) };
  } catch {
    if (json === null) return { problem: 'is not UTF-8: save it as UTF-8' };
    const fix = 'write a JSON array of calls, or one call per line';
    return { problem: `is not JSON${where(json)}: ${fix}` };
  }
}

/** Lists values that the specification does not allow, and unspecified ones that services take. */
export async function checkManifest(
  manifest: Manifest,
  endStatusField: string,
  signal: AbortSignal,
) {
  const check = createCallCheck(endStatusField);
  const errors: string[] = [];
  const unspecified: string[] = [];
  const known = new Map<string, { place: string; recordingUrl: unknown }>();
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
    const id = externalIdOf(entry.value);
    if (!id) continue;
    const recordingUrl = valueAt(entry.value, ['recordingUrl']);
    const first = known.get(id) ?? { place, recordingUrl };
    known.set(id, first);
    if (first.recordingUrl === recordingUrl) continue;
    const fix = 'give each recording an externalId of its own';
    errors.push(`${place}: externalId is that of ${first.place}: ${fix}`);
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
