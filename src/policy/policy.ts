/** The policy file as a whole; what each rule takes stands with the rule. */
import * as z from 'zod/mini';
import { strictMap } from '../core/yaml-check.ts';
import { MAX_COST, maxCostSchema } from './max-cost.ts';
import type { GateRule } from './rule.ts';
import { incompleteRunRule, minGradedCallsRule } from './rules/complete-run.ts';
import { maxThemesRule } from './rules/max-themes.ts';
import { runVerdictRule } from './rules/run-verdict.ts';
import { themesRule } from './rules/themes.ts';
import { trendRule } from './rules/trend.ts';
import { verdictRule } from './rules/verdict.ts';
import { waiverSchema } from './waivers.ts';

/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
export const RULES: readonly GateRule[] = [
  runVerdictRule,
  verdictRule,
  themesRule,
  maxThemesRule,
  trendRule,
  incompleteRunRule,
  minGradedCallsRule,
];

const gateSchema = strictMap(
  Object.fromEntries([
    ...RULES.map(({ name, schema }) => [name, z.optional(schema)]),
    // About the sum of all runs, which no rule sees.
    [MAX_COST, z.optional(maxCostSchema)],
  ]),
  'has to be a map of rules',
).register(z.globalRegistry, { description: 'The rules. All of them have to hold.' });

export const policySchema = strictMap(
  {
    version: z.literal(1).register(z.globalRegistry, { description: 'Version of this format.' }),
    gate: z.optional(gateSchema),
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
