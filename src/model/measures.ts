/** Measures: metrics with numbers, such as a latency, now and in the baseline. */
import * as z from 'zod/mini';
import {
  field,
  integerOrNull,
  named,
  numberOrNull,
  plainOrNull,
  text,
  textOrNull,
} from './fields.ts';

/** With fewer values on a side no change is tested. */
export const MIN_VALUES = 8;

/** The figures of a measure that a policy can limit. */
export const STATISTICS = ['average', 'median', 'p95', 'minimum', 'maximum'] as const;
export type Statistic = (typeof STATISTICS)[number];

const figure = (description: string) => numberOrNull(`${description}, or null.`);

const figuresSchema = z.object({
  calls: integerOrNull('Calls that it was measured in, or null.'),
  average: figure('Average'),
  median: figure('Median'),
  p95: figure('95th percentile'),
  minimum: figure('Lowest value'),
  maximum: figure('Highest value'),
  values: field(z.array(z.number()), 'Its value in each call; empty if they are not known.'),
});

/** A metric with numbers in its own unit. */
export const measureSchema = named(
  'Measure',
  z.object({
    id: plainOrNull('ID of its metric definition, or null.'),
    name: text('Name of the metric.'),
    unit: textOrNull('Symbol of its unit, or null.'),
    current: field(figuresSchema, 'What the service reports for this run.'),
    baseline: field(z.nullable(figuresSchema), 'The same in the pooled baseline, or null.'),
    isLimited: field(z.boolean(), 'Whether the policy limits it.'),
    test: field(
      z.enum(['welch', 'none']),
      "How its change was tested: Welch's t-test, one-sided, on the logarithms if all values are positive; or none.",
    ),
    p: numberOrNull('Its p-value, or null without a test.'),
    adjustedP: numberOrNull(
      'The p-value after the correction by Holm for all measures that were tested, or null.',
    ),
  }),
);

export type Measure = z.infer<typeof measureSchema>;
export type Figures = z.infer<typeof figuresSchema>;
