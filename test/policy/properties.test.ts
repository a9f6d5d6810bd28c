import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Decision, evaluate } from '../../src/policy/evaluate.ts';
import { KNOWN_VALUES } from '../../src/policy/known-values.ts';
import { type Policy, policySchema } from '../../src/policy/policy.ts';
import type { DebriefReport, Theme, TrendRow } from '../../src/report/model.ts';
import { debriefReport, runReport, theme, trendRow } from '../support/reports.ts';
import { tries } from '../support/tries.ts';
import { TODAY } from './judging.ts';

const RUNS = tries(200);
const SLUGS = ['refund', 'refund-late', 'greeting', 'toString'];
const CHECKS = ['greeting', 'refund policy', 'constructor'];

const orUnknown = (values: readonly string[]) => fc.constantFrom(...values, 'UNHEARD_OF');
const orMissing = (values: readonly string[]) => fc.option(orUnknown(values));
const someOf = <Value extends string>(values: readonly Value[]) =>
  fc.subarray([...values], { minLength: 1 });

const anyTheme: fc.Arbitrary<Theme> = fc
  .record({
    slug: fc.constantFrom(...SLUGS),
    severity: orUnknown(KNOWN_VALUES.severity),
    impact: orMissing(KNOWN_VALUES.impact),
    prevalence: orMissing(KNOWN_VALUES.prevalence),
    lifecycle: orMissing(KNOWN_VALUES.lifecycle),
    rootCauseChannel: orMissing(KNOWN_VALUES.rootCauseChannel),
    affectedCallCount: fc.nat(12),
    totalCallCount: fc.nat(12),
    checkNames: fc.subarray(CHECKS),
  })
  .map(theme);

const anyCounts = (most: number) =>
  fc.option(
    fc
      .integer({ min: 1, max: most })
      .chain((evaluated) =>
        fc.record({ passed: fc.nat(evaluated), evaluated: fc.constant(evaluated) }),
      ),
  );
const rate = fc.option(fc.nat(1000).map((tenths) => tenths / 10));
const anyRow: fc.Arbitrary<TrendRow> = fc
  .record({
    checkName: fc.constantFrom(...CHECKS),
    previousPassRate: rate,
    currentPassRate: rate,
    lifecycle: orMissing(KNOWN_VALUES.lifecycle),
    counts: fc.record({ previous: anyCounts(120), current: anyCounts(24) }),
  })
  .map(trendRow);

const anyReport: fc.Arbitrary<DebriefReport> = fc
  .record({
    verdict: fc.constantFrom('PASSED', 'THRESHOLD_FAILED', 'THRESHOLD_FAILED', 'PARTLY'),
    themes: fc.array(anyTheme, { maxLength: 4 }),
    trend: fc.option(
      fc.record({
        baselineRunPlanJobId: fc.constant('job'),
        baselineRunNumber: fc.option(fc.nat(99)),
        rows: fc.array(anyRow, { maxLength: 4 }),
      }),
    ),
  })
  .map(debriefReport);

const optional = { requiredKeys: [] };
const anyEntry = fc
  .record(
    {
      severity: someOf(KNOWN_VALUES.severity),
      impact: someOf(KNOWN_VALUES.impact),
      prevalence: someOf(KNOWN_VALUES.prevalence),
      lifecycle: someOf(KNOWN_VALUES.lifecycle),
      channel: someOf(KNOWN_VALUES.rootCauseChannel),
      checks: someOf(CHECKS),
      'min-affected': fc.oneof(fc.nat(12), fc.constantFrom('0%', '10%', '33.3 %', '100%')),
    },
    optional,
  )
  .filter((entry) => Object.keys(entry).length > 0);

const limits = {
  'max-drop': fc.nat(100),
  'min-pass-rate': fc.nat(100),
  evidence: fc.constantFrom('point' as const, 'likely' as const, 'proven' as const),
};
const anyTrend = fc.record(
  {
    ...limits,
    checks: fc.dictionary(fc.constantFrom(...CHECKS, 'absent'), fc.record(limits, optional)),
    'on-missing-baseline': fc.constantFrom('pass' as const, 'fail' as const),
    significance: fc.constantFrom('5%', '20%', 'off'),
  },
  optional,
);
const anyLimits = fc.record({ HIGH: fc.nat(3), MEDIUM: fc.nat(3), LOW: fc.nat(3) }, optional);
const anyVerdict = fc.constantFrom('fail', 'fail-unless-known', 'ignore');

