/** Limits of measures, and how far they may rise or fall (contract, section 16). */
import * as z from 'zod/mini';
import { type Measure, STATISTICS } from '../../model/measures.ts';
import { looksLike } from '../../text/alike.ts';
import { percentUnits } from '../../text/percent.ts';
import { strictMap } from '../../text/yaml-check.ts';
import type { Ruling } from '../rule.ts';
import { adjustHolm } from '../statistics/holm.ts';
import { shiftPValue } from '../statistics/welch-test.ts';

const A_NUMBER = "has to be a number in the metric's own unit";
const A_CHANGE = 'has to be a share such as 20%';
const CHANGE = /^\d{1,6}(?:\.\d{1,9})? ?%$/;

const DIRECTIONS = ['rise', 'fall'] as const;
type Direction = (typeof DIRECTIONS)[number];

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
type Limits = MeasureSettings[string];

/** A limit of how far a measure may move, and what the test makes of its move. */
interface Move {
  measure: Measure;
  direction: Direction;
  /** In percent of the baseline's median, as the limit is; null if it cannot be compared. */
  moved: number | null;
  limit: number;
  /** Null without a test. */
  p: number | null;
}

/**
 * The measures with their tests, and the rulings on them.
 *
 * @param significance highest p of a significant change; null if every change counts
 * @param otherPValues the p of the measures of the gate's other runs
 */
export function evaluateMeasures(
  measures: readonly Measure[],
  settings: MeasureSettings = {},
  significance: number | null,
  otherPValues: readonly number[],
): { measures: Measure[]; rulings: Ruling[] } {
  const limited = measures.flatMap((measure) => {
    const limits = limitsOf(measure, settings);
    return limits === null ? [] : { measure, limits };
  });
  const moves = limited.flatMap(({ measure, limits }) => movesOf(measure, limits, significance));
  const tested = moves.filter(({ p }) => p !== null);
  const adjusted = adjustHolm([...tested.map(({ p }) => p ?? 1), ...otherPValues]);
  const adjustedOf = new Map(tested.map((move, index) => [move, adjusted[index] ?? 1]));
  return {
    measures: measures.map((measure) => {
      const own = tested.filter((move) => move.measure === measure);
      const [first] = own.toSorted((a, b) => (a.p ?? 1) - (b.p ?? 1));
      const isLimited = limited.some((one) => one.measure === measure);
      if (first === undefined) return { ...measure, isLimited };
      return {
        ...measure,
        isLimited,
        test: 'welch',
        p: first.p,
        adjustedP: adjustedOf.get(first) ?? null,
      };
    }),
    rulings: [
      ...limited.flatMap(({ measure, limits }) => evaluateLimits(measure, limits)),
      ...moves.flatMap((move) => evaluateMove(move, adjustedOf.get(move) ?? null, significance)),
    ],
  };
}

function limitsOf({ name }: Measure, settings: MeasureSettings): Limits | null {
  const written = Object.keys(settings).find(looksLike(name));
  return written === undefined ? null : (settings[written] ?? null);
}

function evaluateLimits(measure: Measure, limits: Limits): Ruling[] {
  const { name, unit, current } = measure;
  return (['max', 'min'] as const).flatMap((side) =>
    STATISTICS.flatMap((statistic): Ruling[] => {
      const limit = limits[`${side}-${statistic}`];
      if (limit === undefined) return [];
      const found = { measure: name, unit, side, statistic, limit };
      const value = current[statistic];
      if (value === null) return [{ effect: 'note', finding: 'measure-unknown', ...found }];
      const isMet = side === 'max' ? value <= limit : value >= limit;
      return isMet ? [] : [{ effect: 'fail', finding: 'measure', ...found, value }];
    }),
  );
}

function movesOf(measure: Measure, limits: Limits, significance: number | null): Move[] {
  return DIRECTIONS.flatMap((direction): Move[] => {
    const limit = limits[`max-${direction}`];
    if (limit === undefined) return [];
    const moved = movedBy(measure, direction);
    const { current, baseline } = measure;
    const isTested = moved !== null && significance !== null;
    const p = isTested ? shiftPValue(baseline?.values ?? [], current.values, direction) : null;
    return [{ measure, direction, moved, limit: Number.parseFloat(limit), p }];
  });
}

/** In percent; null without two medians, or if the baseline's is not above 0. */
function movedBy({ current, baseline }: Measure, direction: Direction): number | null {
  const [now, before] = [current.median, baseline?.median ?? null];
  if (now === null || before === null || before <= 0) return null;
  return ((direction === 'rise' ? now - before : before - now) / before) * 100;
}

/** Without values of the calls the medians alone are compared; with too few of them nothing is. */
function evaluateMove(
  { measure, direction, moved, limit, p }: Move,
  adjustedP: number | null,
  significance: number | null,
): Ruling[] {
  const { name, unit, current, baseline } = measure;
  const found = { measure: name, unit, direction, limit: `${limit}%`, p, adjustedP };
  const medians = { current: current.median, baseline: baseline?.median ?? null };
  if (moved === null) {
    return [
      {
        effect: 'note',
        finding: 'measure-moved',
        compares: true,
        ...found,
        ...medians,
        moved,
        why: 'unknown',
      },
    ];
  }
  const isFar = percentUnits(moved) > percentUnits(limit);
  const of = { finding: 'measure-moved', compares: true, ...found, ...medians, moved } as const;
  if (significance === null) return isFar ? [{ effect: 'fail', ...of, why: 'untested' }] : [];
  if (p !== null) {
    if (!isFar) return [];
    const isNoise = (adjustedP ?? 1) > significance;
    return [{ effect: isNoise ? 'note' : 'fail', ...of, why: 'tested' }];
  }
  const isMeasured = current.values.length > 0 && (baseline?.values.length ?? 0) > 0;
  if (isMeasured) return [{ effect: 'note', ...of, why: 'few-values' }];
  const uncounted: Ruling = { effect: 'note', ...of, why: 'no-values' };
  return isFar ? [{ effect: 'fail', ...of, why: 'untested' }, uncounted] : [uncounted];
}
