/** The policy file as a whole; what each rule takes stands with the rule. */
import * as z from 'zod/mini';
import { strictMap } from '../core/yaml-check.ts';
import { MAX_COST, MAX_COST_TIGHTENING, maxCostSchema } from './max-cost.ts';
import type { GateRule } from './rule.ts';
import { incompleteRunRule, minGradedCallsRule } from './rules/complete-run.ts';
import { maxThemesRule } from './rules/max-themes.ts';
import { neverRule } from './rules/never.ts';
import { runVerdictRule } from './rules/run-verdict.ts';
import { themesRule } from './rules/themes.ts';
import { trendRule } from './rules/trend.ts';
import { verdictRule } from './rules/verdict.ts';
import { each, namesOf, type Tightening } from './tighten.ts';
import { WAIVERS_TIGHTENING, type WaiverSettings, waiverSchema } from './waivers.ts';

/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
export const RULES: readonly GateRule[] = [
  runVerdictRule,
  verdictRule,
  themesRule,
  maxThemesRule,
  trendRule,
  neverRule,
  incompleteRunRule,
  minGradedCallsRule,
];

const gateSchema = () =>
  strictMap(
    Object.fromEntries([
      ...RULES.map(({ name, schema }) => [name, z.optional(schema)]),
      // About the sum of all runs, which no rule sees.
      [MAX_COST, z.optional(maxCostSchema)],
    ]),
    'has to be a map of rules',
  ).register(z.globalRegistry, { description: 'The rules. All of them have to hold.' });

const gateTightening = each<Gate>(
  Object.fromEntries([
    ...RULES.map(({ name, tighten }) => [name, tighten]),
    [MAX_COST, MAX_COST_TIGHTENING],
  ]),
);

type Gate = Record<string, unknown>;

/** What decides in a policy. */
export interface Decisive {
  gate?: Gate;
  waivers?: WaiverSettings[];
}

/** What a policy may make of the one that it extends. */
export const POLICY_TIGHTENING: Tightening<Decisive> = each<Decisive>({
  gate: gateTightening,
  waivers: WAIVERS_TIGHTENING,
});

const AN_ADDRESS = 'has to be a path in the workspace, or owner/repo/path@ref';

const extendsSchema = z
  .string(AN_ADDRESS)
  .check(z.regex(/^\S(?:.*\S)?$/, AN_ADDRESS))
  .register(z.globalRegistry, {
    description:
      'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. A path that looks like the latter begins with ./',
  });

const A_LIST = 'has to be a list of keys such as [gate.verdict, waivers]';

const LOOSENED = namesOf(POLICY_TIGHTENING);

export const policySchema = strictMap(
  {
    version: z.literal(1).register(z.globalRegistry, { description: 'Version of this format.' }),
    extends: z.optional(extendsSchema),
    'allow-loosening': z.optional(
      z
        .array(
          z.string(A_LIST).check(z.regex(LOOSENED.pattern, `has to be one of ${LOOSENED.told}`)),
          A_LIST,
        )
        .register(z.globalRegistry, {
          description:
            'The keys that a policy which extends this one may loosen, dotted such as gate.verdict; a key stands for all that is below it.',
        }),
    ),
    gate: z.optional(gateSchema()),
    waivers: z.optional(
      z
        .array(waiverSchema, 'has to be a list of waivers, each beginning with a dash')
        .register(z.globalRegistry, { description: 'Exceptions that end by themselves.' }),
    ),
  },
  'has to be a map that begins with version: 1',
).register(z.globalRegistry, {
  title: 'Simulation Gate policy',
  description: 'What fails a gate, decided by the team.',
});

export type Policy = z.infer<typeof policySchema>;
