/** A policy and a service that write one name with other characters. */
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../src/core/yaml-text.ts';
import { warnOfAbsent } from '../../src/policy/absent-checks.ts';
import { evaluate } from '../../src/policy/evaluate.ts';
import { resolvePolicy } from '../../src/policy/extends.ts';
import type { RunReport } from '../../src/report/model.ts';
import { check, debriefReport, runReport, theme, trendRow } from '../support/reports.ts';
import { policyOf, TODAY } from './judging.ts';

/** As a keyboard writes it, and as some services and file systems do. */
const COMPOSED = 'Begr\u00fc\u00dfung';
const APART = 'Begru\u0308\u00dfung';

const FORMS = [
  ['composed', COMPOSED, APART],
  ['apart', APART, COMPOSED],
] as const;

const judge = (run: Partial<RunReport>, policy: string) =>
  evaluate(runReport(run), policyOf(`version: 1\n${policy}`), TODAY);

const trendOf = (checkName: string, currentPassRate: number) => ({
  trend: {
    baselineRunPlanJobId: '2',
    baselineRunNumber: 1,
    rows: [trendRow({ checkName, previousPassRate: null, currentPassRate })],
  },
});

describe.each(FORMS)('a check that the policy writes %s', (_, inPolicy, atService) => {
  test('may never fail', () => {
    const policy = `gate: { never: ['${inPolicy}', '${inPolicy}', '${atService}'] }`;
    const decision = judge({ checks: [check(atService, 23, 24)] }, policy);
    expect(decision.reasons).toMatchObject([{ rule: 'never', check: atService, value: 1 }]);
    const run = runReport({ checks: [check(atService, 24, 24)], spared: decision.spared });
    expect(warnOfAbsent([run], policyOf(`version: 1\n${policy}`))).toEqual([run]);
  });

  test('may never fail, and a theme does not outweigh counts for being written otherwise', () => {
    const report = debriefReport({ themes: [theme({ checkNames: [inPolicy] })] });
    const decision = judge(
      { checks: [check(atService, 24, 24)], report },
      `gate: { never: ['${inPolicy}'] }`,
    );
    expect(decision.reasons).toEqual([]);
  });

  test('has limits of its own', () => {
    const policy = `gate: { trend: { checks: { '${inPolicy}': { min-pass-rate: 95 } } } }`;
    const decision = judge({ report: debriefReport(trendOf(atService, 90)) }, policy);
    expect(decision.reasons).toMatchObject([{ rule: 'trend', check: atService, limit: 95 }]);
    expect(decision.spared.notes).toEqual([]);
  });

  test('fails the gate where a theme is about it', () => {
    const report = debriefReport({ themes: [theme({ slug: 's', checkNames: ['a', atService] })] });
    const { reasons } = judge({ report }, `gate: { themes: [{ checks: ['${inPolicy}'] }] }`);
    expect(reasons).toMatchObject([{ rule: 'themes', theme: 's' }]);
    expect(reasons[0]?.message).toContain(`check '${inPolicy}'`);
  });

  test('is waived', () => {
    const rules = `gate: { never: ['${inPolicy}'], trend: { min-pass-rate: 95 } }`;
    const decision = judge(
      { checks: [check(atService, 1, 24)], report: debriefReport(trendOf(atService, 90)) },
      `${rules}\nwaivers: [{ check: '${inPolicy}', reason: r, expires: ${TODAY} }]`,
    );
    expect(decision.reasons).toEqual([]);
    expect(decision.spared.unmatched).toEqual([]);
    expect(decision.spared.waived).toMatchObject([{ kind: 'check', name: atService }]);
  });

  test('is not limited less by a policy that extends one of the other form', () => {
    const files = [
      `{ version: 1, gate: { never: ['${inPolicy}'], trend: { checks: { '${inPolicy}': { min-pass-rate: 50 } } } } }`,
      `{ version: 1, gate: { never: ['${atService}'], trend: { checks: { '${atService}': { max-drop: 5, min-pass-rate: 90 } } } } }`,
    ].map((text, index) => {
      const content = readYaml(text);
      if (!content.ok) throw new Error(JSON.stringify(content.faults));
      return { shown: `${index}.yml`, policy: policyOf(text), content };
    });
    const resolved = resolvePolicy(files);
    expect(resolved).toMatchObject({
      faults: [{ shown: '0.yml', problem: expect.stringContaining('min-pass-rate is 50') }],
    });
    const [child, parent] = files;
    if (child === undefined || parent === undefined) throw new Error('No files.');
    const allowed = resolvePolicy([
      child,
      { ...parent, policy: { ...parent.policy, 'allow-loosening': ['gate'] } },
    ]);
    expect(allowed).toMatchObject({
      value: {
        gate: { trend: { checks: { [atService]: { 'max-drop': 5, 'min-pass-rate': 50 } } } },
      },
    });
  });
});

test('a theme is waived by a slug of either form', () => {
  const report = debriefReport({ themes: [theme({ slug: APART })] });
  const policy = `gate: { themes: [{ severity: [HIGH] }] }\nwaivers: [{ theme: '${COMPOSED}', reason: r, expires: ${TODAY} }]`;
  expect(judge({ report }, policy).spared.waived).toMatchObject([{ name: APART }]);
});
