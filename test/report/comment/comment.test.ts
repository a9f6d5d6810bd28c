import { describe, expect, it } from 'vitest';
import type { GateReport, RunReport, Theme } from '../../../src/model/report.ts';
import {
  COMMENT_BUDGET_BYTES,
  type CommentView,
  renderComment,
} from '../../../src/report/comment/comment.ts';
import {
  baselineOf,
  check,
  debriefReport,
  gateReport,
  NO_FACTS,
  PROVENANCE,
  runReport,
  theme,
} from '../builders.ts';
import { locatedFix } from '../html/reports.ts';
import { LINKED, REALISTIC } from '../realistic.ts';
import { commentView, shownFix } from './comment-view.ts';

function render(overrides: Partial<CommentView> = {}): string {
  return renderComment(commentView(overrides), COMMENT_BUDGET_BYTES);
}

function reportOf(slugs: readonly string[]) {
  const themes = slugs.map((slug) => theme({ slug, title: slug }));
  return gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
}

const NO_COUNTS = {
  total: null,
  counted: null,
  completed: null,
  evaluated: null,
  passed: null,
  failed: null,
};

describe('a realistic comment', () => {
  it('with a suggestion is the golden file', async () => {
    const comment = render({
      report: REALISTIC,
      settings: {
        ...LINKED,
        suggested: { count: 1, url: 'https://github.test/octo/agent/pull/7/files' },
      },
      fixes: [shownFix({ url: 'https://github.test/octo/agent/pull/7#discussion_r1' })],
    });
    await expect(comment).toMatchFileSnapshot('../golden/comment-suggestion.md');
  });

  it('with a diff is the golden file', async () => {
    const overrides = {
      report: { ...REALISTIC, gateName: 'nightly', promptFixes: [locatedFix()] },
      settings: LINKED,
      fixes: [shownFix({ why: 'its lines are not in the diff of the pull request' })],
    };
    await expect(render(overrides)).toMatchFileSnapshot('../golden/comment-diff.md');
  });

  it('of several runs is the golden file', async () => {
    const passed = runReport({
      jobId: '9e0a6b3c-5c1d-4be2-93f1-7f7b2a1d4e03',
      outcome: 'passed',
      reasons: [],
      report: debriefReport({ verdict: 'PASSED' }),
    });
    const report = { ...REALISTIC, runs: [passed, ...REALISTIC.runs] };
    await expect(render({ report })).toMatchFileSnapshot('../golden/comment-several-runs.md');
  });
});

