/** Checks what the service says where it enters, and names every place that is not as specified. */
import type * as z from 'zod/mini';
import { isObject, valueAt } from '../text/json-object.ts';
import { describeMismatch, pointerOf } from '../text/shape-mismatch.ts';
import { ServiceError } from './errors.ts';

type Path = readonly PropertyKey[];

const MAX_LISTED_FAULTS = 50;
/** Of one value; an answer may have ten thousand calls, each with the same fault. */
const MAX_NOTICES = 20;

/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong
 * place by its JSON Pointer, what was expected there and what was found (its type, never its value).
 * `pointer` is where the value stands in the answer.
 */
export function checkShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  operation: string,
  pointer: string,
): z.infer<Schema> {
  return check(schema, value, operation, (path) => pointer + pointerOf(path));
}

/** Checks what stands at the JSON Pointer in an answer, as `checkShape` does. */
export function checkAt<Schema extends z.ZodMiniType>(
  pointer: string,
  schema: Schema,
  answer: unknown,
  operation: string,
): z.infer<Schema> {
  return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}

/**
 * Gathers values from several places of an answer into one object, and checks it as `checkShape`
 * does. `pointers` says where each member of the object stands.
 */
export function checkGathered<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  operation: string,
  pointers: Readonly<Record<string, string>>,
): z.infer<Schema> {
  const gathered = Object.fromEntries(
    Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]),
  );
  return check(
    schema,
    gathered,
    operation,
    ([name, ...rest]) => `${pointers[String(name)]}${pointerOf(rest)}`,
  );
}

/** Told what is left out, e.g. `/data/calls/3/durationMs: expected integer, found string`. */
export type LeftOut = (fault: string) => void;

/**
 * What fits of a value that nobody has to give. A part that does not fit is taken out of it, where it
 * stands, and told; so is an entry of a list that lacks what makes it one. Null where nothing was
 * given, or nothing of it fits.
 */
export function keepFitting<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  pointer: string,
  leftOut: LeftOut,
): z.infer<Schema> | null {
  if (value === undefined || value === null) return null;
  const root = { value };
  for (let told = 0; ; ) {
    const parsed = schema.safeParse(root.value);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    for (const issue of issues.slice(0, MAX_NOTICES - told)) {
      leftOut(describeMismatch(issue, root.value, pointer + pointerOf(issue.path)));
    }
    told = Math.min(MAX_NOTICES, told + issues.length);
    takeOut(
      root,
      issues.map(({ path }) => ['value', ...path]),
    );
    if (root.value === undefined) return null;
  }
}

/** What is missing takes out what it is missing from, which without it is none. */
function takeOut(root: Record<string, unknown>, paths: readonly Path[]): void {
  const wrong = paths.map((path) => (valueAt(root, path) === undefined ? path.slice(0, -1) : path));
  const shortened = new Set<unknown[]>();
  for (const path of wrong) {
    const parent = valueAt(root, path.slice(0, -1));
    if (!isObject(parent)) continue;
    delete parent[String(path.at(-1))];
    if (Array.isArray(parent)) shortened.add(parent);
  }
  for (const list of shortened) {
    let kept = 0;
    for (const item of list) if (item !== undefined) list[kept++] = item;
    list.length = kept;
  }
}

/** What stands at a JSON Pointer (RFC 6901), or undefined. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  const path = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return valueAt(document, path);
}

function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  operation: string,
  locate: (path: Path) => string,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const listed = issues
    .slice(0, MAX_LISTED_FAULTS)
    .map((issue) => describeMismatch(issue, value, locate(issue.path)));
  if (issues.length > listed.length) listed.push(`and ${issues.length - listed.length} more`);
  throw new ServiceError({
    kind: 'shape',
    operation,
    problem: `not as specified: ${listed.join('; ')}`,
    mayHaveBeenTaken: true,
  });
}
