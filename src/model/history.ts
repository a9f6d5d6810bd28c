/** How earlier runs fared, to be shown, and to find a lasting fall of a check. */
import * as z from 'zod/mini';
import * as field from './fields.ts';

const historicCheckSchema = z.object({
  id: z.optional(field.plainOrNull('ID of its metric definition.')),
  name: field.text('Name of the check.'),
  passed: field.integerOrNull('Calls that passed it.'),
  evaluated: field.integerOrNull('Calls that were graded by it.'),
  passRate: field.rate(),
  isPassed: field.flagOrNull("Whether it reached its threshold: the policy's, else the service's."),
});

const historicRunSchema = z.object({
  jobId: field.plain('Run plan job ID.'),
  number: field.integerOrNull('Number of the run among those of its plan.'),
  endedAt: field.plainOrNull('When it ended, ISO 8601.'),
  outcome: field.plainOrNull('What it came to.'),
  commit: field.plainOrNull('Commit that it tested.'),
  fingerprint: field.plainOrNull('Hash of what it was started with.'),
  checks: field.list(historicCheckSchema, 'Its checks.'),
});

const flakySchema = z.object({
  check: field.text('Name of the check.'),
  changes: field.integer('How often it went from passed to failed, or back.'),
  runs: field.integer('Of so many runs that were started with the same.'),
  waiver: field.text('A waiver for the policy file, as YAML.'),
});

export const historySchema = field.shape('History', {
  runs: field.list(historicRunSchema, 'Earlier runs, the oldest first.'),
  unsteady: field.list(flakySchema, 'Checks that changed sides although what was tested did not.'),
});

/** The recorded runs over which checks are watched for a lasting fall. */
export const watchedSchema = field.shape('Watched', {
  runs: field.entries('Recorded runs after the reference, the oldest first.', {
    jobId: field.plain('Run plan job ID.'),
    number: field.integerOrNull('Number of the run among those of its plan.'),
  }),
  checks: field.entries('The checks of the run.', {
    id: z.optional(field.plainOrNull('ID of its metric definition.')),
    name: field.text('Name of the check.'),
    reference: field.described(field.countsSchema, 'Its calls in all runs of the reference.'),
    counts: field.list(
      z.nullable(field.countsSchema),
      'Its calls in each of the runs after the reference; null if a run has none.',
    ),
  }),
});

export type History = z.infer<typeof historySchema>;
export type HistoricRun = z.infer<typeof historicRunSchema>;
export type HistoricCheck = z.infer<typeof historicCheckSchema>;
export type Watched = z.infer<typeof watchedSchema>;
