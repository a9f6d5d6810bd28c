/** Checks a document of YAML by a schema, and tells everything that is wrong with it in one way. */
import * as z from 'zod/mini';
import { type Parsed, valid } from './input/parsed.ts';
import { valueAt } from './json-object.ts';
import { editsBetween, misspelling } from './text/nearest.ts';
import { fold } from './text/strip.ts';
import type { YamlContent, YamlFault, YamlFaults, YamlText } from './yaml-text.ts';

/** Unknown keys told of one map. */
const MAX_KEYS = 100;
/** A key that is known in more places belongs to none of them. */
const MAX_FOLDERS = 3;
/** So many edits make a key of another one. */
const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;

/** Something that is wrong at a place which a path of keys leads to. */
export interface PathFault {
  path: readonly PropertyKey[];
  /** Goes on after the name of the place. */
  problem: string;
}

/** What a document is checked by. */
export interface DocumentCheck<Schema> {
  /**
   * Its messages go on after the value that they are about: what it `has to be`, or what is wrong with
   * it. Its maps are of `strictMap`.
   */
  schema: Schema;
  /** What the document is called where it is wrong as a whole: `the policy`. */
  whole: string;
  /** What the file is called in faults. */
  shown: string;
  /** What else is wrong with the value, which may be any. */
  further(value: unknown): PathFault[];
}

/**
 * A map that has no keys but these.
 *
 * @param wanted what a fault says where there is no map at all; where there are other keys, its
 *   message is the list of those that are known
 */
export function strictMap<Shape extends z.core.$ZodShape>(shape: Shape, wanted: string) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
  });
}

/** What the document says, or every fault in it with line and column. */
export function checkYaml<Schema extends z.core.$ZodType>(
  yaml: YamlText | YamlFaults,
  { schema, whole, shown, further }: DocumentCheck<Schema>,
): Parsed<z.output<Schema>> {
  const faults = yaml.ok ? [] : [...yaml.faults];
  const content = yaml.ok ? yaml : yaml.readable;
  if (content === null) return refuse(faults, shown);
  const parsed = z.safeParse(schema, content.value);
  const found = [
    ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOf(issue, content.value, schema)),
    ...further(content.value),
  ];
  faults.push(
    ...found.map(({ path, problem }) => ({
      ...content.placeOf(path),
      problem: `${pathName(path, whole)} ${problem}`,
    })),
  );
  return parsed.success && faults.length === 0 ? valid(parsed.data) : refuse(faults, shown);
}

function refuse(faults: readonly YamlFault[], shown: string): Parsed<never> {
  const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return {
    ok: false,
    faults: sorted.map(({ line, column, problem }) => ({
      shown,
      problem: `line ${line}, column ${column}: ${problem}`,
    })),
  };
}

function faultsOf(
  issue: z.core.$ZodIssue,
  document: YamlContent['value'],
  schema: z.core.$ZodType,
): PathFault[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_KEYS).map((key) => ({
      path: [...path, key],
      problem: `is not known here${whereMeant(key, message.split(', '), schema)} Known are ${message}`,
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

/** Where a key may have been meant to stand, or which one was meant; the end of a sentence. */
function whereMeant(key: string, known: readonly string[], schema: z.core.$ZodType): string {
  const all = keysOf(schema);
  const folders = all.filter((one) => one.key === key).map(({ under }) => under || TOP);
  if (folders.length > 0 && folders.length <= MAX_FOLDERS) {
    return `; it belongs ${folders.includes(TOP) ? 'to' : 'under'} ${[...new Set(folders)].join(' or ')}.`;
  }
  const here = known.map((one) => ({ key: one, under: '' }));
  const near = [...here, ...all]
    .map((one) => ({ ...one, edits: editsBetween(key, one.key) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .toSorted((a, b) => a.edits - b.edits)[0];
  if (near === undefined) return '.';
  if (known.includes(near.key)) return `; did you mean ${near.key}?`;
  return `; did you mean ${near.key} ${near.under === '' ? `at ${TOP}` : `under ${near.under}`}?`;
}

const TOP = 'the top level';

interface KnownKey {
  key: string;
  /** Dotted names of the maps around it; empty for a key of the whole. */
  under: string;
}

/** All keys that a document may have, wherever. */
function keysOf(schema: z.core.$ZodType, under = ''): KnownKey[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => [
        { key, under },
        ...keysOf(value, under === '' ? key : `${under}.${key}`),
      ]);
    case 'optional':
    case 'nullable':
    case 'default':
      return keysOf(def.innerType, under);
    case 'array':
      return keysOf(def.element, `${under}[]`);
    case 'record':
      return keysOf(def.valueType, `${under}.…`);
    case 'union':
      return def.options.flatMap((option) => keysOf(option, under));
    default:
      return [];
  }
}

/** The values that are taken, with the one that was likely meant. */
function choose(values: readonly unknown[], found: unknown): string {
  const known = values.map(String);
  if (known.length === 1) return `has to be ${known[0]}`;
  const meant = typeof found === 'string' ? misspelling(found, known) : undefined;
  const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
  return `has to be one of ${known.join(', ')}${asked}`;
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

/** A value as a fault shows it. */
export function showValue(value: unknown): string {
  if (value === null) return 'empty';
  return fold(JSON.stringify(value), MAX_SHOWN_CHARS);
}
