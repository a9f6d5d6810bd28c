/** Simulates gates that are watched for drift: how often it is reported in vain, and how soon a fall is found. */
import { findDrift } from '../../src/evaluate/statistics/drift.ts';
import type { Counts } from '../../src/model/counts.ts';

const GATES = 2_000;
const CALLS = 24;
const CHECKS = 10;
const REFERENCE_RUNS = 20;
const SPAN_RUNS = 30;
/** The fall to find, in points, as for a check without `max-drop`. */
const DROP = 10;
const RATES = [99, 95, 90, 80];
const FALLS = [90, 85, 80];

/** The report, as Markdown. */
export function simulateDrift(): string {
  const random = randomFrom(20_261_124);
  const alarms = gates().filter(() => {
    const rates = Array.from({ length: CHECKS }, (_, index) => RATES[index % RATES.length] ?? 0);
    return rates.some((rate) => firstAlarm(rate, rate, random) !== null);
  }).length;
  const falls = FALLS.map((rate) => {
    const found = gates().map(() => firstAlarm(95, rate, random) ?? Number.POSITIVE_INFINITY);
    const median = found.toSorted((a, b) => a - b)[GATES / 2] ?? Number.POSITIVE_INFINITY;
    const byTenth = found.filter((run) => run <= 10).length;
    const shown = Number.isFinite(median) ? `run ${median}` : 'not found';
    return `| 95% to ${rate}% | ${shown} | ${percent(byTenth)} |\n`;
  });
  return `${GATES} gates with ${CALLS} calls and ${CHECKS} checks each.\n
Nothing changed: drift is reported within ${SPAN_RUNS} runs in ${percent(alarms)}; goal: at most 10%.\n
| fall of one check | half are found by | found by run 10 |\n| --- | --- | --- |\n${falls.join('')}
Goal for 85%: 75% by run 10.\n`;
}

/** The number of the run after the reference that reports drift, from 1; null if none does. */
function firstAlarm(rate: number, later: number, random: () => number): number | null {
  const reference = callsAt(rate, CALLS * REFERENCE_RUNS, random);
  const runs = Array.from({ length: SPAN_RUNS }, () => callsAt(later, CALLS, random));
  const index = runs.findIndex(
    (_, last) => findDrift(reference, runs.slice(0, last + 1), DROP, CHECKS) !== null,
  );
  return index < 0 ? null : index + 1;
}

function callsAt(rate: number, evaluated: number, random: () => number): Counts {
  let passed = 0;
  for (let call = 0; call < evaluated; call += 1) passed += random() * 100 < rate ? 1 : 0;
  return { passed, evaluated };
}

function gates(): undefined[] {
  return Array.from({ length: GATES });
}

function percent(count: number): string {
  return `${((100 * count) / GATES).toFixed(1)}%`;
}

/** The generator mulberry32, from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
