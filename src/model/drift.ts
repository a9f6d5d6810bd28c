/** The recorded runs over which checks are watched for a lasting fall. */
import * as z from 'zod/mini';
import { countsSchema, field, integerOrNull, named, plain, plainOrNull, text } from './fields.ts';

export const watchedSchema = named(
  'Watched',
  z.object({
    runs: field(
      z.array(
        z.object({
          jobId: plain('Run plan job ID.'),
          number: integerOrNull('Number of the run among those of its plan, or null.'),
        }),
      ),
      'Recorded runs after the reference, the oldest first.',
    ),
    checks: field(
      z.array(
        z.object({
          id: z.optional(plainOrNull('ID of its metric definition, or null.')),
          name: text('Name of the check.'),
          reference: field(countsSchema, 'Its calls in all runs of the reference.'),
          counts: field(
            z.array(z.nullable(countsSchema)),
            'Its calls in each of the runs after the reference; null if a run has none.',
          ),
        }),
      ),
      'The checks of the run.',
    ),
  }),
);

/** Counts of the checks of a run in the runs before it. */
export type Watched = z.infer<typeof watchedSchema>;
