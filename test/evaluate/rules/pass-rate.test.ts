import { describe, expect, it } from 'vitest';
import type { Check, RunReport } from '../../../src/model/report.ts';
import { check } from '../../support/reports.ts';
import { evaluateRun, messages, TODAY } from '../decide.ts';

const decideChecks = (checks: Check[], settings: string, changes: Partial<RunReport> = {}) =>
  evaluateRun({ checks, ...changes }, `{ trend: ${settings} }`);

describe('evidence: likely', () => {
  const settings = '{ min-pass-rate: 80, evidence: likely }';

  it('fails a check whose confidence interval is below the limit', () => {
    const decision = decideChecks([check('greeting', 6, 24)], settings);
    expect(decision).toMatchObject({ outcome: 'failed', byRatesAlone: 'counts' });
  });

  it('passes one whose interval reaches the limit, with a note', () => {
    const decision = decideChecks([check('greeting', 18, 24)], settings);
    expect(decision.outcome).toBe('passed');
    expect(decision.exceptions.notes).toEqual([expect.stringContaining('below the limit of 80%')]);
  });

  it('passes one that reaches the limit', () => {
    expect(decideChecks([check('greeting', 20, 24)], settings)).toMatchObject({
      outcome: 'passed',
      exceptions: { notes: [] },
    });
  });

  it('compares the rate alone without counts, with a note', () => {
    const uncounted = [check('greeting', null, 24, { passRate: 75 })];
    const decision = decideChecks(uncounted, settings);
    expect(decision).toMatchObject({ outcome: 'failed', byRatesAlone: 'verdict' });
    expect(decision.exceptions.notes).toEqual([]);
    expect(messages(decision)).toEqual([expect.stringContaining('without call counts')]);
    expect(decideChecks([check('greeting', null, 24, { passRate: 80 })], settings)).toMatchObject({
      outcome: 'passed',
      exceptions: { notes: [] },
    });
  });
});

describe('evidence: proven', () => {
  const settings = (limit: number) => `{ min-pass-rate: ${limit}, evidence: proven }`;

  it('passes only what so many calls prove', () => {
    expect(decideChecks([check('greeting', 73, 73)], settings(95)).outcome).toBe('passed');
    expect(decideChecks([check('greeting', 72, 72)], settings(95)).outcome).toBe('failed');
    expect(decideChecks([check('greeting', 0, 24)], settings(0)).outcome).toBe('passed');
  });

  it.each([
    [24, 24, 'needs 73 calls'],
    [19, 20, 'no number of calls does'],
  ])('of %s of %s calls and a limit of 95 names the calls it takes: %s', (passed, of, words) => {
    const decision = decideChecks([check('greeting', passed, of)], settings(95));
    expect(decision).toMatchObject({ outcome: 'failed', byRatesAlone: 'counts' });
    expect(messages(decision)[0]).toContain(words);
  });

  it('is inconclusive without counts, unless the rate is below the limit', () => {
    const decision = decideChecks([check('greeting', null, null, { passRate: 100 })], settings(95));
    expect(decision.outcome).toBe('inconclusive');
    expect(decision.reasons).toMatchObject([{ rule: 'trend', limit: 95, value: 100 }]);
    const low = decideChecks([check('greeting', null, null, { passRate: 94 })], settings(95));
    expect(low.outcome).toBe('failed');
  });

  it('is inconclusive without a rate', () => {
    expect(decideChecks([check('greeting', null, null)], settings(95))).toMatchObject({
      outcome: 'inconclusive',
      reasons: [{ check: 'greeting', limit: 95 }],
    });
  });
});

describe('a run without a trend', () => {
  it('has the rates of its checks evaluated', () => {
    const decision = decideChecks(
      [check('a', 6, 24), check('b', 24, 24)],
      '{ min-pass-rate: 80, checks: { c: {} } }',
    );
    expect(decision.outcome).toBe('failed');
    expect(decision.reasons).toMatchObject([{ check: 'a', limit: 80, value: 25 }]);
    expect(decision.exceptions.warnings).toMatchObject([{ rule: 'trend', check: 'c' }]);
  });

  it('notes that drops were not evaluated if the policy limits them', () => {
    const note = 'max-drop was not evaluated';
    const checks = [check('a', 24, 24)];
    const of = (settings: string) => decideChecks(checks, settings).exceptions.notes;
    expect(of('{ max-drop: 10, min-pass-rate: 80 }')).toEqual([note]);
    expect(of('{ checks: { a: { max-drop: 10 } } }')).toEqual([note]);
    expect(of('{ min-pass-rate: 80 }')).toEqual([]);
  });

  it('fails if the policy says so, and has its rates evaluated all the same', () => {
    const settings = '{ min-pass-rate: 80, on-missing-baseline: fail }';
    const decision = decideChecks([check('a', 6, 24)], settings);
    expect(decision.reasons).toHaveLength(2);
    expect(decision.byRatesAlone).toBe(false);
  });

  it('excuses a waived check', () => {
    const waivers = `waivers: [{ check: a, reason: r, expires: ${TODAY} }]`;
    const gate = '{ trend: { min-pass-rate: 80 } }';
    expect(evaluateRun({ checks: [check('a', 6, 24)] }, gate, waivers)).toMatchObject({
      outcome: 'passed',
      exceptions: { waived: [{ kind: 'check', name: 'a' }], unmatched: [] },
    });
  });
});
