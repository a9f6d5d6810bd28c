/** A policy together with those that it extends. Each may be as strict as the others, or stricter. */
import { isDeepStrictEqual } from 'node:util';
import { eachLookOnce, looksLike } from '../text/alike.ts';
import { isObject, valueAt } from '../text/json-object.ts';
import { fold } from '../text/strip.ts';
import { type Parsed, type ValueError, valid } from '../text/values/parsed.ts';
import { pathName, showValue } from '../text/yaml-check.ts';
import type { YamlContent } from '../text/yaml-text.ts';
import { type CountOrShare, compareLimits } from './count-or-share.ts';
import { type Gate, type Policy, policySchema } from './policy.ts';
import type { MeasureSettings } from './rules/measures.ts';
import {
  type Limits,
  limitsDrops,
  limitsOf,
  STANDARD_SIGNIFICANCE,
  type TrendSettings,
} from './rules/trend/settings.ts';

const MAX_WANTED_CHARS = 200;

/** One file of a chain in which each extends the next. */
export interface PolicyFile {
  /** What the file is called in errors. */
  shown: string;
  policy: Policy;
  content: YamlContent;
}

/** A value that asks for less than another file does. */
interface Loosening {
  path: readonly PropertyKey[];
  /** What it would have to be; goes on after `has to`. */
  wanted: string;
}

/**
 * What holds by a file and those that it extends, or every place that loosens a file further on which does
 * not allow that.
 *
 * @param files the one that decides first, then what it extends, and so on
 */
export function resolvePolicy(files: readonly PolicyFile[]): Parsed<Policy> {
  const errors = files.flatMap((file, index) => findErrors(file, files.slice(index + 1)));
  if (errors.length > 0) return { ok: false, errors };
  const policies = files.map(({ policy }) => policy).toReversed();
  const gates = policies.flatMap(({ gate }) => gate ?? []);
  const waivers = policies.flatMap((policy) => (policy.waivers ? [policy.waivers] : []));
  return valid(
    policySchema.parse({
      version: 1,
      ...(gates.length > 0 && { gate: gates.reduce<Settings>(merge, {}) }),
      ...(waivers.length > 0 && { waivers: eachOnce(waivers.flat()) }),
    }),
  );
}

function findErrors(file: PolicyFile, parents: readonly PolicyFile[]): ValueError[] {
  const problems = new Map<string, string>();
  for (const parent of parents) {
    for (const one of findLoosened(parent.policy, file.policy)) {
      const key = one.path.map(String).join('.');
      if (problems.has(key) || isAllowed(key, parent.policy)) continue;
      problems.set(key, describe(one, file, parent));
    }
  }
  return [...problems.values()].map((problem) => ({ shown: file.shown, problem }));
}

function isAllowed(key: string, policy: Policy): boolean {
  const allowed = policy['allow-loosening'] ?? [];
  return allowed.some((name) => key === name || key.startsWith(`${name}.`));
}

function describe(
  { path, wanted }: Loosening,
  { content }: PolicyFile,
  { shown, content: other }: PolicyFile,
): string {
  const value = showValue(valueAt(content.value, path));
  // A waiver is allowed together with all others.
  const allowed = path[0] === 'waivers' ? 'waivers' : path.join('.');
  return `${placeIn(content, path)}: ${pathName(path, '')} is ${value}, which loosens ${placeIn(other, path)} of '${shown}': it has to ${wanted}, or '${shown}' has to have allow-loosening: [${allowed}]`;
}

/** The place of a value, or of the nearest map around it that the file has. */
function placeIn({ placeOf }: YamlContent, path: readonly PropertyKey[]): string {
  const { line, column } = placeOf(path);
  return `line ${line}, column ${column}`;
}

