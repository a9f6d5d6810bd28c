/** Cases: what simulated calls tested, each with its calls now and in the baseline. */
import * as z from 'zod/mini';
import * as field from './fields.ts';

const countsOrNull = (description: string) =>
  field.described(z.nullable(field.countsSchema), description);

/** The worst first. */
export const CASE_STATUSES = ['now failing', 'failing', 'now passing', 'passing'] as const;

/** One combination of scenario, persona and agent, over all of its iterations. */
export const caseSchema = field.shape('Case', {
  id: field.plain('Identifies the case, the same from run to run.'),
  scenario: field.textOrNull(
    'What the caller was to do; the end of its ID where `detail` is brief.',
  ),
  scenarioId: z.optional(field.plainOrNull('ID of the scenario, or a hash of its text.')),
  persona: field.textOrNull('Name of the persona.'),
  agent: field.textOrNull('Name of the agent.'),
  status: field.described(
    z.nullable(z.enum(CASE_STATUSES)),
    'Now failing: its pass rate fell, and the drop is statistically significant. Failing: a call fails. Now passing: no call fails, and one failed in the baseline. Null if it was not evaluated.',
  ),
  ...field.countsSchema.shape,
  baseline: countsOrNull('The same in the pooled baseline.'),
  p: field.numberOrNull("p-value of its drop (Fisher's exact test, one-sided)."),
  adjustedP: field.numberOrNull('The same after the correction by Holm for all cases.'),
  failingCall: field.inFull(field.plainOrNull('ID of a call that failed.')),
  checks: field.entries('Its checks, as the calls report them.', {
    id: field.plainOrNull('ID of its metric definition.'),
    name: field.text('Name of the check.'),
    current: countsOrNull('Calls of the case that the check graded.'),
    baseline: countsOrNull(
      "The same in the pooled baseline; null if the calls do not add up to its runs' counts.",
    ),
  }),
});

export type Case = z.infer<typeof caseSchema>;
export type CaseStatus = NonNullable<Case['status']>;
