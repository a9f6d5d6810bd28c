import { describe, expect, it } from 'vitest';
import type { CommentState } from '../../../src/report/comment/state.ts';
import {
  compareThemes,
  rememberThemes,
  themeSections,
} from '../../../src/report/comment/themes.ts';
import { layOutWhole } from '../../../src/report/layout.ts';
import type { GateReport } from '../../../src/report/model.ts';
import { baselineOf, debriefReport, gateReport, runReport, theme } from '../builders.ts';

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
  return { run: 1, attempt: 1, app: '', digest: '', themes: themes && known(...themes), more };
}

/** Themes of these slugs as a comment remembers those of `reportOf`. */
function known(...slugs: string[]) {
  return slugs.map((key) => ({ key, title: 'A theme' }));
}

function deltaOf(report: GateReport, last: CommentState | null) {
  const { fresh, still, uncompared, gone } = compareThemes(report, last);
  const slugs = (themes: typeof fresh) => themes.map(({ slug }) => slug);
  return {
    fresh: slugs(fresh),
    still: slugs(still),
    uncompared: slugs(uncompared),
    gone: gone.map(({ key }) => key),
  };
}

function textOf(report: GateReport, last: CommentState | null): string {
  return [...layOutWhole(themeSections(report, last))].join('');
}

const NONE = { fresh: [], still: [], uncompared: [], gone: [] };