describe('the first lines', () => {
  const MISSED = check({
    name: 'refund policy stated',
    isPassed: false,
    passed: 6,
    evaluated: 24,
    passRate: 25,
    threshold: 80,
  });
  const HELD = check({
    name: 'greeting',
    isPassed: true,
    passed: 24,
    evaluated: 24,
    passRate: 100,
  });
  const linesFor = (overrides: Partial<GateReport>) =>
    render({ report: gateReport(overrides) })
      .split('\n\n')
      .slice(0, 3);

  it('of a failed gate name the failed checks and the next step', () => {
    const run = runReport({ checks: [MISSED, HELD] });
    expect(linesFor({ runs: [run] })).toEqual([
      '## ❌ Simulation gate failed',
      '1 of 2 checks is below its threshold: `refund policy stated`.',
      '**Next:** [open the report](https://github.test/octo/agent/actions/runs/100/attempts/1).',
    ]);
  });

  it('of a gate that passed say what held', () => {
    const run = runReport({
      outcome: 'passed',
      reasons: [],
      checks: [HELD],
      callCounts: { ...NO_COUNTS, evaluated: 24 },
    });
    const [, line] = linesFor({ outcome: 'passed', runs: [run, run] });
    expect(line).toBe('All 2 checks passed (48 calls).');
    const unknown = { ...run, checks: [HELD], callCounts: { ...NO_COUNTS, evaluated: null } };
    expect(linesFor({ outcome: 'passed', runs: [unknown, run] })[1]).toMatch(/2 checks passed\.$/);
    const bare = runReport({ outcome: 'passed', reasons: [] });
    const passed = render({ report: gateReport({ outcome: 'passed', runs: [bare] }) });
    expect(passed).not.toContain('**Next:**');
    expect(linesFor({ outcome: 'passed', runs: [bare] })[1]).toContain('The run passed.');
  });

  it('say why a failed gate fails no step', () => {
    expect(linesFor({ tolerated: true })[1]).toContain('since `warn-only` is set.');
    const runs = [runReport({ outcome: 'inconclusive', report: null })];
    const [, line] = linesFor({ outcome: 'inconclusive', tolerated: true, runs });
    expect(line).toContain('since `on-inconclusive` is `warn`.');
  });

  it.each(['inconclusive', 'error'] as const)('of %s say what is to be done', (outcome) => {
    const reasons = [{ rule: 'timeout', message: 'the time ran out' }];
    const comment = render({
      report: gateReport({ outcome, runs: [runReport({ outcome, reasons, report: null })] }),
    });
    expect(comment).toMatch(/\n\nThe time ran out\./);
    expect(comment).toMatch(
      outcome === 'inconclusive'
        ? /\n\n\*\*Next:\*\* \[raise the timeout that ran out, then run the workflow again\]\(https.*\)\./
        : /\n\n\*\*Next:\*\* \[correct this, then run the workflow again\]\(https.*\)\./,
    );
  });

  it('of a gate that fails by its own rules state the first of them', () => {
    const reasons = [{ rule: 'max-cost', message: 'the runs cost 12 USD; the limit is 10' }];
    const runs = [runReport({ outcome: 'passed', reasons: [] })];
    expect(linesFor({ reasons, runs })[1]).toBe('The runs cost 12 USD; the limit is 10.');
  });
});

describe('several runs', () => {
  it('have a line each, the worst first, with what they came to', () => {
    const reasons = Array.from({ length: 8 }, (_, index) => ({
      rule: 'themes',
      message: `reason ${index}`,
    }));
    const runs = [
      runReport({ outcome: 'passed', reasons: [], checks: [check({ passRate: 100 })] }),
      runReport({ outcome: 'passed', reasons: [], label: 'b', jobId: '' }),
      runReport({ outcome: 'started', reasons: [], report: null, label: 'c' }),
      runReport({ reasons, about: { ...NO_FACTS, planName: 'nightly', number: 12 } }),
    ];
    const lines = render({ report: gateReport({ runs }) }).split('\n');
    expect(lines.filter((line) => /^ *- [❌✅⏳r]|and /u.test(line))).toEqual([
      '- ❌ **nightly, run 12** `7f0c1d52`: Reason 0.',
      ...[1, 2, 3, 4, 5].map((index) => `  - reason ${index}`),
      '  - and 2 further reasons',
      '- ⏳ **c** `7f0c1d52`: started.',
      '- ✅ **plan** `7f0c1d52`: The run passed.',
      '- ✅ **b**: The run passed.',
    ]);
  });
});

describe('the footer', () => {
  const footerOf = (overrides: Partial<CommentView>) =>
    /<sub>(.*)<\/sub>/.exec(render(overrides))?.[1]?.split(' · ');

  it('has what is copied or looked up', () => {
    const run = runReport({
      label: '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
      runStatus: 'TIMED_OUT',
      about: { ...NO_FACTS, number: 12, endedAt: '2026-05-04T10:12:59Z', durationMs: 723_000 },
      cost: { usd: 1.239 },
      report: debriefReport({
        trend: { baselineRunPlanJobId: 'base-1', baselineRunNumber: null, rows: [] },
      }),
    });
    const report = gateReport({
      runs: [run],
      policy: { path: '.github/simulation-gate.yml', isTrial: false },
      provenance: { ...PROVENANCE, workflow: 'Simulation' },
    });
    expect(footerOf({ report, settings: LINKED })).toEqual([
      '[**run 12**](https://voice.example.com/runs/7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11) `7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11`',
      'verdict THRESHOLD_FAILED',
      'status TIMED_OUT',
      'ended 2026-05-04 10:12 UTC',
      'took 12m3s',
      'baseline: run `base-1`',
      'cost 1.24 USD',
      'policy .github/simulation-gate.yml',
      'commit `a1b2c3d`',
      '[workflow run](https://github.test/octo/agent/actions/runs/100/attempts/1)',
    ]);
  });

  it('has a status unless a reason states it', () => {
    const debrief = { debriefId: 'd', status: 'QUEUED', errorMessage: null };
    const run = runReport({ runStatus: 'PAUSED', report: null, debrief });
    const footerWith = (facts: Partial<RunReport>) =>
      footerOf({ report: gateReport({ runs: [{ ...run, ...facts }] }) })?.join();
    const footerAfter = (rule: string) => footerWith({ reasons: [{ rule, message: 'a reason' }] });
    expect(footerWith({})).toContain('debrief QUEUED,status PAUSED');
    expect(footerAfter('timeout')).not.toMatch(/QUEUED|PAUSED/);
    expect(footerAfter('run')).toMatch(/debrief QUEUED,(?!status)/);
    expect(footerAfter('debrief')).toMatch(/(?<!QUEUED),status PAUSED/);
  });
});

