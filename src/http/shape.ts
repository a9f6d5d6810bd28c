/** Checks values of a response where they enter, and names every place that is not as specified. */
import type * as z from 'zod/mini';
import { describeIssue, isObject, parse, valueAt } from '../text/json-object.ts';
import { ServiceError } from './errors.ts';

type Path = readonly PropertyKey[];

const MAX_LISTED = 50;
/** Of one value: ten thousand calls may have the same error each. */
const MAX_NOTICES = 20;

/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong place by
 * its JSON Pointer, what was expected there and the type that was found, never the value.
 *
 * @param pointer where the value is in the response
 */
export function checkShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  operation: string,
  pointer: string,
): z.infer<Schema> {
  const parsed = parse(schema, value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const listed = issues.slice(0, MAX_LISTED).map((issue) => describeIssue(issue, pointer));
  if (issues.length > listed.length) listed.push(`and ${issues.length - listed.length} more`);
  throw shapeError(operation, listed.join('; '));
}

export function shapeError(operation: string, problem: string): ServiceError {
  const whole = `not as specified: ${problem}`;
  return new ServiceError({ kind: 'shape', operation, problem: whole, mayHaveBeenTaken: true });
}

/** Called with what is left out, e.g. `/data/calls/3/durationMs: expected number, received string`. */
export type LeftOut = (problem: string) => void;

/**
 * The parts of an optional value that fit. A part that does not fit is removed from the value and reported;
 * so is an entry of a list that lacks a required member. Null if nothing fits.
 */
export function keepFitting<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  pointer: string,
  leftOut: LeftOut,
): z.infer<Schema> | null {
  if (value === undefined || value === null) return null;
  const root = { value };
  for (let notices = 0; ; ) {
    const parsed = parse(schema, root.value);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    for (const issue of issues.slice(0, MAX_NOTICES - notices)) {
      leftOut(describeIssue(issue, pointer));
    }
    notices = Math.min(MAX_NOTICES, notices + issues.length);
    const paths = issues.map(({ path }) => ['value', ...path]);
    remove(root, paths);
    if (root.value === undefined) return null;
  }
}

/** A missing member removes the object that lacks it. */
function remove(root: Record<string, unknown>, paths: readonly Path[]): void {
  const wrong = paths.map((path) => (valueAt(root, path) === undefined ? path.slice(0, -1) : path));
  const shortened = new Set<unknown[]>();
  for (const path of wrong) {
    const parent = valueAt(root, path.slice(0, -1));
    if (!isObject(parent)) continue;
    delete parent[String(path.at(-1))];
    if (Array.isArray(parent)) shortened.add(parent);
  }
  for (const list of shortened) {
    list.splice(0, list.length, ...list.filter((item) => item !== undefined));
  }
}

/** The value at a JSON Pointer (RFC 6901), or undefined. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  const path = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return valueAt(document, path);
}
