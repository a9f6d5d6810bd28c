/** The confidence intervals of pass rates. */

import { confidenceInterval } from '../evaluate/statistics/interval.ts';
import { type Counts, countsFrom } from '../model/counts.ts';
import { isObject } from '../text/json-object.ts';

/** Counts as they are reported, which may be unknown or contradict each other. */
interface ReportedCounts {
  passed: number | null;
  evaluated: number | null;
}

/** `95% CI 12–45%`. */
export function formatInterval(counts: Counts): string {
  const { low, high } = confidenceInterval(counts);
  return `95% CI ${Math.round(low)}–${Math.round(high)}%`;
}

/** A rate with its confidence interval; the rate alone without counts. */
export function withInterval(rate: string, reported: ReportedCounts | null | undefined): string {
  const counts = countsFrom(reported?.passed, reported?.evaluated);
  return counts === null ? rate : `${rate} · ${formatInterval(counts)}`;
}

/** The same value with the interval of every rate whose calls are counted, if it has a field for that. */
export function withIntervals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIntervals);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withIntervals(part)] as const);
  const isSame = parts.every(([name, part]) => part === value[name]);
  const copied = isSame ? value : Object.fromEntries(parts);
  if (!['passed', 'evaluated', 'confidenceInterval'].every((name) => Object.hasOwn(value, name)))
    return copied;
  const counts = countsFrom(Number(value.passed ?? Number.NaN), Number(value.evaluated));
  return { ...copied, confidenceInterval: counts && confidenceInterval(counts) };
}
