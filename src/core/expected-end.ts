/**
 * When a wait is likely to end, as far as earlier ones tell. How long runs of one plan take is taken as
 * log-normal: around a typical time, and the longer that is, the wider.
 */
export interface ExpectedEnd {
  /** When that which is waited for began, epoch milliseconds. */
  startedMs: number;
  /** Mean and standard deviation of the logarithm of how long it takes in milliseconds. */
  logMean: number;
  logDeviation: number;
}

/** What is taken for granted before much is known: a tenth more or less, with the weight of three runs. */
const USUAL_DEVIATION = 0.1;
const USUAL_WEIGHT = 3;
/** What a look is worth, in milliseconds of lateness. */
const LOOK_MS = 100;
/** A wait that so few outlast is overdue. */
const OVERDUE_SHARE = 0.001;
/** By which factor one interval that is tried is longer than the one before. */
const STEP = 1.15;

/** @param durationsMs how long earlier ones took; null where none of them says anything */
export function expectEnd(startedMs: number, durationsMs: readonly number[]): ExpectedEnd | null {
  const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map(Math.log);
  const count = logs.length;
  if (count === 0) return null;
  const logMean = sum(logs) / count;
  const squares = sum(logs.map((log) => (log - logMean) ** 2));
  const variance = (squares + USUAL_WEIGHT * USUAL_DEVIATION ** 2) / (count + USUAL_WEIGHT);
  return { startedMs, logMean, logDeviation: Math.sqrt(variance * (1 + 1 / count)) };
}

/**
 * The pause before the next look: the longest in the bounds that is worth it. Where ends come at a rate of
 * h, looks every d cost LOOK_MS / d each moment and lateness of h * d / 2, which is least at
 * d = sqrt(2 * LOOK_MS / h).
 *
 * @returns null where the end is overdue, so that nothing is known of it any more
 */
export function learnedIntervalMs(
  nowMs: number,
  { startedMs, logMean, logDeviation }: ExpectedEnd,
  { minMs, maxMs }: { minMs: number; maxMs: number },
): number | null {
  const ageMs = Math.max(0, nowMs - startedMs);
  const outlasting = (ms: number) =>
    ms <= 0 ? 1 : normalTail((Math.log(ms) - logMean) / logDeviation);
  const left = outlasting(ageMs);
  if (left < OVERDUE_SHARE) return null;
  let best = minMs;
  for (let ms = minMs; ms <= maxMs; ms *= STEP) {
    const endsPerMs = (1 - outlasting(ageMs + ms) / left) / ms;
    if (ms * ms * endsPerMs > 2 * LOOK_MS) return best;
    best = ms;
  }
  return maxMs;
}

/**
 * How much of a standard normal distribution lies above z, to 1e-7 (Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 26.2.17).
 */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z > 0 ? tail : 1 - tail;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
