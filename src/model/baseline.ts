/** What a run was compared with. */
import * as z from 'zod/mini';
import { trendSchema } from './debrief.ts';
import { field, integerOrNull, named, numberOrNull, plain, plainOrNull, text } from './fields.ts';

/** How a check's drop was tested for significance. */
export const dropTestSchema = named(
  'DropTest',
  z.object({
    check: text('Name of the check.'),
    checkId: plainOrNull('ID of its metric definition, or null.'),
    test: field(
      z.enum(['stratified', 'fisher', 'none']),
      "The exact test case by case; Fisher's exact test of the counts; both one-sided; or none: the rates alone were compared.",
    ),
    p: numberOrNull('Its p-value, or null without a test.'),
    adjustedP: numberOrNull(
      'The p-value after the correction by Holm for all drops of the gate, or null without a test.',
    ),
  }),
);

export const baselineSchema = named(
  'Baseline',
  z.object({
    source: field(
      z.enum(['memory', 'given', 'previous', 'off']),
      "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere.",
    ),
    isFallback: z.optional(
      field(
        z.boolean(),
        "Whether it is the service's previous run for want of a run of the base branch, or null.",
      ),
    ),
    jobId: plain('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: integerOrNull('Number of that run among those of its plan, or null.'),
    commit: plainOrNull('Commit that it tested, or null.'),
    ref: plainOrNull('Git ref that it was made for, or null.'),
    endedAt: plainOrNull('When it ended, ISO 8601, or null.'),
    ageDays: numberOrNull('Days since it ended, or null.'),
    outcome: plainOrNull('What it came to, or null.'),
    pooled: field(
      z.array(z.string()),
      'Run plan job IDs of all runs whose calls were pooled, newest first.',
    ),
    gone: field(
      z.array(
        z.object({ slug: text("The theme's slug."), title: text('What failed, in a few words.') }),
      ),
      'Themes that the newest of them has and this run does not.',
    ),
    serviceTrend: field(
      z.nullable(trendSchema),
      "The service's own comparison, where the gate made another, or null.",
    ),
    trend: field(
      z.optional(trendSchema),
      "The gate's comparison of a run without a debrief, or null; other runs have it in their report.",
    ),
  }),
);
