import { describe, expect, it } from 'vitest';
import { evaluateCases } from '../../../src/evaluate/rules/scenario-rule.ts';
import type { Case } from '../../../src/model/cases.ts';
import type { RunReport } from '../../../src/model/report.ts';
import { baselineOf } from '../../report/builders.ts';
import { evaluateRun } from '../decide.ts';

type Pair = [passed: number, evaluated: number];

function caseOf(name: string, now: Pair, before: Pair | null): Case {
  const counts = ([passed, evaluated]: Pair) => ({ passed, evaluated });
  return {
    ...{ id: name, scenario: name, persona: null, agent: null },
    ...{ status: null, p: null, adjustedP: null, failingCall: null, checks: [] },
    ...counts(now),
    baseline: before && counts(before),
  };
}

const BROKEN = caseOf('refund', [0, 3], [15, 15]);
const STEADY = Array.from({ length: 7 }, (_, at) => caseOf(`steady ${at}`, [3, 3], [15, 15]));
const EIGHT = [...STEADY, BROKEN];

const statusesOf = (cases: Case[], significance: number | null = 0.05) =>
  evaluateCases(cases, significance, []).map(({ scenario, status }) => [scenario, status]);

describe('the status of a case', () => {
  it('is now failing if its drop is significant among all cases', () => {
    const [first] = evaluateCases(EIGHT, 0.05, []);
    expect(first).toMatchObject({ scenario: 'refund', status: 'now failing' });
    expect(first?.p).toBeCloseTo(0.0012, 4);
    expect(first?.adjustedP).toBeCloseTo(0.0098, 4);
  });

  it('is corrected for the cases of the other runs of the gate', () => {
    const others = Array.from({ length: 50 }, () => 1);
    const [first] = evaluateCases(EIGHT, 0.05, others);
    expect(first).toMatchObject({ scenario: 'refund', status: 'failing' });
    expect(first?.adjustedP).toBeCloseTo((58 * 1) / 816, 4);
  });

  it.each<[string, Pair, Pair | null, string]>([
    ['a fall that noise explains', [2, 3], [15, 15], 'failing'],
    ['a failing call without a baseline', [2, 3], null, 'failing'],
    ['as many failures as before', [0, 3], [0, 15], 'failing'],
    ['no failing call where one failed before', [3, 3], [14, 15], 'now passing'],
    ['no failing call on either side', [3, 3], [15, 15], 'passing'],
    ['no failing call without a baseline', [3, 3], null, 'passing'],
  ])('%s', (_, now, before, status) => {
    expect(statusesOf([caseOf('one', now, before)])).toEqual([['one', status]]);
  });

  it('counts every fall if significance is off', () => {
    expect(statusesOf([caseOf('one', [2, 3], [15, 15])], null)).toEqual([['one', 'now failing']]);
  });

  it('orders the cases from the worst to the best', () => {
    const passing = caseOf('passing', [3, 3], [15, 15]);
    const better = caseOf('better', [3, 3], [3, 15]);
    const failing = caseOf('failing', [2, 3], [12, 15]);
    const order = statusesOf([passing, better, failing, BROKEN]).map(([, status]) => status);
    expect(order).toEqual(['now failing', 'failing', 'now passing', 'passing']);
  });
});

describe('the rule scenario', () => {
  const gateOf = (value: string) => `{ trend: { scenarios: ${value} } }`;
  const decideFor = (gate: string, run: Partial<RunReport> = {}) =>
    evaluateRun({ cases: EIGHT, ...run }, gate);

  it('warns unless the policy says otherwise', () => {
    const { outcome, notices } = decideFor('{}');
    expect(outcome).toBe('passed');
    expect(notices).toMatchObject([{ effect: 'warning', rule: 'scenario', case: 'refund' }]);
    expect(decideFor('{}', { cases: STEADY }).notices).toEqual([]);
  });

  it('fails the gate and names the case with "fail"', () => {
    const { outcome, reasons, byRatesAlone } = decideFor(gateOf('fail'));
    expect(outcome).toBe('failed');
    expect(reasons).toMatchObject([{ rule: 'scenario', case: 'refund' }]);
    expect(byRatesAlone).toBe(false);
  });

  it('names no p-value if significance is off', () => {
    const gate = '{ trend: { scenarios: fail, significance: off } }';
    expect(decideFor(gate).reasons[0]?.message).not.toContain('(p =');
    expect(decideFor(gateOf('fail')).reasons[0]?.message).toContain('(p =');
  });

  it('only warns if the baseline is not of this gate', () => {
    const baseline = baselineOf({ source: 'previous', isFallback: true });
    const { outcome, notices } = decideFor(gateOf('fail'), { baseline });
    expect(outcome).toBe('passed');
    expect(notices).toContainEqual(
      expect.objectContaining({ effect: 'warning', rule: 'scenario' }),
    );
  });

  it('is left to the table of cases if the run did not use the variables that were sent', () => {
    const usedVariables = { differing: ['agent_prompt'] };
    const decided = decideFor(gateOf('fail'), { usedVariables });
    const rules = [...decided.reasons, ...decided.notices].map(({ rule }) => rule);
    expect(rules).toEqual(['variables']);
    expect(decided.cases[0]).toMatchObject({ status: 'now failing' });
  });

  it('keeps the statuses and is silent with "off"', () => {
    const { outcome, notices, cases } = decideFor(gateOf('off'));
    expect({ outcome, notices }).toEqual({ outcome: 'passed', notices: [] });
    expect(cases[0]).toMatchObject({ status: 'now failing' });
  });
});
