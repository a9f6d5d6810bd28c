import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Policy } from '../../src/evaluate/policy.ts';
import { tries } from '../support/tries.ts';
import { type Decision, decide, policyOf, TODAY } from './decide.ts';
import { type AnyRun, anyRun, policyWith, VALUES } from './policy-values.ts';

const RUNS = tries(200);

const parsed = (settings: object) => policyOf(JSON.stringify(settings));
const anyPolicy: fc.Arbitrary<Policy> = policyWith(Object.keys(VALUES)).map(parsed);

const anyDay = fc
  .integer({ min: -3, max: 180 })
  .map((days) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10));
const anyWaivers = fc
  .subarray([{ theme: 'refund' }, { theme: 'hello' }, { check: 'greeting' }])
  .chain((targets) =>
    fc.tuple(...targets.map((one) => anyDay.map((expires) => ({ ...one, reason: 'r', expires })))),
  );

const decideFor = (run: AnyRun, policy: Policy) => decide(run, policy, TODAY);

/** What the reasons are about, without numbers; an unknown verdict of the run shows only if nothing fails. */
const subjects = ({ reasons }: Decision) => [
  ...new Set(
    reasons
      .filter(({ rule }) => rule !== 'run-verdict')
      .map(({ rule, theme, check }) => JSON.stringify([rule, theme, check])),
  ),
];

const shuffled = <Item>(items: readonly Item[] = []) =>
  fc.shuffledSubarray([...items], { minLength: items.length });

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part);
  }
  return Object.freeze(value);
}

it('waiving adds no reason but that a waiver has expired', () => {
  fc.assert(
    fc.property(anyRun, anyPolicy, anyWaivers, (run, { waivers: _, ...bare }, waivers) => {
      const known = subjects(decideFor(run, bare));
      const added = subjects(decideFor(run, { ...bare, waivers })).filter(
        (subject) => !known.includes(subject),
      );
      expect(added.filter((subject) => !subject.startsWith('["waivers"'))).toEqual([]);
      expect(added).toHaveLength(waivers.filter(({ expires }) => expires < TODAY).length);
    }),
    RUNS,
  );
});

it('the order of themes, rows, waivers and entries decides nothing', () => {
  const anyOrder = fc.tuple(anyRun, anyPolicy).chain(([run, policy]) =>
    fc.record({
      ...{ run: fc.constant(run), policy: fc.constant(policy) },
      themes: shuffled(run.report?.themes),
      rows: shuffled(run.report?.trend?.rows),
      waivers: shuffled(policy.waivers),
      entries: shuffled(policy.gate?.themes),
    }),
  );
  fc.assert(
    fc.property(anyOrder, ({ run, policy, themes, rows, waivers, entries }) => {
      const trend = run.report?.trend ? { ...run.report.trend, rows } : null;
      const report = run.report && { ...run.report, themes, trend };
      const gate = { ...policy.gate, themes: entries };
      const before = decideFor(run, policy);
      const after = decideFor({ ...run, report }, { ...policy, waivers, gate });
      expect(after.outcome).toBe(before.outcome);
      expect(subjects(after).toSorted()).toEqual(subjects(before).toSorted());
    }),
    RUNS,
  );
});

it('a decision depends on run, policy and day alone, changes none of them, and passes without reasons', () => {
  fc.assert(
    fc.property(anyRun, anyPolicy, (run, policy) => {
      const copy = structuredClone({ run, policy });
      const decision = decideFor(freeze(run), freeze(policy));
      expect(decideFor(copy.run, copy.policy)).toEqual(decision);
      expect(decision.outcome === 'passed').toBe(decision.reasons.length === 0);
    }),
    RUNS,
  );
});
