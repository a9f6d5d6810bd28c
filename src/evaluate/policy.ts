/** The policy file: its schema, and how it is read. */
import * as z from 'zod/mini';
import { isObject } from '../text/json-object.ts';
import type { Parsed } from '../text/values/parsed.ts';
import { checkYaml, strictMap } from '../text/yaml-check.ts';
import type { YamlText } from '../text/yaml-text.ts';
import { measuresSchema } from './measure-settings.ts';
import { incompleteRunSchema, minGradedCallsSchema } from './rules/complete-run.ts';
import { neverSchema } from './rules/never.ts';
import { runVerdictSchema, verdictSchema } from './rules/run-verdict.ts';
import { maxThemesSchema, themesSchema } from './rules/theme-rules.ts';
import { trendSchema } from './trend-settings.ts';
import { findLateWaivers, waiverSchema } from './waivers.ts';

const AN_AMOUNT = 'has to be an amount in US dollars such as 25, of 0 or more';

const gateSchema = strictMap(
  {
    'run-verdict': z.optional(runVerdictSchema),
    verdict: z.optional(verdictSchema),
    themes: z.optional(themesSchema),
    'max-themes': z.optional(maxThemesSchema),
    trend: z.optional(trendSchema),
    measures: z.optional(measuresSchema),
    never: z.optional(neverSchema),
    'incomplete-run': z.optional(incompleteRunSchema),
    'min-graded-calls': z.optional(minGradedCallsSchema),
    'max-cost-usd': z.optional(
      z.number(AN_AMOUNT).check(z.gte(0, AN_AMOUNT)).register(z.globalRegistry, {
        description: 'The most that all runs of the gate may cost together, in US dollars.',
      }),
    ),
  },
  'has to be a map of rules',
).register(z.globalRegistry, { description: 'The rules. All of them have to hold.' });

export type Gate = z.infer<typeof gateSchema>;

const A_PATH = 'has to be a path in the workspace, or owner/repo/path@ref';

const extendsSchema = z
  .string(A_PATH)
  .check(z.regex(/^\S(?:.*\S)?$/, A_PATH))
  .register(z.globalRegistry, {
    description:
      'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. Begin a path of the second form with ./',
  });

const RULE_NAMES = Object.keys(gateSchema.shape);
const A_KEY = `has to be waivers, gate, or a key below gate (${RULE_NAMES.join(', ')}), such as gate.verdict`;

const allowLooseningSchema = z
  .array(
    z
      .string(A_KEY)
      .check(
        z.regex(
          new RegExp(`^(?:waivers|gate(?:\\.(?:${RULE_NAMES.join('|')})(?:\\..+)?)?)$`),
          A_KEY,
        ),
      ),
    'has to be a list of keys such as [gate.verdict, waivers]',
  )
  .register(z.globalRegistry, {
    description:
      'Keys that a policy which extends this one may loosen, such as gate.verdict; a key includes everything below it.',
  });

export const policySchema = strictMap(
  {
    version: z.literal(1).register(z.globalRegistry, { description: 'Version of this format.' }),
    extends: z.optional(extendsSchema),
    'allow-loosening': z.optional(allowLooseningSchema),
    gate: z.optional(gateSchema),
    waivers: z.optional(
      z
        .array(waiverSchema, 'has to be a list of waivers, each beginning with a dash')
        .register(z.globalRegistry, { description: 'Exceptions that end automatically.' }),
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
  return checkYaml(yaml, {
    schema: policySchema,
    whole: 'the policy',
    shown,
    further: (value) =>
      isObject(value) && Array.isArray(value.waivers)
        ? findLateWaivers(value.waivers, today).map(({ index, problem }) => ({
            path: ['waivers', index, 'expires'],
            problem,
          }))
        : [],
  });
}
