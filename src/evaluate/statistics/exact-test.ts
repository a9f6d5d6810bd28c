/**
 * How often chance alone would make a rate fall as far as it fell: the exact test of R. A. Fisher
 * ("The Logic of Inductive Inference", 1935), one-sided. It asks, of all ways in which the passed and
 * failed calls of both runs could have fallen to either, for the share in which the current one has as
 * few passed calls as it has, or fewer. That holds for any number of calls, with no approximation.
 */
import { type Counts, rateOf } from '../../model/counts.ts';

/** Stirling's series is exact to the last digit from here on; below, the product itself is. */
const SERIES_FROM = 20;

/** Terms of the sum beyond this share of it change no digit. */
const NEGLIGIBLE = 1e-18;

/** The probability (p) of a fall like this one, or a deeper one, had nothing changed. */
export function chanceOfDrop(baseline: Counts, current: Counts): number {
  const drawn = current.evaluated;
  const passed = baseline.passed + current.passed;
  const failed = baseline.evaluated + drawn - passed;
  const table = { drawn, passed, failed };
  // The tail beyond the mode, whose terms only shrink, is the one to sum; the other is what is left.
  const mean = (drawn * passed) / (passed + failed);
  return current.passed <= mean
    ? sumDown(current.passed, table)
    : 1 - sumUp(current.passed + 1, table);
}

/**
 * The smallest loss, in percentage points, that so many calls could tell from chance: at most as likely
 * as the significance. Null where not even losing everything could.
 *
 * @param significance highest p that is not taken for chance, such as 0.05
 */
export function smallestVisibleDrop(
  baseline: Counts,
  evaluated: number,
  significance: number,
): number | null {
  const shows = (passed: number) => chanceOfDrop(baseline, { passed, evaluated }) <= significance;
  if (!shows(0)) return null;
  let most = 0;
  let tooMany = evaluated;
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (shows(middle)) most = middle;
    else tooMany = middle;
  }
  return rateOf(baseline) - rateOf({ passed: most, evaluated });
}

/** An urn: so many calls are drawn of those that passed and those that failed. */
interface Table {
  drawn: number;
  passed: number;
  failed: number;
}

/** The probability of so many passed calls among the drawn, or fewer. */
function sumDown(from: number, table: Table): number {
  const { drawn, passed, failed } = table;
  let term = probabilityOf(from, table);
  let sum = term;
  for (let count = from; term > sum * NEGLIGIBLE; count -= 1) {
    term *= (count * (failed - drawn + count)) / ((passed - count + 1) * (drawn - count + 1));
    sum += term;
  }
  return sum;
}

/** The probability of so many passed calls among the drawn, or more. */
function sumUp(from: number, table: Table): number {
  const { drawn, passed, failed } = table;
  let term = probabilityOf(from, table);
  let sum = term;
  for (let count = from; term > sum * NEGLIGIBLE; count += 1) {
    term *= ((passed - count) * (drawn - count)) / ((count + 1) * (failed - drawn + count + 1));
    sum += term;
  }
  return sum;
}

/** The hypergeometric probability of exactly so many passed calls among the drawn. */
export function probabilityOf(count: number, { drawn, passed, failed }: Table): number {
  if (count > drawn || count > passed) return 0;
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
