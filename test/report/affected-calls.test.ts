import { describe, expect, it } from 'vitest';
import { findAffectedCalls } from '../../src/report/affected-calls.ts';
import { debriefReport, runReport, theme } from '../support/reports.ts';

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function failed(...themes: ReturnType<typeof theme>[]) {
  return runReport({ outcome: 'failed', report: debriefReport({ themes }) });
}

describe('the affected calls', () => {
  it('each once, those of the most severe themes of all runs first', () => {
    const low = theme({ severity: 'LOW', callIds: [id(1), id(2)] });
    const medium = theme({ severity: 'MEDIUM', callIds: [id(3), id(2)] });
    const high = theme({ callIds: [id(4), id(4), id(1)] });
    expect(findAffectedCalls([failed(low, medium), failed(high)], 500)).toEqual({
      callIds: [id(4), id(1), id(3), id(2)],
      leftOut: 0,
      unusable: 0,
    });
  });

  it('at most as many as one request takes', () => {
    const themes = [theme({ severity: 'LOW', callIds: [id(1)] }), theme({ callIds: [id(2)] })];
    expect(findAffectedCalls([failed(...themes)], 1)).toEqual({
      callIds: [id(2)],
      leftOut: 1,
      unusable: 0,
    });
  });

  it('without what is no UUID, whatever its case', () => {
    const hex = 'ABCDEF00-0000-4000-8000-000000000000';
    const callIds = ['x', '', hex, hex.toLowerCase(), 'x'];
    expect(findAffectedCalls([failed(theme({ callIds }))], 500)).toEqual({
      callIds: [hex],
      leftOut: 0,
      unusable: 2,
    });
  });

  it('none of a run that passed, or that was not judged', () => {
    const passed = runReport({ report: debriefReport({ themes: [theme()] }) });
    const unjudged = runReport({ outcome: 'inconclusive', report: null });
    expect(findAffectedCalls([passed, unjudged], 500).callIds).toEqual([]);
  });
});
