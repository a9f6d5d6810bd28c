/** Exceptions with a last day: what they excuse, and until when. */
import * as z from 'zod/mini';
import type { Waived, Waiver } from '../model/report.ts';
import { failuresOf } from '../model/run-failures.ts';
import { isNamedLike } from '../text/alike.ts';
import { isObject, valueAt } from '../text/json-object.ts';
import { type PathError, strictMap } from '../text/yaml-check.ts';
import { described } from './policy-keys.ts';
import type { Reason } from './reasons.ts';
import { mentionedChecks, type RuleFacts } from './view.ts';

/** Furthest last day of a waiver, in days from today. */
export const MAX_DAYS_AHEAD = 180;
const DAY_MS = 86_400_000;

function text(message: string, description: string) {
  return described(z.string(message).check(z.regex(/\S/, message)), description);
}

export const waiverSchema = strictMap(
  {
    theme: z.optional(text('has to be the slug of a theme', 'Slug of the theme that is excused.')),
    check: z.optional(text('has to be the name of a check', 'Name of the check that is excused.')),
    reason: text('has to say why', 'Why it is excused; shown with it.'),
    owner: z.optional(text('has to name a person or a team', 'Who answers for it.')),
    expires: described(
      z.iso.date('has to be a day such as 2027-01-31'),
      `Last day on which it holds, in UTC; at most ${MAX_DAYS_AHEAD} days ahead. An expired waiver fails the gate.`,
    ),
  },
  'has to be a map with theme or check, reason and expires',
)
  .check(
    z.refine<object>(
      (waiver) => Object.hasOwn(waiver, 'theme') !== Object.hasOwn(waiver, 'check'),
      {
        // Reported together with the errors of the fields.
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

/** The last days of a policy, valid or not, that are too far ahead. */
export function findLateWaivers(policy: unknown, today: string): PathError[] {
  const waivers = valueAt(policy, ['waivers']);
  return (Array.isArray(waivers) ? waivers : []).flatMap((waiver, index) => {
    const expires = waiverSchema.shape.expires.safeParse(valueAt(waiver, ['expires']));
    const aheadMs = expires.success ? Date.parse(expires.data) - Date.parse(today) : 0;
    const ahead = Math.round(aheadMs / DAY_MS);
    if (ahead <= MAX_DAYS_AHEAD) return [];
    const problem = `${expires.data} is ${ahead} days ahead: name a day at most ${MAX_DAYS_AHEAD} days ahead`;
    return [{ path: ['waivers', index, 'expires'], problem }];
  });
}

function waiverOf({ theme, check, reason, owner, expires }: WaiverSettings): Waiver {
  return {
    kind: theme === undefined ? 'check' : 'theme',
    // It names one of the two.
    target: String(theme ?? check),
    reason,
    owner: owner ?? null,
    expires,
  };
}

/** Takes out of a run what waivers excuse today. Those in force without anything to excuse are `unmatched`. */
export function applyWaivers(
  run: Pick<RuleFacts, 'report' | 'runVerdict' | 'checks' | 'calls'>,
  waivers: readonly WaiverSettings[],
  today: string,
) {
  const all = waivers.map(waiverOf);
  const current = all
    .filter(({ expires }) => expires >= today)
    .toSorted((a, b) => Number(a.expires < b.expires) - Number(a.expires > b.expires))
    .map((waiver) => ({ waiver, isFor: isNamedLike(waiver.target) }));
  const matched = new Set<Waiver>();
  const waived = new Map<string, Waived>();
  const excuse = (kind: Waiver['kind'], name: string): boolean => {
    const hits = current.filter(({ waiver, isFor }) => waiver.kind === kind && isFor(name));
    for (const { waiver } of hits) matched.add(waiver);
    const [first] = hits;
    if (first !== undefined) waived.set(`${kind} ${name}`, { kind, name, waiver: first.waiver });
    return first !== undefined;
  };
  for (const check of mentionedChecks(run)) excuse('check', check);
  return {
    themes: (run.report?.themes ?? []).filter(({ slug }) => !excuse('theme', slug)),
    failures: failuresOf(run).filter(({ check }) => check === null || !excuse('check', check)),
    waived: [...waived.values()],
    unmatched: current.flatMap(({ waiver }) => (matched.has(waiver) ? [] : waiver)),
    expired: all
      .filter(({ expires }) => expires < today)
      .map(
        (waiver): Reason => ({
          ...{ effect: 'fail', kind: 'waiver-expired', waiver },
          ...{ [waiver.kind]: waiver.target, limit: waiver.expires },
        }),
      ),
  };
}
