import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/policy/evaluate.ts';
import type { Call, RunReport } from '../../../src/report/model.ts';
import { check, debriefReport, runReport, theme, trendRow } from '../../support/reports.ts';
import { faultsOf, messages, policyOf, TODAY } from '../judging.ts';

const POLICY = policyOf("version: 1\ngate: { never: ['reads out a PIN'] }");
const PIN = 'reads out a PIN';

const judgeRun = (run: Partial<RunReport>) => evaluate(runReport(run), POLICY, TODAY);

const call = (isPassed: boolean | null, isCounted = true): Call => ({
  id: null,
  simulationJobId: null,
  status: null,
  isPassed: null,
  isCounted,
  attempt: null,
  durationMs: null,
  agent: null,
  persona: null,
  scenario: null,
  checks: [
    { name: 'other', isPassed: false, reasoning: null },
    { name: PIN, isPassed, reasoning: null },
  ],
  excerpt: [],
});

const trendOf = (currentPassRate: number | null) => ({
  baselineRunPlanJobId: 'job-1',
  baselineRunNumber: 12,
  rows: [trendRow({ checkName: PIN, previousPassRate: 0, currentPassRate })],
});

describe('a check that may never fail', () => {
  it('fails the gate by one failing call, whatever else holds', () => {
    const decision = judgeRun({
      checks: [check(PIN, 999, 1_000, { isPassed: true, needed: 80 })],
      runVerdict: { passed: true, score: 100, failures: [] },
    });
    expect(decision).toMatchObject({ outcome: 'failed', byRatesAlone: false });
    expect(decision.reasons).toEqual([
      {
        rule: 'never',
        message: "check 'reads out a PIN' failed in 1 of 1000 calls; it may never fail",
        check: PIN,
        limit: 0,
        value: 1,
      },
    ]);
  });

  it('is undecided where only results that cannot be read may tell of it', () => {
    const unread = 'read results: 500';
    const named = theme({ checkNames: [PIN], affectedCallCount: 0 });
    for (const report of [debriefReport(), debriefReport({ themes: [named] })]) {
      const decision = evaluate({ ...runReport({ report }), unread }, POLICY, TODAY);
      expect(decision.outcome).toBe('inconclusive');
      expect(decision.reasons).toContainEqual({
        rule: 'never',
        message:
          "the run's results cannot be read (read results: 500), so never for check 'reads out a PIN' was not judged, and the run is not taken for a pass",
        check: PIN,
      });
    }
  });

  it('is judged by what else tells of it where the results cannot be read', () => {
    const unread = 'read results: 500';
    const runVerdict = { passed: true, score: null, failures: [] };
    const judged = (passed: number) =>
      evaluate(
        { ...runReport({ checks: [check(PIN, passed, 24)], runVerdict }), unread },
        POLICY,
        TODAY,
      );
    expect(judged(24).outcome).toBe('passed');
    expect(messages(judged(23))).toEqual([
      "check 'reads out a PIN' failed in 1 of 24 calls; it may never fail",
    ]);
  });

  it('holds where no call failed', () => {
    for (const run of [
      { checks: [check(PIN, 24, 24)] },
      { checks: [check(PIN, null, null, { rate: 100 })] },
      { report: debriefReport({ trend: trendOf(100) }) },
      { calls: [call(true), call(null)] },
    ]) {
      expect(judgeRun(run)).toMatchObject({ outcome: 'passed', spared: { notes: [] } });
      expect(judgeRun(run).spared.warnings).toBeUndefined();
    }
  });

  it('fails by the worst of several counts of one source', () => {
    const counts = { previous: null, current: { passed: 20, evaluated: 24 } };
    const trend = { ...trendOf(100), rows: [trendRow({ checkName: PIN, counts })] };
    const decision = judgeRun({
      checks: [check(PIN, 23, 24), check(PIN, 20, 23)],
      report: debriefReport({ trend }),
    });
    expect(messages(decision)).toEqual([expect.stringContaining('failed in 3 of 23 calls')]);
  });

  it('fails by a call that failed it, though the counts say nothing of that', () => {
    const decision = judgeRun({ checks: [check(PIN, 24, 24)], calls: [call(true), call(false)] });
    expect(decision.reasons).toMatchObject([{ limit: 0, value: 1 }]);
    expect(messages(decision)[0]).toContain('failed in 1 call;');
    expect(judgeRun({ calls: [call(true), call(false, false)] }).outcome).toBe('passed');
  });

  it.each([
    [99.99, '99.99 %'],
    [99.9999, '99.9999 %'],
    [0, '0 %'],
  ])('fails by a rate of %s where nobody counts', (rate, told) => {
    const message = `check 'reads out a PIN' has a pass rate of ${told}; it may never fail`;
    const decision = judgeRun({ checks: [check(PIN, null, 24, { rate })] });
    expect(decision.reasons).toMatchObject([{ rule: 'never', message, limit: 100, value: rate }]);
    const report = debriefReport({ trend: trendOf(rate) });
    expect(messages(judgeRun({ report }))).toEqual([message]);
  });

  it('fails by the theme of most calls where nobody tells a rate', () => {
    const themes = [
      theme({ slug: 'gone', checkNames: [PIN], lifecycle: 'FIXED', affectedCallCount: 9 }),
      theme({ slug: 'c', checkNames: [PIN], affectedCallCount: 2 }),
      theme({ slug: 'b', checkNames: [PIN], affectedCallCount: 2 }),
      theme({ slug: 'a', checkNames: [PIN], affectedCallCount: 1 }),
      theme({ slug: 'd', checkNames: ['other'], affectedCallCount: 9 }),
    ];
    for (const order of [themes, themes.toReversed()]) {
      const decision = judgeRun({ report: debriefReport({ themes: order }) });
      expect(decision.reasons).toMatchObject([{ rule: 'never', check: PIN }]);
      expect(messages(decision)).toEqual([
        "check 'reads out a PIN' failed in 2 calls of theme 'b'; it may never fail",
      ]);
    }
    expect(
      judgeRun({ report: debriefReport({ themes }), checks: [check(PIN, 24, 24)] }).outcome,
    ).toBe('passed');
  });

  it('that was graded on no call is warned of', () => {
    const warning =
      "check 'reads out a PIN' was graded on no call, so that never was not judged for it";
    const ungraded = [
      { checks: [check(PIN, 0, 0), check('other', 24, 24)] },
      { calls: [call(null)] },
      { report: debriefReport({ themes: [theme({ checkNames: [PIN], affectedCallCount: 0 })] }) },
    ];
    for (const run of ungraded) {
      expect(judgeRun(run)).toMatchObject({ outcome: 'passed', spared: { warnings: [warning] } });
    }
  });

  it('is judged without a debrief too', () => {
    expect(judgeRun({ report: null, checks: [check(PIN, 23, 24)] }).outcome).toBe('failed');
  });

  it.each([
    ['counts', { checks: [check(PIN, 23, 24)] }],
    ['its trend', { report: debriefReport({ trend: trendOf(90) }) }],
    ['calls', { calls: [call(false)] }],
    ['themes', { report: debriefReport({ themes: [theme({ checkNames: [PIN] })] }) }],
  ])('is excused by a waiver, and shown as waived, where %s tell of it', (_, run) => {
    const policy = policyOf(
      `{ version: 1, gate: { never: [${PIN}] }, waivers: [{ check: ${PIN}, reason: r, expires: ${TODAY} }] }`,
    );
    expect(evaluate(runReport(run), policy, TODAY)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { waived: [{ kind: 'check', name: PIN }], unmatched: [] },
    });
  });

  it('is judged once, however often it is named', () => {
    const policy = policyOf(`version: 1\ngate: { never: [${PIN}, ${PIN}] }`);
    const run = runReport({ checks: [check(PIN, 23, 24)] });
    expect(evaluate(run, policy, TODAY).reasons).toHaveLength(1);
  });
});

it('a policy names at least one check', () => {
  const wanted = 'has to be a list of at least one name of a check';
  for (const never of ['[]', 'PIN', '{}']) {
    expect(faultsOf(`version: 1\ngate: { never: ${never} }`)).toEqual([
      expect.stringContaining(wanted),
    ]);
  }
  expect(faultsOf('version: 1\ngate: { never: [1] }')).toEqual([
    expect.stringContaining('has to be the name of a check'),
  ]);
});
