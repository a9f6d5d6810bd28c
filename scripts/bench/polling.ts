import { type ExpectedEnd, expectEnd } from '../../src/core/expected-end.ts';
import { intervalMs, nextPoll } from '../../src/core/poll.ts';
import { showTable } from './statistics.ts';

const WAITS_PER_KIND = 10_000;
const MAX_INTERVAL_MS = 10_000;
/** What one request is worth in seconds of lateness. */
const SECONDS_PER_REQUEST = 0.1;
const SEED = 1;
/** With history: so many earlier runs of the same plan are known, which take a tenth more or less. */
const EARLIER_RUNS = 10;
const DEVIATION = 0.1;

type Random = () => number;

/** How long runs may take, in milliseconds. */
const KINDS: Record<string, (random: Random) => number> = {
  'uniform to 10 s': (random) => random() * 10_000,
  'log-normal around 150 s': (random) => 150_000 * Math.exp(0.5 * normal(random)),
  'uniform 3 to 15 min': (random) => (3 + random() * 12) * 60_000,
  'log-uniform 5 s to 20 min': (random) => 5_000 * (1_200 / 5) ** random(),
};

/** The pause after so much waiting, in milliseconds. */
const RULES: Record<string, (waitedMs: number) => number> = {
  'this action': (waitedMs) => intervalMs(waitedMs, MAX_INTERVAL_MS),
  'every 5 s': () => 5_000,
  'every 10 s': () => 10_000,
  'every 15 s': () => 15_000,
};

/** Compares the polling rule with fixed intervals over simulated waits; the same table every time. */
export function pollingTable(): string {
  const waits = Object.values(KINDS).map((draw) => {
    const random = seededRandom(SEED);
    return Array.from({ length: WAITS_PER_KIND }, () => draw(random));
  });
  const rows = Object.entries(RULES).map(([name, pauseMs]) => {
    return rowOf(
      name,
      waits.map((waitsOfKind) => simulate(waitsOfKind, pauseMs)),
    );
  });
  const learned = Object.values(KINDS).map((draw) => simulateWithHistory(draw));
  const name = `this action, knowing ${EARLIER_RUNS} earlier runs`;
  return showTable(
    ['mean lateness, requests a run', ...Object.keys(KINDS), 'sum of costs'],
    [...rows, rowOf(name, learned)],
  );
}

/**
 * The action's rule where it knows how long earlier runs of the plan took: each wait is for a plan of its
 * own, whose runs take as long as the kind says, a tenth (standard deviation) more or less.
 */
export function learnedCosts(): number {
  return sumOf(Object.values(KINDS).map((draw) => simulateWithHistory(draw)));
}

function simulateWithHistory(draw: (random: Random) => number): Result {
  const random = seededRandom(SEED);
  const waits = Array.from({ length: WAITS_PER_KIND }, () => {
    const usualMs = draw(random);
    const one = () => usualMs * Math.exp(DEVIATION * normal(random));
    return { earlier: Array.from({ length: EARLIER_RUNS }, one), waitMs: one() };
  });
  const results = waits.map(({ earlier, waitMs }) => {
    const expected = expectEnd(0, earlier);
    return simulate([waitMs], (waitedMs) => pauseOf(waitedMs, expected));
  });
  const mean = (of: (result: Result) => number) =>
    results.reduce((total, result) => total + of(result), 0) / results.length;
  return {
    latenessS: mean(({ latenessS }) => latenessS),
    requests: mean(({ requests }) => requests),
    costS: mean(({ costS }) => costS),
  };
}

/** The action's own next step, far from any deadline. */
function pauseOf(waitedMs: number, expected: ExpectedEnd | null): number {
  const deadlineMs = Number.MAX_SAFE_INTEGER;
  const state = { startedMs: 0, deadlineMs, maxIntervalMs: MAX_INTERVAL_MS, nowMs: waitedMs };
  const step = nextPoll({ ...state, expected });
  return step.kind === 'wait' ? step.ms : Number.POSITIVE_INFINITY;
}

interface Result {
  latenessS: number;
  requests: number;
  costS: number;
}

function rowOf(name: string, results: readonly Result[]): string[] {
  const cells = results.map(
    ({ latenessS, requests }) => `${latenessS.toFixed(2)} s, ${requests.toFixed(1)}`,
  );
  return [name, ...cells, sumOf(results).toFixed(2)];
}

function sumOf(results: readonly Result[]): number {
  return results.reduce((total, { costS }) => total + costS, 0);
}

function simulate(waitsMs: readonly number[], pauseMs: (waitedMs: number) => number): Result {
  let lateMs = 0;
  let requests = 0;
  for (const waitMs of waitsMs) {
    let nowMs = 0;
    requests += 1;
    while (nowMs < waitMs) {
      nowMs += pauseMs(nowMs);
      requests += 1;
    }
    lateMs += nowMs - waitMs;
  }
  const latenessS = lateMs / waitsMs.length / 1000;
  const requestsPerRun = requests / waitsMs.length;
  const costS = latenessS + SECONDS_PER_REQUEST * requestsPerRun;
  return { latenessS, requests: requestsPerRun, costS };
}

/** Box and Muller's way from two uniform numbers to a standard normal one. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Mulberry32 (public domain, by Tommy Ettinger): uniform in [0, 1), the same for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