/** Everything in which a child asks for less than its parent. */
function findLoosened(parent: Policy, child: Policy): Loosening[] {
  const [asked, own] = [parent.gate ?? {}, child.gate ?? {}];
  const at = (key: keyof Gate, wanted: string | null) => below(['gate', key], wanted);
  return [
    ...at(
      'run-verdict',
      ranked(['fail', 'warn', 'ignore'], own['run-verdict'], asked['run-verdict'] ?? 'fail'),
    ),
    ...at(
      'verdict',
      ranked(['fail', 'fail-unless-known', 'ignore'], own.verdict, asked.verdict ?? 'fail'),
    ),
    ...at('themes', holdingAll(own.themes, asked.themes)),
    ...(['HIGH', 'MEDIUM', 'LOW'] as const).flatMap((severity) =>
      below(
        ['gate', 'max-themes', severity],
        atMost(own['max-themes']?.[severity], asked['max-themes']?.[severity]),
      ),
    ),
    ...trendLoosened(asked.trend, own.trend).map(({ path, wanted }) => ({
      path: ['gate', 'trend', ...path],
      wanted,
    })),
    ...measuresLoosened(asked.measures, own.measures),
    ...at('never', holdingAll(own.never, asked.never)),
    ...at(
      'incomplete-run',
      ranked(
        ['inconclusive', 'judge'],
        own['incomplete-run'],
        asked['incomplete-run'] ?? 'inconclusive',
      ),
    ),
    ...at('min-graded-calls', countAtLeast(own['min-graded-calls'], asked['min-graded-calls'])),
    ...at('max-cost-usd', atMost(own['max-cost-usd'], asked['max-cost-usd'])),
    ...(child.waivers ?? []).flatMap((waiver, index) =>
      (parent.waivers ?? []).some((one) => isDeepStrictEqual(one, waiver))
        ? []
        : [{ path: ['waivers', index], wanted: 'be left out, since a waiver loosens' }],
    ),
  ];
}

/**
 * What counts is what holds for each check in the end, by its own limits or by the general ones: limits that a
 * child gives a check are compared with the general ones of its parent too.
 */
function trendLoosened(asked: TrendSettings = {}, own: TrendSettings = {}): Loosening[] {
  const significance =
    asked.significance ?? (limitsDrops(asked) ? STANDARD_SIGNIFICANCE : undefined);
  const names = eachLookOnce(Object.keys({ ...asked.checks, ...own.checks }));
  const ofChecks = names.flatMap((name) => {
    const parents = ownLimits(asked, name);
    const { written, limits } = ownLimits(own, name);
    const inTheEnd = { ...own, ...parents.limits, ...limits };
    return limitsLoosened(limitsOf(asked)(name), inTheEnd).map(({ path, wanted }) => {
      const isOwn = path.every((key) => Object.hasOwn(limits, key));
      return { path: isOwn ? ['checks', written, ...path] : path, wanted };
    });
  });
  return [
    ...limitsLoosened(asked, own),
    ...below(['significance'], rarely(own.significance, significance)),
    ...below(
      ['on-missing-baseline'],
      ranked(['fail', 'pass'], own['on-missing-baseline'], asked['on-missing-baseline']),
    ),
    ...below(['scenarios'], ranked(['fail', 'warn', 'off'], own.scenarios, asked.scenarios)),
    ...below(['drift'], ranked(['fail', 'warn', 'off'], own.drift, asked.drift)),
    ...ofChecks,
  ];
}

function limitsLoosened(asked: Limits, own: Limits): Loosening[] {
  const evidence = asked.evidence ?? (asked['min-pass-rate'] === undefined ? undefined : 'point');
  return [
    ...below(['max-drop'], atMost(own['max-drop'], asked['max-drop'])),
    ...below(['min-pass-rate'], atLeast(own['min-pass-rate'], asked['min-pass-rate'])),
    ...below(['evidence'], ranked(['proven', 'point', 'likely'], own.evidence, evidence)),
  ];
}

