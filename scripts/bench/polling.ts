import { intervalMs } from '../../src/core/poll.ts';
import { showTable } from './statistics.ts';

const WAITS_PER_KIND = 10_000;
const MAX_INTERVAL_MS = 10_000;
/** What one request is worth in seconds of lateness. */
const SECONDS_PER_REQUEST = 0.1;
const SEED = 1;

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
    const results = waits.map((waitsOfKind) => simulate(waitsOfKind, pauseMs));
    const cells = results.map(
      ({ latenessS, requests }) => `${latenessS.toFixed(2)} s, ${requests.toFixed(1)}`,
    );
    const sum = results.reduce((total, { costS }) => total + costS, 0);
    return [name, ...cells, sum.toFixed(2)];
  });
  return showTable(['mean lateness, requests a run', ...Object.keys(KINDS), 'sum of costs'], rows);
}

function simulate(waitsMs: readonly number[], pauseMs: (waitedMs: number) => number) {
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
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
