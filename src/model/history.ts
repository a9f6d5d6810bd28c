/** How earlier runs fared that a run can be seen in line with. */
import * as z from 'zod/mini';
import { field, integer, integerOrNull, named, plain, plainOrNull, rate, text } from './fields.ts';

const historicCheckSchema = z.object({
  id: z.optional(plainOrNull('ID of its metric definition, or null.')),
  name: text('Name of the check.'),
  passed: integerOrNull('Calls that passed it, or null.'),
  evaluated: integerOrNull('Calls that were graded by it, or null.'),
  passRate: rate(),
  isPassed: field(z.nullable(z.boolean()), 'Whether it reached its threshold, or null.'),
});

const historicRunSchema = z.object({
  jobId: plain('Run plan job ID.'),
  number: integerOrNull('Number of the run among those of its plan, or null.'),
  endedAt: plainOrNull('When it ended, ISO 8601, or null.'),
  outcome: plainOrNull('What it came to, or null.'),
  commit: plainOrNull('Commit that it tested, or null.'),
  fingerprint: plainOrNull('Hash of what it was started with, or null.'),
  checks: field(z.array(historicCheckSchema), 'Its checks.'),
});

const unsteadySchema = z.object({
  check: text('Name of the check.'),
  changes: integer('How often it went from passed to failed, or back.'),
  runs: integer('Of so many runs that were started with the same.'),
  waiver: text('A waiver for the policy file, as YAML.'),
});

export const historySchema = named(
  'History',
  z.object({
    runs: field(z.array(historicRunSchema), 'Earlier runs, the oldest first.'),
    unsteady: field(
      z.array(unsteadySchema),
      'Checks that changed sides although what was tested did not.',
    ),
  }),
);

export type History = z.infer<typeof historySchema>;
export type HistoricRun = z.infer<typeof historicRunSchema>;
export type HistoricCheck = z.infer<typeof historicCheckSchema>;
