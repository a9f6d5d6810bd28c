import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import type { ReportSettings, RunReport, TrendRow } from '../../src/model/report.ts';
import { renderComment } from '../../src/report/comment/comment.ts';
import { summarize } from '../../src/report/summary.ts';
import {
  debriefReport,
  FULL,
  gateReport,
  PROVENANCE,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';
import { commentView } from './comment/comment-view.ts';
import { LINKED, REALISTIC } from './realistic.ts';
import { renderHtml, renderSummary } from './rendered.ts';

function summaryOf(report: Parameters<typeof debriefReport>[0], settings = FULL): string {
  return renderSummary(
    gateReport({ runs: [runReport({ report: debriefReport(report) })] }),
    settings,
  );
}

function positions(text: string, parts: readonly string[]): number[] {
  return parts.map((part) => {
    expect(text).toContain(part);
    return text.indexOf(part);
  });
}

function expectInOrder(text: string, parts: readonly string[]): void {
  const found = positions(text, parts);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
}

describe('a realistic summary', () => {
  it('is the golden file', async () => {
    await expect(renderSummary(REALISTIC, LINKED)).toMatchFileSnapshot('golden/failed.md');
  });

  it('of several runs is the golden file', async () => {
    const failed = runReport({
      jobId: '2d4c1a77-0d5e-4f3b-8a39-5b1f8f0f6c02',
      report: debriefReport({ themes: [theme({ severity: 'HIGH', lifecycle: 'NEW' })] }),
    });
    const passed = runReport({
      jobId: '9e0a6b3c-5c1d-4be2-93f1-7f7b2a1d4e03',
      outcome: 'passed',
      reasons: [],
      report: debriefReport({ verdict: 'PASSED', verdictSummary: 'All thresholds hold.' }),
    });
    const inconclusive = runReport({
      jobId: 'c1b7e9d4-3a52-4d0f-8e6b-1a9c5d7f2b04',
      outcome: 'inconclusive',
      reasons: [{ rule: 'debrief', message: 'the debrief ended FAILED after 2 requests' }],
      runStatus: 'TIMED_OUT',
      debrief: { debriefId: 'd', status: 'FAILED', errorMessage: 'no transcript\nfor 3 calls' },
      report: null,
    });
    const report = gateReport({ runs: [passed, inconclusive, failed] });
    await expect(renderSummary(report, FULL)).toMatchFileSnapshot('golden/several-runs.md');
  });
});

describe('the first lines', () => {
  it.each<[Outcome, boolean, string]>([
    ['passed', false, '## ✅ Simulation gate passed'],
    ['failed', false, '## ❌ Simulation gate failed'],
    ['failed', true, '## ⚠️ Simulation gate failed (tolerated)'],
    ['inconclusive', false, '## ❓ Simulation gate inconclusive'],
    ['inconclusive', true, '## ⚠️ Simulation gate inconclusive (tolerated)'],
    ['skipped', false, '## ⏭️ Simulation gate skipped'],
    ['started', false, '## ⏳ Simulation gate started'],
    ['error', false, '## 🛑 Simulation gate ended with an error'],
    ['passed', true, '## ✅ Simulation gate passed'],
  ])('name the outcome %s (tolerated: %s)', (outcome, tolerated, heading) => {
    const summary = renderSummary(gateReport({ outcome, tolerated, runs: [] }), FULL);
    expect(summary.split('\n')[0]).toBe(heading);
  });

  it('hold all reasons, of the step and of its run, before anything else', () => {
    const reasons = (rule: string) =>
      [1, 2].map((n) => ({ rule, message: `reason ${n} of ${rule}` }));
    const report = gateReport({
      reasons: reasons('step'),
      runs: [runReport({ reasons: reasons('run'), report: debriefReport({ themes: [theme()] }) })],
    });
    expectInOrder(renderSummary(report, FULL), [
      'Reason 1 of run.',
      'reason 1 of step',
      'reason 2 of step',
      'reason 2 of run',
      '### Themes',
      'verdict THRESHOLD_FAILED',
    ]);
  });

  const linked = (words: string) => `[${words}](https://github.test/runs/1)`;
  it.each<[RunReport['outcome'], string, Partial<RunReport>, string]>([
    ['error', 'input', {}, linked('correct this, then run the workflow again')],
    [
      'inconclusive',
      'timeout',
      {},
      linked('raise the timeout that ran out, then run the workflow again'),
    ],
    ['inconclusive', 'service', { jobId: '' }, linked('run the workflow again')],
    [
      'inconclusive',
      'start',
      {},
      'find the run that may have been started, and pass its ID as `job-id`',
    ],
  ])('say what happened, then one remedy: %s, %s, %j', (outcome, rule, of, remedy) => {
    const provenance = { ...PROVENANCE, workflowRunUrl: 'https://github.test/runs/1' };
    const message = rule === 'timeout' ? '30m of run-timeout ran out' : 'no answer';
    const runs = [runReport({ outcome, report: null, reasons: [{ rule, message }], ...of })];
    const lines = renderSummary(gateReport({ outcome, runs, provenance }), FULL).split('\n');
    expect(lines[2]).toBe(rule === 'timeout' ? '30m of run-timeout ran out.' : 'No answer.');
    expect(lines[4]).toBe(`**Next:** ${remedy}.`);
  });

  it('of several errors are the errors, then the next step', () => {
    const reasons = ['a', 'b'].map((name) => ({
      rule: 'input',
      message: `input '${name}' is bad`,
    }));
    const errors = gateReport({ outcome: 'error', runs: [], reasons });
    const comment = renderComment(commentView({ report: errors }), 65_000);
    for (const text of [renderSummary(errors, FULL), comment]) {
      expect(text).toMatch(/error\n\n- input `a` is bad\n- input `b` is bad\n\n\*\*Next:\*\* /);
    }
    expectInOrder(renderHtml(errors, FULL), ['a&#39; is bad', 'b&#39; is bad', '<b>Next:</b>']);
    const run = runReport({ outcome: 'inconclusive', report: null, reasons });
    expectInOrder(renderSummary(gateReport({ outcome: 'inconclusive', runs: [run] }), FULL), [
      'Input `a` is bad.\n\n- input `b` is bad\n\n**Next:** ',
    ]);
  });

  it('lead to suggestions, located fixes and the uploaded page', () => {
    const located = {
      from: [{ run: 0, recommendation: 0 }],
      found: {
        state: 'located' as const,
        place: { path: 'a.md', startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
        insertedText: 'b',
        fixedLines: ['b'],
        leftOut: null,
      },
    };
    const report = gateReport({ promptFixes: [located, located] });
    const next = (settings: Partial<ReportSettings>) =>
      renderSummary(report, { ...FULL, ...settings }).split('\n')[4];
    const suggested = { count: 1, url: 'https://github.test/pull/1/files' };
    expect(next({ suggested, reportUrl: 'https://github.test/artifacts/1' })).toBe(
      '**Next:** [apply the suggestion](https://github.test/pull/1/files).',
    );
    expect(next({})).toBe(
      '**Next:** apply the 2 prompt fixes: `git apply prompt-fixes.patch` in the repository.',
    );
    expect(next({ patchFile: 'out/prompt-fixes.patch' })).toContain(
      '`git apply out/prompt-fixes.patch`',
    );
  });

  it('say of a dry run that nothing was started, and list its plans', () => {
    const reasons = [{ rule: 'dry-run', message: 'would start nightly, 24 calls' }];
    expectInOrder(renderSummary(gateReport({ outcome: 'skipped', runs: [], reasons }), FULL), [
      'Nothing was started.',
      '- would start nightly, 24 calls',
    ]);
  });

  it('of a skipped step say why, once', () => {
    const reasons = [{ rule: 'input', message: 'there is no key' }];
    const summary = renderSummary(gateReport({ outcome: 'skipped', runs: [], reasons }), FULL);
    expect(summary).toBe('## ⏭️ Simulation gate skipped\n\nNothing was tested: there is no key.\n');
  });

  it('name the gate where the workflow gives it a name', () => {
    expect(renderSummary(gateReport({ gateName: 'english' }), FULL)).toMatch(
      /^## ❌ Simulation gate failed: english\n/,
    );
  });
});

const MARKS = { error: '🛑', failed: '❌', inconclusive: '❓', passed: '✅' };

describe('several runs', () => {
  it('come as an overview first, then a section each, the worst on top', () => {
    const runs = (['passed', 'inconclusive', 'failed', 'error'] as const).map((outcome) =>
      runReport({
        outcome,
        label: `run-${outcome}`,
        reasons: [{ rule: 'r', message: `why ${outcome}` }],
      }),
    );
    const summary = renderSummary(gateReport({ outcome: 'error', runs }), FULL);
    const worstFirst = ['error', 'failed', 'inconclusive', 'passed'] as const;
    expectInOrder(summary, [
      '4 runs: 1 error, 1 failed, 1 inconclusive, 1 passed',
      ...worstFirst.map(
        (outcome) => `| ${MARKS[outcome]}\u00a0${outcome}\u00a0· **run-${outcome}** `,
      ),
      ...worstFirst.map((outcome) => `### ${MARKS[outcome]} **run-${outcome}**`),
    ]);
    for (const outcome of ['error', 'failed', 'inconclusive']) {
      expect(summary.split(`Why ${outcome}.`)).toHaveLength(2);
    }
  });
});

describe('themes', () => {
  it('are sorted by severity, then affected calls, then title', () => {
    const summary = summaryOf({
      themes: [
        theme({ title: 'T7', severity: 'LOW' }),
        theme({ title: 'T6', severity: 'MEDIUM' }),
        theme({ title: 'T5', severity: 'BLOCKER' }),
        theme({ title: 'T4', severity: 'HIGH', impact: 'CRITICAL', affectedCallCount: 1 }),
        theme({ title: 'T3', severity: 'HIGH', impact: null, affectedCallCount: 7 }),
        theme({ title: 'T2', severity: 'HIGH', impact: 'LOW', affectedCallCount: 7 }),
        theme({ title: 'T1', severity: 'HIGH', impact: null, affectedCallCount: 8 }),
      ],
    });
    expectInOrder(
      summary,
      [1, 2, 3, 4, 5, 6, 7].map((n) => `· T${n} |`),
    );
    expectInOrder(
      summary,
      [1, 2, 3, 4, 5, 6, 7].map((n) => `<summary>Analysis of theme ${n}</summary>`),
    );
  });

  it('show values that this version does not know as they are', () => {
    const summary = summaryOf({
      themes: [theme({ severity: 'BLO|CKER', impact: 'HUGE', rootCauseChannel: 'TELEPHONY' })],
    });
    expect(summary).toContain('\u00a0BLO\\|CKER · A theme | 1/10 | – |');
    expect(summary).toContain('\n\nImpact: HUGE');
  });
});

describe('recommendations', () => {
  it('come in their order, with the themes they are meant for', () => {
    const summary = summaryOf({
      themes: [theme({ slug: 's', title: 'The theme' })],
      recommendations: [
        recommendation({ order: 2, title: 'second', severity: 'LOW', channel: 'STT' }),
        recommendation({ order: 1, title: 'first', themeSlugs: ['s', 'gone'] }),
        recommendation({ order: 3, title: '' }),
      ],
    });
    expectInOrder(summary, [
      '**1. first**\n',
      'Fixes theme 1, gone',
      '**2. second** · 🟡\u00a0low · speech recognition',
      '**3. (untitled)**',
    ]);
  });

  function fix(currentText: string | null, suggestedText: string | null): string {
    const summary = summaryOf({
      recommendations: [recommendation({ currentText, suggestedText })],
    });
    return summary.split('A body.\n\n')[1]?.split('\n<sub>')[0] ?? '';
  }

  it.each([
    ['a changed line', 'a\nb\nc', 'a\nx\nc', '```diff\n a\n-b\n+x\n c\n```\n'],
    ['a new text', null, 'a\nb', '```diff\n+a\n+b\n```\n'],
    ['a text for an empty one', '', 'a', '```diff\n+a\n```\n'],
    ['a removed text', 'a', '', '```diff\n-a\n```\n'],
    ['a text without replacement', 'a\nb', null, '```text\na\nb\n```\n'],
    ['a fence in the text', 'a', '```x', '````diff\n-a\n+```x\n````\n'],
  ])('show a prompt fix as a diff: %s', (_, current, suggested, expected) => {
    expect(fix(current, suggested)).toBe(expected);
  });

  it('fold long lines, since code blocks scroll sideways, and lose nothing of them', () => {
    const current = `${'Look up the payment and '.repeat(4)}give its date.`;
    const suggested = `${current} Never promise a refund yourself.`;
    const rows = fix(current, suggested).split('\n').slice(1, -2);
    const textOf = (mark: string) =>
      rows.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : [])).join('');
    expect(fix(current, suggested)).toMatch(/^```diff\n/);
    expect(Math.max(...rows.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(73);
    expect([textOf('-'), textOf('+')]).toEqual([current, suggested]);
    expect(fix('y'.repeat(250), null).split('\n').slice(1, -2)).toEqual([
      ...Array<string>(3).fill('y'.repeat(72)),
      'y'.repeat(34),
    ]);
  });
});

describe('the trend', () => {
  const trend = (rows: TrendRow[]) => ({
    baselineRunPlanJobId: 'base-1',
    baselineRunNumber: 7,
    rows,
  });

  it('names its baseline and shows no rate as a dash, never as 0', () => {
    const rows = [
      trendRow({ checkName: 'same' }),
      trendRow({ checkName: 'new', previousPassRate: null, currentPassRate: 0 }),
      trendRow({
        checkName: 'gone',
        previousPassRate: 70,
        currentPassRate: null,
        lifecycle: 'FIXED',
      }),
      trendRow({ checkName: 'down', previousPassRate: 80, currentPassRate: 66.6666666666 }),
    ];
    const summary = summaryOf({ trend: trend(rows) }, LINKED);
    expect(summary).toContain('baseline: run 7 `base-1`');
    expectInOrder(summary, [
      '| Check | Passed | Threshold |',
      '| down | 66.67% · **-13.33** | – |',
      '| same | 90% · ±0 | – |',
      '| new | 0% | – |',
      '| gone | – | – |',
      '\nSigned figures are changes since the baseline in percentage points.\n',
    ]);
  });

  it.each([null, trend([trendRow({ previousPassRate: null })])])(
    'says that there is no baseline yet: %j',
    (given) => {
      expect(summaryOf({ trend: given })).toContain('\n\nNo baseline yet.\n\n');
    },
  );
});

it('shows IDs by their first digits, in quotes too', () => {
  const id = '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11';
  const reasons = [{ rule: 'input', message: `input 'baseline': '${id}' is unknown; see ${id}` }];
  const summary = renderSummary(gateReport({ outcome: 'error', reasons, runs: [] }), FULL);
  expect(summary).toContain('Input `baseline`: `7f0c1d52` is unknown; see `7f0c1d52`.');
});

describe('the file of a summary that was cut', () => {
  it('has its words, and all that was left out of it', () => {
    const analysis = 'It is late. '.repeat(1000);
    const reasons = [
      { rule: 'r', message: 'in run 7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11 25% fell' },
    ];
    const run = runReport({ reasons, report: debriefReport({ themes: [theme({ analysis })] }) });
    const report = gateReport({ runs: [run] });
    const summary = summarize(report, FULL, 8000);
    const file = [...summary.whole()].join('');
    for (const text of [summary.text, file]) expect(text).toMatch(/In run `7f0c1d52` 25% fell\./);
    expect(summary.text).toMatch(/### Themes[\s\S]*\*\*Left out\*\*[\s\S]*<sub>/);
    expect(file).toContain(analysis.trim());
    expect(file).not.toContain('**Left out**');
  });
});

it('the file of a whole summary is the same', () => {
  const summary = summarize(REALISTIC, LINKED);
  expect([...summary.whole()].join('')).toBe(summary.text);
});
