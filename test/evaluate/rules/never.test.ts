import { describe, expect, it } from 'vitest';
import type { RunReport } from '../../../src/model/report.ts';
import { call as callOf } from '../../report/builders.ts';
import { check, debriefReport, theme, trendRow } from '../../support/reports.ts';
import { evaluateRun, messages, TODAY, trendOf } from '../decide.ts';

const PIN = 'reads out a PIN';
const GATE = `{ never: [${PIN}] }`;

const decideRun = (run: Partial<RunReport>) => evaluateRun(run, GATE);

const call = (isPassed: boolean | null, isCounted = true) =>
  callOf({
    isCounted,
    checks: [
      { name: 'other', isPassed: false, reasoning: null },
      { name: PIN, isPassed, reasoning: null },
    ],
  });

const trend = (currentPassRate: number | null) =>
  trendOf([trendRow({ checkName: PIN, previousPassRate: 0, currentPassRate })]);

describe('a check that may never fail', () => {
  it('fails the gate by one failing call', () => {
    const decision = decideRun({
      checks: [check(PIN, 999, 1_000, { isPassed: true, threshold: 80 })],
      runVerdict: { passed: true, score: 100, failures: [] },
    });
    expect(decision).toMatchObject({ outcome: 'failed', byRatesAlone: false });
    expect(decision.reasons).toMatchObject([{ rule: 'never', check: PIN, limit: 0, value: 1 }]);
  });

  it('fails by a failing call that only another source counts', () => {
    const otherCounts = { passed: 23, evaluated: 24 };
    const decision = decideRun({ checks: [check(PIN, 24, 24, { id: 'm-1', otherCounts })] });
    expect(decision.reasons).toMatchObject([{ rule: 'never', checkId: 'm-1', value: 1 }]);
  });

  it('passes by its counts if the trend of the debrief has a lower rate', () => {
    const run = { checks: [check(PIN, 24, 24)], report: debriefReport(trend(95)) };
    expect(decideRun(run).reasons).toEqual([]);
  });

  it.each([
    [99.9999, '99.9999%'],
    [0, '0%'],
  ])('fails by a rate of %s without counts', (rate, shown) => {
    const decision = decideRun({ checks: [check(PIN, null, 24, { passRate: rate })] });
    expect(decision.reasons).toMatchObject([{ rule: 'never', limit: 100, value: rate }]);
    expect(messages(decision)[0]).toContain(shown);
    expect(decideRun({ report: debriefReport(trend(rate)) }).reasons).toEqual(decision.reasons);
  });

  it('fails by the theme of most calls without a rate', () => {
    const themes = [
      theme({ slug: 'gone', checkNames: [PIN], lifecycle: 'FIXED', affectedCallCount: 9 }),
      theme({ slug: 'c', checkNames: [PIN], affectedCallCount: 2 }),
      theme({ slug: 'b', checkNames: [PIN], affectedCallCount: 2 }),
      theme({ slug: 'a', checkNames: [PIN], affectedCallCount: 1 }),
      theme({ slug: 'd', checkNames: ['other'], affectedCallCount: 9 }),
    ];
    for (const order of [themes, themes.toReversed()]) {
      const decision = decideRun({ report: debriefReport({ themes: order }) });
      expect(decision.reasons).toMatchObject([{ rule: 'never', check: PIN }]);
      expect(messages(decision)[0]).toContain("calls of theme 'b'");
    }
    expect(
      decideRun({ report: debriefReport({ themes }), checks: [check(PIN, 24, 24)] }).outcome,
    ).toBe('passed');
  });

  it('that was graded on no call is warned of', () => {
    const warning = expect.stringContaining(`'${PIN}' was graded on no call`);
    const ungraded = [
      { checks: [check(PIN, 0, 0), check('other', 24, 24)] },
      { calls: [call(null)] },
      { report: debriefReport({ themes: [theme({ checkNames: [PIN], affectedCallCount: 0 })] }) },
    ];
    for (const run of ungraded) {
      expect(decideRun(run)).toMatchObject({
        outcome: 'passed',
        exceptions: { warnings: [{ message: warning }] },
      });
    }
  });

  it.each([
    ['counts', { checks: [check(PIN, 23, 24)] }],
    ['its trend', { report: debriefReport(trend(90)) }],
    ['themes', { report: debriefReport({ themes: [theme({ checkNames: [PIN] })] }) }],
  ])('is excused by a waiver, and shown as waived, if %s report it', (_, run) => {
    const waivers = `waivers: [{ check: ${PIN}, reason: r, expires: ${TODAY} }]`;
    expect(evaluateRun(run, GATE, waivers)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      exceptions: { waived: [{ kind: 'check', name: PIN }], unmatched: [] },
    });
  });
});
