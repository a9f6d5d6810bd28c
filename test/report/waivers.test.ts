import { expect, it } from 'vitest';
import type { RunReport, Waiver } from '../../src/model/report.ts';
import { unmatchedWaivers } from '../../src/report/waiver-words.ts';
import { runReport } from './builders.ts';

const waiver = (target: string, kind: Waiver['kind'] = 'theme'): Waiver => ({
  kind,
  target,
  reason: 'r',
  owner: null,
  expires: '2027-01-31',
});

const run = (waived: Waiver[], unmatched: Waiver[]): RunReport =>
  runReport({
    exceptions: {
      waived: waived.map((one) => ({ kind: one.kind, name: one.target, waiver: one })),
      known: [],
      unmatched,
      notes: [],
    },
  });

it('lists the waivers that matched in none of the evaluated runs', () => {
  const [a, b, check] = [waiver('a'), waiver('b'), waiver('a', 'check')];
  const [ofA, ofB, ofCheck] = ['theme', 'theme', 'check'].map(
    (kind, index) =>
      `Waiver without a match: ${kind} '${index === 1 ? 'b' : 'a'}': r, until 2027-01-31`,
  );
  expect(unmatchedWaivers([run([], [a, b, check])])).toEqual([ofA, ofB, ofCheck]);
  expect(unmatchedWaivers([run([], [a, b]), run([a], [b, check])])).toEqual([ofB]);
  expect(unmatchedWaivers([run([], [a, check]), run([], [check])])).toEqual([ofCheck]);
  expect(unmatchedWaivers([runReport({ exceptions: null }), run([], [a])])).toEqual([ofA]);
  expect(unmatchedWaivers([runReport()])).toEqual([]);
});
