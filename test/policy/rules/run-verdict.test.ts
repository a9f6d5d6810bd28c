import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/policy/evaluate.ts';
import type { Call, RunReport } from '../../../src/report/model.ts';
import { check, debriefReport, runReport, theme } from '../../support/reports.ts';
import { messages, policyOf, TODAY } from '../judging.ts';

type Failure = NonNullable<RunReport['runVerdict']>['failures'][number];

const REFUND: Failure = {
  type: 'METRIC_BELOW_MIN_PASS_RATE',
  message: "check 'refund policy' passed 25 % of 24 calls; 80 % needed",
  check: 'refund policy',
};
const NOT_COMPLETED: Failure = {
  type: 'RUN_NOT_COMPLETED',
  message: 'the run ended TIMED_OUT',
  check: null,
};
const SILENT: Failure = {
  type: 'AGENT_NEVER_SPOKE',
  message: 'the agent never spoke',
  check: null,
};

const CALL: Omit<Call, 'isCounted'> = {
  id: null,
  simulationJobId: null,
  status: 'COMPLETED',
  isPassed: null,
  attempt: null,
  durationMs: null,
  agent: null,
  persona: null,
  scenario: null,
  checks: [],
  excerpt: [],
};

function judge(
  passed: boolean | null,
  failures: Failure[],
  {
    gate = '{}',
    waivers = '',
    ...run
  }: { gate?: string; waivers?: string } & Partial<RunReport> = {},
) {
  const runVerdict = { passed, score: null, failures };
  const policy = policyOf(`version: 1\ngate: ${gate}\n${waivers}`);
  return evaluate(runReport({ report: debriefReport(), runVerdict, ...run }), policy, TODAY);
}

