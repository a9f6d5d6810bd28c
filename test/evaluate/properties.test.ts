import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Policy } from '../../src/evaluate/policy.ts';
import { theme } from '../support/reports.ts';
import { tries } from '../support/tries.ts';
import { type Decision, decide, policyOf, TODAY } from './judging.ts';
import { type AnyRun, anyRun, anyTheme, policyWith, VALUES } from './policy-values.ts';

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

const judge = (run: AnyRun, policy: Policy) => decide(run, policy, TODAY);

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

it('the policies and runs of these properties are such that gates pass and fail', () => {
  const outcomes = fc
    .sample(fc.tuple(anyRun, anyPolicy), { numRuns: 300, seed: 1 })
    .map(([run, policy]) => judge(run, policy).outcome);
  expect(new Set(outcomes)).toEqual(new Set(['passed', 'failed', 'inconclusive']));
});

it('adding a theme never turns a gate green that failed by rules about themes', () => {
  const aboutThemes = Object.keys(VALUES).filter((key) => /^gate\.(max-)?themes/.test(key));
  const policies = policyWith([...aboutThemes, 'waivers']).map(parsed);
  fc.assert(
    fc.property(anyRun, policies, anyTheme.map(theme), (run, policy, added) => {
      const { report } = run;
      const before = judge(run, policy);
      const themes = [added, ...(report?.themes ?? [])];
      const after = judge({ ...run, report: report && { ...report, themes } }, policy);
      if (before.outcome === 'failed') expect(after.outcome).toBe('failed');
      expect(subjects(after)).toEqual(expect.arrayContaining(subjects(before)));
    }),
    RUNS,
  );
});

it('waiving adds no reason but that a waiver has expired', () => {
  fc.assert(
    fc.property(anyRun, anyPolicy, anyWaivers, (run, { waivers: _, ...bare }, waivers) => {
      const known = subjects(judge(run, bare));
      const added = subjects(judge(run, { ...bare, waivers })).filter(
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
      const before = judge(run, policy);
      const after = judge({ ...run, report }, { ...policy, waivers, gate });
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
      const decision = judge(freeze(run), freeze(policy));
      expect(judge(copy.run, copy.policy)).toEqual(decision);
      expect(decision.outcome === 'passed').toBe(decision.reasons.length === 0);
    }),
    RUNS,
  );
});
