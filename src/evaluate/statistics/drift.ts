/**
 * Watches the pass rate of a check over many runs for a lasting fall, with a cumulative sum of
 * likelihood ratios (E. S. Page, "Continuous Inspection Schemes", Biometrika 41, 1954) against a
 * reference that does not move.
 */
import { type Counts, countsFrom, rateOf, sumCounts } from '../../model/counts.ts';

/** The probability of a false alarm over `SPAN_RUNS` runs. */
export const FALSE_ALARMS = 0.1;
export const SPAN_RUNS = 30;

/**
 * The index of its first run among `later`, and the pass rates of the reference and since then, in percent.
 * Null if there is no drift. Impossible counts are skipped.
 *
 * @param reference the check's calls in all runs of the reference
 * @param later its counts in the runs after them, oldest first; null if a run does not have the check
 * @param drop the fall to find, in percentage points
 * @param checks how many checks are watched together
 */
export function findDrift(
  reference: Counts,
  later: readonly (Counts | null)[],
  drop: number,
  checks: number,
) {
  if (countsFrom(reference.passed, reference.evaluated) === null) return null;
  const { expected, fallen } = expectedRates(reference, drop);
  const valid = later.map((counts) => countsFrom(counts?.passed, counts?.evaluated));
  let sum = 0;
  let since = 0;
  for (const [index, counts] of valid.entries()) {
    if (counts === null) continue;
    if (sum === 0) since = index;
    const failed = counts.evaluated - counts.passed;
    const ratio =
      counts.passed * Math.log(fallen / expected) +
      failed * Math.log((1 - fallen) / (1 - expected));
    sum = Math.max(0, sum + ratio);
  }
  if (sum < Math.log((SPAN_RUNS * checks) / FALSE_ALARMS)) return null;
  const after = sumCounts(valid.slice(since).flatMap((counts) => counts ?? []));
  return { since, from: rateOf(reference), to: rateOf(after) };
}

/** The reference's rate, lowered by half of its standard error, and the rate after the drop. */
function expectedRates({ passed, evaluated }: Counts, drop: number) {
  const rate = passed / evaluated;
  const margin = 1 / (2 * evaluated);
  const error = Math.sqrt(Math.max(rate * (1 - rate), 0.25 / evaluated) / evaluated);
  const expected = Math.min(1 - margin, Math.max(margin, rate - error / 2));
  return { expected, fallen: Math.max(expected - drop / 100, margin) };
}
