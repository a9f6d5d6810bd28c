import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/policy/evaluate.ts';
import { VERDICT_ALONE } from '../../../src/policy/verdict-alone.ts';
import { debriefReport, runReport, theme } from '../../support/reports.ts';
import { judge, messages, policyOf, TODAY } from '../judging.ts';

const THRESHOLD_FAILED = { verdict: 'THRESHOLD_FAILED' };
const known = (lifecycle: string | null, slug = 'a') => theme({ slug, lifecycle });

describe('a THRESHOLD_FAILED verdict', () => {
  const reason = {
    rule: 'verdict',
    message: 'the verdict is THRESHOLD_FAILED: the run missed the thresholds of its checks',
    restates: 'verdict',
  };

  it.each(['{}', '{ verdict: fail }', '{ themes: [] }'])('fails under %s', (gate) => {
    expect(judge(THRESHOLD_FAILED, gate)).toMatchObject({ outcome: 'failed', reasons: [reason] });
  });

  it('fails without a policy file', () => {
    expect(
      evaluate(runReport({ report: debriefReport(THRESHOLD_FAILED) }), VERDICT_ALONE, TODAY),
    ).toMatchObject({
      outcome: 'failed',
      reasons: [reason],
      spared: { waived: [], known: [], unmatched: [], notes: [] },
      tested: [],
      byRatesAlone: 'verdict',
    });
    expect(
      evaluate(
        runReport({ report: debriefReport(THRESHOLD_FAILED) }),
        policyOf('version: 1'),
        TODAY,
      ).reasons,
    ).toEqual([reason]);
  });

  it('is ignored where the policy says so, which a reader is told', () => {
    expect(judge(THRESHOLD_FAILED, '{ verdict: ignore }')).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { notes: ["the verdict is 'THRESHOLD_FAILED', which the policy ignores"] },
    });
  });
});

it.each(['fail', 'fail-unless-known', 'ignore'])('a PASSED verdict holds under %s', (effect) => {
  expect(judge({ themes: [theme()] }, `{ verdict: ${effect} }`)).toEqual({
    outcome: 'passed',
    reasons: [],
    spared: { waived: [], known: [], unmatched: [], notes: [] },
    tested: [],
    byRatesAlone: false,
  });
});

describe('a verdict that this version does not know', () => {
  it.each(['fail', 'fail-unless-known'])('is undecided under %s', (effect) => {
    expect(judge({ verdict: 'PARTLY' }, `{ verdict: ${effect} }`)).toMatchObject({
      outcome: 'inconclusive',
      reasons: [
        {
          rule: 'verdict',
          message:
            "the verdict 'PARTLY' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass",
        },
      ],
    });
  });

  it('is ignored like any other where verdicts are', () => {
    expect(judge({ verdict: 'PARTLY' }, '{ verdict: ignore }')).toMatchObject({
      outcome: 'passed',
      spared: { notes: ["the verdict is 'PARTLY', which the policy ignores"] },
    });
  });
});

describe('fail-unless-known', () => {
  const gate = '{ verdict: fail-unless-known }';

  it('spares themes that were there before, and names them', () => {
    const themes = [known('PERSISTENT', 'a'), known('IMPROVING', 'b'), known('FIXED', 'c')];
    expect(judge({ ...THRESHOLD_FAILED, themes }, gate)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { known: ['a', 'b', 'c'], notes: [] },
    });
  });

  it('fails where there is no theme at all', () => {
    const decision = judge(THRESHOLD_FAILED, gate);
    expect(decision.reasons).toEqual([
      {
        rule: 'verdict',
        message: 'the verdict is THRESHOLD_FAILED, and there is no theme that was known before',
      },
    ]);
  });

  it.each([
    ['NEW', 'is new'],
    [null, 'has no lifecycle, so it counts as new'],
    ['RETURNED', "has the lifecycle 'RETURNED', which this version does not know"],
  ])('fails for a theme with the lifecycle %s', (lifecycle, why) => {
    const themes = [known('PERSISTENT', 'old'), known(lifecycle, 'fresh')];
    const decision = judge({ ...THRESHOLD_FAILED, themes }, gate);
    expect(decision).toMatchObject({ outcome: 'failed', spared: { known: [] } });
    expect(decision.reasons).toEqual([
      {
        rule: 'verdict',
        message: `the verdict is THRESHOLD_FAILED, and theme 'fresh' ${why}`,
        theme: 'fresh',
      },
    ]);
  });

  it('names every new theme, not only the first', () => {
    const themes = [known('NEW', 'a'), known('NEW', 'b')];
    expect(messages(judge({ ...THRESHOLD_FAILED, themes }, gate))).toEqual([
      "the verdict is THRESHOLD_FAILED, and theme 'a' is new",
      "the verdict is THRESHOLD_FAILED, and theme 'b' is new",
    ]);
  });

  it('counts a waived theme as excused', () => {
    const report = debriefReport({ ...THRESHOLD_FAILED, themes: [known('NEW')] });
    const policy = policyOf(
      `version: 1\ngate: ${gate}\nwaivers: [{ theme: a, reason: r, expires: ${TODAY} }]`,
    );
    expect(evaluate(runReport({ report }), policy, TODAY)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      spared: { known: [], waived: [{ kind: 'theme', name: 'a' }] },
    });
  });

  it('names a theme of any length in one line', () => {
    const themes = [known('NEW', `a\n\u202e${'b'.repeat(300)}`)];
    const [message] = messages(judge({ ...THRESHOLD_FAILED, themes }, gate));
    expect(message).toBe(
      `the verdict is THRESHOLD_FAILED, and theme 'a ${'b'.repeat(197)}…' is new`,
    );
  });
});
