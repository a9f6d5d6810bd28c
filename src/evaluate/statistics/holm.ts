/**
 * The procedure of S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (Scandinavian
 * Journal of Statistics 6, 1979), which keeps the probability of any false alarm among many tests at the
 * significance.
 */

/** The p-values adjusted for their number, in the order given: each is compared with the significance. */
export function adjustHolm(pValues: readonly number[]): number[] {
  const adjusted = pValues.map(() => 1);
  const ranked = pValues.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  let largest = 0;
  for (const [rank, { index, p }] of ranked.entries()) {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}

/** The adjusted p-value of each test, made together with others; null for what was not tested. */
export function adjustTests(
  tests: readonly { p: number | null }[],
  others: readonly number[],
): (number | null)[] {
  const adjusted = adjustHolm([...tests.flatMap(({ p }) => p ?? []), ...others]).values();
  return tests.map(({ p }) => (p === null ? null : (adjusted.next().value ?? 1)));
}
