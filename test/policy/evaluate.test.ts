import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/policy/evaluate.ts';
import { RULES } from '../../src/policy/policy.ts';
import type { Rule, Ruling } from '../../src/policy/rule.ts';
import { VERDICT_ALONE } from '../../src/policy/verdict-alone.ts';
import { debriefReport, runReport, theme, trendRow } from '../support/reports.ts';

const TODAY = '2026-11-21';

const ruling = (name: string, ...effects: Ruling['effect'][]): Rule => ({
  name,
  apply: () => effects.map((effect, index) => ({ effect, message: `${name} ${index}` })),
});

describe('the policy engine', () => {
  it('gives all reasons in the order of the rules, not only the first', () => {
    const rules = [ruling('a', 'undecided', 'note'), ruling('b', 'fail', 'fail'), ruling('c')];
    expect(
      evaluate(runReport({ report: debriefReport() }), VERDICT_ALONE, TODAY, { rules }),
    ).toMatchObject({
      outcome: 'failed',
      reasons: [
        { rule: 'a', message: 'a 0' },
        { rule: 'b', message: 'b 0' },
        { rule: 'b', message: 'b 1' },
      ],
    });
  });

  it('is undecided when a rule is and none fails', () => {
    const rules = [ruling('a', 'undecided')];
    expect(
      evaluate(runReport({ report: debriefReport() }), VERDICT_ALONE, TODAY, { rules }).outcome,
    ).toBe('inconclusive');
  });

  it.each(RULES)('rule $name finds nothing where it holds or has no settings', (rule) => {
    const rows = [trendRow({ previousPassRate: 90, currentPassRate: 90 })];
    const trend = { baselineRunPlanJobId: 'job', baselineRunNumber: null, rows };
    const report = debriefReport({ themes: [theme({ severity: 'LOW' })], trend });
    const view = {
      ...{ run: runReport({ report }), report, themes: report.themes, failures: [] },
      ...{ waivedChecks: new Set<string>(), looks: 1, otherPValues: [] },
    };
    const gate = {
      themes: [{ severity: ['HIGH'] }],
      'max-themes': { LOW: 1 },
      trend: { 'max-drop': 0, 'min-pass-rate': 90 },
    };
    const found = rule.apply(view, gate).filter(({ effect }) => effect !== 'tested');
    expect(found).toEqual([]);
    expect(rule.apply(view, {})).toEqual([]);
    expect(rule.apply(view, { trend: {} })).toEqual([]);
  });

  it('passes without rulings', () => {
    expect(
      evaluate(runReport({ report: debriefReport() }), VERDICT_ALONE, TODAY, { rules: [] }),
    ).toEqual({
      outcome: 'passed',
      reasons: [],
      spared: { waived: [], known: [], unmatched: [], notes: [] },
      unknownValues: [],
      tested: [],
      byRatesAlone: false,
    });
  });
});
