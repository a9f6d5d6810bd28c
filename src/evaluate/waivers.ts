/** Exceptions that end by themselves: what they excuse, and until when. */
import * as z from 'zod/mini';
import { checkNames } from '../model/check-facts.ts';
import type { Theme, Waived, Waiver } from '../model/report.ts';
import { looksLike } from '../text/alike.ts';
import { isObject } from '../text/json-object.ts';
import { strictMap } from '../text/yaml-check.ts';
import type { JudgedRun, Ruling, RunFailure } from './rule.ts';
import { failuresOf } from './service-verdict.ts';

/** Furthest last day of a waiver, in days from today. */
const MAX_DAYS_AHEAD = 180;
const DAY_MS = 86_400_000;

function text(message: string, description: string) {
  return z
    .string(message)
    .check(z.regex(/\S/, message))
    .register(z.globalRegistry, { description });
}

export const waiverSchema = strictMap(
  {
    theme: z.optional(text('has to be the slug of a theme', 'Slug of the theme that is excused.')),
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
    description: 'An exception with an expiry date.',
    oneOf: [{ required: ['theme'] }, { required: ['check'] }],
  });

export type WaiverSettings = z.infer<typeof waiverSchema>;

/** The places of last days that are too far ahead. */
export function findLateWaivers(
  waivers: readonly unknown[],
  today: string,
): { index: number; problem: string }[] {
  return waivers.flatMap((waiver, index) => {
    const expires = isObject(waiver) ? waiverSchema.shape.expires.safeParse(waiver.expires) : null;
    const ahead = expires?.success ? daysFrom(today, expires.data) : 0;
    if (ahead <= MAX_DAYS_AHEAD) return [];
    const problem = `${expires?.data} is ${ahead} days ahead: name a day at most ${MAX_DAYS_AHEAD} days ahead`;
    return [{ index, problem }];
  });
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
  // Of two waivers for one theme or check the one that lasts longer is shown.
  const current = all
    .filter(({ daysLeft }) => daysLeft >= 0)
    .toSorted((a, b) => b.daysLeft - a.daysLeft);
  const matchers = current.map((waiver) => ({ waiver, isFor: looksLike(waiver.target) }));
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

function expired(waiver: Waiver): Ruling {
  const { kind, target, expires } = waiver;
  return {
    ...{ effect: 'fail', finding: 'waiver-expired', waiver },
    ...{ [kind]: target, limit: expires },
  };
}
