import { describe, expect, it } from 'vitest';
import type { CommentState } from '../../../src/report/comment/marker.ts';
import { compareThemes, rememberThemes } from '../../../src/report/comment/themes.ts';
import type { GateReport } from '../../../src/report/model.ts';
import { debriefReport, gateReport, runReport, theme } from '../builders.ts';

/** A report of one run for each list of slugs; null is a run that was not judged. */
function reportOf(...runs: (readonly string[] | null)[]): GateReport {
  return gateReport({
    runs: runs.map((slugs) =>
      runReport({
        report: slugs && debriefReport({ themes: slugs.map((slug) => theme({ slug })) }),
      }),
    ),
  });
}

function lastOf(themes: string[] | null, more = false): CommentState {
  return { run: 1, app: '', digest: '', themes, more };
}

function deltaOf(report: GateReport, last: CommentState | null) {
  const { fresh, still, uncompared, fixed } = compareThemes(report, last);
  const slugs = (themes: typeof fresh) => themes.map(({ slug }) => slug);
  return { fresh: slugs(fresh), still: slugs(still), uncompared: slugs(uncompared), fixed };
}

const NONE = { fresh: [], still: [], uncompared: [], fixed: [] };

describe('themes against the last state', () => {
  it('are new, still there or fixed', () => {
    expect(deltaOf(reportOf(['a', 'b']), lastOf(['b', 'c']))).toEqual({
      ...NONE,
      fresh: ['a'],
      still: ['b'],
      fixed: ['c'],
    });
  });

  it('are not compared without one, or with one of no judged run', () => {
    expect(deltaOf(reportOf(['a']), null)).toEqual({ ...NONE, uncompared: ['a'] });
    expect(deltaOf(reportOf(['a']), lastOf(null))).toEqual({ ...NONE, uncompared: ['a'] });
  });

  it('are not called new where the state had no room for all', () => {
    expect(deltaOf(reportOf(['a', 'b']), lastOf(['b'], true))).toEqual({
      ...NONE,
      still: ['b'],
      uncompared: ['a'],
    });
  });

  it('are not called fixed while a run is not judged', () => {
    expect(deltaOf(reportOf(['a'], null), lastOf(['a', 'b']))).toEqual({ ...NONE, still: ['a'] });
    expect(deltaOf(gateReport({ runs: [] }), lastOf(['a']))).toEqual(NONE);
  });

  it('count once for all runs', () => {
    expect(deltaOf(reportOf(['a', 'b'], ['a']), lastOf([])).fresh).toEqual(['a', 'b']);
  });

  it('are known by their title where they have no slug', () => {
    const themes = [theme({ slug: '', title: 'Late' })];
    const report = gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
    expect(compareThemes(report, lastOf(['Late'])).still).toEqual(themes);
  });
});

describe('what is remembered of the themes', () => {
  it('are those of the report', () => {
    expect(rememberThemes(reportOf(['a']), lastOf(['b'], true))).toEqual({
      themes: ['a'],
      more: false,
    });
  });

  it('stays as it is while no run is judged', () => {
    expect(rememberThemes(reportOf(null), lastOf(['b'], true))).toEqual({
      themes: ['b'],
      more: true,
    });
    expect(rememberThemes(reportOf(null), null)).toEqual({ themes: null, more: false });
  });

  it('stays beside what is new while one run is not judged', () => {
    const report = reportOf(['a'], null);
    expect(rememberThemes(report, lastOf(['b'], true))).toEqual({ themes: ['a', 'b'], more: true });
    expect(rememberThemes(report, null)).toEqual({ themes: ['a'], more: false });
  });

  it('has a limited size', () => {
    const slugs = Array.from({ length: 5000 }, (_, index) => `${index}${'é'.repeat(150)}`);
    const { themes, more } = rememberThemes(reportOf(slugs), null);
    expect(more).toBe(true);
    expect(themes?.length).toBeGreaterThan(10);
    expect(JSON.stringify(themes).length).toBeLessThan(10_000);
    expect(themes?.[0]).toBe(`0${'é'.repeat(99)}`);
  });
});
