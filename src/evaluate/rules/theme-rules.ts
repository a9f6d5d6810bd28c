/** The rules `themes` and `max-themes`. */
import * as z from 'zod/mini';
import type { Theme } from '../../model/report.ts';
import { isNamedLike } from '../../text/alike.ts';
import { percentDigits } from '../../text/percent.ts';
import { strictMap } from '../../text/yaml-check.ts';
import {
  type CountOrShare,
  countOrShare,
  described,
  nonEmptyList,
  reaches,
  shareOf,
} from '../policy-keys.ts';
import type { Reason } from '../reasons.ts';
import { isOver, type PolicyView } from '../view.ts';

/** The values of the service's specification. */
export const KNOWN_VALUES = {
  severity: ['HIGH', 'MEDIUM', 'LOW'],
  impact: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
  prevalence: ['WIDESPREAD', 'RECURRING', 'ISOLATED'],
  lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'],
  channel: ['PROMPT', 'VOICE_CONFIG', 'STT', 'SPEECH_MODEL', 'LLM_MODEL', 'INFRA', 'EXTERNAL'],
} as const;

const TRAITS = ['severity', 'impact', 'prevalence', 'lifecycle', 'channel'] as const;
const A_LIST = 'has to be a list of at least one';

function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  description: string,
) {
  return nonEmptyList(z.enum(values), A_LIST, description);
}

const entryMap = () =>
  strictMap(
    {
      severity: oneOf(KNOWN_VALUES.severity, 'Severities that match.'),
      impact: oneOf(KNOWN_VALUES.impact, 'Impacts that match.'),
      prevalence: oneOf(KNOWN_VALUES.prevalence, 'Prevalences that match.'),
      lifecycle: oneOf(
        KNOWN_VALUES.lifecycle,
        'Lifecycles that match. A theme without a lifecycle counts as NEW.',
      ),
      channel: oneOf(KNOWN_VALUES.channel, 'Root cause channels that match.'),
      checks: nonEmptyList(
        z.string('has to be the name of a check'),
        A_LIST,
        'Names of checks; a theme matches when it is about one of them.',
      ),
      'min-affected': countOrShare(
        'Fewest affected calls: a count such as 2, or a share such as 10%.',
      ),
    },
    'has to be a map such as { severity: [HIGH] }',
  )
    .check((context) => {
      if (Object.keys(context.value).length > 0 || context.issues.length > 0) return;
      const message = 'has to name at least one key: without any it would match every theme';
      context.issues.push({ code: 'custom', message, input: context.value });
    })
    .register(z.globalRegistry, {
      description: 'Matches a theme when all of its keys do.',
      minProperties: 1,
    });

type Entry = z.infer<ReturnType<typeof entryMap>>;

export const themesSchema = described(
  z.array(entryMap(), 'has to be a list of entries, each beginning with a dash'),
  'A theme that matches all keys of one of these entries fails the gate.',
);

/** A theme that matches any of the entries fails the gate. */
export function evaluateThemes({ themes }: PolicyView, entries: readonly Entry[]): Reason[] {
  return themes.flatMap((theme): Reason[] => {
    if (isOver(theme)) return [];
    const hits = [...entries.entries()].filter(([, entry]) => matches(entry, theme));
    const [first] = hits;
    const numbers = hits.map(([index]) => index + 1);
    const compares = hits.every(([, { lifecycle }]) => lifecycle !== undefined);
    return first === undefined
      ? []
      : [{ ...hit(theme, first[1], numbers), ...(compares && { compares }) }];
  });
}

/** What an entry can name of a theme. */
function traitsOf({ severity, impact, prevalence, lifecycle, rootCauseChannel: channel }: Theme) {
  return { severity, impact, prevalence, lifecycle, channel };
}

function hit(theme: Theme, entry: Entry, entries: readonly number[]): Reason {
  const { slug, affectedCallCount: calls, totalCallCount: total, checkNames } = theme;
  const limit = entry['min-affected'];
  return {
    effect: 'fail',
    kind: 'theme',
    theme: slug,
    traits: Object.entries(traitsOf(theme)).filter(([name]) => Object.hasOwn(entry, name)),
    checks: entry.checks?.filter((name) => checkNames.some(isNamedLike(name))) ?? [],
    affected: limit === undefined ? null : { calls, total, limit },
    entries,
    ...(limit !== undefined && { limit, value: affected(theme, limit) }),
  };
}

/** The affected calls as the limit counts them: a number, or a share of all calls such as `12.5%`. */
function affected(theme: Theme, least: CountOrShare): string | number {
  const { affectedCallCount: part, totalCallCount: whole } = theme;
  const share = shareOf(least);
  if (share === null || whole === 0) return part;
  return `${percentDigits((part / whole) * 100, share)}%`;
}

function matches(entry: Entry, theme: Theme): boolean {
  const traits = { ...traitsOf(theme), lifecycle: theme.lifecycle ?? 'NEW' };
  const least = entry['min-affected'];
  return (
    TRAITS.every((name) => entry[name]?.some((one) => one === traits[name]) ?? true) &&
    (entry.checks?.some((name) => theme.checkNames.some(isNamedLike(name))) ?? true) &&
    (least === undefined || reaches(theme.affectedCallCount, theme.totalCallCount, least))
  );
}

const most = () =>
  z.optional(z.int('has to be a whole number').check(z.gte(0, 'has to be 0 or more')));

export const maxThemesSchema = described(
  strictMap({ HIGH: most(), MEDIUM: most(), LOW: most() }, 'has to be a map such as { HIGH: 0 }'),
  'The most themes of each severity; more than that fail the gate.',
);

/** More themes of a severity than allowed fail the gate. */
export function evaluateMaxThemes(
  { themes }: PolicyView,
  limits: z.infer<typeof maxThemesSchema>,
): Reason[] {
  return KNOWN_VALUES.severity.flatMap((severity): Reason[] => {
    const limit = limits[severity];
    const value = themes.filter((one) => one.severity === severity && !isOver(one)).length;
    if (limit === undefined || value <= limit) return [];
    return [{ effect: 'fail', kind: 'max-themes', severity, limit, value }];
  });
}
