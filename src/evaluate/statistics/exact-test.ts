/**
 * The exact test of R. A. Fisher ("The Logic of Inductive Inference", 1935), one-sided: of all ways to
 * distribute the passed and failed calls over both runs, the share in which the current run has no more
 * passed calls than it has. It is exact for any number of calls.
 */
import { type Counts, rateOf } from '../../model/counts.ts';

/** Stirling's series is exact to the last digit from here on; below, the product is. */
const SERIES_FROM = 20;

/** Terms of the sum beyond this share of it change no digit. */
const NEGLIGIBLE = 1e-18;

/** The probability (p) of a drop like this one, or a deeper one, if nothing changed. */
export function dropPValue(baseline: Counts, current: Counts): number {
  const drawn = current.evaluated;
  const passed = baseline.passed + current.passed;
  const failed = baseline.evaluated + drawn - passed;
  const table = { drawn, passed, failed };
  // The terms of the tail beyond the mode only shrink; the other tail is the rest.
  const mean = (drawn * passed) / (passed + failed);
  const p =
    current.passed <= mean
      ? sumTail(current.passed, table, -1)
      : 1 - sumTail(current.passed + 1, table, 1);
  return Math.min(1, Math.max(0, p));
}

/**
 * The largest number of passed calls that is a significant drop from the baseline; -1 if none is.
 *
 * @param significance highest p of a significant drop, such as 0.05
 */
export function mostSignificant(baseline: Counts, evaluated: number, significance: number): number {
  let [most, tooMany] = [-1, evaluated + 1];
  while (tooMany - most > 1) {
    const passed = Math.floor((most + tooMany) / 2);
    if (dropPValue(baseline, { passed, evaluated }) <= significance) most = passed;
    else tooMany = passed;
  }
  return most;
}

/** The smallest significant drop of so many calls in percentage points; null if none is. */
export function smallestSignificantDrop(
  baseline: Counts,
  evaluated: number,
  significance: number,
): number | null {
  const passed = mostSignificant(baseline, evaluated, significance);
  return passed < 0 ? null : rateOf(baseline) - rateOf({ passed, evaluated });
}

/** So many calls are drawn of those that passed and those that failed. */
interface Table {
  drawn: number;
  passed: number;
  failed: number;
}

/** The probability of so many passed calls among the drawn, or fewer (-1) or more (1). */
function sumTail(from: number, table: Table, step: -1 | 1): number {
  const { drawn, passed, failed } = table;
  let term = probabilityOf(from, table);
  let sum = term;
  for (let count = from; term > sum * NEGLIGIBLE; count += step) {
    term *=
      step === -1
        ? (count * (failed - drawn + count)) / ((passed - count + 1) * (drawn - count + 1))
        : ((passed - count) * (drawn - count)) / ((count + 1) * (failed - drawn + count + 1));
    sum += term;
  }
  return sum;
}

/** The hypergeometric probability of exactly so many passed calls among the drawn. */
export function probabilityOf(count: number, { drawn, passed, failed }: Table): number {
  if (count > drawn || count > passed || drawn - count > failed) return 0;
  return Math.exp(
    logChoose(passed, count) + logChoose(failed, drawn - count) - logChoose(passed + failed, drawn),
  );
}

function logChoose(whole: number, part: number): number {
  return logFactorial(whole) - logFactorial(part) - logFactorial(whole - part);
}

function logFactorial(number: number): number {
  if (number < SERIES_FROM) {
    let product = 1;
    for (let factor = 2; factor <= number; factor += 1) product *= factor;
    return Math.log(product);
  }
  const square = number ** 2;
  const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / number;
  return number * Math.log(number) - number + Math.log(2 * Math.PI * number) / 2 + series;
}
