import { describe, expect, it } from 'vitest';
import { gateReport } from '../builders.ts';
import { page, textOf } from './rendered.ts';

const POLICY = { path: 'child.yml', isTrial: false };

describe('a policy that extends others', () => {
  it('is shown as it is in the end, with its files', () => {
    const policy = {
      ...POLICY,
      extends: ['b<i>.yml', 'c.yml'],
      resolved: { version: 1, gate: {} },
    };
    const html = page(gateReport({ policy }));
    expect(html).toContain('<summary>The policy that judged</summary>');
    const text = textOf(html);
    expect(text).toContain('child.yml , which extends b<i&gt;.yml , which extends c.yml');
    expect(text).toContain('{ "version": 1, "gate": {} }');
  });

  it('is cut where it is endless', () => {
    const resolved = { gate: { themes: Array.from({ length: 9000 }, () => 'x') } };
    const text = textOf(page(gateReport({ policy: { ...POLICY, extends: ['b.yml'], resolved } })));
    expect(text).toMatch(/\(cut here: [\d,]+ more characters\)/);
  });

  it('is not shown where it extends none', () => {
    expect(page(gateReport({ policy: POLICY }))).not.toContain('The policy that judged');
  });
});
