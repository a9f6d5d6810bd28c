/** The policy file: its schema, and how it is read. */
import * as z from 'zod/mini';
import type { Parsed } from '../text/values/parsed.ts';
import { checkYaml, strictMap } from '../text/yaml-check.ts';
import type { YamlText } from '../text/yaml-text.ts';
import { choice, countOrShare, described, nonEmptyList, optional } from './policy-keys.ts';
import { measuresSchema } from './rules/measure-rules.ts';
import { maxThemesSchema, themesSchema } from './rules/theme-rules.ts';
import { trendSchema } from './trend-settings.ts';
import { findLateWaivers, waiverSchema } from './waivers.ts';

const AN_AMOUNT = 'has to be an amount in US dollars such as 25, of 0 or more';

const gateSchema = strictMap(
  {
    'run-verdict': choice(
      ['fail', 'warn', 'ignore'],
      'fail',
      "What the run's own verdict does if it is not passed: it fails the gate, warns, or is ignored.",
    ),
    verdict: choice(
      ['fail', 'fail-unless-known', 'ignore'],
      'fail',
      'What a THRESHOLD_FAILED verdict does: it fails the gate; it fails unless there are themes and all of them are waived or were there before; or it is ignored.',
    ),
    themes: z.optional(themesSchema),
    'max-themes': z.optional(maxThemesSchema),
    trend: optional(
      trendSchema,
      'Limits for the pass rates of checks; `checks` has limits of single ones.',
    ),
    measures: z.optional(measuresSchema),
    never: nonEmptyList(
      z.string('has to be the name of a check'),
      'has to be a list of at least one name of a check',
      'Names of checks that may fail in no call: a single one fails the gate.',
    ),
    'incomplete-run': choice(
      ['inconclusive', 'judge'],
      'inconclusive',
      'Result of a run that did not complete and would pass: inconclusive, or evaluated by the calls that it has.',
    ),
    'min-graded-calls': countOrShare(
      'Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.',
    ),
    'max-cost-usd': optional(
      z.number(AN_AMOUNT).check(z.gte(0, AN_AMOUNT)),
      'The most that all runs of the gate may cost together, in US dollars.',
    ),
  },
  'has to be a map of rules',
);

export type Gate = z.infer<typeof gateSchema>;

const A_PATH = 'has to be a path in the workspace, or owner/repo/path@ref';

const RULE_NAMES = Object.keys(gateSchema.shape);
const A_KEY = `has to be waivers, gate, or a key below gate (${RULE_NAMES.join(', ')}), such as gate.verdict`;

const KEY = new RegExp(`^(?:waivers|gate(?:\\.(?:${RULE_NAMES.join('|')})(?:\\..+)?)?)$`);

export const policySchema = strictMap(
  {
    version: described(z.literal(1), 'Version of this format.'),
    extends: optional(
      z.string(A_PATH).check(z.regex(/^\S(?:.*\S)?$/, A_PATH)),
      'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. Begin a path of the second form with ./',
    ),
    'allow-loosening': optional(
      z.array(
        z.string(A_KEY).check(z.regex(KEY, A_KEY)),
        'has to be a list of keys such as [gate.verdict, waivers]',
      ),
      'Keys that a policy which extends this one may loosen, such as gate.verdict; a key includes everything below it.',
    ),
    gate: optional(gateSchema, 'The rules. All of them have to hold.'),
    waivers: optional(
      z.array(waiverSchema, 'has to be a list of waivers, each beginning with a dash'),
      'Exceptions that end automatically.',
    ),
  },
  'has to be a map that begins with version: 1',
).register(z.globalRegistry, {
  title: 'Simulation Gate policy',
  description: 'What fails a gate, decided by the team.',
});

export type Policy = z.infer<typeof policySchema>;

/**
 * The policy of a document, or every error in it with line and column.
 *
 * @param shown what the file is called in errors
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
export function parsePolicy(yaml: YamlText, shown: string, today: string): Parsed<Policy> {
  const late = findLateWaivers(yaml.value, today);
  return checkYaml(yaml, policySchema, 'the policy', shown, late);
}