const anyGate = fc.record(
  {
    verdict: anyVerdict,
    themes: fc.array(anyEntry, { maxLength: 3 }),
    'max-themes': anyLimits,
    trend: anyTrend,
    never: someOf([...CHECKS, 'absent']),
  },
  optional,
);

const anyDay = fc
  .integer({ min: -3, max: 180 })
  .map((days) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10));
const waiverOf = (target: object) =>
  fc.record({ reason: fc.constant('r'), expires: anyDay }).map((rest) => ({ ...target, ...rest }));
const anyWaivers = fc
  .subarray([
    ...['refund', 'greeting', 'toString'].map((slug) => ({ theme: slug })),
    ...CHECKS.map((check) => ({ check })),
  ])
  .chain((targets) => fc.tuple(...targets.map(waiverOf)));

const anyPolicy: fc.Arbitrary<Policy> = fc
  .record(
    { version: fc.constant(1), gate: anyGate, waivers: anyWaivers },
    { requiredKeys: ['version'] },
  )
  .map((policy) => z.parse(policySchema, policy));

const judge = (report: DebriefReport, policy: Policy) =>
  evaluate(runReport({ report }), policy, TODAY);

/** What decides, in an order that does not depend on that in which it was found. */
const decided = ({ outcome, reasons }: Decision) => ({
  outcome,
  reasons: reasons.map((reason) => JSON.stringify(reason)).toSorted(),
});

/** What the reasons are about, without numbers that change with what else is there. */
const subjects = ({ reasons }: Decision) => [
  ...new Set(reasons.map(({ rule, theme, check }) => JSON.stringify([rule, theme, check]))),
];

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length });

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part);
  }
  return Object.freeze(value);
}

it('the policies and reports of these properties are such that gates pass and fail', () => {
  const outcomes = fc
    .sample(fc.tuple(anyReport, anyPolicy), { numRuns: 300, seed: 1 })
    .map(([report, policy]) => judge(report, policy).outcome);
  expect(new Set(outcomes)).toEqual(new Set(['passed', 'failed', 'inconclusive']));
});

describe('adding a rule', () => {
  const noReasonIsLost = (before: Decision, after: Decision) => {
    const left = decided(after).reasons;
    expect(decided(before).reasons.filter((reason) => !left.includes(reason))).toEqual([]);
    if (before.outcome === 'failed') expect(after.outcome).toBe('failed');
  };

  it('of the file never turns a failed gate green', () => {
    const rule = fc.oneof(
      fc.record({ themes: fc.array(anyEntry) }),
      fc.record({ 'max-themes': anyLimits }),
      fc.record({ trend: anyTrend }),
    );
    fc.assert(
      fc.property(anyReport, anyPolicy, rule, (report, policy, added) => {
        const gate = { ...added, ...policy.gate };
        noReasonIsLost(judge(report, policy), judge(report, { ...policy, gate }));
      }),
      RUNS,
    );
  });

  it('to the entries of themes never does', () => {
    fc.assert(
      fc.property(anyReport, fc.array(anyEntry), anyEntry, (report, themes, entry) => {
        const before = judge(report, { version: 1, gate: { themes } });
        const after = judge(report, { version: 1, gate: { themes: [...themes, entry] } });
        if (before.outcome === 'failed') expect(after.outcome).toBe('failed');
        expect(subjects(after)).toEqual(expect.arrayContaining(subjects(before)));
      }),
      RUNS,
    );
  });
});

