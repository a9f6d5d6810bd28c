/** The measures of a run and of its baseline. */

import { isSameCheck } from '../../model/check-facts.ts';
import { type Figures, type Measure, poolFigures } from '../../model/measures.ts';
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
    baseline: poolFigures(
      baseline.flatMap((run) => run.find((one) => isSameCheck(one, identity))?.figures ?? []),
    ),
    ...{ isLimited: false, test: 'none', p: null, adjustedP: null },
  }));
}
