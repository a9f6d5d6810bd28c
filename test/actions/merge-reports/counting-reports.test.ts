import { describe, expect, test } from 'vitest';
import { reportsThatCount } from '../../../src/actions/merge-reports/counting-reports.ts';
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

  test.each([
    ['repository', reportOf(1), reportOf(2, { provenance: attempt(2, { repository: 'o/r' }) })],
    ['commit', reportOf(1), reportOf(2, { provenance: attempt(2, { commit: 'f'.repeat(40) }) })],
    ['name', reportOf(1), reportOf(2, { gateName: 'sales' })],
    [
      'job, without a name',
      unnamed(1, [plan('a')], { provenance: attempt(1, { job: 'one' }) }),
      unnamed(2, [plan('a')], { provenance: attempt(2, { job: 'two' }) }),
    ],
    [
      'step, without a name',
      unnamed(1, [plan('a')], { provenance: attempt(1, { step: 'one' }) }),
      unnamed(2, [plan('a')], { provenance: attempt(2, { step: 'two' }) }),
    ],
    ['a plan less', unnamed(1, [plan('a'), plan('b')]), unnamed(2)],
  ])('both count where they differ: %s', (_, first, second) => {
    expect(counted(first, second)).toEqual([first, second]);
  });

  test('one that could not test at all does', () => {
    const error = reportOf(2, { outcome: 'error', runs: [] });
    expect(counted(reportOf(1), error)).toEqual([error]);
  });
});
