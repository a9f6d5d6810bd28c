import { describe, expect, test } from 'vitest';
import type { RunReport } from '../../src/model/report.ts';
import { describeBaseline, oldBaselines } from '../../src/report/baseline-words.ts';
import { COMMENT_BUDGET_BYTES, renderComment } from '../../src/report/comment/comment.ts';
import { renderHtml } from '../../src/report/html/render-html.ts';
import { summarize } from '../../src/report/summary.ts';
import {
  baselineOf as baseline,
  debriefReport,
  FULL,
  gateReport,
  runReport,
  trendRow,
} from './builders.ts';
import { commentView } from './comment/comment-view.ts';

type Baseline = NonNullable<RunReport['baseline']>;

const ID = '0b8e2f6c-6a55-4c0e-9d2b-0d8f6a3b1c11';

/** How summary and comment name it. */
const NAMED = 'run 1,234 `0b8e2f6c`, commit `a1b2c3d`, 3 days old';

const gone = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `theme-${index}`, title: `*T${index}*` }));

function shown(overrides: Partial<Baseline>, trend = true) {
  const rows = [trendRow()];
  const known = { baselineRunPlanJobId: ID, baselineRunNumber: null, rows };
  const run = runReport({
    baseline: baseline(overrides),
    report: debriefReport({ trend: trend ? known : null }),
  });
  const report = gateReport({ runs: [run] });
  return {
    summary: summarize(report, FULL).text,
    page: [...renderHtml(report, FULL)].join(''),
    comment: renderComment(commentView({ report }), COMMENT_BUDGET_BYTES),
  };
}

describe('the baseline of a run', () => {
  test('is named where the run has no debrief, too', () => {
    const known = (run: RunReport) => summarize(gateReport({ runs: [run] }), FULL).text;
    const alone = runReport({ report: null });
    expect(known({ ...alone, baseline: baseline() })).toContain(`baseline: ${NAMED}`);
    expect(known(alone)).not.toContain('compare');
  });

  test('is none if the run was compared with nothing', () => {
    expect(describeBaseline(runReport())).toBe('');
    const off = baseline({ source: 'off', jobId: '', number: null });
    expect(describeBaseline(runReport({ baseline: off }))).toBe('');
  });

  test.each<[Partial<Baseline>, string]>([
    [{}, 'run <0b8e2f6c>, commit <a1b2c3d>, 3 days old'],
    [{ commit: null, ageDays: 0.01 }, 'run <0b8e2f6c>, less than an hour old'],
    [{ commit: null, ageDays: 0.05 }, 'run <0b8e2f6c>, 1 hour old'],
    [{ commit: null, ageDays: 1.9 }, 'run <0b8e2f6c>, 45 hours old'],
    [{ commit: null, ageDays: 2 }, 'run <0b8e2f6c>, 2 days old'],
    [
      { commit: null, ageDays: null, pooled: [ID, 'b'] },
      'run <0b8e2f6c>, pooled with 1 run before it',
    ],
    [
      { source: 'previous', commit: null, ageDays: null },
      "run <0b8e2f6c>, the service's previous run",
    ],
  ])('is named with what is known of it: %j', (overrides, words) => {
    const run = runReport({ baseline: baseline({ number: null, ...overrides }) });
    expect(describeBaseline(run, (id) => `<${id}>`)).toBe(words);
  });

  test('that is old is warned of, in every run that has one', () => {
    const old = runReport({ baseline: baseline({ ageDays: 20 }) });
    const fresh = runReport({ baseline: baseline() });
    expect(oldBaselines([fresh, runReport()])).toEqual([]);
    expect(oldBaselines([old])).toEqual([
      expect.stringContaining(
        'the baseline (run 1,234 0b8e2f6c, commit a1b2c3d, 20 days old) is more than 14 days old',
      ),
    ]);
    const unnamed = { ...old, jobId: '' };
    expect(oldBaselines([old, unnamed, fresh])).toEqual([
      expect.stringMatching(`^run ${old.jobId.slice(0, 8)}: `),
      expect.stringMatching('^plan: '),
    ]);
  });
});

describe('summary, page and comment', () => {
  test('name the baseline with its commit and its age', () => {
    const { summary, page, comment } = shown({});
    expect(summary).toContain(`baseline: ${NAMED}`);
    expect(page).toContain('Baseline: run 1,234 0b8e2f6c, commit a1b2c3d, 3 days old.');
    expect(comment).toContain(`baseline: ${NAMED}`);
  });

  test('name it once', () => {
    for (const text of Object.values(shown({ commit: 'feedf00d'.repeat(5) }))) {
      for (const fact of [ID.slice(0, 8), 'feedf00', '3 days old']) {
        expect(text.split(fact), fact).toHaveLength(2);
      }
    }
  });

  test('of several runs name each, in a comment all in its small print', () => {
    const runs = [ID, ID, 'b', 'c', 'd'].map((jobId) =>
      runReport({ baseline: baseline({ jobId, number: null }), report: debriefReport() }),
    );
    const report = gateReport({ runs: [...runs, runReport()] });
    const comment = renderComment(commentView({ report }), COMMENT_BUDGET_BYTES);
    const facts = 'commit `a1b2c3d`, 3 days old';
    expect(comment).toContain(
      `<sub>baselines: run \`0b8e2f6c\`, ${facts}; run \`b\`, ${facts}; run \`c\`, ${facts} and 1 more`,
    );
    expect(summarize(report, FULL).text.match(/baseline: run `0b8e2f6c`/g)).toHaveLength(2);
    const alone = gateReport({ runs: [runReport(), runReport()] });
    expect(renderComment(commentView({ report: alone }), COMMENT_BUDGET_BYTES)).not.toContain(
      'compared with',
    );
  });

  test('name what is gone, as text, and of much of it how much', () => {
    const few = shown({ gone: gone(2) });
    for (const text of [few.summary, few.comment])
      expect(text).toContain('| ✅ \\*T1\\* | – | fixed |');
    expect(few.page).toContain('<li>*T0* <code>theme-0</code></li>');
    const many = shown({ gone: gone(25) });
    expect(many.summary).toContain('<summary>15 further themes</summary>');
    expect(many.page).toContain('<li>5 more</li>');
  });
});
