/** A place of a JSON value that is not as its schema says, in words. */
import type * as z from 'zod/mini';
import { valueAt } from './json-object.ts';

/** A JSON Pointer (RFC 6901). */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/**
 * What does not fit in a value: where, what was expected there, and what was found (its type, never
 * the value).
 *
 * @param pointer of the place that the issue is about
 */
export function describeMismatch(issue: z.core.$ZodIssue, value: unknown, pointer: string): string {
  const found = describeFound(valueAt(value, issue.path));
  return `${pointer || 'the whole'}: expected ${describeExpected(issue)}, found ${found}`;
}

function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : issue.expected;
    case 'invalid_value':
      return issue.values.join(' or ');
    case 'too_big':
      if (issue.origin === 'number') return `at most ${issue.maximum}`;
      return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
    case 'too_small':
      if (issue.origin === 'number') return `at least ${issue.minimum}`;
      return issue.origin === 'string' ? 'non-empty string' : 'safe integer';
    default:
      return issue.message;
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
