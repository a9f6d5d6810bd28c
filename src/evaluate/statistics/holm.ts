/**
 * Many comparisons at once: of twenty checks that did not change one falls "significantly" by chance.
 * The procedure of S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (Scandinavian
 * Journal of Statistics 6, 1979), keeps the probability of any such false alarm at the significance.
 */

/**
 * The probabilities adjusted for there being so many of them, in the order given: each may be compared
 * with the significance as if it were the only one.
 */
export function adjustHolm(probabilities: readonly number[]): number[] {
  const adjusted = probabilities.map(() => 1);
  let largest = 0;
  for (const [rank, { index, p }] of sorted(probabilities).entries()) {
    largest = Math.max(largest, Math.min(1, p * (probabilities.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}

/**
 * Up to which probability, adjusted by nothing any more, a comparison that was taken for chance would
 * have been taken for more. There is at least one such.
 *
 * @param adjusted all probabilities as `adjustHolm` gives them
 */
export function significanceLeft(adjusted: readonly number[], significance: number): number {
  return significance / adjusted.filter((p) => p > significance).length;
}

function sorted(probabilities: readonly number[]): { index: number; p: number }[] {
  return probabilities.map((p, index) => ({ index, p })).toSorted((a, b) => a.p - b.p);
}
