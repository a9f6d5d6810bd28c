import { describe, expect, test } from 'vitest';
import { worseReport } from '../../../src/collect/wait/debrief.ts';
import { debriefReport } from '../../support/reports.ts';

const DEBRIEF = {
  debriefId: 'd1',
  status: 'READY',
  errorMessage: null,
  createdAt: null,
  completedAt: null,
};
const requested = debriefReport({ verdictSummary: 'requested' });
const inResults = (verdict: string, debriefId = 'd1') => ({
  debriefId,
  status: 'READY',
  report: debriefReport({ verdict, verdictSummary: 'in the results' }),
});

describe('the report that counts', () => {
  test.each([
    ['the one in the results, if the verdicts are equal', 'PASSED', 'PASSED', 'in the results'],
    ['the failed one in the results', 'PASSED', 'THRESHOLD_FAILED', 'in the results'],
    ['the failed one of the request', 'THRESHOLD_FAILED', 'PASSED', 'requested'],
  ])('is %s', (_, first, second, counts) => {
    const report = { ...requested, verdict: first };
    expect(worseReport(report, DEBRIEF, inResults(second), false).verdictSummary).toBe(counts);
  });

  test('is the one of the request, if the results show another debrief', () => {
    const other = inResults('THRESHOLD_FAILED', 'd2');
    expect(worseReport(requested, DEBRIEF, other, false).verdictSummary).toBe('requested');
  });
});