describe("the run's own verdict", () => {
  it('that is not passed fails the gate, with a reason for each failure', () => {
    const decision = judge(false, [REFUND, SILENT]);
    expect(decision.outcome).toBe('failed');
    expect(decision.reasons).toEqual([
      { rule: 'run-verdict', message: REFUND.message, check: 'refund policy' },
      { rule: 'run-verdict', message: SILENT.message },
    ]);
  });

  it('fails the gate where no failure is told, and where the debrief was never written', () => {
    expect(judge(false, [])).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'run-verdict' }],
    });
    expect(judge(false, [REFUND], { report: null }).outcome).toBe('failed');
  });

  it('is known to hold nothing against the run but how it ended', () => {
    expect(judge(false, [NOT_COMPLETED, SILENT]).reasons).toEqual([
      { rule: 'run-verdict', message: NOT_COMPLETED.message, restates: 'status' },
      { rule: 'run-verdict', message: SILENT.message },
    ]);
  });

  it('that is passed holds nothing against the run, nor does one that nobody tells', () => {
    expect(judge(true, []).outcome).toBe('passed');
    expect(evaluate(runReport(), policyOf('version: 1'), TODAY).outcome).toBe('passed');
  });

  const GREETING = { id: 'c', needed: 80, isPassed: true };
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
      { checks: [check('a', 19, 24, { ...GREETING, rate: 80 })] },
      [],
      ['a'],
    ],
    [
      'a check without counts whose rate is below its threshold',
      { checks: [check('a', null, null, { ...GREETING, rate: 79 })] },
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
      const decision = judge(passed, failures, run);
      expect(decision.outcome).toBe('failed');
      expect(decision.reasons.map((reason) => reason.check)).toEqual(checks);
      const warned = judge(passed, failures, { ...run, gate: '{ run-verdict: warn }' });
      expect(warned).toMatchObject({ outcome: 'passed', reasons: [] });
      expect(warned.spared.warnings).toHaveLength(checks.length);
      const ignored = judge(passed, failures, { ...run, gate: '{ run-verdict: ignore }' });
      expect(ignored).toMatchObject({ outcome: 'passed', reasons: [] });
    }
  });

  it('that is passed holds with checks at their threshold, and with those that nobody graded', () => {
    const checks = [
      check('at', 20, 25, GREETING),
      check('ungraded', 0, 0, { ...GREETING, rate: null, isPassed: false }),
    ];
    expect(judge(true, [], { checks }).outcome).toBe('passed');
  });

  it('that is unknown stays so if a waiver excuses the check that fails', () => {
    const waivers = `waivers: [{ check: a, reason: r, expires: ${TODAY} }]`;
    const checks = [check('a', 6, 24, GREETING)];
    expect(judge(true, [], { checks, waivers }).outcome).toBe('passed');
    expect(judge(null, [], { checks, waivers }).outcome).toBe('inconclusive');
  });

  it('that is null is no pass, whatever the debrief says', () => {
    const decision = judge(null, []);
    expect(decision.outcome).toBe('inconclusive');
    expect(messages(decision)).toEqual([expect.stringContaining('no check judged this run')]);
  });

  it('that is passed is no pass where no call was graded', () => {
    const callCounts = {
      total: 24,
      counted: 24,
      completed: 24,
      evaluated: 0,
      passed: 0,
      failed: 0,
    };
    const decision = judge(true, [], { callCounts });
    expect(decision.outcome).toBe('inconclusive');
    expect(messages(decision)).toEqual([expect.stringContaining('no call of this run was graded')]);
    expect(judge(true, [], { callCounts, gate: '{ run-verdict: warn }' }).outcome).toBe('passed');
    expect(judge(false, [SILENT], { callCounts }).outcome).toBe('failed');
    const check = {
      id: 'c',
      name: 'greeting',
      isPassed: true,
      rate: 100,
      needed: 80,
      isInherited: false,
    };
    const withChecks = (graded: number | null, ...counts: (number | null)[]) => {
      const checks = counts.map((evaluated) => ({ ...check, passed: evaluated, evaluated }));
      const told = { callCounts: { ...callCounts, evaluated: graded }, checks };
      return judge(true, [], told).outcome;
    };
    expect([withChecks(0, 0), withChecks(0, null), withChecks(0, 24)]).toEqual([
      'inconclusive',
      'inconclusive',
      'inconclusive',
    ]);
    expect([withChecks(24, 0, 0), withChecks(24, 0, 24)]).toEqual(['inconclusive', 'passed']);
    // Nobody tells of calls: the checks alone say of how many they were taken.
    expect([withChecks(null, 0), withChecks(null, 0, 0)]).toEqual(['inconclusive', 'inconclusive']);
    expect([withChecks(null), withChecks(null, 0, null), withChecks(null, 0, 24)]).toEqual([
      'passed',
      'passed',
      'passed',
    ]);
  });

  it('that is passed is no pass where there was no call to grade, in whichever way that is told', () => {
    const unknown = { completed: null, evaluated: null, passed: null, failed: null };
    const withCounts = (total: number | null, counted: number | null) =>
      judge(true, [], { callCounts: { ...unknown, total, counted } }).outcome;
    expect([withCounts(0, 0), withCounts(24, 0), withCounts(0, null)]).toEqual([
      'inconclusive',
      'inconclusive',
      'inconclusive',
    ]);
    expect([withCounts(24, 24), withCounts(24, null), withCounts(null, null)]).toEqual([
      'passed',
      'passed',
      'passed',
    ]);
    const withCalls = (...counted: boolean[]) => {
      const calls = counted.map((isCounted): Call => ({ ...CALL, isCounted, isPassed: true }));
      return judge(true, [], { calls }).outcome;
    };
    expect([withCalls(false, false), withCalls(false, true), withCalls()]).toEqual([
      'inconclusive',
      'passed',
      'passed',
    ]);
  });

  it('is no pass if every call failed and none was graded, unless counts say otherwise', () => {
    const ungraded: Call = { ...CALL, status: 'FAILED', isCounted: true };
    const one = { name: 'a', isPassed: true, reasoning: null };
    const withCalls = (run: Partial<RunReport>, passed: boolean | null = true) =>
      judge(passed, [], { calls: [ungraded, ungraded], ...run }).outcome;
    expect(withCalls({})).toBe('inconclusive');
    expect(withCalls({ calls: [ungraded, { ...ungraded, isPassed: true }] })).toBe('passed');
    expect(withCalls({ calls: [ungraded, { ...ungraded, checks: [one] }] })).toBe('passed');
    expect(withCalls({ checks: [check('a', 24, 24)] })).toBe('passed');
    const counts = { total: 2, counted: 2, completed: 2, passed: null, failed: null };
    expect(withCalls({ callCounts: { ...counts, evaluated: 2 } })).toBe('passed');
    expect(withCalls({ callCounts: { ...counts, evaluated: null } })).toBe('inconclusive');
    const bare = runReport({ report: debriefReport(), calls: [ungraded] });
    expect(evaluate(bare, policyOf('version: 1'), TODAY).outcome).toBe('inconclusive');
  });

  it('that is null does not soften a debrief that failed', () => {
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED' });
    expect(judge(null, [], { report })).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'verdict' }],
    });
  });

  it('that is null, or of no graded call, is no pass where the policy excuses the verdict of the debrief', () => {
    const known = theme({ lifecycle: 'PERSISTENT' });
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [known] });
    for (const verdict of ['ignore', 'fail-unless-known']) {
      const gate = `{ verdict: ${verdict} }`;
      const decision = judge(null, [], { report, gate });
      expect(decision.outcome).toBe('inconclusive');
      expect(messages(decision)).toEqual([expect.stringContaining('no check judged this run')]);
      const callCounts = { total: 0, counted: 0, completed: 0, evaluated: 0, passed: 0, failed: 0 };
      expect(judge(true, [], { report, gate, callCounts }).outcome).toBe('inconclusive');
      expect(judge(true, [], { report, gate }).outcome).toBe('passed');
      expect(
        judge(null, [], { report, gate: `{ verdict: ${verdict}, run-verdict: warn }` }).outcome,
      ).toBe('passed');
    }
  });

  it('that is null is told by why the results cannot be read, where they cannot', () => {
    const run = { ...runReport({ report: debriefReport() }), unread: 'data.calls is not a list' };
    const runVerdict = { passed: null, score: null, failures: [] };
    const decision = evaluate({ ...run, runVerdict }, policyOf('version: 1'), TODAY);
    expect(messages(decision)).toEqual([expect.stringContaining('data.calls is not a list')]);
  });

  it('that is passed decides whatever else of the results cannot be read', () => {
    const run = { ...runReport({ report: debriefReport() }), unread: 'data.calls is not a list' };
    const runVerdict = { passed: true, score: null, failures: [] };
    const decision = evaluate({ ...run, runVerdict }, policyOf('version: 1'), TODAY);
    expect(decision.outcome).toBe('passed');
  });

  it('is inconclusive where the run was merely not completed', () => {
    expect(judge(false, [NOT_COMPLETED]).outcome).toBe('inconclusive');
    expect(judge(false, [NOT_COMPLETED, SILENT]).outcome).toBe('failed');
  });

  it('is warned of, or ignored, where the policy says so', () => {
    const warned = judge(false, [REFUND], { gate: '{ run-verdict: warn }' });
    expect(warned).toMatchObject({ outcome: 'passed', spared: { warnings: [REFUND.message] } });
    expect(judge(false, [], { gate: '{ run-verdict: warn }' }).spared.warnings).toHaveLength(1);
    for (const gate of ['{ run-verdict: ignore }', '{ run-verdict: warn }']) {
      expect(judge(null, [], { gate }).outcome).toBe('passed');
    }
    const ignored = judge(false, [REFUND], { gate: '{ run-verdict: ignore }' });
    expect(ignored.outcome).toBe('passed');
    expect(ignored.spared).not.toHaveProperty('warnings');
  });

  it('does not hold against the run what a waiver excuses, which is told once', () => {
    const waivers = 'waivers: [{ check: refund policy, reason: being fixed, expires: 2026-12-01 }]';
    const decision = judge(false, [REFUND, REFUND], { waivers });
    expect(decision.outcome).toBe('passed');
    expect(decision.spared.waived).toMatchObject([{ kind: 'check', name: 'refund policy' }]);
  });
});
