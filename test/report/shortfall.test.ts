import { describe, expect, it } from 'vitest';
import { firstReason, shortfallOf } from '../../src/report/shortfall.ts';
import { PLAIN, type Voice } from '../../src/report/voice.ts';
import { check, debriefReport, runReport } from './builders.ts';

const VOICE: Voice = { ...PLAIN, name: (name) => `<${name}>`, own: (words) => words };

const BARE = {
  rule: 'verdict',
  message: 'the verdict is THRESHOLD_FAILED: the run is below the thresholds of its checks',
  restates: 'verdict' as const,
};
const THEME = { rule: 'themes', message: "theme 'late' is new", theme: 'late' };

function missed(name: string, overrides: object = {}) {
  return check({ name, isPassed: false, ...overrides });
}

describe('what fell short', () => {
  it('are the checks that missed their bar, as far as their counts are known', () => {
    const checks = [
      missed('a', { passed: 6, evaluated: 24, passRate: 25, threshold: 80 }),
      check({ name: 'b', passRate: 59.9, threshold: 60 }),
      missed('c'),
      check({ name: 'held', isPassed: true, passRate: 90, threshold: 80 }),
    ];
    const ofCheck = { rule: 'run-verdict', message: "check 'a' …", check: 'a' };
    const silent = { rule: 'run-verdict', message: 'the agent never spoke in 3 of 24 calls' };
    const reasons = [BARE, ofCheck, silent, THEME];
    const { line, told } = shortfallOf(runReport({ reasons, checks }), VOICE);
    expect(line).toBe(
      '3 of 4 checks are below their threshold: <a> passed 6 of 24 calls (threshold 80%), <b> passed 59.9% of its calls (threshold 60%), <c>.',
    );
    expect([...told]).toEqual([BARE, ofCheck]);
  });

  it('tells a rate and its bar apart', () => {
    const checks = [
      missed('a', { passRate: 79.9971, threshold: 80 }),
      missed('b', { passRate: 80.0012, threshold: 80.0041 }),
      missed('c', {
        passed: 23_999,
        evaluated: 30_000,
        passRate: 79.99666666666667,
        threshold: 80,
      }),
    ];
    expect(shortfallOf(runReport({ checks }), VOICE).line).toBe(
      '3 of 3 checks are below their threshold: <a> passed 79.997% of its calls (threshold 80%), <b> passed 80.001% of its calls (threshold 80.004%), <c> passed 23,999 of 30,000 calls (threshold 80%).',
    );
  });

  it('is no rate that noise of floating point alone keeps from its bar', () => {
    const checks = [
      check({ name: 'a', isPassed: true, passRate: 56.99999999999999, threshold: 57 }),
    ];
    expect(shortfallOf(runReport({ checks, reasons: [] }), VOICE).line).toBe('');
  });

  it('is no check that just reaches its bar, or whose rate nobody tells', () => {
    const checks = [
      check({ name: 'a', isPassed: null, passRate: 80, threshold: 80 }),
      check({ name: 'b', isPassed: null, passRate: null, threshold: 80 }),
    ];
    expect(shortfallOf(runReport({ checks, reasons: [] }), VOICE).line).toBe('');
  });

  it('tells of a check no more than that it missed its bar', () => {
    const fell = { rule: 'trend', message: "check 'a' fell from 90% to 25%", check: 'a' };
    const { told } = shortfallOf(runReport({ reasons: [fell], checks: [missed('a')] }), VOICE);
    expect([...told]).toEqual([]);
  });

  it('names three checks at most', () => {
    const checks = ['a', 'b', 'c', 'd', 'e'].map((name) => missed(name));
    const { line } = shortfallOf(runReport({ checks }), VOICE);
    expect(line).toBe('5 of 5 checks are below their threshold: <a>, <b>, <c>, and 2 more.');
  });

  it('is no check that a waiver excuses', () => {
    const waiver = {
      kind: 'check' as const,
      target: 'a',
      reason: 'r',
      owner: null,
      expires: '2027-01-31',
      daysLeft: 9,
    };
    const waived = [{ kind: 'check' as const, name: 'a', waiver }];
    const exceptions = { waived, known: [], unmatched: [], notes: [] };
    const { line } = shortfallOf(
      runReport({ checks: [missed('a')], exceptions, reasons: [THEME] }),
      VOICE,
    );
    expect(line).toBe("Theme 'late' is new.");
  });

  it('is what the debrief says first of a failed verdict, where no check is known', () => {
    const verdictSummary = `Callers were not verified. It is 2.5 s too slow!  ${'x'.repeat(300)}. More.`;
    const run = runReport({ reasons: [BARE, THEME], report: debriefReport({ verdictSummary }) });
    const { line, told } = shortfallOf(run, VOICE);
    expect(line).toBe('Callers were not verified. It is 2.5 s too slow!');
    expect([...told]).toEqual([BARE]);
  });

  it('is the first other reason where the debrief says nothing, or its verdict did not fail', () => {
    const silent = shortfallOf(runReport({ reasons: [BARE, THEME] }), VOICE);
    expect(silent.line).toBe("Theme 'late' is new.");
    expect(silent.told).toEqual(new Set([THEME, BARE]));
    const report = debriefReport({ verdict: 'PASSED', verdictSummary: 'All is well.' });
    expect(shortfallOf(runReport({ reasons: [THEME], report }), VOICE).line).toBe(
      "Theme 'late' is new.",
    );
  });

  it('is said in our own words where nobody says more', () => {
    expect(shortfallOf(runReport({ reasons: [BARE] }), VOICE).line).toBe(
      'The run is below the thresholds of its checks.',
    );
    expect(shortfallOf(runReport({ reasons: [] }), VOICE).line).toBe('');
    expect(firstReason([], VOICE).line).toBe('');
  });

  it('keeps the end of a message that is a sentence', () => {
    const said = { rule: 'service', message: 'it is down!' };
    expect(firstReason([said], VOICE).line).toBe('It is down!');
  });
});
