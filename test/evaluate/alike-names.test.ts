/** A policy and a service that write one name with other characters. */
import { describe, expect, test } from 'vitest';
import { resolvePolicy } from '../../src/evaluate/extends.ts';
import { check, debriefReport, theme, trendRow } from '../support/reports.ts';
import { evaluateRun, fileOf, TODAY, trendOf } from './judging.ts';

/** As a keyboard writes it, and as some services and file systems do. */
const COMPOSED = 'Begr\u00fc\u00dfung';
const APART = 'Begru\u0308\u00dfung';

const FORMS = [
  ['composed', COMPOSED, APART],
  ['apart', APART, COMPOSED],
] as const;

const rowOf = (checkName: string) =>
  trendOf([trendRow({ checkName, previousPassRate: null, currentPassRate: 90 })]);

const gateOf = (name: string, limits: string) =>
  `{ never: ['${name}'], trend: { checks: { '${name}': ${limits} } } }`;

describe.each(FORMS)('a check that the policy writes %s', (_, inPolicy, atService) => {
  test('may never fail', () => {
    const gate = `{ never: ['${inPolicy}', '${inPolicy}', '${atService}'] }`;
    const decision = evaluateRun({ checks: [check(atService, 23, 24)] }, gate);
    expect(decision.reasons).toMatchObject([{ rule: 'never', check: atService, value: 1 }]);
  });

  test('may never fail, and a theme does not outweigh counts for being written otherwise', () => {
    const report = debriefReport({ themes: [theme({ checkNames: [inPolicy] })] });
    const run = { checks: [check(atService, 24, 24)], report };
    expect(evaluateRun(run, `{ never: ['${inPolicy}'] }`).reasons).toEqual([]);
  });

  test('is waived', () => {
    const decision = evaluateRun(
      { checks: [check(atService, 1, 24)], report: debriefReport(rowOf(atService)) },
      `{ never: ['${inPolicy}'], trend: { min-pass-rate: 95 } }`,
      `waivers: [{ check: '${inPolicy}', reason: r, expires: ${TODAY} }]`,
    );
    expect(decision.reasons).toEqual([]);
    expect(decision.exceptions.unmatched).toEqual([]);
    expect(decision.exceptions.waived).toMatchObject([{ kind: 'check', name: atService }]);
  });

  test('is not limited less by a policy that extends one of the other form', () => {
    const resolve = (allowed: string) =>
      resolvePolicy([
        fileOf('0.yml', `{ version: 1, gate: ${gateOf(inPolicy, '{ min-pass-rate: 50 }')} }`),
        fileOf(
          '1.yml',
          `{ version: 1, gate: ${gateOf(atService, '{ max-drop: 5, min-pass-rate: 90 }')}, allow-loosening: ${allowed} }`,
        ),
      ]);
    expect(resolve('[]')).toMatchObject({
      errors: [{ shown: '0.yml', problem: expect.stringContaining('min-pass-rate is 50') }],
    });
    const checks = { [atService]: { 'max-drop': 5, 'min-pass-rate': 50 } };
    expect(resolve('[gate]')).toMatchObject({ value: { gate: { trend: { checks } } } });
  });
});
