/** Checks a YAML document against a schema, and returns all errors in one form. */
import * as z from 'zod/mini';
import { valueAt } from './json-object.ts';
import { misspelling } from './nearest.ts';
import { fold } from './strip.ts';
import { type Parsed, valid } from './values/parsed.ts';
import type { YamlError, YamlText } from './yaml-text.ts';

const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;

export interface PathError {
  path: readonly PropertyKey[];
  problem: string;
}

/**
 * A map that has no keys but these.
 *
 * @param wanted message if there is no map; for unknown keys, the message is the list of known ones
 */
export function strictMap<Shape extends z.core.$ZodShape>(shape: Shape, wanted: string) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
  });
}

/**
 * The parsed document, or every error in it with line and column.
 *
 * @param schema its messages go on after the value that they are about: what it `has to be`, or what is
 *   wrong with it; its maps are of `strictMap`
 * @param whole what the document is called where it is wrong as a whole: `the policy`
 * @param further what else is wrong with the value
 */
export function checkYaml<Schema extends z.core.$ZodType>(
  yaml: YamlText,
  schema: Schema,
  whole: string,
  shown: string,
  further: readonly PathError[] = [],
): Parsed<z.output<Schema>> {
  const { value } = yaml;
  if (value === undefined) return refuse(yaml.errors, shown);
  const parsed = z.safeParse(schema, value);
  const found = [
    ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, value)),
    ...further,
  ].map(({ path, problem }) => ({
    ...yaml.placeOf(path),
    problem: `${pathName(path, whole)} ${problem}`,
  }));
  const errors = [...yaml.errors, ...found];
  return parsed.success && errors.length === 0 ? valid(parsed.data) : refuse(errors, shown);
}

function refuse(errors: readonly YamlError[], shown: string): Parsed<never> {
  const sorted = errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return {
    ok: false,
    errors: sorted.map(({ line, column, problem }) => ({
      shown,
      problem: `line ${line}, column ${column}: ${problem}`,
    })),
  };
}

function errorsOf(issue: z.core.$ZodIssue, document: unknown): PathError[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: `is not known here${didYouMean(key, message.split(', ')) || '.'} Known are ${message}`,
    }));
  }
  const found = valueAt(document, path);
  const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
  if (found === undefined) return [{ path, problem: `is missing: it ${wanted}` }];
  const isDemand = wanted.startsWith('has to ');
  return [
    {
      path,
      problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
    },
  ];
}

/** The values that are taken, with the one that was likely meant. */
function choose(values: readonly unknown[], found: unknown): string {
  const known = values.map(String);
  if (known.length === 1) return `has to be ${known[0]}`;
  return `has to be one of ${known.join(', ')}${didYouMean(found, known)}`;
}

function didYouMean(found: unknown, known: readonly string[]): string {
  const meant = typeof found === 'string' ? misspelling(found, known) : undefined;
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** A place in the document: `gate.themes[0].severity`, `gate.trend.checks."a check"`. */
export function pathName(path: readonly PropertyKey[], whole: string): string {
  if (path.length === 0) return whole;
  const name = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
    .join('')
    .slice(1);
  return fold(name, MAX_KEY_CHARS);
}

function quoteUnlessPlain(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

export function showValue(value: unknown): string {
  if (value === null) return 'empty';
  return fold(JSON.stringify(value), MAX_SHOWN_CHARS);
}