describe('the comment', () => {
  it('stays below its budget, says what is left out, and keeps its links', () => {
    const slugs = Array.from({ length: 3000 }, (_, index) => `a-theme-with-a-long-name-${index}`);
    const fixes = Array.from({ length: 100 }, () => shownFix());
    const promptFixes = fixes.map(() => locatedFix());
    const view = commentView({ report: { ...reportOf(slugs), promptFixes }, fixes });
    expect(COMMENT_BUDGET_BYTES).toBeLessThanOrEqual(65_000);
    for (const budget of [4000, 20_000, COMMENT_BUDGET_BYTES]) {
      const comment = renderComment(view, budget);
      expect(Buffer.byteLength(comment)).toBeLessThan(budget);
      expect(comment).toContain('✂️ **Left out**, since GitHub limits the size of a comment: ');
      expect(comment).toContain('[workflow run](https://github.test/');
      expect(comment).toContain('**Next:** [apply the 100 prompt fixes](');
      expect(comment).toContain('<sub>');
    }
  });
});

describe('the themes in the comment', () => {
  const runWith = (themes: Theme[], gone: { slug: string; title: string }[] = []) =>
    runReport({ report: debriefReport({ themes }), baseline: baselineOf({ gone }) });
  const rowsOf = (...runs: RunReport[]) =>
    render({ report: gateReport({ runs }) }).match(/^\| .*(?:\d|–) \| \S+ \|$/gm);

  it('have their status, those that are fixed last', () => {
    const all = ['NEW', 'IMPROVING', 'FIXED', 'ODD', null].map((lifecycle, index) =>
      theme({ slug: `s${index}`, title: `T${index}`, lifecycle, affectedCallCount: 9 - index }),
    );
    const fixed = theme({ slug: 'f', title: 'F', lifecycle: 'FIXED', affectedCallCount: 0 });
    const gone = [
      { slug: 'f', title: 'F' },
      { slug: 'g', title: 'G' },
    ];
    expect(rowsOf(runWith([...all, fixed], gone))).toEqual([
      '| 1 · 🟠\u00a0medium · T0 | 9/10 | new |',
      '| 2 · 🟠\u00a0medium · T1 | 8/10 | improving |',
      '| 3 · 🟠\u00a0medium · T2 | 7/10 | persistent |',
      '| 4 · 🟠\u00a0medium · T3 | 6/10 | ODD |',
      '| 5 · 🟠\u00a0medium · T4 | 5/10 | – |',
      '| ✅ F | – | fixed |',
      '| ✅ G | – | fixed |',
    ]);
  });

  it('are listed once for all runs, and none is fixed while a run has no report', () => {
    const themes = [theme({ slug: 'a' }), theme({ slug: '', title: 'Late' })];
    const run = runWith(themes, [{ slug: 'g', title: 'G' }]);
    expect(rowsOf(run, run)).toHaveLength(3);
    expect(rowsOf(run, runReport({ report: null }))).toHaveLength(2);
  });
});
