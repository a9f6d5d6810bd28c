import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropPValue } from '../../../src/evaluate/statistics/exact-test.ts';
import {
  type Stratum,
  stratifiedDropPValue,
} from '../../../src/evaluate/statistics/stratified-test.ts';

/** A call of a stratum. */
interface Call {
  stratum: number;
  hasPassed: boolean;
}

/** All ways to take so many of the items. */
function* choices<Item>(items: readonly Item[], count: number): Generator<Item[]> {
  if (count === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of count > 0 ? choices(items.slice(index + 1), count - 1) : []) {
      yield [item, ...rest];
    }
  }
}

/** Deals the calls of each stratum to both runs in every way, and counts how often as few pass. */
function enumerated(strata: readonly Stratum[]): number {
  const observed = strata.reduce((sum, { current }) => sum + current.passed, 0);
  let ways = new Map([[0, 1]]);
  for (const [stratum, { baseline, current }] of strata.entries()) {
    const passed = baseline.passed + current.passed;
    const calls = Array.from(
      { length: baseline.evaluated + current.evaluated },
      (_, index): Call => ({ stratum, hasPassed: index < passed }),
    );
    const next = new Map<number, number>();
    for (const dealt of choices(calls, current.evaluated)) {
      const more = dealt.filter(({ hasPassed }) => hasPassed).length;
      for (const [sum, count] of ways) next.set(sum + more, (next.get(sum + more) ?? 0) + count);
    }
    ways = next;
  }
  const total = [...ways.values()].reduce((sum, count) => sum + count, 0);
  const low = [...ways].filter(([sum]) => sum <= observed);
  return low.reduce((sum, [, count]) => sum + count, 0) / total;
}

const counts = fc
  .integer({ min: 1, max: 4 })
  .chain((evaluated) =>
    fc.record({ passed: fc.nat(evaluated), evaluated: fc.constant(evaluated) }),
  );
const strata = fc.array(fc.record({ baseline: counts, current: counts }), {
  minLength: 1,
  maxLength: 4,
});

it('equals the share of all ways to deal the calls of each stratum', () => {
  fc.assert(
    fc.property(strata, (given) => {
      expect(stratifiedDropPValue(given)).toBeCloseTo(enumerated(given), 12);
    }),
    { numRuns: 60 },
  );
});

it("equals Fisher's exact test if there is one stratum", () => {
  fc.assert(
    fc.property(counts, counts, (baseline, current) => {
      const p = stratifiedDropPValue([{ baseline, current }]);
      expect(p).toBeCloseTo(dropPValue(baseline, current), 12);
    }),
  );
});

it('equals the published p-value of the penicillin data of Mantel and Haenszel', () => {
  // R's example of mantelhaen.test(Rabbits, exact = TRUE, alternative = "greater"): p = 0.01997.
  const rabbits: [number, number, number, number][] = [
    [0, 6, 0, 5],
    [3, 6, 0, 6],
    [6, 6, 2, 6],
    [5, 6, 6, 6],
    [2, 2, 5, 5],
  ];
  const given = rabbits.map(([cured, treated, curedLate, treatedLate]) => ({
    baseline: { passed: cured, evaluated: treated },
    current: { passed: curedLate, evaluated: treatedLate },
  }));
  expect(stratifiedDropPValue(given)).toBeCloseTo(0.01997, 5);
});

it('does not take another mix of cases for a drop', () => {
  const easy = { baseline: { passed: 10, evaluated: 10 }, current: { passed: 2, evaluated: 2 } };
  const hard = { baseline: { passed: 1, evaluated: 2 }, current: { passed: 5, evaluated: 10 } };
  expect(stratifiedDropPValue([easy, hard])).toBeGreaterThan(0.5);
});
