import { describe, expect, it } from 'vitest';
import type { Circumstances } from '../../../src/evaluate/evaluate-run.ts';
import type { RunReport, TrendRow } from '../../../src/model/report.ts';
import { baselineOf } from '../../report/builders.ts';
import { debriefReport, runReport, trendRow } from '../../support/reports.ts';
import { decide, policyOf, TODAY, trendOf } from '../decide.ts';

type Counted = [passed: number, evaluated: number];

const countsOf = ([passed, evaluated]: Counted) => ({ passed, evaluated });
const rateOf = ([passed, evaluated]: Counted) => (100 * passed) / evaluated;

function row(previous: Counted, current: Counted, checkName = 'greeting'): TrendRow {
  return trendRow({
    checkName,
    previousPassRate: rateOf(previous),
    currentPassRate: rateOf(current),
    counts: { previous: countsOf(previous), current: countsOf(current) },
  });
}

/** The notes, except what the calls can detect. */
const notesOf = ({ exceptions }: ReturnType<typeof decideRows>) =>
  exceptions.notes.filter((note) => !note.includes('detects drops'));

const BASELINE = baselineOf({ number: 12 });

function decideRows(
  rows: TrendRow[],
  settings = '{ max-drop: 10 }',
  circumstances: Circumstances = {},
  changes: Partial<RunReport> = {},
) {
  const run = runReport({ report: debriefReport(trendOf(rows)), ...changes });
  return decide(run, policyOf(`version: 1\ngate: { trend: ${settings} }`), TODAY, circumstances);
}

describe('a drop between counted calls', () => {
  it('fails if it is statistically significant', () => {
    const decision = decideRows([row([114, 120], [15, 24])]);
    expect(decision).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'trend', check: 'greeting', limit: 10, value: 32.5 }],
      byRatesAlone: 'counts',
    });
  });

  it('does not fail if it is noise, and the note has its p', () => {
    const decision = decideRows([row([114, 120], [20, 24])]);
    expect(decision).toMatchObject({ outcome: 'passed', byRatesAlone: false });
    expect(notesOf(decision)).toEqual([expect.stringContaining('p = 0.063')]);
  });

  it.each<[number, number]>([
    [24, 24],
    [20, 24],
  ])('to %s of %s calls from 20 of 24 never fails, however low the limit', (...current) => {
    const rows = [row([20, 24], current)];
    const decision = decideRows(rows, '{ max-drop: 0, significance: 99% }');
    expect(decision.outcome).toBe('passed');
    expect(notesOf(decision)).toEqual([]);
  });

  it.each([
    ['more than were graded', 25, 24],
    ['of no call', 0, 0],
  ])('whose counts are %s is one between rates alone', (_, passed, evaluated) => {
    const counts = { previous: countsOf([114, 120]), current: { passed, evaluated } };
    const rows = [
      trendRow({ checkName: 'greeting', counts, previousPassRate: 95, currentPassRate: 80 }),
    ];
    const decision = decideRows(rows);
    expect(decision).toMatchObject({
      outcome: 'failed',
      dropTests: [{ check: 'greeting', test: 'none', p: null, adjustedP: null }],
      byRatesAlone: 'verdict',
    });
    expect(notesOf(decision)).toEqual([]);
  });
});

describe('several checks', () => {
  const steady = (count: number) =>
    Array.from({ length: count }, (_, index) => row([114, 120], [23, 24], `steady ${index}`));

  it('are corrected for their number', () => {
    const drop = row([114, 120], [18, 24]);
    expect(decideRows([drop]).outcome).toBe('failed');
    const decision = decideRows([drop, ...steady(9)]);
    expect(decision).toMatchObject({ outcome: 'passed' });
    expect(notesOf(decision)).toEqual([
      expect.stringContaining('(p = 0.0054, p = 0.054 adjusted for 10 checks)'),
    ]);
  });

  it('count if they are waived, so that a waiver never fails another check', () => {
    const rows = [row([114, 120], [18, 24]), ...steady(9)];
    const waivers = rows
      .slice(1)
      .map(({ checkName }) => `{ check: ${checkName}, reason: r, expires: ${TODAY} }`);
    const text = `version: 1\ngate: { trend: { max-drop: 10 } }\nwaivers: [${waivers.join()}]`;
    const run = runReport({ report: debriefReport(trendOf(rows)) });
    expect(decide(run, policyOf(text), TODAY).outcome).toBe('passed');
  });
});

