import { describe, expect, it } from 'vitest';
import type { RunReport, Waived, Waiver } from '../../src/model/report.ts';
import {
  endsSoon,
  lastDay,
  meantBy,
  unmatchedWaivers,
  waiversInForce,
} from '../../src/report/spared.ts';
import { check, debriefReport, runReport, theme, trendRow } from '../support/reports.ts';

const waiver = (target: string, kind: Waiver['kind'] = 'theme'): Waiver => ({
  kind,
  target,
  reason: 'r',
  owner: null,
  expires: '2027-01-31',
  daysLeft: 71,
});

const waived = (one: Waiver, name = one.target): Waived => ({ kind: one.kind, name, waiver: one });

const run = (matched: Waived[], unmatched: Waiver[]): RunReport =>
  runReport({ exceptions: { waived: matched, known: [], unmatched, notes: [] } });

describe('the last day of a waiver is told', () => {
  it.each([
    [71, false, '2027-01-31'],
    [7, false, '2027-01-31'],
    [6, true, '2027-01-31 (6 days left)'],
    [2, true, '2027-01-31 (2 days left)'],
    [1, true, '2027-01-31 (1 day left)'],
    [0, true, '2027-01-31 (today)'],
  ])('%s days before it', (daysLeft, isSoon, told) => {
    const one = { ...waiver('a'), daysLeft };
    expect(endsSoon(one)).toBe(isSoon);
    expect(lastDay(one)).toBe(told);
  });
});

describe('waivers in force over several runs', () => {
  const [a, b, check] = [waiver('a'), waiver('b'), waiver('a', 'check')];

  it('are each told once, whether they matched or not', () => {
    const runs = [
      run([waived(a), waived(a, 'another')], [b]),
      runReport({ exceptions: null }),
      run([waived(b)], [a, check]),
    ];
    expect(waiversInForce(runs)).toEqual([a, b, check]);
  });

  it('are unmatched where they matched in none of the runs', () => {
    expect(unmatchedWaivers([run([], [a, b, check])])).toEqual([a, b, check]);
    expect(unmatchedWaivers([run([], [a, b]), run([waived(a)], [b, check])])).toEqual([b]);
    expect(unmatchedWaivers([run([], [a, check]), run([], [check])])).toEqual([check]);
  });

  it('are not looked for in runs that were not judged', () => {
    expect(unmatchedWaivers([runReport({ exceptions: null }), run([], [a])])).toEqual([a]);
  });

  it('are none where nothing was judged', () => {
    expect(waiversInForce([runReport()])).toEqual([]);
    expect(unmatchedWaivers([runReport()])).toEqual([]);
    expect(unmatchedWaivers([])).toEqual([]);
  });
});

describe('a waiver without a match may be meant for', () => {
  const rows = [trendRow({ checkName: 'no dead air' })];
  const trend = { baselineRunPlanJobId: 'b', baselineRunNumber: 1, rows };
  const themes = [theme({ slug: 'refund-policy-missed' })];
  const runs = [
    runReport({ report: null }),
    runReport({ report: debriefReport({ themes, trend }), checks: [check('Greeting', 1, 2)] }),
  ];

  it.each([
    ['check', 'greeting', 'Greeting'],
    ['check', ' No  Dead-Air', 'no dead air'],
    ['theme', 'Refund_Policy missed', 'refund-policy-missed'],
    ['check', 'greetings', undefined],
    ['check', 'refund-policy-missed', undefined],
    ['theme', 'greeting', undefined],
    ['check', 'Greeting', undefined],
  ] as const)('%s %s: %s', (kind, target, meant) => {
    expect(meantBy(waiver(target, kind), runs)).toBe(meant);
  });
});
