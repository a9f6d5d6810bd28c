/** Measures: metrics with numbers, such as a latency, now and in the baseline. */
import * as z from 'zod/mini';
import * as field from './fields.ts';

/** With fewer values on a side no change is tested. */
export const MIN_VALUES = 8;

/** The figures of a measure that a policy can limit. */
export const STATISTICS = ['average', 'median', 'p95', 'minimum', 'maximum'] as const;
export type Statistic = (typeof STATISTICS)[number];

const figure = (description: string) => field.numberOrNull(`${description}.`);

const figuresSchema = z.object({
  calls: field.integerOrNull('Calls that it was measured in.'),
  average: figure('Average'),
  median: figure('Median'),
  p95: figure('95th percentile'),
  minimum: figure('Lowest value'),
  maximum: figure('Highest value'),
  values: field.list(z.number(), 'Its value in each call; empty if they are not known.'),
});

export const measureSchema = field.shape('Measure', {
  id: field.plainOrNull('ID of its metric definition.'),
  name: field.text('Name of the metric.'),
  unit: field.textOrNull('Symbol of its unit.'),
  current: field.described(figuresSchema, 'What the service reports for this run.'),
  baseline: field.described(z.nullable(figuresSchema), 'The same in the pooled baseline.'),
  isLimited: field.flag('Whether the policy limits it.'),
  test: field.described(
    z.enum(['welch', 'none']),
    "How its change was tested: Welch's t-test, one-sided, on the logarithms if all values are positive; or none.",
  ),
  p: field.numberOrNull('Its p-value, or null without a test.'),
  adjustedP: field.numberOrNull(
    'The p-value after the correction by Holm for all measures that were tested.',
  ),
});

export type Measure = z.infer<typeof measureSchema>;
export type Figures = z.infer<typeof figuresSchema>;
