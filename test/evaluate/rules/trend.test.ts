import { describe, expect, it } from 'vitest';
import type { TrendRow } from '../../../src/model/report.ts';
import { trendRow } from '../../support/reports.ts';
import { decideFor, trendOf } from '../decide.ts';

const row = (
  previousPassRate: number | null,
  currentPassRate: number | null,
  checkName = 'greeting',
) => trendRow({ checkName, previousPassRate, currentPassRate });

const decideTrend = (rows: TrendRow[], settings: string) =>
  decideFor(trendOf(rows), `{ trend: ${settings} }`);

const uncounted = (names: string) =>
  expect.stringContaining(`call counts are missing for ${names}`);

describe('max-drop', () => {
  it('names the rates of a check that fell, and the baseline', () => {
    const { reasons } = decideTrend([row(100, 85)], '{ max-drop: 10 }');
    expect(reasons).toMatchObject([{ rule: 'trend', check: 'greeting', limit: 10, value: 15 }]);
    expect(reasons[0]?.message).toMatch(
      /'greeting' fell from 100% to 85%, 15 points; max-drop is 10 \(compared with run 12\)/,
    );
  });

  it.each([
    ['a drop below the limit', 100, 95, 10],
    ['a drop at the limit', 100, 90, 10],
    ['any drop where all may be lost', 100, 0, 100],
  ])('holds for %s, and says that the rates alone were compared', (_, previous, current, limit) => {
    expect(decideTrend([row(previous, current)], `{ max-drop: ${limit} }`)).toMatchObject({
      outcome: 'passed',
      exceptions: { notes: [uncounted("'greeting'")] },
    });
  });

  it.each([
    ['no change', 85, 85],
    ['a rise', 20, 90],
  ])('holds for %s, with nothing to say', (_, previous, current) => {
    expect(decideTrend([row(previous, current)], '{ max-drop: 0 }')).toMatchObject({
      outcome: 'passed',
      exceptions: { notes: [] },
    });
  });

  it.each([
    [90.1, 80, 10, 10.1, '10.1 points'],
    [1, 0, 0, 1, '1 point;'],
  ])('fails from %s to %s at a limit of %s', (previous, current, limit, value, points) => {
    const { reasons } = decideTrend([row(previous, current)], `{ max-drop: ${limit} }`);
    expect(reasons).toMatchObject([{ check: 'greeting', limit, value }]);
    expect(reasons[0]?.message).toContain(points);
  });

  it.each([
    [null, 0, 'no previous pass rate'],
    [100, null, 'no current pass rate'],
  ])('leaves %s to %s without a result and says so', (previous, current, note) => {
    expect(decideTrend([row(previous, current)], '{ max-drop: 0 }')).toMatchObject({
      outcome: 'passed',
      exceptions: { notes: [expect.stringContaining(note)] },
    });
  });
});

describe('min-pass-rate', () => {
  it.each([
    ['above', 80.1],
    ['at', 80],
    ['at, but for the last digit of a float,', 79.99999999999999],
  ])('holds %s the limit', (_, rate) => {
    expect(decideTrend([row(null, rate)], '{ min-pass-rate: 80 }')).toMatchObject({
      outcome: 'passed',
      exceptions: { notes: [] },
    });
  });

  it.each([79, 79.994, 79.9999999, 0])('fails at %s %%', (value) => {
    expect(decideTrend([row(null, value)], '{ min-pass-rate: 80 }').reasons).toMatchObject([
      { rule: 'trend', check: 'greeting', limit: 80, value },
    ]);
  });
});

it.each(['{}', '{ on-missing-baseline: fail }'])('without limits every rate holds: %s', (gate) => {
  expect(decideTrend([row(100, 0), row(null, null)], gate)).toMatchObject({
    outcome: 'passed',
    exceptions: { notes: [] },
  });
});

describe('limits of single checks', () => {
  it('win over those of all, one by one', () => {
    const rows = [row(100, 92, 'a'), row(100, 92, 'b')];
    const settings = '{ max-drop: 5, min-pass-rate: 95, checks: { b: { max-drop: 8 } } }';
    expect(decideTrend(rows, settings).reasons).toMatchObject([
      { check: 'a', limit: 5 },
      { check: 'a', limit: 95 },
      { check: 'b', limit: 95 },
    ]);
  });

  it('of a check that the report does not have are warnings', () => {
    const decision = decideTrend([row(1, 1, 'a')], '{ checks: { a: {}, b: {}, c: {} } }');
    expect(decision.outcome).toBe('passed');
    expect(decision.exceptions.warnings).toMatchObject([{ check: 'b' }, { check: 'c' }]);
  });
});

describe('without a trend', () => {
  it.each([
    ['{ min-pass-rate: 80 }', 1],
    ['{ max-drop: 5 }', 1],
    ['{ on-missing-baseline: pass }', 0],
  ])('%s makes %i notes', (settings, notes) => {
    const { outcome, exceptions } = decideFor({ trend: null }, `{ trend: ${settings} }`);
    expect(outcome).toBe('passed');
    expect(exceptions.notes).toHaveLength(notes);
  });

  it('on-missing-baseline: fail fails', () => {
    expect(decideFor({ trend: null }, '{ trend: { on-missing-baseline: fail } }')).toMatchObject({
      outcome: 'failed',
      reasons: [{ rule: 'trend', message: expect.stringContaining('on-missing-baseline') }],
      exceptions: { notes: [] },
    });
  });
});

it('on-missing-baseline: fail fails a check that max-drop limits and that has no previous rate', () => {
  const rows = [row(null, 100, 'a'), row(null, 100, 'b')];
  const settings = '{ on-missing-baseline: fail, checks: { b: { max-drop: 5 } } }';
  expect(decideTrend(rows, settings).reasons).toMatchObject([
    { rule: 'trend', check: 'b', limit: 5 },
  ]);
});
