/** Checks what the service says where it enters, and names every place that is not as specified. */
import * as z from 'zod/mini';
import { valueAt } from '../core/json-object.ts';
import { ServiceError } from './errors.ts';

type Path = readonly PropertyKey[];

const MAX_LISTED_FAULTS = 50;

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

/** What stands at a JSON Pointer (RFC 6901), or undefined. */
function resolvePointer(document: unknown, pointer: string): unknown {
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
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const listed = issues.slice(0, MAX_LISTED_FAULTS).map((issue) => {
    const where = locate(issue.path) || 'the whole';
    return `${where}: expected ${describeExpected(issue)}, found ${describeFound(valueAt(value, issue.path))}`;
  });
  if (issues.length > listed.length) listed.push(`and ${issues.length - listed.length} more`);
  throw new ServiceError({
    kind: 'shape',
    operation,
    problem: `not as specified: ${listed.join('; ')}`,
    mayHaveBeenTaken: true,
  });
}

function pointerOf(path: Path): string {
  return path
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : issue.expected;
    case 'invalid_value':
      return issue.values.join(' or ');
    case 'too_big':
      return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
    default:
      return 'origin' in issue && issue.origin === 'string' ? 'non-empty string' : 'safe integer';
  }
}

function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'empty string';
  if (Array.isArray(value)) return 'array';
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    return 'number out of range';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}
