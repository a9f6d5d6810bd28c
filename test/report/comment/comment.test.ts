import { describe, expect, it } from 'vitest';
import {
  COMMENT_BUDGET_BYTES,
  type CommentView,
  renderComment,
} from '../../../src/report/comment/comment.ts';
import type { CommentState } from '../../../src/report/comment/state.ts';
import type { Waived } from '../../../src/report/model.ts';
import { debriefReport, gateReport, recommendation, runReport, theme } from '../builders.ts';
import { LINKED, REALISTIC } from '../realistic.ts';
import { commentView, shownFix } from './comment-view.ts';

function render(overrides: Partial<CommentView> = {}, last: CommentState | null = null): string {
  return renderComment(commentView(overrides), last, COMMENT_BUDGET_BYTES);
}

function reportOf(slugs: readonly string[]) {
  const themes = slugs.map((slug) => theme({ slug, title: slug }));
  return gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
}

/** Themes as a comment remembers them; a title is missing where there was no room for it. */
function known(...slugs: string[]) {
  return slugs.map((key) => ({ key, title: '' }));
}

const LAST = {
  run: 99,
  app: '',
  digest: '',
  themes: known('long-silence', 'talks-over-callers'),
  more: false,
};

describe('a realistic comment', () => {
  it('written for the first time is the golden file', async () => {
    const comment = render({
      report: REALISTIC,
      settings: LINKED,
      fixes: [shownFix({ suggestedAt: 'https://github.test/octo/agent/pull/7#discussion_r1' })],
    });
    await expect(comment).toMatchFileSnapshot('../golden/comment-first.md');
  });

  it('written again is the golden file', async () => {
    const overrides = {
      report: REALISTIC,
      settings: LINKED,
      gateName: 'run plan 5b1f8f0f',
      fixes: [shownFix({ why: 'its lines are not in the diff of the pull request' })],
      applied: [
        {
          path: 'agent/prompt.md',
          url: 'https://github.test/octo/agent/pull/7#discussion_r1',
        },
      ],
    };
    await expect(render(overrides, LAST)).toMatchFileSnapshot('../golden/comment-again.md');
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

describe('the comment', () => {
  it('names the reasons of the step and its cure where there is no run', () => {
    const reasons = [
      { rule: 'input', message: "input 'base-url' is missing" },
      { rule: 'service', message: 'it is down' },
    ];
    const comment = render({ report: gateReport({ outcome: 'error', reasons, runs: [] }) });
    expect(comment).toContain("- **input** 'base-url' is missing\n- **service:** it is down\n");
    expect(comment).toContain('**What to do:**');
    expect(comment).not.toContain('### Themes');
  });

  it('folds the reasons after the tenth', () => {
    const reasons = Array.from({ length: 12 }, (_, index) => ({
      rule: 'themes',
      message: `reason ${index + 1}`,
    }));
    const ofRun = render({ report: gateReport({ runs: [runReport({ reasons })] }) });
    const ofStep = render({ report: gateReport({ reasons, runs: [] }) });
    for (const comment of [ofRun, ofStep]) {
      expect(comment).toMatch(/reason 10\n.*<summary>2 further reasons<.*reason 11\n.*12\n/s);
    }
  });

  it('folds the themes after the tenth of each list', () => {
    const slugs = Array.from({ length: 12 }, (_, index) => `theme-${index + 1}`);
    expect(render({ report: reportOf(slugs) })).toMatch(
      /### 12 themes\n.*<summary>2 further themes<\/summary>/s,
    );
    const last = { ...LAST, themes: known(...slugs) };
    expect(render({ report: reportOf([]) }, last)).toMatch(
      /### Themes: 12 fixed\n.*`theme-10`\n.*2 further themes<.*`theme-11`/s,
    );
  });

  it('says that themes of several runs are listed once', () => {
    const run = runReport({
      report: debriefReport({ themes: [theme({ slug: 'late' }), theme({ slug: 'rude' })] }),
    });
    const runs = [run, run, runReport({ outcome: 'inconclusive', report: null })];
    const comment = render({ report: gateReport({ runs }) });
    expect(comment).toContain('3 runs: 2 failed, 1 inconclusive · 4 themes (');
    expect(comment).toContain('### 2 different themes\n');
  });

  it('says which themes it could not compare', () => {
    const last = { ...LAST, themes: known('a'), more: true };
    expect(render({ report: reportOf(['a', 'b']) }, last)).toContain(
      '### Themes: 1 still there, 1 theme not compared\n',
    );
  });

  it('marks a theme that a waiver excuses', () => {
    const waiver = { reason: 'r', owner: null, expires: '2027-01-31', daysLeft: 9 };
    const waived: Waived[] = (['theme', 'check'] as const).map((kind) => ({
      kind,
      name: kind === 'theme' ? 'late' : 'other',
      waiver: { ...waiver, kind, target: '*' },
    }));
    const spared = { waived, known: [], unmatched: [], notes: [] };
    const report = debriefReport({
      themes: ['late', 'other'].map((slug) => theme({ slug, title: slug })),
    });
    const comment = render({ report: gateReport({ runs: [runReport({ report, spared })] }) });
    expect(comment).toContain('- MEDIUM · **late** · 1 of 10 calls · waived until 2027-01-31\n');
    expect(comment).toContain('- MEDIUM · **other** · 1 of 10 calls\n');
  });

  it('has no text where the service left one out', () => {
    const themes = [theme({ slug: '', title: '', severity: '' })];
    const report = gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
    expect(render({ report })).toContain('- no severity · **(untitled)** · 1 of 10 calls\n');
  });

  it('stays below its budget, says what is left out, and keeps its links', () => {
    const slugs = Array.from({ length: 3000 }, (_, index) => `a-theme-with-a-long-name-${index}`);
    const fixes = Array.from({ length: 100 }, () => shownFix());
    const view = commentView({ report: reportOf(slugs), fixes });
    expect(COMMENT_BUDGET_BYTES).toBeLessThanOrEqual(65_000);
    for (const budget of [4000, 20_000, COMMENT_BUDGET_BYTES]) {
      const comment = renderComment(view, null, budget);
      expect(Buffer.byteLength(comment)).toBeLessThan(budget);
      expect(comment).toContain('✂️ **Left out**, since GitHub limits the size of a comment: ');
      expect(comment).toContain('[Job summary](https://github.test/');
      expect(comment).toContain('**Prompt fixes:** 100 as a diff below');
    }
  });

  it('has the texts of its links alone where there are no addresses', () => {
    const comment = render({
      summaryUrl: '',
      changesUrl: '',
      fixes: [shownFix({ suggestedAt: '' })],
      applied: [{ path: 'a.md', url: '' }],
    });
    expect(comment).toContain('**Prompt fixes:** 1 suggested in the changes, 1 earlier');
    expect(comment).toContain('- **Ask for the PIN**: agent/prompt.md:2\n');
    expect(comment).toContain('- a.md\n');
    expect(comment).toMatch(/\n\ncommit `a1b2c3d`\n$/);
  });

  it('cuts a patch of any size', () => {
    const { fix } = shownFix();
    const fixedLines = Array.from({ length: 5000 }, (_, index) => `${index} ${'x'.repeat(2000)}`);
    const long = { ...fix, recommendation: recommendation(), fixedLines };
    const comment = render({ fixes: [shownFix({ fix: long })] });
    expect(comment.length).toBeLessThan(40_000);
    expect(comment).toContain(`+0 ${'x'.repeat(900)}`);
  });
});
