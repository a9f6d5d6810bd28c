import { describe, expect, it } from 'vitest';
import type { Call, FoundPrompt, Recommendation } from '../../../src/model/report.ts';
import {
  BRIEF,
  baselineOf,
  call,
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
import { expectInOrder, page, pageOf, pageOfRun, textOf } from './rendered.ts';
import { place, scenario } from './reports.ts';

describe('checks', () => {
  const greets = { checkName: 'greets', previousPassRate: 100, currentPassRate: 25 };
  const counts = {
    previous: { passed: 6, evaluated: 6 },
    current: { passed: 3, evaluated: 12 },
  };
  const trend = {
    baselineRunPlanJobId: 'base',
    baselineRunNumber: 7,
    rows: [
      trendRow({ checkName: 'closes', previousPassRate: null, currentPassRate: 90 }),
      trendRow({ checkName: 'down', previousPassRate: 80, currentPassRate: 66.6666 }),
      trendRow({ ...greets, lifecycle: 'NEW', counts }),
    ],
  };

  it('have their calls, threshold, change and baseline, failing ones first', () => {
    const checks = [
      check({ name: 'closes', passRate: 90, threshold: 80 }),
      check({ name: 'greets', passed: 3, evaluated: 12, passRate: 25, threshold: 80 }),
    ];
    const html = pageOfRun({ checks, report: debriefReport({ trend }) });
    expectInOrder(textOf(html), [
      'Baseline: run 7 base. Changes are in percentage points.',
      'Check Passed Threshold Change Status Baseline',
      'greets 3/12 (25%) · 95% CI 9–53% 80% -75 new 6/6 (100%) · 95% CI 61–100%',
      'down 66.67% – -13.33 – 80%',
      'closes 90% 80% – – –',
    ]);
    expect(html.match(/aria-label="failed"/g)).toHaveLength(1);
    expect(html.match(/class="lost"/g)).toHaveLength(2);
  });
});

describe('scenarios', () => {
  it('are listed with their status, their calls now and in the baseline, and a failing call', () => {
    const excerpt = [{ speaker: 'AGENT', text: 'Of course.', startMs: 0 }];
    const cases = [
      scenario({ status: 'now failing', adjustedP: 0.0098, failingCall: 'call-1' }),
      scenario({ id: 'b', status: 'passing', passed: 6, baseline: null }),
    ];
    const calls = [call({ id: 'call-1', isPassed: false, excerpt })];
    const html = pageOfRun({ cases, calls });
    expectInOrder(textOf(html), [
      'Scenarios 2 Scenario Status Passed Baseline Failing call',
      'Asks for a refund (Ana) now failing (p = 0.0098) 1/6 6/6 call-1 excerpt',
      'Asks for a refund (Ana) passing 6/6 – –',
    ]);
    expect(html).toContain('<a href="#run-1-excerpt-1">excerpt</a>');
  });

  it('after the first twenty are folded', () => {
    const cases = Array.from({ length: 200 }, (_, index) => scenario({ id: `${index}` }));
    const html = pageOfRun({ cases });
    expect(html).toContain('<summary>180 more scenarios</summary>');
    expect(html.match(/Asks for a refund/g)).toHaveLength(200);
  });
});

it('lists every measure with the figures of the baseline', () => {
  const figures = { average: 900.5, median: 850, p95: null, minimum: 1, maximum: 2000, values: [] };
  const measure = { id: null, name: 'latency', unit: 'ms', isLimited: false, p: null };
  const current = { ...figures, calls: 24 };
  const baseline = { ...figures, average: 1012.583333333333, calls: null, median: 800 };
  const test = { test: 'welch', adjustedP: 0.04 } as const;
  expectInOrder(textOf(pageOfRun({ measures: [{ ...measure, ...test, current, baseline }] })), [
    'Measure Calls Average Median Minimum Maximum p-value',
    'latency 24 900.5 ms 850 ms 1 ms 2000 ms 0.04',
    'latency, baseline – 1012.58 ms 800 ms 1 ms 2000 ms –',
  ]);
});

describe('calls', () => {
  it('are a table, failing ones first, and those that passed are folded', () => {
    const checks = [{ name: 'states policy', isPassed: false, reasoning: null }];
    const calls = [
      call({ id: 'call-1', isPassed: true, persona: 'Ana', durationMs: 61_000 }),
      call({ id: 'call-2', isPassed: null, persona: 'Ana' }),
      call({ id: 'call-3', isPassed: false, persona: 'Ben', scenario: 'asks for <i>', checks }),
    ];
    expectInOrder(textOf(pageOfRun({ calls })), [
      'Calls 3 Call Failed checks Scenario Persona',
      'call-3 states policy asks for <i&gt; Ben',
      'call-2 – – Ana',
      '1 more call',
      'call-1 – – Ana',
    ]);
  });

  it('with the same excerpt are one group, the largest group first', () => {
    const quoted = (id: string, text: string, speaker: string | null = 'AGENT') =>
      call({ id, isPassed: false, excerpt: [{ speaker, text, startMs: 0 }] });
    const calls = [quoted('a', 'Hello?', null), quoted('b', 'Yes <b>'), quoted('c', 'Yes <b>')];
    expectInOrder(textOf(pageOfRun({ calls })), [
      'Excerpts of failing calls AGENT Yes <b&gt; 2 calls: b c',
      'unknown speaker Hello? 1 call: a',
    ]);
  });

  it.each<[Partial<Call>, string | null]>([
    [{ isCounted: true }, null],
    [{ isCounted: false }, 'no'],
    [{ isCounted: false, invalidation: 'reason: <b>' }, 'no: reason: &lt;b&gt;'],
    [{ isCounted: false, failureOwner: 'CALLER' }, 'no: failure owner CALLER'],
    [{ invalidation: 'late', failureOwner: 'LINE' }, 'yes: late; failure owner LINE'],
  ])('show why they do not count: %j', (facts, words) => {
    const html = pageOfRun({ calls: [call(facts)] });
    if (words === null) expect(html).not.toContain('>Counted<');
    else expect(html).toContain(`data-label="Counted">${words}</td>`);
  });
});

it('shows personas and agents if there are several of them', () => {
  const part = (name: string, passed: number) => {
    return { name, calls: 4, evaluated: 4, passed, passRate: null, score: null };
  };
  const byPersona = [part('Maria', 1), part('Ana', 4)];
  const text = textOf(pageOfRun({ breakdowns: { byPersona, byAgent: [part('desk', 3)] } }, BRIEF));
  expectInOrder(text, ['Personas and agents', 'Maria 1/4 (25%) · 95% CI', 'Ana 4/4 (100%)']);
  expect(text).not.toContain('desk');
});

describe('themes', () => {
  it('that are all fixed have no count in their heading', () => {
    const baseline = baselineOf({ gone: [{ slug: 'late', title: 'Late greeting' }] });
    const text = textOf(pageOfRun({ report: debriefReport(), baseline }));
    expect(text).toContain('Themes Fixed since the baseline: Late greeting');
  });

  it('are sorted by severity with the signs of the summary, and each shows its facts', () => {
    const text = textOf(
      pageOf({
        themes: [
          theme({ title: 'T3', severity: 'LOW', totalCallCount: 0, checkNames: [] }),
          theme({ title: '', severity: 'BLO<CKER', impact: 'HUGE', affectedCallCount: 1200 }),
          theme({ title: 'T1', severity: 'HIGH', prevalence: 'WIDESPREAD', lifecycle: 'NEW' }),
          theme({ title: 'T4', severity: 'HIGH', lifecycle: 'FIXED', affectedCallCount: 0 }),
        ],
      }),
    );
    expectInOrder(text, [
      'Themes 3',
      '🔴 high 1. T1 new',
      'Calls 1/10 (10%)',
      'Prevalence widespread Checks a check',
      '🟣 BLO<CKER 2. (untitled)',
      '1,200/10',
      'Impact HUGE',
      '🟡 low 3. T3',
      'Calls 1/0 Slug a-theme Analysis',
      'Fixed since the baseline: T4',
    ]);
  });
});

describe('prose', () => {
  it('of the executive summary and findings is below its headings', () => {
    const sections = [
      { heading: 'Title', body: 'second' },
      { heading: null, body: 'third' },
    ];
    const text = textOf(
      pageOf({
        verdictSummary: '',
        executiveSummary: { paragraphs: ['first'], sections },
        keyFindings: [finding({ title: '', callIds: ['c1'] })],
        wentWell: [finding({ title: 'Tone', body: '' })],
      }),
    );
    expectInOrder(text, [
      'Executive summary first Title second third',
      'Key findings 1 (untitled) Its body. 1 call: c1',
      'What went well 1 Tone',
    ]);
  });
});

describe('recommendations', () => {
  function fixPage(fix: Partial<Recommendation>, found?: FoundPrompt, settings = FULL): string {
    const report = debriefReport({ recommendations: [recommendation(fix)] });
    const promptFixes =
      found === undefined ? [] : [{ from: [{ run: 0, recommendation: 0 }], found }];
    return page(gateReport({ runs: [runReport({ report })], promptFixes }), settings);
  }

  it('come in their order, with their themes; those that change no prompt are folded', () => {
    const html = pageOf({
      themes: [theme({ slug: 's', title: 'The theme' })],
      recommendations: [
        recommendation({ order: 3, title: 'third', severity: 'LOW', channel: 'STT' }),
        recommendation({ order: 2, title: 'second', suggestedText: 'b' }),
        recommendation({ order: 1, title: 'first', themeSlugs: ['s', 'gone'], currentText: 'a' }),
      ],
    });
    expectInOrder(textOf(html), [
      'first',
      'Fixes theme 1 , theme gone',
      'second',
      'Other recommendations (1) third 🟡 low speech recognition',
    ]);
  });

  it('show a prompt fix as a diff, and the full text', () => {
    const html = fixPage({ currentText: 'a\nb', suggestedText: '\na\n<c>' });
    expect(html).toContain('<del><span class="mark">−</span><span>b</span></del>');
    expect(html).toContain('<ins><span class="mark">+</span><span>&lt;c&gt;</span></ins>');
    expect(html).toContain('<pre dir="auto">\na\n&lt;c&gt;</pre>');
  });

  const located = { place: place(), insertedText: '', fixedLines: [] };
  it.each<[string, FoundPrompt, string]>([
    [
      'located',
      { state: 'located', ...located, leftOut: null },
      "Located in 'prompts/agent.md:4-6'",
    ],
    [
      'left out of the patch',
      { state: 'located', ...located, leftOut: 'overlaps' },
      "Located in 'prompts/agent.md:4-6'; not in the patch: overlaps",
    ],
    [
      'ambiguous',
      { state: 'ambiguous', places: Array.from({ length: 20 }, () => place({ endLine: 4 })) },
      "Ambiguous: the text is in 20 places: 'prompts/agent.md:4', ",
    ],
    [
      'applied',
      { state: 'applied', places: [place()] },
      "Already applied: the suggested text is in 'prompts/agent.md:4-6'",
    ],
    ['missing', { state: 'missing' }, 'Not found in the repository'],
  ])('say where the text is: %s', (_, found, words) => {
    const fix = { currentText: 'old', suggestedText: 'new' };
    expect(textOf(fixPage(fix, found))).toContain(words);
    const brief = textOf(fixPage(fix, found, BRIEF));
    expect(brief).toContain(words);
    expect(brief).not.toMatch(/\b(?:old|new)\b/);
  });
});
