import { describe, expect, test } from 'vitest';
import { reportsThatCount } from '../../../src/actions/merge-reports/attempts.ts';
import type { GateReport } from '../../../src/model/report.ts';
import { gateReport, runReport } from '../../report/builders.ts';
import { attempt } from './merging.ts';

/** A report of a gate with a name, of an attempt of one workflow run. */
function reportOf(number: number, facts: Partial<GateReport> = {}): GateReport {
  return gateReport({ gateName: 'support', provenance: attempt(number), ...facts });
}

function counted(...reports: GateReport[]): GateReport[] {
  return reportsThatCount(reports.map((report) => ({ report }))).map(({ report }) => report);
}

describe('of several attempts at one gate', () => {
  test('the last one counts', () => {
    const [first, second] = [reportOf(1), reportOf(2, { outcome: 'passed' })];
    expect(counted(first, second)).toEqual([second]);
    expect(counted(second, first)).toEqual([second]);
  });

  const runAt = (number: number, reportedAt: string) =>
    attempt(1, { workflowRunUrl: `https://github.test/o/r/actions/runs/${number}`, reportedAt });

  test('the later workflow run counts, as far as the times are known', () => {
    const first = reportOf(1, { provenance: runAt(1, '2026-01-31T14:00:00Z') });
    const second = reportOf(1, { provenance: runAt(2, '2026-01-31T15:00:00Z') });
    const untold = reportOf(1, { provenance: runAt(3, '') });
    expect(counted(second, first)).toEqual([second]);
    expect(counted(first, untold)).toEqual([first, untold]);
    const atOnce = reportOf(1, { provenance: runAt(4, '2026-01-31T14:00:00Z') });
    expect(counted(first, atOnce)).toEqual([first, atOnce]);
  });

  test('one without a number is the first', () => {
    const untold = reportOf(1, { provenance: { ...attempt(1), attempt: null } });
    expect(counted(untold, reportOf(1))).toEqual([untold, reportOf(1)]);
    expect(counted(untold, reportOf(2))).toEqual([reportOf(2)]);
  });

  test('one that tested nothing takes the place of none that failed', () => {
    const failed = reportOf(1);
    const skipped = reportOf(2, { outcome: 'skipped', runs: [] });
    expect(counted(failed, skipped)).toEqual([failed, skipped]);
  });

  const plan = (name: string, jobId = '') => runReport({ stableName: name, jobId });
  const unnamed = (number: number, runs = [plan('a')], facts: Partial<GateReport> = {}) => {
    const { gateName, ...report } = reportOf(number, { runs, ...facts });
    return report;
  };
  const sent = (value: string) => ({ variables: [{ name: 'x', length: 1, sha256: value }] });

  test.each([
    ['repository', reportOf(1), reportOf(2, { provenance: attempt(2, { repository: 'o/r' }) })],
    ['workflow', reportOf(1), reportOf(2, { provenance: attempt(2, { workflow: 'Other' }) })],
    ['commit', reportOf(1), reportOf(2, { provenance: attempt(2, { commit: 'f'.repeat(40) }) })],
    ['name', reportOf(1), reportOf(2, { gateName: 'sales' })],
    ['what was sent', unnamed(1, [plan('a')], sent('1')), unnamed(2, [plan('a')], sent('2'))],
    ['a plan less', unnamed(1, [plan('a'), plan('b')]), unnamed(2)],
    ['a plan more', unnamed(1), unnamed(2, [plan('a'), plan('b')])],
    ['runs of unknown plans', unnamed(1, [plan('', '1')]), unnamed(2, [plan('', '2')])],
    ['runs that nobody knows', unnamed(1, [plan('')]), unnamed(2, [plan('')])],
    ['an end without a run', unnamed(1), unnamed(2, [], { outcome: 'error' })],
    [
      'no workflow run',
      reportOf(1),
      reportOf(2, { provenance: attempt(2, { workflowRunUrl: null }) }),
    ],
  ])('both count where they differ: %s', (_, first, second) => {
    expect(counted(first, second)).toEqual([first, second]);
  });

  const about = (planId: string, planName: string) => ({
    about: {
      planId,
      planName,
      number: 1,
      triggeredBy: null,
      createdAt: null,
      startedAt: null,
      endedAt: null,
      durationMs: null,
    },
  });

  test.each([
    ['spelt otherwise', plan(' Refunds'), plan('refunds')],
    ['renamed since', runReport(about('p-1', 'old')), runReport(about('p-1', 'new'))],
  ])('the last one counts of a plan that is %s', (_, before, after) => {
    const last = unnamed(2, [after]);
    expect(counted(unnamed(1, [before]), last)).toEqual([last]);
  });

  test('the last one counts of a gate that has a name, even if its plan is unknown', () => {
    const last = reportOf(2, { runs: [plan('', 'run-2')] });
    expect(counted(reportOf(1, { runs: [plan('a', 'run-1')] }), last)).toEqual([last]);
  });

  test('one that could not test at all does', () => {
    const error = reportOf(2, { outcome: 'error', runs: [] });
    expect(counted(reportOf(1), error)).toEqual([error]);
  });
});

describe('a report of runs that were only started', () => {
  const started = (jobId: string, facts: Partial<GateReport> = {}) =>
    reportOf(1, { outcome: 'started', runs: [runReport({ jobId, outcome: 'started' })], ...facts });
  const evaluated = (jobId: string, facts: Partial<GateReport> = {}) =>
    reportOf(1, { runs: [runReport({ jobId })], ...facts });

  test('is replaced by the report that evaluates them', () => {
    expect(counted(started('run-1'), evaluated('run-1'))).toEqual([evaluated('run-1')]);
  });

  test('is replaced by one that evaluates further runs too', () => {
    const both = evaluated('run-1', {
      runs: ['run-2', 'run-1'].map((jobId) => runReport({ jobId })),
    });
    expect(counted(started('run-1'), both)).toEqual([both]);
  });

  test.each([
    ['another gate', started('run-1'), evaluated('run-1', { gateName: 'sales' })],
    ['other runs', started('run-1'), evaluated('run-2')],
    ['runs of which nobody knows the ID', started(''), evaluated('')],
    ['the same runs that has not judged them either', started('run-1'), started('run-1')],
    ['none', started('', { runs: [] }), evaluated('run-1')],
  ])('stays beside one of %s', (_, one, other) => {
    expect(counted(one, other)).toEqual([one, other]);
  });
});
