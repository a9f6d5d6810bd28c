/** Where the true rate behind counted calls is likely to lie. */

import { likelyInterval } from '../evaluate/statistics/interval.ts';
import { type Counts, countsFrom } from '../model/counts.ts';
import { isObject } from '../text/json-object.ts';

/** Counts as they are told: each may be unknown, and what cannot be one of calls counts as unknown. */
interface ToldCounts {
  passed: number | null;
  evaluated: number | null;
}

/** `likely 12 to 45 %`: in 95 of 100 such cases the true rate lies there. */
export function formatLikely(counts: Counts): string {
  const { low, high } = likelyInterval(counts);
  return `likely ${Math.round(low)} to ${Math.round(high)} %`;
}

/** A rate, and behind it where the true one is likely to lie; the rate alone where nobody counted. */
export function withLikely(rate: string, told: ToldCounts | null | undefined): string {
  const counts = countsFrom(told?.passed, told?.evaluated);
  return counts === null ? rate : `${rate}, ${formatLikely(counts)}`;
}

/** The same value with the interval of every rate whose calls are counted, if it has a field for that. */
export function withIntervals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIntervals);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withIntervals(part)] as const);
  const isSame = parts.every(([name, part]) => part === value[name]);
  const copied = isSame ? value : Object.fromEntries(parts);
  if (!['passed', 'evaluated', 'likely'].every((name) => Object.hasOwn(value, name))) return copied;
  const counts = countsFrom(Number(value.passed ?? Number.NaN), Number(value.evaluated));
  return { ...copied, likely: counts && likelyInterval(counts) };
}
