/** The rule `measure`: limits of measures, and how far they may rise or fall. */
import * as z from 'zod/mini';
import { type Figures, type Measure, STATISTICS } from '../../model/measures.ts';
import { isNamedLike } from '../../text/alike.ts';
import { percentUnits } from '../../text/percent.ts';
import { strictMap } from '../../text/yaml-check.ts';
import { described, optional } from '../policy-keys.ts';
import type { Reason } from '../reasons.ts';
import { adjustTests } from '../statistics/holm.ts';
import { shiftPValue } from '../statistics/welch-test.ts';
import type { PolicyView } from '../view.ts';

const A_NUMBER = "has to be a number in the metric's own unit";
const A_CHANGE = 'has to be a share such as 20%';
const CHANGE = /^\d{1,6}(?:\.\d{1,9})? ?%$/;

const DIRECTIONS = ['rise', 'fall'] as const;
type Direction = (typeof DIRECTIONS)[number];

const numberIn = (description: string) => optional(z.number(A_NUMBER), description);
const change = (direction: Direction) =>
  optional(
    z.string(A_CHANGE).check(z.regex(CHANGE, A_CHANGE)),
    `How far the median may ${direction} from the baseline's, such as 20%. A change that is not statistically significant does not fail.`,
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

export const measuresSchema = described(
  z.record(z.string(), limitsSchema, 'has to be a map from names of metrics to their limits'),
  'Limits of metrics with numbers, such as a latency, by their names.',
);

export type MeasureSettings = z.infer<typeof measuresSchema>;
type MeasureLimits = MeasureSettings[string];

/** How far a measure moved, and what the test makes of it. */
interface Move {
  measure: Measure;
  direction: Direction;
  /** In percent of the baseline's median, as the limit is; null without two medians. */
  moved: number | null;
  limit: number;
  /** Null without a test, as is `adjustedP`. */
  p: number | null;
  adjustedP: number | null;
}

/** The measures with their tests, and the reasons of the rule `measure`. */
export function evaluateMeasures(
  { run: { measures = [] }, significance, others }: PolicyView,
  settings: MeasureSettings = {},
): { measures: Measure[]; reasons: Reason[] } {
  const limited = measures.flatMap((measure) => {
    const written = Object.keys(settings).find(isNamedLike(measure.name));
    const limits = written === undefined ? undefined : settings[written];
    return limits === undefined ? [] : { measure, limits };
  });
  const found = limited.flatMap(({ measure, limits }) => movesOf(measure, limits, significance));
  const adjusted = adjustTests(found, others.measures);
  const moves = found.map((move, index) => ({ ...move, adjustedP: adjusted[index] ?? null }));
  return {
    measures: measures.map((measure) => {
      const isLimited = limited.some((one) => one.measure === measure);
      const [first] = moves
        .filter((move) => move.measure === measure && move.p !== null)
        .toSorted((a, b) => (a.p ?? 1) - (b.p ?? 1));
      const test = first && { test: 'welch' as const, p: first.p, adjustedP: first.adjustedP };
      return { ...measure, isLimited, ...test };
    }),
    reasons: [
      ...limited.flatMap(({ measure, limits }) => evaluateLimits(measure, limits)),
      ...moves.flatMap((move) => evaluateMove(move, significance)),
    ],
  };
}

function evaluateLimits({ name, unit, current }: Measure, limits: MeasureLimits): Reason[] {
  return (['max', 'min'] as const).flatMap((side) =>
    STATISTICS.flatMap((statistic): Reason[] => {
      const limit = limits[`${side}-${statistic}`];
      if (limit === undefined) return [];
      const reason = { measure: name, unit, side, statistic, limit };
      const value = known(current[statistic]);
      if (value === null) return [{ effect: 'note', kind: 'measure-unknown', ...reason }];
      const isMet = side === 'max' ? value <= limit : value >= limit;
      return isMet ? [] : [{ effect: 'fail', kind: 'measure', ...reason, value }];
    }),
  );
}

function movesOf(measure: Measure, limits: MeasureLimits, significance: number | null): Move[] {
  return DIRECTIONS.flatMap((direction): Move[] => {
    const limit = limits[`max-${direction}`];
    if (limit === undefined) return [];
    const moved = movedBy(measure, direction);
    const { current, baseline } = measure;
    const isTested = moved !== null && significance !== null;
    const p = isTested ? shiftPValue(baseline?.values ?? [], current.values, direction) : null;
    return [{ measure, direction, moved, limit: Number.parseFloat(limit), p, adjustedP: null }];
  });
}

/** In percent of the baseline's median without its sign: from 0 infinite, or NaN without a change. */
function movedBy({ current, baseline }: Measure, direction: Direction): number | null {
  const [now, before] = [known(current.median), known(baseline?.median)];
  if (now === null || before === null) return null;
  return ((direction === 'rise' ? now - before : before - now) / Math.abs(before)) * 100;
}

function known(value: Figures['median'] | undefined): number | null {
  return Number.isFinite(value) ? (value ?? null) : null;
}

/** Without values of the calls the medians alone are compared; with fewer than eight, nothing is. */
function evaluateMove(
  { measure, direction, moved, limit, p, adjustedP }: Move,
  significance: number | null,
): Reason[] {
  const { name, unit, current, baseline } = measure;
  const reason = {
    kind: 'measure-moved',
    compares: true,
    ...{ measure: name, unit, direction, limit: `${limit}%`, p, adjustedP, moved: known(moved) },
    ...{ current: current.median, baseline: baseline?.median ?? null },
  } as const;
  if (moved === null) return [{ effect: 'note', ...reason, why: 'unknown' }];
  const isFar = percentUnits(moved) > percentUnits(limit);
  const plain: Reason[] = isFar ? [{ effect: 'fail', ...reason, why: 'untested' }] : [];
  if (significance === null) return plain;
  if (p !== null) {
    const isNoise = (adjustedP ?? 1) > significance;
    return isFar ? [{ effect: isNoise ? 'note' : 'fail', ...reason, why: 'tested' }] : [];
  }
  const sizes = [current.values.length, baseline?.values.length ?? 0];
  if (sizes.includes(0)) return [...plain, { effect: 'note', ...reason, why: 'no-values' }];
  return [{ effect: 'note', ...reason, why: 'few-values' }];
}