describe('themes against the last state', () => {
  it('are new, still there or gone', () => {
    expect(deltaOf(reportOf(['a', 'b']), lastOf(['b', 'c']))).toEqual({
      ...NONE,
      fresh: ['a'],
      still: ['b'],
      gone: ['c'],
    });
  });

  it('are not called new where the state had no room for all', () => {
    expect(deltaOf(reportOf(['a', 'b']), lastOf(['b'], true))).toEqual({
      ...NONE,
      still: ['b'],
      uncompared: ['a'],
    });
  });

  it('are not called gone while a run is not judged', () => {
    expect(deltaOf(reportOf(['a'], null), lastOf(['a', 'b']))).toEqual({ ...NONE, still: ['a'] });
    expect(deltaOf(gateReport({ runs: [] }), lastOf(['a']))).toEqual(NONE);
  });

  it('have no heading where there are none, nor were any', () => {
    expect(textOf(reportOf([]), lastOf([]))).toBe('');
    expect(textOf(reportOf(null), null)).toBe('');
  });

  it('are still there, whatever the run that it is compared with showed of them', () => {
    const themes = [theme({ slug: 'a', lifecycle: 'IMPROVING' }), theme({ slug: 'b' })];
    const report = gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
    const text = textOf(report, lastOf(['a']));
    expect(text).toContain('still there');
    expect(text).not.toContain('improving');
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

describe('themes of a first comment', () => {
  const traits = [
    theme({ slug: 'new', lifecycle: 'NEW' }),
    theme({ slug: 'persistent', lifecycle: 'PERSISTENT' }),
    theme({ slug: 'improving', lifecycle: 'IMPROVING' }),
    theme({ slug: 'fixed', lifecycle: 'FIXED', affectedCallCount: 0 }),
    theme({ slug: 'fixed in part', lifecycle: 'FIXED', affectedCallCount: 1 }),
    theme({ slug: 'unknown', lifecycle: 'ODD' }),
    theme({ slug: 'untold', lifecycle: null }),
  ];
  const gone = [
    { slug: 'gone', title: 'No longer' },
    { slug: 'fixed', title: 'A theme' },
    { slug: 'new', title: 'A theme' },
  ];
  const run = runReport({
    report: debriefReport({ themes: traits }),
    baseline: baselineOf({ gone }),
  });

  it.each([null, lastOf(null)])(
    'are what the run that it is compared with makes of them',
    (last) => {
      const report = gateReport({ runs: [run] });
      expect(deltaOf(report, last)).toEqual({
        fresh: ['new'],
        still: ['persistent', 'improving', 'fixed in part'],
        uncompared: ['unknown', 'untold'],
        gone: ['gone', 'fixed'],
      });
      expect(compareThemes(report, last).gone[0]).toEqual({ key: 'gone', title: 'No longer' });
      const unjudged = gateReport({ runs: [run, runReport({ report: null })] });
      expect(deltaOf(unjudged, last).gone).toEqual([]);
    },
  );

  it('are said in words, and those that were fixed never to be there still', () => {
    const shown = textOf(gateReport({ runs: [run] }), null);
    expect(shown).toContain('### Themes: 1 new, 3 known before, 2 gone, 2 themes not compared\n');
    for (const change of ['new', 'known before', 'improving']) {
      expect(shown).toContain(`**A theme** · 1 of 10 calls · ${change}\n`);
    }
    expect(shown).toContain(
      '**Gone since the run that it is compared with**\n\n- ✅ **No longer**\n- ✅ **A theme**\n',
    );
    const later = textOf(gateReport({ runs: [run] }), lastOf(['fixed', 'new']));
    expect(later).toContain('### Themes: 5 new, 1 still there, 1 gone\n');
    expect(later).toContain('**A theme** · 1 of 10 calls · still there\n');
    expect(later).toContain('**Gone since this comment was last written**\n\n- ✅ **A theme**\n');
  });
});

describe('what all themes have in common', () => {
  const lines = (report: GateReport, last: CommentState | null) => textOf(report, last).split('\n');

  it('is said by the heading alone', () => {
    const fresh = lines(reportOf(['a', 'b']), lastOf([]));
    expect(fresh[0]).toBe('### Themes: 2 new');
    expect(fresh[2]).toBe('- 🟠\u00a0medium · **A theme** · 1 of 10 calls');
    const still = lines(reportOf(['a']), lastOf(['a', 'b']));
    expect(still[0]).toBe('### Themes: 1 still there, 1 gone');
    expect(still[2]).toMatch(/1 of 10 calls$/);
  });

  it('is said of each where it is not the same of all', () => {
    const [heading, , ...list] = lines(reportOf(['a', 'b']), lastOf(['b'], true));
    expect(heading).toBe('### Themes: 1 still there, 1 theme not compared');
    expect(list[0]).toMatch(/1 of 10 calls · still there$/);
    expect(list[1]).toMatch(/1 of 10 calls$/);
    const themes = [theme({ slug: 'a', lifecycle: 'IMPROVING' })];
    const alone = gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
    expect(lines(alone, null)[2]).toMatch(/1 of 10 calls · improving$/);
  });
});

describe('what is remembered of the themes', () => {
  it('are those of the report', () => {
    expect(rememberThemes(reportOf(['a']), lastOf(['b'], true))).toEqual({
      themes: known('a'),
      more: false,
    });
  });

  it('stays as it is while no run is judged', () => {
    expect(rememberThemes(reportOf(null), lastOf(['b'], true))).toEqual({
      themes: known('b'),
      more: true,
    });
    expect(rememberThemes(reportOf(null), null)).toEqual({ themes: null, more: false });
  });

  it('stays beside what is new while one run is not judged', () => {
    const report = reportOf(['a'], null);
    expect(rememberThemes(report, lastOf(['a', 'b'], true))).toEqual({
      themes: known('a', 'b'),
      more: true,
    });
    expect(rememberThemes(report, null)).toEqual({ themes: known('a'), more: false });
  });

  it('has a limited size', () => {
    const slugs = Array.from({ length: 5000 }, (_, index) => `${index}${'é'.repeat(150)}`);
    const { themes, more } = rememberThemes(reportOf(slugs), null);
    expect(more).toBe(true);
    expect(themes?.length).toBeGreaterThan(10);
    expect(JSON.stringify(themes?.map(({ key }) => key)).length).toBeLessThan(10_000);
    expect(themes?.[0]?.key).toBe(`0${'é'.repeat(99)}`);
  });

  it('has titles of a limited size, the first ones', () => {
    const themes = Array.from({ length: 900 }, (_, index) =>
      theme({ slug: `${index}`, title: `${index} ${'is late '.repeat(50)}` }),
    );
    const report = gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
    const remembered = rememberThemes(report, null);
    expect(remembered).toMatchObject({ more: false });
    const titles = (remembered.themes ?? []).map(({ title }) => title);
    expect(titles).toHaveLength(900);
    expect(titles[0]).toMatch(/^0 is late .*…$/);
    expect(titles[0]?.length).toBeLessThanOrEqual(80);
    expect(titles.at(-1)).toBe('');
    expect(titles.join('').length).toBeLessThan(8000);
  });
});
