import { describe, expect, it } from 'vitest';
import { evaluate, type Rule } from '../../../src/core/policy/evaluate.ts';
import { RULES } from '../../../src/core/policy/rules.ts';
import { debriefReport } from '../../support/reports.ts';

const finding = (name: string, ...effects: ('fail' | 'undecided')[]): Rule => ({
  name,
  apply: () => effects.map((effect, index) => ({ effect, message: `${name} ${index}` })),
});

describe('the verdict rule', () => {
  it.each([
    ['PASSED', 'passed', 0],
    ['THRESHOLD_FAILED', 'failed', 1],
    ['PASSED_WITH_WARNINGS', 'inconclusive', 1],
    ['passed', 'inconclusive', 1],
    ['', 'inconclusive', 1],
  ])('judges %j as %s', (verdict, outcome, reasons) => {
    const decision = evaluate(debriefReport({ verdict }), RULES);
    expect(decision.outcome).toBe(outcome);
    expect(decision.reasons).toHaveLength(reasons);
    for (const reason of decision.reasons) {
      expect(reason.rule).toBe('verdict');
      expect(reason.message).toContain(verdict);
    }
  });
});

describe('the policy engine', () => {
  it('gives all reasons in the order of the rules, not only the first', () => {
    const rules = [finding('a', 'undecided'), finding('b', 'fail', 'fail'), finding('c')];
    expect(evaluate(debriefReport(), rules)).toEqual({
      outcome: 'failed',
      reasons: [
        { rule: 'a', message: 'a 0' },
        { rule: 'b', message: 'b 0' },
        { rule: 'b', message: 'b 1' },
      ],
    });
  });

  it('is undecided when a rule is and none fails', () => {
    expect(evaluate(debriefReport(), [finding('a', 'undecided')]).outcome).toBe('inconclusive');
  });

  it('passes without findings', () => {
    expect(evaluate(debriefReport(), [])).toEqual({ outcome: 'passed', reasons: [] });
  });
});
