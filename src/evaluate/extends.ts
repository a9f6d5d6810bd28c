/** A policy together with those that it extends. Each may only be as strict or stricter. */
import { isDeepStrictEqual } from 'node:util';
import { distinctNames, isNamedLike } from '../text/alike.ts';
import { isObject, valueAt } from '../text/json-object.ts';
import { fold } from '../text/strip.ts';
import { type Parsed, type ValueError, valid } from '../text/values/parsed.ts';
import { pathName, showValue } from '../text/yaml-check.ts';
import type { YamlText } from '../text/yaml-text.ts';
import { type Gate, type Policy, policySchema } from './policy.ts';
import type { CountOrShare } from './policy-keys.ts';
import type { MeasureSettings } from './rules/measure-rules.ts';
import {
  hasLimit,
  type Limits,
  limitsOf,
  STANDARD_SIGNIFICANCE,
  type TrendSettings,
} from './trend-settings.ts';

const MAX_WANTED_CHARS = 200;

/** One file of a chain in which each extends the next. */
export interface PolicyFile {
  shown: string;
  policy: Policy;
  content: YamlText;
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
  const waivers = policies.flatMap((policy) => policy.waivers ?? []);
  const byText = new Map(waivers.map((waiver) => [JSON.stringify(waiver), waiver]));
  return valid(
    policySchema.parse({
      version: 1,
      ...(gates.length > 0 && { gate: gates.reduce<Settings>(merge, {}) }),
      ...(waivers.length > 0 && { waivers: [...byText.values()] }),
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
  const [own, theirs] = [content, other].map(({ placeOf }) => {
    const { line, column } = placeOf(path);
    return `line ${line}, column ${column}`;
  });
  // A waiver is allowed together with all others.
  const allowed = path[0] === 'waivers' ? 'waivers' : path.join('.');
  return `${own}: ${pathName(path, '')} is ${value}, which loosens ${theirs} of '${shown}': it has to ${wanted}, or '${shown}' has to have allow-loosening: [${allowed}]`;
}

/** What a value would have to be; null if it is as strict as the one that is asked for. */
type Comparison<Value> = (own: Value, asked: Value) => string | null;

function compare<Map extends object>(
  path: readonly PropertyKey[],
  asked: Map,
  own: Map,
  comparisons: { [Key in keyof Map]?: Comparison<NonNullable<Map[Key]>> },
): Loosening[] {
  return Object.keys(comparisons).flatMap((name) => {
    const key = name as keyof Map;
    const [strict, ours] = [asked[key] ?? undefined, own[key] ?? undefined];
    if (strict === undefined || ours === undefined) return [];
    const wanted = comparisons[key]?.(ours, strict) ?? null;
    return wanted === null ? [] : [{ path: [...path, name], wanted }];
  });
}

const STANDARD_GATE = {
  'run-verdict': 'fail',
  verdict: 'fail',
  'incomplete-run': 'inconclusive',
} as const;

/** Everything in which a child asks for less than its parent. */
function findLoosened(parent: Policy, child: Policy): Loosening[] {
  const [asked, own]: Gate[] = [{ ...STANDARD_GATE, ...parent.gate }, child.gate ?? {}];
  if (asked === undefined || own === undefined) return [];
  return [
    ...compare(['gate'], asked, own, {
      'run-verdict': ranked(['fail', 'warn', 'ignore']),
      verdict: ranked(['fail', 'fail-unless-known', 'ignore']),
      themes: holdingAll,
      never: holdingAll,
      'incomplete-run': ranked(['inconclusive', 'judge']),
      'min-graded-calls': countAtLeast,
      'max-cost-usd': atMost,
    }),
    ...compare(['gate', 'max-themes'], asked['max-themes'] ?? {}, own['max-themes'] ?? {}, {
      ...{ HIGH: atMost, MEDIUM: atMost, LOW: atMost },
    }),
    ...trendLoosened(asked.trend, own.trend),
    ...measuresLoosened(asked.measures, own.measures),
    ...(child.waivers ?? []).flatMap((waiver, index) =>
      (parent.waivers ?? []).some((one) => isDeepStrictEqual(one, waiver))
        ? []
        : [{ path: ['waivers', index], wanted: 'be left out, since a waiver loosens' }],
    ),
  ];
}

const TREND = ['gate', 'trend'] as const;

/**
 * The limits that apply to each check decide, its own or the general ones: limits that a child gives a check
 * are compared with the general ones of its parent too.
 */
function trendLoosened(parent: TrendSettings = {}, own: TrendSettings = {}): Loosening[] {
  const standard = hasLimit(parent, 'max-drop') ? { significance: STANDARD_SIGNIFICANCE } : {};
  const asked: TrendSettings = { scenarios: 'warn', drift: 'warn', ...standard, ...parent };
  const names = distinctNames(Object.keys({ ...asked.checks, ...own.checks }));
  const ofChecks = names.flatMap((name) => {
    const written = spellingIn(own.checks, name);
    const limits = own.checks?.[written] ?? {};
    const inherited = asked.checks?.[spellingIn(asked.checks, name)];
    const applied = { ...own, ...inherited, ...limits };
    return limitsLoosened(limitsOf(asked)(name), applied).map(({ path, wanted }) => {
      const isOwn = path.every((key) => Object.hasOwn(limits, key));
      return { path: [...TREND, ...(isOwn ? ['checks', written] : []), ...path], wanted };
    });
  });
  return [
    ...limitsLoosened(asked, own).map(({ path, wanted }) => ({
      ...{ path: [...TREND, ...path], wanted },
    })),
    ...compare(TREND, asked, own, {
      significance: rarely,
      'on-missing-baseline': ranked(['fail', 'pass']),
      scenarios: ranked(['fail', 'warn', 'off']),
      drift: ranked(['fail', 'warn', 'off']),
    }),
    ...ofChecks,
  ];
}

function limitsLoosened(asked: Limits, own: Limits): Loosening[] {
  const evidence = asked['min-pass-rate'] === undefined ? {} : { evidence: 'point' as const };
  return compare<Limits>([], { ...evidence, ...asked }, own, {
    'max-drop': atMost,
    'min-pass-rate': atLeast,
    evidence: ranked(['proven', 'point', 'likely']),
  });
}

function measuresLoosened(asked: MeasureSettings = {}, own: MeasureSettings = {}): Loosening[] {
  return Object.entries(asked).flatMap(([name, limits]) => {
    const written = spellingIn(own, name);
    const sides = Object.keys(limits).map((key) => [
      key,
      key.startsWith('max-') ? atMost : atLeast,
    ]);
    const path = ['gate', 'measures', written];
    return compare(path, limits, own[written] ?? {}, Object.fromEntries(sides));
  });
}

/** How a map spells a name. */
function spellingIn(map: object = {}, name: string): string {
  return Object.keys(map).find(isNamedLike(name)) ?? name;
}

/** @param words the strictest first */
function ranked<Word extends string>(words: readonly Word[]): Comparison<Word> {
  return (own, asked) => {
    const strictEnough = words.slice(0, words.indexOf(asked) + 1);
    return strictEnough.includes(own) ? null : `be ${strictEnough.join(' or ')}`;
  };
}

/** A number, or a share such as `20%`. */
type Limit = number | string;

function atMost(own: Limit, asked: Limit): string | null {
  return numberOf(own) > numberOf(asked) ? `be ${asked} or less` : null;
}

function atLeast(own: Limit, asked: Limit): string | null {
  return numberOf(own) < numberOf(asked) ? `be ${asked} or more` : null;
}

function numberOf(limit: Limit): number {
  return Number.parseFloat(`${limit}`);
}

function countAtLeast(own: CountOrShare, asked: CountOrShare): string | null {
  if (typeof own === typeof asked && atLeast(own, asked) === null) return null;
  return `be ${asked} or more (a count and a share cannot be compared with each other)`;
}

/** The lower the significance, the deeper a drop has to be to fail. */
function rarely(own: string, asked: string): string | null {
  if (own === 'off') return null;
  const wanted = asked === 'off' ? 'be off' : atLeast(own, asked);
  return asked === 'off' || wanted === null ? wanted : `${wanted}, or off`;
}

/** A list that has to hold every entry of the parent's. */
function holdingAll(own: readonly unknown[], asked: readonly unknown[]): string | null {
  if (asked.every((entry) => own.some((one) => isSameEntry(one, entry)))) return null;
  const entries = JSON.stringify(asked).slice(1, -1);
  return fold(`hold every entry of it: ${entries}`, MAX_WANTED_CHARS);
}

/** Names of checks are the same if people cannot distinguish them. */
function isSameEntry(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string'
    ? isNamedLike(one)(other)
    : isDeepStrictEqual(one, other);
}

type Settings = Readonly<Record<string, unknown>>;

/** Both maps; if both have a key, the child's value, and of maps both again. */
function merge(parent: Settings, child: Settings): Settings {
  const merged: Record<string, unknown> = { ...parent };
  for (const [name, value] of Object.entries(child)) {
    const key = Object.keys(merged).find(isNamedLike(name)) ?? name;
    const old = merged[key];
    merged[key] = isMap(old) && isMap(value) ? merge(old, value) : value;
  }
  return merged;
}

function isMap(value: unknown): value is Settings {
  return isObject(value) && !Array.isArray(value);
}
