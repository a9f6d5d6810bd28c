import type * as z from 'zod/mini';
import type { countsSchema } from './fields.ts';

/** Calls that passed, of those that were graded. */
export type Counts = z.infer<typeof countsSchema>;

const MAX_CALLS = 1_000_000;

/**
 * Counts if they are possible, else null: one of them is missing, negative or no integer, no call was graded,
 * more passed than were graded, or they are beyond a million.
 */
export function countsFrom(
  passed: number | null | undefined,
  evaluated: number | null | undefined,
): Counts | null {
  if (!Number.isInteger(passed) || !Number.isInteger(evaluated)) return null;
  // Integers, so neither null nor undefined.
  const counts = { passed: Number(passed), evaluated: Number(evaluated) };
  const isPossible =
    counts.passed >= 0 &&
    counts.evaluated >= 1 &&
    counts.passed <= counts.evaluated &&
    counts.evaluated <= MAX_CALLS;
  return isPossible ? counts : null;
}

/** The pass rate in percent. */
export function rateOf({ passed, evaluated }: Counts): number {
  return (100 * passed) / evaluated;
}

/** The counts with the lowest pass rate, of equal rates those of more calls; null of none. */
export function worstCounts(all: readonly Counts[]): Counts | null {
  const [worst = null] = all.toSorted(
    (one, other) => rateOf(one) - rateOf(other) || other.evaluated - one.evaluated,
  );
  return worst;
}

/** All calls together; 0 of 0 for none. */
export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
  };
}

/** All calls together; null if there are none. */
export function pooledCounts(all: readonly Counts[]): Counts | null {
  const { passed, evaluated } = sumCounts(all);
  return countsFrom(passed, evaluated);
}

/** The size of a comparison; 0 is unknown. */
export interface ComparisonSize {
  calls: number;
  baselineCalls: number;
  checks: number;
}