function measuresLoosened(asked: MeasureSettings = {}, own: MeasureSettings = {}): Loosening[] {
  return Object.entries(asked).flatMap(([name, limits]) => {
    const written = Object.keys(own).find(looksLike(name)) ?? name;
    const given = own[written] ?? {};
    return Object.keys(limits).flatMap((key) => {
      const limit = key as keyof typeof limits;
      const [strict, ours] = [numberOf(limits[limit]), numberOf(given[limit])];
      const wanted = key.startsWith('max-') ? atMost(ours, strict) : atLeast(ours, strict);
      return below(['gate', 'measures', written, key], wanted);
    });
  });
}

function numberOf(limit: number | string | undefined): number | undefined {
  return typeof limit === 'string' ? Number.parseFloat(limit) : limit;
}

/** The limits that settings have for one check, and how its name is written there. */
function ownLimits({ checks = {} }: TrendSettings, name: string) {
  const written = Object.keys(checks).find(looksLike(name)) ?? name;
  return { written, limits: checks[written] ?? {} };
}

function below(path: readonly PropertyKey[], wanted: string | null): Loosening[] {
  return wanted === null ? [] : [{ path, wanted }];
}

// What follows says what a value would have to be; null if it is as strict as the one that is asked for.

/** A word out of several, the strictest first. */
function ranked<Word extends string>(
  words: readonly Word[],
  own: Word | undefined,
  asked: Word | undefined,
): string | null {
  if (own === undefined || asked === undefined) return null;
  const strictEnough = words.slice(0, words.indexOf(asked) + 1);
  return strictEnough.includes(own) ? null : `be ${strictEnough.join(' or ')}`;
}

function atMost(own: number | undefined, asked: number | undefined): string | null {
  const isLooser = own !== undefined && asked !== undefined && own > asked;
  return isLooser ? `be ${asked} or less` : null;
}

function atLeast(own: number | undefined, asked: number | undefined): string | null {
  const isLooser = own !== undefined && asked !== undefined && own < asked;
  return isLooser ? `be ${asked} or more` : null;
}

function countAtLeast(
  own: CountOrShare | undefined,
  asked: CountOrShare | undefined,
): string | null {
  if (own === undefined || asked === undefined || (compareLimits(own, asked) ?? -1) >= 0) {
    return null;
  }
  return `be ${asked} or more (a count and a share cannot be compared with each other)`;
}

/** The more rarely noise has to explain a drop, the deeper a drop has to be to fail. */
function rarely(own: string | undefined, asked: string | undefined): string | null {
  if (own === undefined || asked === undefined || own === 'off') return null;
  if (asked === 'off') return 'be off';
  return Number.parseFloat(own) >= Number.parseFloat(asked) ? null : `be ${asked} or more, or off`;
}

/** A list that has to hold every entry of the parent's. */
function holdingAll<Entry>(
  own: readonly Entry[] | undefined,
  asked: readonly Entry[] = [],
): string | null {
  if (own === undefined || asked.every((entry) => own.some((one) => isSameEntry(one, entry)))) {
    return null;
  }
  const entries = JSON.stringify(asked).slice(1, -1);
  return fold(`hold every entry of it: ${entries}`, MAX_WANTED_CHARS);
}

/** Names of checks are the same if they look the same. */
function isSameEntry(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string'
    ? looksLike(one)(other)
    : isDeepStrictEqual(one, other);
}

function eachOnce<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry, index) => entries.findIndex((one) => isDeepStrictEqual(one, entry)) === index,
  );
}

type Settings = Readonly<Record<string, unknown>>;

/** Both maps; if both have a key, the child's value, and of maps both again. */
function merge(parent: Settings, child: Settings): Settings {
  const merged: Record<string, unknown> = { ...parent };
  for (const [name, value] of Object.entries(child)) {
    const key = Object.keys(merged).find(looksLike(name)) ?? name;
    const old = merged[key];
    merged[key] = isMap(old) && isMap(value) ? merge(old, value) : value;
  }
  return merged;
}

function isMap(value: unknown): value is Settings {
  return isObject(value) && !Array.isArray(value);
}
