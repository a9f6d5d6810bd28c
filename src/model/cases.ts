/** Cases: what simulated calls tested, each with its calls now and in the baseline. */
import * as z from 'zod/mini';
import {
  countsSchema,
  field,
  inFull,
  integer,
  named,
  numberOrNull,
  plain,
  plainOrNull,
  text,
  textOrNull,
} from './fields.ts';

const countsOrNull = (description: string) => field(z.nullable(countsSchema), description);

/** The worst first. */
export const CASE_STATUSES = ['now failing', 'failing', 'now passing', 'passing'] as const;

/** One combination of scenario, persona and agent, over all of its iterations. */
export const caseSchema = named(
  'Case',
  z.object({
    id: plain('Identifies the case, the same from run to run.'),
    scenario: textOrNull('What the caller was to do, or null.'),
    persona: textOrNull('Name of the persona, or null.'),
    agent: textOrNull('Name of the agent, or null.'),
    status: field(
      z.nullable(z.enum(CASE_STATUSES)),
      'Now failing: its pass rate fell, and the drop is statistically significant. Failing: a call fails. Now passing: no call fails, and one failed in the baseline. Null if it was not evaluated.',
    ),
    passed: integer('Calls that passed.'),
    evaluated: integer('Calls that were graded.'),
    baseline: countsOrNull('The same in the pooled baseline, or null.'),
    p: numberOrNull("p-value of its drop (Fisher's exact test, one-sided), or null."),
    adjustedP: numberOrNull('The same after the correction by Holm for all cases, or null.'),
    failingCall: inFull(plainOrNull('ID of a call that failed, or null.')),
    checks: field(
      z.array(
        z.object({
          id: plainOrNull('ID of its metric definition, or null.'),
          name: text('Name of the check.'),
          current: countsOrNull('Calls of the case that the check graded, or null.'),
          baseline: countsOrNull('The same in the pooled baseline, or null.'),
        }),
      ),
      'Its checks, as the calls report them.',
    ),
  }),
);

export type Case = z.infer<typeof caseSchema>;
export type CaseStatus = NonNullable<Case['status']>;
