import { describe, expect, it } from 'vitest';
import { VERDICT_ALONE } from '../../../src/inputs/gate/policy-file.ts';
import { debriefReport, runReport, theme } from '../../support/reports.ts';
import { decide, decideFor, evaluateRun, TODAY } from '../decide.ts';

const THRESHOLD_FAILED = { verdict: 'THRESHOLD_FAILED' };
const known = (lifecycle: string | null, slug = 'a') => theme({ slug, lifecycle });

describe('a THRESHOLD_FAILED verdict', () => {
  const reason = {
    rule: 'verdict',
    message: 'the verdict is THRESHOLD_FAILED: the run is below the thresholds of its checks',
    restates: 'verdict',
  };

  it.each(['{}', '{ verdict: fail }', '{ themes: [] }'])('fails under %s', (gate) => {
    expect(decideFor(THRESHOLD_FAILED, gate)).toMatchObject({
      outcome: 'failed',
      reasons: [reason],
    });
  });

  it('fails without a policy file', () => {
    const run = runReport({ report: debriefReport(THRESHOLD_FAILED) });
    expect(decide(run, VERDICT_ALONE, TODAY)).toMatchObject({
      outcome: 'failed',
      reasons: [reason],
      byRatesAlone: 'verdict',
    });
  });

  it('is ignored if the policy says so, with a note', () => {
    expect(decideFor(THRESHOLD_FAILED, '{ verdict: ignore }')).toMatchObject({
      outcome: 'passed',
      reasons: [],
      exceptions: { notes: ['the policy ignores the verdict of the debrief'] },
    });
  });
});

it.each(['fail', 'fail-unless-known', 'ignore'])('a PASSED verdict passes under %s', (effect) => {
  expect(decideFor({ themes: [theme()] }, `{ verdict: ${effect} }`)).toMatchObject({
    outcome: 'passed',
    exceptions: { known: [], notes: [] },
  });
});

describe('a verdict that this version does not know', () => {
  it.each(['fail', 'fail-unless-known'])('is undecided under %s', (effect) => {
    expect(decideFor({ verdict: 'PARTLY' }, `{ verdict: ${effect} }`)).toMatchObject({
      outcome: 'inconclusive',
      reasons: [{ rule: 'verdict', message: expect.stringContaining("'PARTLY'") }],
    });
  });
});

describe('fail-unless-known', () => {
  const gate = '{ verdict: fail-unless-known }';

  it('does not fail for themes that were persistent, and names them', () => {
    const themes = [known('PERSISTENT', 'a'), known('IMPROVING', 'b'), known('FIXED', 'c')];
    expect(decideFor({ ...THRESHOLD_FAILED, themes }, gate)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      exceptions: { known: ['a', 'b', 'c'], notes: [] },
    });
  });

  it('counts a waived theme as excused', () => {
    const report = debriefReport({ ...THRESHOLD_FAILED, themes: [known('NEW')] });
    const waivers = `waivers: [{ theme: a, reason: r, expires: ${TODAY} }]`;
    expect(evaluateRun({ report }, gate, waivers).outcome).toBe('passed');
  });

  it('fails if there is no theme at all', () => {
    const decision = decideFor(THRESHOLD_FAILED, gate);
    expect(decision.reasons).toMatchObject([
      { rule: 'verdict', message: expect.stringContaining('there is no theme') },
    ]);
  });

  it.each([
    ['NEW', 'is new'],
    [null, 'has no lifecycle, so it counts as new'],
    ['RETURNED', "has the lifecycle 'RETURNED'"],
  ])('fails for a theme with the lifecycle %s', (lifecycle, why) => {
    const themes = [known('PERSISTENT', 'old'), known(lifecycle, 'fresh')];
    const message = expect.stringContaining(`theme 'fresh' ${why}`);
    expect(decideFor({ ...THRESHOLD_FAILED, themes }, gate)).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'verdict', message, theme: 'fresh' }],
      exceptions: { known: [] },
    });
  });
});
