import { describe, expect, it } from 'vitest';
import { whyNotConfirming, withFailuresOf } from '../../src/evaluate/confirmation.ts';
import { evaluateRun } from '../../src/evaluate/evaluate-run.ts';
import { poolRuns } from '../../src/evaluate/pool.ts';
import type { Check, RunReport } from '../../src/model/report.ts';
import { check, debriefReport, runReport, theme } from '../support/reports.ts';
import { policyOf, TODAY } from './decide.ts';

const BELOW = {
  type: 'METRIC_BELOW_MIN_PASS_RATE',
  message: 'greeting is below',
  check: 'greeting',
};
const SILENT = { type: 'AGENT_NEVER_SPOKE', message: 'the agent never spoke', check: null };

const greeting = (passed: number | null, changes: Partial<Check> = {}) =>
  check('greeting', passed, passed === null ? null : 24, { id: 'id', threshold: 80, ...changes });

const run = (passed: number | null, changes: Partial<RunReport> = {}): RunReport =>
  runReport({
    ...{ jobId: 'second', runStatus: 'COMPLETED', checks: [greeting(passed)] },
    ...changes,
  });

const decide = (facts: RunReport, gate = '{}') =>
  evaluateRun(facts, policyOf(`version: 1\ngate: ${gate}`), TODAY);

const whyNot = (first: RunReport, further: RunReport, gate?: string) =>
  whyNotConfirming(decide(first, gate), [first], further, decide(further, gate));

const verdict = (...failures: (typeof BELOW | typeof SILENT)[]) => ({
  passed: failures.length === 0,
  score: null,
  failures,
});
const FIRST = run(18, {
  jobId: 'first',
  runVerdict: verdict(BELOW),
  checks: [greeting(18), check('b', null, null, { passRate: 90 })],
});

describe('a further run', () => {
  it.each<[string, RunReport, string?]>([
    ['completed', run(24)],
    ['has a status that is not reported', run(24, { runStatus: null })],
    [
      'has a status that is not known',
      run(24, { runStatus: 'FINISHED' }),
      '{ incomplete-run: judge }',
    ],
    ['has the check without an ID', run(24, { checks: [greeting(24, { id: null })] })],
    ['fails by its counts too', run(10)],
  ])('decides if it %s', (_, further, gate) => {
    expect(whyNot(FIRST, further, gate)).toBeNull();
  });

  it.each<[string, RunReport, string?]>([
    ['is inconclusive', run(24, { runVerdict: { passed: null, score: null, failures: [] } })],
    ['timed out', run(24, { runStatus: 'TIMED_OUT' }), '{ incomplete-run: judge }'],
    [
      'has no counts for the check that failed',
      run(null, { checks: [greeting(null, { passRate: 100 })] }),
    ],
    [
      'has the check graded on no call',
      run(0, { checks: [check('greeting', 0, 0), check('b', 1, 1)] }),
    ],
    ['has no checks', run(null, { checks: [] })],
    [
      'has a check of this name and another ID',
      run(null, { checks: [greeting(24, { id: 'other' })] }),
    ],
  ])('does not decide if it %s', (_, further, gate) => {
    expect(whyNot(FIRST, further, gate)).not.toBeNull();
  });

  it('needs counts for the checks that failed the policy, and for both of one name', () => {
    const gate = '{ trend: { min-pass-rate: 90 } }';
    const two = [greeting(24), greeting(18, { id: 'two', threshold: null })];
    const first = run(null, { jobId: 'first', checks: two });
    expect(decide(first, gate).reasons).toMatchObject([{ rule: 'trend', check: 'greeting' }]);
    expect(whyNot(first, run(24), gate)).toEqual({ uncounted: ['greeting'] });
    const both = run(null, { checks: [greeting(24), greeting(24, { id: 'two' })] });
    expect(whyNot(first, both, gate)).toBeNull();
  });
});

describe('a failure of a further run in addition to its counts', () => {
  const rules = (further: RunReport, gate = '{}', first = FIRST) => {
    const pooled = decide(poolRuns(first, [further]), gate);
    const { reasons } = withFailuresOf(further, decide(further, gate), pooled);
    return reasons.slice(pooled.reasons.length).map(({ rule }) => rule);
  };

  it.each<[string, RunReport, string, string[]]>([
    ['nothing', run(24), '{}', []],
    ['its counts alone', run(10, { runVerdict: verdict(BELOW) }), '{}', []],
    [
      'a theme',
      run(24, { report: debriefReport({ themes: [theme({ severity: 'HIGH' })] }) }),
      '{ themes: [{ severity: [HIGH] }], max-themes: { HIGH: 0 } }',
      ['themes', 'max-themes'],
    ],
    [
      'a verdict of its debrief that no count explains',
      run(24, { report: debriefReport({ verdict: 'THRESHOLD_FAILED' }) }),
      '{}',
      ['verdict'],
    ],
    [
      'a failure that its counts do not show',
      run(24, { runVerdict: verdict(BELOW) }),
      '{}',
      ['run-verdict'],
    ],
    [
      'a rate without counts',
      run(24, { checks: [greeting(24), check('b', null, null, { passRate: 50 })] }),
      '{ trend: { min-pass-rate: 80 } }',
      ['trend'],
    ],
  ])('is reported: %s', (_, further, gate, expected) => {
    expect(rules(further, gate)).toEqual(expected);
  });
});