it('adding a theme never turns a gate green that failed by rules about themes', () => {
  const gate = fc.record(
    {
      verdict: fc.constantFrom('fail', 'ignore'),
      themes: fc.array(anyEntry),
      'max-themes': anyLimits,
    },
    optional,
  );
  fc.assert(
    fc.property(anyReport, gate, anyWaivers, anyTheme, (report, rules, waivers, added) => {
      const policy = z.parse(policySchema, { version: 1, gate: rules, waivers });
      const before = judge(report, policy);
      const after = judge({ ...report, themes: [added, ...report.themes] }, policy);
      if (before.outcome === 'failed') expect(after.outcome).toBe('failed');
      expect(subjects(after)).toEqual(expect.arrayContaining(subjects(before)));
    }),
    RUNS,
  );
});

it('waiving adds no reason but that a waiver has expired', () => {
  fc.assert(
    fc.property(anyReport, anyPolicy, anyWaivers, (report, policy, waivers) => {
      const { waivers: _, ...bare } = policy;
      const before = judge(report, bare);
      const after = judge(report, { ...bare, waivers });
      const known = subjects(before);
      const added = subjects(after).filter((subject) => !known.includes(subject));
      const expired = waivers.filter(({ expires }) => expires < TODAY);
      expect(added).toHaveLength(expired.length);
      expect(added.filter((subject) => !subject.startsWith('["waivers"'))).toEqual([]);
      expect(after.reasons.length - expired.length).toBeLessThanOrEqual(before.reasons.length);
    }),
    RUNS,
  );
});

describe('the order decides nothing', () => {
  it('of themes, rows and waivers', () => {
    const anyOrder = fc.tuple(anyReport, anyPolicy).chain(([report, policy]) =>
      fc.record({
        report: fc.constant(report),
        policy: fc.constant(policy),
        themes: shuffled(report.themes),
        rows: shuffled(report.trend?.rows ?? []),
        waivers: shuffled(policy.waivers ?? []),
      }),
    );
    fc.assert(
      fc.property(anyOrder, ({ report, policy, themes, rows, waivers }) => {
        const trend = report.trend && { ...report.trend, rows };
        const after = evaluate(
          runReport({ report: { ...report, themes, trend } }),
          { ...policy, waivers },
          TODAY,
        );
        expect(decided(after)).toEqual(decided(judge(report, policy)));
      }),
      RUNS,
    );
  });

  it('of entries', () => {
    const anyOrder = fc
      .array(anyEntry)
      .chain((themes) => fc.tuple(fc.constant(themes), shuffled(themes)));
    fc.assert(
      fc.property(anyReport, anyOrder, (report, [themes, others]) => {
        const before = judge(report, { version: 1, gate: { themes } });
        const after = judge(report, { version: 1, gate: { themes: others } });
        expect(after.outcome).toBe(before.outcome);
        expect(subjects(after).toSorted()).toEqual(subjects(before).toSorted());
      }),
      RUNS,
    );
  });
});

describe('a decision depends on nothing but report, policy and day', () => {
  it('is the same each time, and changes nothing that it is made from', () => {
    fc.assert(
      fc.property(anyReport, anyPolicy, (report, policy) => {
        const [sameReport, samePolicy] = structuredClone([report, policy]);
        const decision = judge(freeze(report), freeze(policy));
        expect(judge(report, policy)).toEqual(decision);
        expect(judge(sameReport, samePolicy)).toEqual(decision);
        expect([report, policy]).toEqual([sameReport, samePolicy]);
      }),
      RUNS,
    );
  });

  it('is the same whatever the debrief says in its texts', () => {
    fc.assert(
      fc.property(anyReport, anyPolicy, fc.string(), (report, policy, text) => {
        const other: DebriefReport = {
          ...report,
          generatedAt: text,
          verdictSummary: text,
          executiveSummary: { paragraphs: [text], sections: [{ heading: text, body: text }] },
          keyFindings: [{ title: text, body: text, callIds: [text] }],
          themes: report.themes.map((one) => ({ ...one, title: text, analysis: text })),
        };
        expect(judge(other, policy)).toEqual(judge(report, policy));
      }),
      RUNS,
    );
  });

  it('is outcome passed exactly when there is no reason', () => {
    fc.assert(
      fc.property(anyReport, anyPolicy, (report, policy) => {
        const { outcome, reasons } = judge(report, policy);
        expect(outcome === 'passed').toBe(reasons.length === 0);
      }),
      RUNS,
    );
  });
});
