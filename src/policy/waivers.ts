/** Exceptions that end by themselves: what they excuse, and until when. */
import * as z from 'zod/mini';
import { isObject } from '../core/json-object.ts';
import { lookOf, looksLike } from '../core/text/alike.ts';
import { fold } from '../core/text/strip.ts';
import { strictMap } from '../core/yaml-check.ts';
import type { Theme, Waived, Waiver } from '../report/model.ts';
import { checkNames } from '../report/spared.ts';
import type { JudgedRun, Ruling, RunFailure } from './rule.ts';
import { failuresOf } from './service-verdict.ts';
import type { Tightening } from './tighten.ts';
import { quoteName } from './words.ts';

/** Furthest last day of a waiver, in days from today. */
const MAX_DAYS_AHEAD = 180;
const MAX_REASON_CHARS = 500;
const DAY_MS = 86_400_000;

const ONLY_STARS = /^\*+$/;

function text(message: string, description: string) {
  return z
    .string(message)
    .check(z.regex(/\S/, message))
    .register(z.globalRegistry, { description });
}

export const waiverSchema = strictMap(
  {
    theme: z.optional(
      text(
        'has to be the slug of a theme, or a pattern with *',
        'Slug of the theme that is excused, or a pattern in which * stands for any text.',
      )
        .check(
          z.refine(
            (pattern) => !ONLY_STARS.test(lookOf(pattern)),
            'has to be more than *, which would excuse every theme',
          ),
        )
        .register(z.globalRegistry, { not: { pattern: ONLY_STARS.source } }),
    ),
    check: z.optional(text('has to be the name of a check', 'Name of the check that is excused.')),
    reason: text('has to say why', 'Why it is excused; shown with it.'),
    owner: z.optional(text('has to name somebody', 'Who answers for it.')),
    expires: z.iso.date('has to be a day such as 2027-01-31').register(z.globalRegistry, {
      description: `Last day on which it holds, in UTC; at most ${MAX_DAYS_AHEAD} days ahead. An expired waiver fails the gate.`,
    }),
  },
  'has to be a map with theme or check, reason and expires',
)
  .check(
    z.refine<object>(
      (waiver) => Object.hasOwn(waiver, 'theme') !== Object.hasOwn(waiver, 'check'),
      {
        // Told beside the faults of the fields themselves.
        when: ({ value }) => isObject(value),
        error: 'has to name either a theme or a check',
      },
    ),
  )
  .register(z.globalRegistry, {
    description: 'An exception that ends by itself.',
    oneOf: [{ required: ['theme'] }, { required: ['check'] }],
  });

export type WaiverSettings = z.infer<typeof waiverSchema>;

/** A policy has the waivers of the one that it extends, and those that it may add. */
export const WAIVERS_TIGHTENING: Tightening<WaiverSettings[]> = {
  keys: [],
  findLoosened: (parent = [], child) =>
    child.flatMap((waiver, index) =>
      isAmong(parent, waiver)
        ? []
        : [{ path: [index], against: [], wanted: 'be left out, since a waiver loosens' }],
    ),
  merge: (parent = [], child) => [...parent, ...child.filter((one) => !isAmong(parent, one))],
};

function isAmong(waivers: readonly WaiverSettings[], wanted: WaiverSettings): boolean {
  const facts = (waiver: WaiverSettings) => JSON.stringify(Object.entries(waiver).toSorted());
  return waivers.some((waiver) => facts(waiver) === facts(wanted));
}

/** What a waiver that is right in itself has against it, at which of its keys. */
export interface WaiverFault {
  index: number;
  key: 'theme' | 'check' | 'expires';
  problem: string;
}

/**
 * Everything that is wrong with waivers as a whole: a last day too far ahead, and two for one thing.
 * What of a waiver is right is looked at whatever else is wrong with it.
 *
 * @param waivers as the file holds them
 * @param today `YYYY-MM-DD` in UTC
 */
export function findWaiverFaults(waivers: readonly unknown[], today: string): WaiverFault[] {
  const targets = waivers.map(targetOf);
  return waivers.flatMap((waiver, index): WaiverFault[] => {
    const faults: WaiverFault[] = [];
    const expires = memberOf(waiver, 'expires');
    const ahead = expires === undefined ? 0 : daysFrom(today, expires);
    if (ahead > MAX_DAYS_AHEAD) {
      const problem = `${expires} is ${ahead} days ahead: name a day at most ${MAX_DAYS_AHEAD} days ahead`;
      faults.push({ index, key: 'expires', problem });
    }
    const own = targets[index];
    const twin = targets.findIndex((other) => own && other && areForOne(other, own));
    if (own && twin < index) {
      const problem = `${quoteName(own.target)} is excused by waivers[${twin}] already: keep one of the two`;
      faults.push({ index, key: own.kind, problem });
    }
    return faults;
  });
}