describe('significance', () => {
  const rows = [row([114, 120], [20, 24])];

  it.each([
    ['5%', 'passed'],
    ['6.2%', 'passed'],
    ['6.3%', 'failed'],
    ['50%', 'failed'],
  ])('%s lets the drop of p 0.063 be %s', (significance, outcome) => {
    expect(decideRows(rows, `{ max-drop: 10, significance: ${significance} }`).outcome).toBe(
      outcome,
    );
  });

  it('is divided by the number of interim analyses', () => {
    const settings = '{ max-drop: 10, significance: 10% }';
    expect(decideRows(rows, settings).outcome).toBe('failed');
    expect(decideRows(rows, settings, { analyses: 2 }).outcome).toBe('passed');
  });

  it('off compares the rates alone: from max-drop on a drop fails, and nothing is tested', () => {
    const decision = decideRows(rows, '{ max-drop: 10, significance: off }');
    expect(decision).toMatchObject({
      outcome: 'failed',
      dropTests: [{ test: 'none', p: null }],
      byRatesAlone: 'counts',
    });
    expect(notesOf(decision)).toEqual([]);
    const exact = [row([1_000, 1_000], [900, 1_000])];
    expect(decideRows(exact, '{ max-drop: 10, significance: off }').outcome).toBe('failed');
    expect(decideRows(exact, '{ max-drop: 10.1, significance: off }').outcome).toBe('passed');
  });
});

describe('a baseline that is off', () => {
  const baseline = { ...BASELINE, source: 'off' as const };
  const rows = [row([114, 120], [0, 24])];

  it('leaves drops without a result', () => {
    const settings = '{ max-drop: 10, on-missing-baseline: fail }';
    const decision = decideRows(rows, settings, {}, { baseline });
    expect(decision).toMatchObject({ outcome: 'passed', dropTests: [] });
  });
});

describe('what the calls can detect', () => {
  const twelve = Array.from({ length: 10 }, (_, at) => row([57, 60], [12, 12], `check ${at}`));
  const findings = (settings: string, rows = twelve, changes: Partial<RunReport> = {}) =>
    decideRows(rows, settings, {}, changes).notices.filter(
      (one) => 'kind' in one && one.kind === 'detectable-drop',
    );

  it('is reported, with a note if it is more than max-drop', () => {
    expect(decideRows(twelve, '{ max-drop: 10 }').detectableDrop).toBe(46);
    expect(findings('{ max-drop: 10 }')).toMatchObject([
      { effect: 'note', calls: 12, checks: 10, baselineCalls: 60, drop: 46, limit: 10 },
    ]);
    const others = { drops: [1, 1, 1, 1, 1], cases: [], measures: [] };
    const five = decideRows(twelve.slice(5), '{ max-drop: 10 }', { others });
    expect(five.detectableDrop).toBe(46);
    expect(findings('{ max-drop: 46 }')).toEqual([]);
    expect(findings('{ min-pass-rate: 80 }')).toEqual([]);
  });

  it.each([
    ['significance is off', '{ max-drop: 10, significance: off }', {}],
    ['the baseline is off', '{ max-drop: 10 }', { baseline: baselineOf({ source: 'off' }) }],
  ])('is unknown if %s', (_, settings, changes) => {
    expect(decideRows(twelve, settings, {}, changes).detectableDrop).toBeNull();
  });
});
