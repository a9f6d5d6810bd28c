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

/**
 * The figures of several runs, newest first: of all their calls, or those of the newest run if the calls of
 * some are unknown.
 */
export function poolFigures(runs: readonly Figures[]): Figures | null {
  const [newest, ...older] = runs;
  if (newest === undefined) return null;
  if (older.length === 0 || runs.some(({ values }) => values.length === 0)) return newest;
  const values = runs.flatMap((run) => run.values).toSorted((a, b) => a - b);
  return {
    calls: values.length,
    average: values.reduce((sum, value) => sum + value, 0) / values.length,
    median: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    minimum: values[0] ?? null,
    maximum: values.at(-1) ?? null,
    values,
  };
}

/** Of sorted values, with linear interpolation between the nearest two. */
function quantile(sorted: readonly number[], share: number): number | null {
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (position - Math.floor(position));
}
