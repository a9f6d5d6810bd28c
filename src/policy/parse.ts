/** A policy file's document as a policy, or everything that is wrong with it. */
import * as z from 'zod/mini';
import { type Parsed, valid } from '../core/input/parsed.ts';
import { isObject, valueAt } from '../core/json-object.ts';
import { nearest } from '../core/text/nearest.ts';
import { fold } from '../core/text/strip.ts';
import type { YamlContent, YamlFault, YamlFaults, YamlText } from '../core/yaml-text.ts';
import { type Policy, policySchema } from './policy.ts';
import { findWaiverFaults } from './waivers.ts';

/** Unknown keys told of one map. */
const MAX_KEYS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;

/**
 * The policy of a document, or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
export function parsePolicy(
  yaml: YamlText | YamlFaults,
  shown: string,
  today: string,
): Parsed<Policy> {
  const faults = yaml.ok ? [] : [...yaml.faults];
  const content = yaml.ok ? yaml : yaml.readable;
  if (content === null) return refuse(faults, shown);
  const parsed = z.safeParse(policySchema, content.value);
  for (const issue of parsed.error?.issues ?? []) faults.push(...describeIssue(issue, content));
  faults.push(...waiverFaults(content, today));
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

function describeIssue(issue: z.core.$ZodIssue, yaml: YamlContent): YamlFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_KEYS).map((key) => ({
      ...yaml.placeOf([...path, key]),
      problem: describeUnknownKey(placeName([...path, key]), key, issue.message),
    }));
  }
  const found = valueAt(yaml.value, path);
  const state = found === undefined ? 'is missing: it' : `is ${show(found)}, but`;
  const message = issue.code === 'invalid_value' ? choose(issue.values, found) : issue.message;
  const problem = `${placeName(path)} ${state} ${message}`;
  return [{ ...yaml.placeOf(path), problem }];
}

/** The values that are taken, with the one that was likely meant. */
function choose(values: readonly unknown[], found: unknown): string {
  const known = values.map(String);
  if (known.length === 1) return `has to be ${known[0]}`;
  const meant = typeof found === 'string' ? `; did you mean ${nearest(found, known)}?` : '';
  return `has to be one of ${known.join(', ')}${meant}`;
}

function describeUnknownKey(name: string, key: string, known: string): string {
  return `${name} is not known here; did you mean ${nearest(key, known.split(', '))}? Known are ${known}`;
}

function waiverFaults({ value, placeOf }: YamlContent, today: string): YamlFault[] {
  if (!isObject(value) || !Array.isArray(value.waivers)) return [];
  return findWaiverFaults(value.waivers, today).map(({ index, key, problem }) => {
    const path = ['waivers', index, key];
    return { ...placeOf(path), problem: `${placeName(path)} ${problem}` };
  });
}

/** A place in the policy: `gate.themes[0].severity`, `gate.trend.checks."a check"`. */
function placeName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the policy';
  const name = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
    .join('')
    .slice(1);
  return fold(name, MAX_KEY_CHARS);
}

function quoteUnlessPlain(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

function show(value: unknown): string {
  if (value === null) return 'empty';
  return fold(JSON.stringify(value), MAX_SHOWN_CHARS);
}