type Target = Pick<Waiver, 'kind' | 'target'>;

/** What a waiver is for; undefined where it does not name one thing rightly. */
function targetOf(waiver: unknown): Target | undefined {
  const theme = memberOf(waiver, 'theme');
  const check = memberOf(waiver, 'check');
  if (theme !== undefined && check !== undefined) return undefined;
  if (theme !== undefined) return { kind: 'theme', target: theme };
  return check === undefined ? undefined : { kind: 'check', target: check };
}

/** A member of a waiver, where it is right in itself. */
function memberOf(waiver: unknown, key: WaiverFault['key']): string | undefined {
  const parsed = z.safeParse(waiverSchema.shape[key], isObject(waiver) ? waiver[key] : undefined);
  return parsed.data;
}

function areForOne(a: Target, b: Target): boolean {
  return a.kind === b.kind && (matcherOf(a)(b.target) || matcherOf(b)(a.target));
}

function daysFrom(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

function inForce({ theme, check, reason, owner, expires }: WaiverSettings, today: string): Waiver {
  return {
    kind: theme === undefined ? 'check' : 'theme',
    // It names one of the two.
    target: String(theme ?? check),
    reason,
    owner: owner ?? null,
    expires,
    daysLeft: daysFrom(today, expires),
  };
}

export interface Exceptions {
  /** What no waiver excuses. */
  themes: Theme[];
  failures: RunFailure[];
  waived: Waived[];
  /** In force, but without anything to excuse. */
  unmatched: Waiver[];
  /** A reason for each that has expired. */
  expired: Ruling[];
}

/**
 * Takes out of a run what waivers excuse today.
 *
 * @param named further checks that the run has
 */
export function applyWaivers(
  run: Pick<JudgedRun, 'report' | 'runVerdict' | 'checks'>,
  waivers: readonly WaiverSettings[],
  today: string,
  named: readonly string[] = [],
): Exceptions {
  const { report } = run;
  const all = waivers.map((waiver) => inForce(waiver, today));
  // Where two patterns excuse one theme, the one that lasts longer tells until when.
  const current = all
    .filter(({ daysLeft }) => daysLeft >= 0)
    .toSorted((a, b) => b.daysLeft - a.daysLeft);
  const matchers = current.map((waiver) => ({ waiver, isFor: matcherOf(waiver) }));
  const matched = new Set<Waiver>();
  const waived: Waived[] = [];
  const excuse = (kind: Waiver['kind'], name: string): boolean => {
    const hits = matchers.flatMap(({ waiver, isFor }) =>
      waiver.kind === kind && isFor(name) ? waiver : [],
    );
    for (const hit of hits) matched.add(hit);
    const [waiver] = hits;
    const isTold = waived.some((one) => one.kind === kind && one.name === name);
    if (waiver !== undefined && !isTold) waived.push({ kind, name, waiver });
    return waiver !== undefined;
  };
  for (const check of [...checkNames(run), ...named]) excuse('check', check);
  return {
    themes: (report?.themes ?? []).filter(({ slug }) => !excuse('theme', slug)),
    failures: failuresOf(run).filter(({ check }) => check === null || !excuse('check', check)),
    waived,
    unmatched: current.filter((waiver) => !matched.has(waiver)),
    expired: all.filter(({ daysLeft }) => daysLeft < 0).map(expired),
  };
}

function expired({ kind, target, expires, reason }: Waiver): Ruling {
  return {
    effect: 'fail',
    message: `the waiver for ${kind} ${quoteName(target)} expired on ${expires} (${fold(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`,
    [kind]: target,
    limit: expires,
  };
}

/** Whether a theme or check of a name is excused, for any name. */
function matcherOf({ kind, target }: Target): (name: string) => boolean {
  const isNamed = looksLike(target);
  if (kind === 'check') return isNamed;
  const pattern = lookOf(target);
  return (name) => isNamed(name) || matchesPattern(pattern, lookOf(name));
}

/** Whether a text is what a pattern with * says, which stands for any text; in linear time. */
function matchesPattern(pattern: string, text: string): boolean {
  const [start, ...rest] = pattern.split('*');
  const end = rest.pop();
  if (start === undefined || end === undefined) return false;
  if (text.length < start.length + end.length) return false;
  if (!text.startsWith(start) || !text.endsWith(end)) return false;
  const limit = text.length - end.length;
  let from = start.length;
  for (const piece of rest) {
    const at = text.indexOf(piece, from);
    if (at === -1 || at + piece.length > limit) return false;
    from = at + piece.length;
  }
  return true;
}
