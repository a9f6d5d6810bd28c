import { describe, expect, it } from 'vitest';
import type { RunReport, Theme } from '../../../src/model/report.ts';
import { themeSections } from '../../../src/report/comment/themes.ts';
import { layOutWhole } from '../../../src/report/layout.ts';
import { baselineOf, debriefReport, gateReport, runReport, theme } from '../builders.ts';

function textOf(...runs: RunReport[]): string {
  return [...layOutWhole(themeSections(gateReport({ runs })))].join('');
}

function runWith(themes: Theme[], gone: { slug: string; title: string }[] = []): RunReport {
  return runReport({ report: debriefReport({ themes }), baseline: baselineOf({ gone }) });
}

const UNJUDGED = runReport({ report: null });

describe('the themes in the comment', () => {
  const run = runWith(
    [
      theme({ slug: 'new', title: 'T1', lifecycle: 'NEW' }),
      theme({ slug: 'persistent', title: 'T2', lifecycle: 'PERSISTENT' }),
      theme({ slug: 'improving', title: 'T3', lifecycle: 'IMPROVING' }),
      theme({ slug: 'fixed', title: 'T4', lifecycle: 'FIXED', affectedCallCount: 0 }),
      theme({ slug: 'fixed in part', title: 'T5', lifecycle: 'FIXED', affectedCallCount: 1 }),
      theme({ slug: 'odd', title: 'T6', lifecycle: 'ODD' }),
      theme({ slug: 'unknown', title: 'T7', lifecycle: null }),
    ],
    [
      { slug: 'gone', title: 'No longer' },
      { slug: 'untitled', title: '' },
      { slug: 'fixed', title: 'T4' },
      { slug: 'new', title: 'T1' },
    ],
  );

  it('are listed with their status', () => {
    const [heading, , ...lines] = textOf(run).split('\n');
    expect(heading).toBe('### Themes: 1 new, 3 persistent, 3 fixed, 2 themes not compared');
    expect(lines).toEqual([
      ...['T1', 'T2', 'T3', 'T5', 'T6', 'T7'].map((title) => expect.stringContaining(title)),
      '',
      '**Fixed since the baseline**',
      '',
      '- ✅ **No longer**',
      '- ✅ `untitled`',
      '- ✅ **T4**',
      '',
      '',
    ]);
    const status = lines.slice(0, 6).map((line) => /calls(?: · (.*))?$/.exec(line)?.[1]);
    const known = 'persistent';
    expect(status).toEqual(['new', known, 'improving', known, undefined, undefined]);
  });

  it('are not called gone while a run has no report', () => {
    expect(textOf(run, UNJUDGED)).not.toMatch(/gone/i);
  });

  it('have no heading if there are none, nor were any', () => {
    expect(textOf(runWith([]))).toBe('');
    expect(textOf(UNJUDGED)).toBe('');
    expect(textOf()).toBe('');
  });

  it('are listed once for all runs, by slug or else by title', () => {
    const themes = [theme({ slug: 'a' }), theme({ slug: '', title: 'Late' })];
    expect(textOf(runWith(themes), runWith(themes))).toMatch(
      /^### 2 different themes\n\n-.*\n-.*\n\n$/,
    );
  });
});
