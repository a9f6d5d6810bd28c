import { describe, expect, it } from 'vitest';
import type { FoundPrompt, Recommendation } from '../../../src/model/report.ts';
import {
  BRIEF,
  check,
  debriefReport,
  FULL,
  finding,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from '../builders.ts';
import { LINKED } from '../realistic.ts';
import { expectInOrder, page, pageOf, pageOfRun, textOf } from './rendered.ts';
import { place } from './reports.ts';

describe('themes', () => {
  it('are sorted by severity, and each shows what is known of it', () => {
    const text = textOf(
      pageOf({
        themes: [
          theme({ title: 'T3', severity: 'LOW', totalCallCount: 0, checkNames: [] }),
          theme({ title: '', severity: 'BLO<CKER', impact: 'HUGE', affectedCallCount: 1200 }),
          theme({ title: 'T1', severity: 'HIGH', prevalence: 'WIDESPREAD', lifecycle: 'NEW' }),
        ],
      }),
    );
    expectInOrder(text, [
      'high T1 new',
      'Calls affected 1/10 (10%)',
      'Prevalence widespread Checks a check',
      'BLO<CKER (untitled)',
      '1,200/10',
      'Impact HUGE',
      'low T3',
      'Calls affected 1/0 Analysis',
    ]);
  });

  it('name their calls, the first ten at once', () => {
    const callIds = Array.from({ length: 12 }, (_, index) => `call-${index}`);
    const html = pageOf({ themes: [theme({ callIds })] }, LINKED);
    expect(html).toContain(
      '<li><a href="https://voice.example.com/calls/call-9" rel="noreferrer"><code>call-9</code></a></li></ul><details><summary>2 more</summary>',
    );
    expect(pageOf({ themes: [theme({ callIds: ['', 'x'] })] })).not.toContain('more</summary>');
  });
});

describe('prose', () => {
  it('keeps its paragraphs and line breaks', () => {
    const paragraphs = ['\none\ntwo\n \n\nthree\n'];
    expect(pageOf({ executiveSummary: { paragraphs, sections: [] } })).toContain(
      '<div class="panel"><div class="prose" dir="auto"><p>one\ntwo</p><p>three</p></div></div>',
    );
    expect(pageOf({ verdictSummary: ' \n' })).not.toContain('<blockquote>');
  });

  it('of the executive summary and findings stands under its headings', () => {
    const text = textOf(
      pageOf({
        executiveSummary: {
          paragraphs: ['first'],
          sections: [
            { heading: 'Title', body: 'second' },
            { heading: null, body: 'third' },
          ],
        },
        keyFindings: [finding({ title: '', callIds: ['c1'] })],
        wentWell: [finding({ title: 'Tone', body: '' })],
      }),
    );
    expectInOrder(text, [
      'Executive summary first Title second third',
      'Key findings 1 (untitled) Its body. Calls c1',
      'What went well 1 Tone',
    ]);
  });
});

describe('recommendations', () => {
  it('come in their order, with the themes that they are meant for', () => {
    const html = pageOf({
      themes: [theme({ slug: 's', title: 'The theme' })],
      recommendations: [
        recommendation({ order: 2, title: 'second', severity: 'LOW', channel: 'STT' }),
        recommendation({ order: 1, title: 'first', themeSlugs: ['s', 'gone'] }),
      ],
    });
    expectInOrder(textOf(html), [
      'Recommendations 2',
      '1. first',
      'Fixes theme: The theme ; gone',
      '2. second low speech recognition',
    ]);
  });

  function fixPage(fix: Partial<Recommendation>, found?: FoundPrompt, settings = FULL): string {
    const report = debriefReport({ recommendations: [recommendation(fix)] });
    const promptFixes =
      found === undefined ? [] : [{ from: [{ run: 0, recommendation: 0 }], found }];
    return page(gateReport({ runs: [runReport({ report })], promptFixes }), settings);
  }

  it('show a prompt fix as a diff, and the suggested text as a whole', () => {
    const html = fixPage({ currentText: 'a\nb', suggestedText: '\na\n<c>' });
    expect(html).toContain('<del><span class="mark">−</span><span>b</span></del>');
    expect(html).toContain('<ins><span class="mark">+</span><span>&lt;c&gt;</span></ins>');
    expect(html).toContain('<pre dir="auto">\na\n&lt;c&gt;</pre>');
  });

  it('say where a text is cut', () => {
    const huge = fixPage({ currentText: 'a', suggestedText: 'x'.repeat(200_001) });
    expect(huge).toContain('(cut here: 1 more characters)');
  });

  it.each<[string, FoundPrompt, string]>([
    [
      'located',
      { state: 'located', place: place(), insertedText: '', fixedLines: [], leftOut: null },
      'Located in prompts/agent.md:4-6',
    ],
    [
      'left out of the patch',
      { state: 'located', place: place(), insertedText: '', fixedLines: [], leftOut: 'overlaps' },
      'Located in prompts/agent.md:4-6 ; not in the patch: overlaps',
    ],
    [
      'ambiguous',
      { state: 'ambiguous', places: Array.from({ length: 20 }, () => place({ endLine: 4 })) },
      'Ambiguous : the text is in 20 places: prompts/agent.md:4 ,',
    ],
    [
      'applied',
      { state: 'applied', places: [place()] },
      'Already applied : the suggested text is in prompts/agent.md:4-6',
    ],
    ['missing', { state: 'missing' }, 'Not found in the repository'],
  ])('say where the text stands: %s', (_, found, words) => {
    const fix = { currentText: 'old', suggestedText: 'new' };
    expect(textOf(fixPage(fix, found))).toContain(words);
    const brief = textOf(fixPage(fix, found, BRIEF));
    expect(brief).toContain(words);
    expect(brief).not.toMatch(/\b(?:old|new)\b/);
  });
});

it('explains the bars of personas and agents', () => {
  const part = { name: 'Maria', calls: 4, evaluated: 4, passed: 1, passRate: 25, score: null };
  const breakdowns = { byPersona: [part], byAgent: [] };
  expect(pageOfRun({ breakdowns })).toContain('>Share of calls that passed</th>');
  expect(pageOfRun({ breakdowns, checks: [check({ threshold: 80 })] })).toContain(
    '>Share of calls that passed</th>',
  );
});

describe('the trend', () => {
  it('is a table, the greatest loss first', () => {
    const rows = [
      trendRow({ checkName: 'new', previousPassRate: null, currentPassRate: 0 }),
      trendRow({ checkName: 'gone', previousPassRate: 70, currentPassRate: null }),
      trendRow({
        checkName: 'down',
        previousPassRate: 80,
        currentPassRate: 66.6666,
        lifecycle: 'NEW',
      }),
    ];
    const html = pageOf({
      trend: { baselineRunPlanJobId: 'base', baselineRunNumber: 7, rows },
    });
    expectInOrder(textOf(html), [
      'Pass rates in run 7 ( base )',
      'down 80% 66.67% -13.33 new',
      'new – 0% – –',
      'gone 70% – – –',
    ]);
    expect(html.match(/ lost"/g)).toHaveLength(1);
  });
});
