import { describe, expect, it } from 'vitest';
import { furtherSummary, openingOf, runOpening } from '../../src/report/opening.ts';
import { BARE_VERDICT as BARE, check, debriefReport, gateReport, runReport } from './builders.ts';
import { scenario } from './html/reports.ts';

const THEME = { rule: 'themes', message: "theme 'late' is new", theme: 'late' };

function missed(name: string, overrides: object = {}) {
  return check({ name, isPassed: false, ...overrides });
}

const lineOf = (overrides: Parameters<typeof runReport>[0]) =>
  runOpening(runReport(overrides)).line;

describe('the first line about a run that passed', () => {
  const withThreshold = check({ name: 'a', passRate: 100, threshold: 80 });
  const withoutRate = check({ name: 'b', passRate: null, threshold: 80 });
  const withoutThreshold = check({ name: 'c', passRate: 0 });

  it.each([
    ['1 of 3 checks passed; 2 not evaluated.', [withThreshold, withoutRate, withoutThreshold]],
    ['The only check passed.', [withThreshold]],
    ['The run passed.', [withoutThreshold]],
  ])('counts no check as passed that was not evaluated: %s', (line, checks) => {
    const passed = runReport({ outcome: 'passed', reasons: [], checks });
    expect(openingOf(gateReport({ outcome: 'passed', runs: [passed] })).line).toBe(line);
  });
});

describe('the first line about a failed run', () => {
  it('follows the evaluation about which checks failed', () => {
    const checks = [check({ name: 'a', passRate: 90, threshold: 80 })];
    const checksBelowThreshold = [{ id: null, name: 'a', threshold: 95 }];
    expect(lineOf({ checks, checksBelowThreshold })).toContain('1 of 1 check is below');
  });

  it('does not say of a check that reaches its threshold that it is below, although that is not proven', () => {
    const checks = [check({ name: 'a', passed: 22, evaluated: 24, passRate: 91.7 })];
    const checksBelowThreshold = [{ id: null, name: 'a', threshold: 90 }];
    const reasons = [{ rule: 'trend', message: "90% is not proven for 'a'", check: 'a' }];
    expect(lineOf({ checks, checksBelowThreshold, reasons })).toBe("90% is not proven for 'a'.");
  });

  it('counts the scenarios that fail it, which the list of scenarios names', () => {
    const failing = scenario({ id: 'a', status: 'now failing' });
    const cases = [failing, scenario({ id: 'b', status: 'passing' })];
    const ofCase = { rule: 'scenario', message: 'a is now failing', case: 'a' };
    const alone = runOpening(runReport({ cases, reasons: [ofCase] }));
    expect(alone).toEqual({
      line: '1 of 2 scenarios is now failing.',
      stated: new Set([ofCase]),
    });
    const both = runOpening(runReport({ cases, reasons: [BARE, ofCase] }));
    expect(both.line).toBe(
      'The run is below the thresholds of its checks. 1 of 2 scenarios is now failing.',
    );
    expect([...both.stated]).toEqual([BARE, ofCase]);
    const further = { ...ofCase, case: 'b', message: 'b is now failing, in run 2' };
    expect(runOpening(runReport({ cases, reasons: [further] })).line).toBe(
      'B is now failing, in run 2.',
    );
  });

  it('names the checks below their thresholds, without the figures of the table', () => {
    const checks = [
      missed('a', { passed: 6, evaluated: 24, passRate: 25, threshold: 80 }),
      check({ name: 'b', passRate: 59.9, threshold: 60 }),
      missed('c'),
      check({ name: 'd', isPassed: true, passRate: 90, threshold: 80 }),
    ];
    const about = { check: 'a', restates: 'threshold' as const };
    const ofCheck = { rule: 'run-verdict', message: "check 'a' …", ...about };
    const byPolicy = { rule: 'trend', message: "check 'a' has a pass rate of 25%", ...about };
    const ofOther = { ...byPolicy, check: 'd' };
    const fell = { rule: 'trend', message: "check 'a' fell from 90% to 25%", check: 'a' };
    const reasons = [BARE, ofCheck, byPolicy, ofOther, fell, THEME];
    const { line, stated } = runOpening(runReport({ reasons, checks }));
    expect(line).toBe("3 of 4 checks are below their thresholds: 'a', 'b', 'c'.");
    expect([...stated]).toEqual([BARE, ofCheck, byPolicy]);
  });

  it('names no check that a waiver excuses, or that reaches its threshold', () => {
    const waiver = {
      kind: 'check' as const,
      target: 'a',
      reason: 'r',
      owner: null,
      expires: '2027-01-31',
    };
    const waived = [{ kind: 'check' as const, name: 'a', waiver }];
    const exceptions = { waived, known: [], unmatched: [], notes: [] };
    const checks = [
      missed('a'),
      check({ name: 'b', passRate: 80, threshold: 80 }),
      check({ name: 'c', isPassed: true, passRate: 56.99999999999999, threshold: 57 }),
      check({ name: 'd', threshold: 80 }),
    ];
    expect(lineOf({ checks, exceptions, reasons: [THEME] })).toBe("Theme 'late' is new.");
  });

  it('quotes a short summary of the verdict if no check is known', () => {
    const failed = (verdictSummary: string) =>
      runReport({ reasons: [BARE, THEME], report: debriefReport({ verdictSummary }) });
    const short = failed(' Callers were not verified. ');
    expect(runOpening(short)).toEqual({
      line: 'Callers were not verified.',
      stated: new Set([BARE]),
    });
    expect(furtherSummary(short)).toBe('');
    const long = failed('x'.repeat(301));
    expect(runOpening(long).line).toBe("Theme 'late' is new.");
    expect(furtherSummary(long)).toHaveLength(301);
  });

  it('is the first reason, or what the verdict means', () => {
    expect(runOpening(runReport({ reasons: [BARE, THEME] }))).toEqual({
      line: "Theme 'late' is new.",
      stated: new Set([THEME, BARE]),
    });
    expect(lineOf({ reasons: [BARE] })).toBe('The run is below the thresholds of its checks.');
    expect(lineOf({ reasons: [{ rule: 'service', message: 'it is down!' }] })).toBe('It is down!');
    expect(lineOf({ reasons: [] })).toBe('failed.');
  });
});
