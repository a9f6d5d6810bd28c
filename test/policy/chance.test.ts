import { expect, it } from 'vitest';
import { simulate } from './chance-simulation.ts';

/** Few enough to be quick; the draws are the same each time. */
const TRIALS = 1_000;

const COMMON = { rate: 95, now: 95, calls: 24, checks: 10, baselineRuns: 5 };

it('is red for nothing in at most 3 of 100 runs, where bare rates are in every third', () => {
  const { plain, exact, confirmed } = simulate(COMMON, TRIALS);
  expect(plain).toBeGreaterThan(25);
  expect(exact).toBeLessThanOrEqual(3);
  expect(confirmed).toBeLessThanOrEqual(1);
});

it('finds a fall from 95 to 65 % in at least 80 of 100 runs, with confirm: 1 too', () => {
  const { exact, confirmed } = simulate({ ...COMMON, now: 65 }, TRIALS);
  expect(Math.min(exact, confirmed)).toBeGreaterThanOrEqual(80);
});

it('loses next to nothing of what it finds to confirm: 1', () => {
  const { exact, confirmed } = simulate({ ...COMMON, now: 70 }, TRIALS);
  expect(confirmed).toBeGreaterThanOrEqual(exact - 2);
});

it('finds a fall from 95 to 70 % with confirm: 1 where min-pass-rate is 80, and hardly ever one that is none', () => {
  const policy = { ...COMMON, minPassRate: 80 };
  expect(simulate({ ...policy, now: 70 }, TRIALS).confirmed).toBeGreaterThanOrEqual(80);
  expect(simulate(policy, TRIALS).confirmed).toBeLessThanOrEqual(3);
});

it('adds a run where it would fail, and nowhere else', () => {
  const { further, exact } = simulate(COMMON, TRIALS);
  expect(further).toBe(exact);
});

it('is the same each time', () => {
  expect(simulate(COMMON, 50)).toEqual(simulate(COMMON, 50));
});
