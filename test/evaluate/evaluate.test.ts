import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import { check, runReport, theme, trendRow } from '../support/reports.ts';
import { decideFor, policyOf, TODAY } from './decide.ts';

const rows = [trendRow({ checkName: 'greeting', previousPassRate: 90, currentPassRate: 90 })];
const trend = { baselineRunPlanJobId: 'job', baselineRunNumber: null, rows };

describe('the evaluation of a run', () => {
  it('has all reasons in the order of the rules, not only the first', () => {
    const { outcome, reasons } = decideFor(
      { verdict: 'THRESHOLD_FAILED', themes: [theme({ severity: 'HIGH' })], trend },
      '{ never: [greeting], trend: { min-pass-rate: 95 }, max-themes: { HIGH: 0 }, themes: [{ severity: [HIGH] }] }',
    );
    expect(outcome).toBe('failed');
    expect(reasons.map(({ rule }) => rule)).toEqual([
      'verdict',
      'themes',
      'max-themes',
      'trend',
      'never',
    ]);
  });

  it('is inconclusive if a rule is undecided and none fails', () => {
    expect(decideFor({ verdict: 'UNHEARD_OF' }, '{}').outcome).toBe('inconclusive');
    expect(decideFor({ verdict: 'UNHEARD_OF', trend }, '{ never: [greeting] }')).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'verdict' }, { rule: 'never' }],
    });
  });

  it('has no reason if every rule holds', () => {
    const gate =
      '{ themes: [{ severity: [HIGH] }], max-themes: { LOW: 1 }, trend: { max-drop: 0, min-pass-rate: 90 } }';
    expect(decideFor({ themes: [theme({ severity: 'LOW' })], trend }, gate)).toMatchObject({
      outcome: 'passed',
      reasons: [],
      byRatesAlone: false,
    });
  });
});

it('warns of a measure and a check that no run has, but not if results could not be read', () => {
  const policy = policyOf(
    'version: 1\ngate: { never: [PIN], measures: { latency: { max-median: 900 } } }',
  );
  const facts = { ending: null, isStartedHere: false, confirmations: [], evaluated: null };
  const absentIn = (unread: object) => {
    const { runs } = evaluate([{ ...runReport(unread), ...facts }], { policy, today: TODAY });
    const [{ decision } = { decision: null }] = runs;
    return decision?.notices.flatMap(({ kind }) => (kind.endsWith('-absent') ? kind : []));
  };
  expect(absentIn({})).toEqual(['check-absent', 'measure-absent']);
  expect(absentIn({ unread: 'read results: 500' })).toEqual([]);
});

it('lists the checks below the threshold of the service or of the policy, with the higher one', () => {
  const policy = policyOf('version: 1\ngate: { trend: { min-pass-rate: 80 } }');
  const facts = { ending: null, isStartedHere: false, confirmations: [], evaluated: null };
  const checks = [
    check('greeting', 10, 24, { threshold: 0 }),
    check('refund', 10, 24, { threshold: 90 }),
    check('closing', 24, 24, { threshold: 90 }),
  ];
  const { runs } = evaluate([{ ...runReport({ checks }), ...facts }], { policy, today: TODAY });
  expect(runs[0]?.checksBelowThreshold).toEqual([
    { id: null, name: 'greeting', threshold: 80 },
    { id: null, name: 'refund', threshold: 90 },
  ]);
});
