import { describe, expect, it } from 'vitest';
import type { RunReport } from '../../../src/model/report.ts';
import { describeFailure } from '../../../src/report/words/failures.ts';
import { call } from '../../report/builders.ts';
import { check, debriefReport, failure, theme, trendRow } from '../../support/reports.ts';
import { evaluateRun, messages, trendOf } from '../decide.ts';

const REFUND = failure('METRIC_BELOW_MIN_PASS_RATE', 'refund policy', { passRate: 25, limit: 80 });
const SILENT = failure('AGENT_NEVER_SPOKE');
type Failure = typeof SILENT;

function decideFor(
  passed: boolean | null,
  failures: Failure[],
  {
    gate = '{}',
    waivers = '',
    ...run
  }: { gate?: string; waivers?: string } & Partial<RunReport> = {},
) {
  return evaluateRun({ runVerdict: { passed, score: null, failures }, ...run }, gate, waivers);
}

describe("the run's own verdict", () => {
  it('that is not passed fails the gate, with a reason for each failure', () => {
    const decision = decideFor(false, [REFUND, SILENT]);
    expect(decision.outcome).toBe('failed');
    expect(decision.reasons).toEqual([
      {
        ...{ rule: 'run-verdict', message: describeFailure(REFUND), check: 'refund policy' },
        restates: 'threshold',
      },
      { rule: 'run-verdict', message: describeFailure(SILENT) },
    ]);
  });

  it('fails the gate without a listed failure, and without a debrief', () => {
    expect(decideFor(false, [])).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'run-verdict' }],
    });
    expect(decideFor(false, [REFUND], { report: null }).outcome).toBe('failed');
  });

  const GREETING = { id: 'c', threshold: 80, isPassed: true };
  it.each<[string, Partial<RunReport>, Failure[], (string | undefined)[]]>([
    ['a failure that the service lists', {}, [REFUND, SILENT], ['refund policy', undefined]],
    [
      'a check with counts below its threshold',
      { checks: [check('a', 19, 24, GREETING)] },
      [],
      ['a'],
    ],
    [
      'counts below the threshold, whatever the rate beside them',
      { checks: [check('a', 19, 24, { ...GREETING, passRate: 80 })] },
      [],
      ['a'],
    ],
    [
      'a check without counts whose rate is below its threshold',
      { checks: [check('a', null, null, { ...GREETING, passRate: 79 })] },
      [],
      ['a'],
    ],
    [
      'a check that did not pass',
      { checks: [check('a', 24, 24, { ...GREETING, isPassed: false })] },
      [],
      ['a'],
    ],
    [
      'a check that fails, once if the service lists it too, however that is spelled',
      { checks: [check(' refund\u00a0 policy', 6, 24, GREETING), check('b', 6, 24, GREETING)] },
      [REFUND],
      ['refund policy', 'b'],
    ],
  ])('of any kind is outweighed by %s', (_, run, failures, checks) => {
    for (const passed of [true, null, false]) {
      const decision = decideFor(passed, failures, run);
      expect(decision.outcome).toBe('failed');
      expect(decision.reasons.map((reason) => reason.check)).toEqual(checks);
      const warned = decideFor(passed, failures, { ...run, gate: '{ run-verdict: warn }' });
      expect(warned).toMatchObject({ outcome: 'passed', reasons: [] });
      expect(warned.exceptions.warnings).toHaveLength(checks.length);
      const ignored = decideFor(passed, failures, { ...run, gate: '{ run-verdict: ignore }' });
      expect(ignored).toMatchObject({ outcome: 'passed', reasons: [] });
    }
  });

  it('that is passed passes with checks at their threshold, and with ungraded ones', () => {
    const checks = [
      check('at', 20, 25, GREETING),
      check('ungraded', 0, 0, { ...GREETING, passRate: null, isPassed: false }),
    ];
    expect(decideFor(true, [], { checks }).outcome).toBe('passed');
  });

  const counts = (evaluated: number | null, counted: number | null = 24, total = counted) => ({
    callCounts: { total, counted, completed: null, evaluated, passed: null, failed: null },
  });
  const checks = (...evaluated: (number | null)[]) => ({
    checks: evaluated.map((count) => check('a', count, count, { ...GREETING, passRate: 100 })),
  });
  const FAILED = call({ status: 'FAILED' });
  const GRADED = { name: 'a', isPassed: true, reasoning: null };
  const uncounted = call({ isCounted: false, isPassed: true });

  it.each<[string, Partial<RunReport>]>([
    ['no call is graded', counts(0)],
    ['no call is graded, whatever the checks say', { ...counts(0), ...checks(24) }],
    ['every check has no calls', { ...counts(24), ...checks(0, 0) }],
    ['no call is counted', counts(null, 0)],
    ['no call is made', counts(null, null, 0)],
    ['no listed call is counted', { calls: [uncounted, uncounted] }],
    ['no listed call is graded', { calls: [FAILED, FAILED] }],
  ])('that is passed is inconclusive if %s', (_, run) => {
    const decision = decideFor(true, [], run);
    expect(decision.outcome).toBe('inconclusive');
    expect(messages(decision)).toEqual([expect.stringContaining('no call of this run was graded')]);
    expect(decideFor(true, [], { ...run, gate: '{ run-verdict: warn }' }).outcome).toBe('passed');
    expect(decideFor(false, [SILENT], run).outcome).toBe('failed');
    expect(evaluateRun(run, '{}').outcome).toBe('inconclusive');
  });

  it.each<[string, Partial<RunReport>]>([
    ['a check has graded calls', { ...counts(24), ...checks(0, 24) }],
    ['nothing is known of calls', counts(null, null)],
    ['calls are counted', counts(null, 24)],
    ['one listed call is graded', { calls: [FAILED, call({ isPassed: true })] }],
    ['a check is graded on one listed call', { calls: [FAILED, call({ checks: [GRADED] })] }],
    ['no call is listed', { calls: [] }],
  ])('that is passed passes if %s', (_, run) => {
    expect(decideFor(true, [], run).outcome).toBe('passed');
  });

  it.each(['ignore', 'fail-unless-known'])(
    'that is null, or of no graded call, is inconclusive under verdict: %s',
    (verdict) => {
      const themes = [theme({ lifecycle: 'PERSISTENT' })];
      const report = debriefReport({ verdict: 'THRESHOLD_FAILED', themes });
      const gate = `{ verdict: ${verdict} }`;
      expect(decideFor(null, [], { report, gate }).outcome).toBe('inconclusive');
      expect(decideFor(true, [], { report, gate, ...counts(0) }).outcome).toBe('inconclusive');
      expect(decideFor(true, [], { report, gate }).outcome).toBe('passed');
      const warning = `{ verdict: ${verdict}, run-verdict: warn }`;
      expect(decideFor(null, [], { report, gate: warning }).outcome).toBe('passed');
    },
  );

  describe('if the other results cannot be read', () => {
    const unread = 'read results: 500';

    it('decides if it is known, and their error is named if it is null', () => {
      expect(decideFor(true, [], { unread }).outcome).toBe('passed');
      expect(messages(decideFor(null, [], { unread })).join()).toContain(unread);
    });

    it.each([
      ['never', '{ never: [reads out a PIN] }'],
      ['min-graded-calls', '{ min-graded-calls: 90% }'],
      ['trend', '{ trend: { max-drop: 10 } }'],
      ['trend', '{ trend: { checks: { greeting: { min-pass-rate: 80 } } } }'],
      ['scenario', '{ trend: { scenarios: fail }, run-verdict: ignore }'],
      ['measure', '{ measures: { latency: { max-median: 900 } }, run-verdict: ignore }'],
      ['drift', '{ trend: { drift: fail }, run-verdict: ignore }'],
    ])('is no pass by a policy whose rule %s needs them: %s', (rule, gate) => {
      const watched = { runs: [], checks: [] };
      const decision = decideFor(true, [], { unread, gate, watched });
      expect(decision.outcome).toBe('inconclusive');
      expect(messages(decision)).toEqual([expect.stringContaining(unread)]);
      expect(decision.reasons.map(({ rule }) => rule)).toEqual([rule]);
    });

    it('decides by a policy whose rules of them only warn, or cannot be watched', () => {
      const warned = '{ trend: { scenarios: warn, drift: warn }, run-verdict: ignore }';
      expect(decideFor(null, [], { unread, gate: warned }).outcome).toBe('passed');
      expect(decideFor(true, [], { unread, gate: '{ trend: { drift: fail } }' }).outcome).toBe(
        'passed',
      );
    });

    it('decides by a policy whose rates the debrief has', () => {
      const report = debriefReport(trendOf([trendRow({ currentPassRate: 95 })]));
      const gate = '{ trend: { min-pass-rate: 80 } }';
      expect(decideFor(true, [], { unread, gate, report }).outcome).toBe('passed');
    });
  });

  it('is a warning, or ignored, if the policy says so', () => {
    const warned = decideFor(false, [REFUND], { gate: '{ run-verdict: warn }' });
    expect(warned).toMatchObject({
      outcome: 'passed',
      exceptions: { warnings: [{ message: describeFailure(REFUND) }] },
    });
    expect(
      decideFor(false, [], { gate: '{ run-verdict: warn }' }).exceptions.warnings,
    ).toHaveLength(1);
    for (const gate of ['{ run-verdict: ignore }', '{ run-verdict: warn }']) {
      expect(decideFor(null, [], { gate }).outcome).toBe('passed');
    }
    const ignored = decideFor(false, [REFUND], { gate: '{ run-verdict: ignore }' });
    expect(ignored.outcome).toBe('passed');
    expect(ignored.exceptions).not.toHaveProperty('warnings');
  });

  it('does not fail by a check that a waiver excuses, which is reported once', () => {
    const waivers = 'waivers: [{ check: refund policy, reason: being fixed, expires: 2026-12-01 }]';
    const decision = decideFor(false, [REFUND, REFUND], { waivers });
    expect(decision.outcome).toBe('passed');
    expect(decision.exceptions.waived).toMatchObject([{ kind: 'check', name: 'refund policy' }]);
  });
});
