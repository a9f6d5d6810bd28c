/** The measures of a run and of its baseline. */

import { isSameCheck } from '../../model/check-facts.ts';
import type { Figures, Measure } from '../../model/measures.ts';
import type { RunResults } from '../../service/results.ts';
import { nameless, scoredCalls } from './collect-cases.ts';

export interface MeasuredMetric extends Pick<Measure, 'id' | 'name' | 'unit'> {
  figures: Figures;
}

/** The metrics with numbers; their values are those of the calls that count. */
export function measuredMetrics({
  metrics,
  calls,
}: Partial<Pick<RunResults, 'metrics' | 'calls'>>): MeasuredMetric[] {
  const all = scoredCalls(calls).flatMap((call) => call.values ?? []);
  return (metrics ?? []).flatMap((metric) => {
    const { metricDefinitionId: id, numeric, unitSymbol: unit } = metric;
    if (numeric === null) return [];
    const name = metric.name ?? nameless(id);
    const values = all
      .filter((one) => {
        const named = one.metricName ?? name;
        return isSameCheck({ id, name }, { id: one.metricDefinitionId, name: named });
      })
      .flatMap(({ value }) => (typeof value === 'number' && Number.isFinite(value) ? value : []));
    const { average, median, p95, min: minimum, max: maximum } = numeric;
    const calls = metric.evaluatedCalls ?? metric.sampleSize ?? (values.length || null);
    const figures = { calls, average, median, p95, minimum, maximum, values };
    return [{ id, name, unit, figures }];
  });
}

/** The measures of a run, each with those of its baseline, not evaluated yet. */
export function measuresOf(
  current: readonly MeasuredMetric[],
  baseline: readonly (readonly MeasuredMetric[])[],
): Measure[] {
  return current.map(({ figures, ...identity }) => ({
    ...identity,
    current: figures,
    baseline: pool(
      baseline.flatMap((run) => run.find((one) => isSameCheck(one, identity))?.figures ?? []),
    ),
    ...{ isLimited: false, test: 'none', p: null, adjustedP: null },
  }));
}

/** The newest run's figures as the service reports them, unless the calls of several runs are known. */
function pool(runs: readonly Figures[]): Figures | null {
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
