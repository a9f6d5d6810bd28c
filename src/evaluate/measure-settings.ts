/** What a policy says under `gate.measures`. */
import * as z from 'zod/mini';
import { strictMap } from '../text/yaml-check.ts';

const A_NUMBER = "has to be a number in the metric's own unit";
const A_CHANGE = 'has to be a share such as 20%';
const CHANGE = /^\d{1,6}(?:\.\d{1,9})? ?%$/;

export const DIRECTIONS = ['rise', 'fall'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const numberIn = (description: string) =>
  z.optional(z.number(A_NUMBER).register(z.globalRegistry, { description }));
const change = (direction: Direction) =>
  z.optional(
    z
      .string(A_CHANGE)
      .check(z.regex(CHANGE, A_CHANGE))
      .register(z.globalRegistry, {
        description: `How far the median may ${direction} from the baseline's, such as 20%. A change that is not statistically significant does not fail.`,
      }),
  );

const limitsSchema = strictMap(
  {
    'max-average': numberIn('Highest average.'),
    'max-median': numberIn('Highest median.'),
    'max-p95': numberIn('Highest 95th percentile.'),
    'max-minimum': numberIn('Highest value of the lowest call.'),
    'max-maximum': numberIn('Highest value of any call.'),
    'min-average': numberIn('Lowest average.'),
    'min-median': numberIn('Lowest median.'),
    'min-p95': numberIn('Lowest 95th percentile.'),
    'min-minimum': numberIn('Lowest value of any call.'),
    'min-maximum': numberIn('Lowest value of the highest call.'),
    'max-rise': change('rise'),
    'max-fall': change('fall'),
  },
  'has to be a map of limits such as { max-median: 900 }',
);

export const measuresSchema = z
  .record(z.string(), limitsSchema, 'has to be a map from names of metrics to their limits')
  .register(z.globalRegistry, {
    description: 'Limits of metrics with numbers, such as a latency, by their names.',
  });

export type MeasureSettings = z.infer<typeof measuresSchema>;
export type MeasureLimits = MeasureSettings[string];
