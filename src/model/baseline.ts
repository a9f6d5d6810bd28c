/** What a run was compared with. */
import * as z from 'zod/mini';
import { trendSchema } from './debrief.ts';
import * as field from './fields.ts';

export const dropTestSchema = field.shape('DropTest', {
  check: field.text('Name of the check.'),
  checkId: field.plainOrNull('ID of its metric definition.'),
  test: field.described(
    z.enum(['stratified', 'fisher', 'none']),
    "The exact test case by case; Fisher's exact test of the counts; both one-sided; or none: the rates alone were compared.",
  ),
  p: field.numberOrNull('Its p-value, or null without a test.'),
  adjustedP: field.numberOrNull(
    'The p-value after the correction by Holm for all drops of the gate, or null without a test.',
  ),
});

export const baselineSchema = field.shape('Baseline', {
  source: field.described(
    z.enum(['memory', 'given', 'previous', 'off']),
    "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere.",
  ),
  isFallback: z.optional(
    field.flag("Whether it is the service's previous run for want of a run of the base branch."),
  ),
  unfit: z.optional(
    field.shape('UnfitBaseline', {
      jobId: field.plain('Run plan job ID in the input `baseline`, or of a recorded run.'),
      why: field.text('Why that run cannot be compared with.'),
      isUnread: field.flag('Whether it exists and could not be read.'),
    }),
  ),
  jobId: field.plain(
    'Run plan job ID of the newest run of the baseline; empty where there is none.',
  ),
  number: field.integerOrNull('Number of that run among those of its plan.'),
  commit: field.plainOrNull('Commit that it tested.'),
  ref: field.plainOrNull('Git ref that it was made for.'),
  endedAt: field.plainOrNull('When it ended, ISO 8601.'),
  ageDays: field.numberOrNull('Days since it ended.'),
  outcome: field.plainOrNull('What it came to.'),
  pooled: field.list(
    z.string(),
    'Run plan job IDs of all runs whose calls were pooled, newest first.',
  ),
  gone: field.entries('Themes that the newest of them has and this run does not.', {
    slug: field.text("The theme's slug."),
    title: field.text('What failed, in a few words.'),
  }),
  serviceTrend: field.described(
    z.nullable(trendSchema),
    "The service's own comparison, where the gate made another.",
  ),
  trend: field.described(
    z.optional(trendSchema),
    "The gate's comparison of a run without a debrief; other runs have it in their report.",
  ),
});
