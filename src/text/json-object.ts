/** Values of parsed JSON, and errors in it. */
import * as z from 'zod/mini';
import { describeError } from './error-text.ts';

/** Whether a parsed JSON value is an object or an array, whose members can be looked at. */
export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of members of a parsed JSON value; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  );
}

const PREFIX = /^Invalid \w+: /;
const ENGLISH = { error: z.locales.en().localeError };

/** The value as the schema types it, or what does not fit: `safeParse` with messages for people. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  return z.safeParse(schema, value, ENGLISH);
}

/** A place that does not fit, by its JSON Pointer (RFC 6901): what is expected there, and the type found. */
export function describeIssue({ path, message }: z.core.$ZodIssue, pointer = ''): string {
  const segments = path.map(
    (segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`,
  );
  return `${pointer + segments.join('') || 'the whole'}: ${message.replace(PREFIX, '')}`;
}

/** ` (line 3 column 6)`: the end of what could begin a JSON text. The parser's messages do not always name it. */
export function errorPosition(json: string): string {
  let [good, bad] = [0, json.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBeginning(json.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const lines = json.slice(0, good).split('\n');
  return ` (line ${lines.length} column ${(lines.at(-1) ?? '').length + 1})`;
}

function isBeginning(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch (error) {
    const atEnd = `^Unexpected end|^Unterminated string|at position ${json.length} `;
    return new RegExp(atEnd).test(describeError(error));
  }
}
