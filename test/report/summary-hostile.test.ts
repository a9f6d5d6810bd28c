import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DebriefReport, ReportSettings } from '../../src/model/report.ts';
import { SUMMARY_BUDGET_BYTES } from '../../src/report/summary.ts';
import { tries } from '../support/tries.ts';
import { dangerous } from '../text/dangerous.ts';
import { REFERENCES, rawTextOf, tagsOf, toHtml } from '../text/rendered.ts';
import {
  BRIEF,
  debriefReport,
  FULL,
  finding,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';
import { reportOf as everythingOf } from './hostile-report.ts';
import { renderSummary } from './rendered.ts';

const LINKS: ReportSettings = {
  ...FULL,
  callUrl: 'https://a.example/c/{callId}',
  runUrl: 'https://a.example/r/{jobId}',
};

/** The tags that make the document; what only makes up running text may differ. */
function skeleton(html: string): string[] {
  return tagsOf(html).filter((tag) => !/^(?:\/?p|br|\/?code)$/.test(tag));
}

describe('hostile text anywhere in a report', () => {
  it.each<[string, number, ReportSettings]>([
    ['one run', 1, FULL],
    ['two runs', 2, FULL],
    ['one run in brief', 1, BRIEF],
    ['one run with links', 1, LINKS],
  ])(
    'the summary of %s holds no markup, image, address or reference of it',
    (_, count, settings) => {
      const hostile = fc.array(dangerous, { minLength: 300, maxLength: 300 });
      const shown = (text: () => string) => {
        // Where the step runs is the runner's own word.
        const { provenance: _, ...report } = everythingOf(text);
        return renderSummary({ ...report, runs: report.runs.slice(0, count) }, settings);
      };
      let words = 0;
      const expected = new Set(skeleton(toHtml(shown(() => `word ${words++}`))));
      fc.assert(
        fc.property(hostile, (texts) => {
          let next = 0;
          const summary = shown(() => `${texts[next % texts.length] ?? ''}word ${next++}`);
          const html = toHtml(summary);
          expect([...new Set(skeleton(html))].filter((tag) => !expected.has(tag))).toEqual([]);
          const text = rawTextOf(html.replace(/<code.*?<\/code>/gs, ''));
          for (const reference of REFERENCES) expect(text).not.toMatch(reference);
          expect(summary).not.toMatch(
            /[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|<!--|@\w/,
          );
          expect(html).not.toContain('<img');
          for (const [, href] of html.matchAll(/href="([^"]*)"/g))
            expect(href).toMatch(/^https:\/\/a\.example\/[cr]\/[^/]*$/);
        }),
        tries(50),
      );
    },
  );
});

describe('a summary that would be too large', () => {
  const hostile = '`|<@a_b*[x](y)#1 https://a.b/c deadbeef00 😀é\n';

  function largeReport(count: number, text: string): DebriefReport {
    const callIds = Array.from({ length: 30 }, (_, index) => `call-${index}`);
    const list = <T>(make: (index: number) => T): T[] =>
      Array.from({ length: count }, (_, i) => make(i));
    return debriefReport({
      verdictSummary: text,
      executiveSummary: { paragraphs: list(() => text), sections: [] },
      keyFindings: list(() => finding({ title: `found ${text}`, body: text, callIds })),
      wentWell: list(() => finding({ title: text, body: text, callIds })),
      themes: list((index) =>
        theme({
          title: text,
          severity: ['LOW', 'HIGH', 'MEDIUM'][index % 3] ?? '',
          analysis: text,
          callIds,
        }),
      ),
      recommendations: list((order) =>
        recommendation({
          order,
          title: text,
          body: text,
          currentText: text,
          suggestedText: text + text,
        }),
      ),
      trend: {
        baselineRunPlanJobId: 'b',
        baselineRunNumber: 1,
        rows: list(() => trendRow({ checkName: text })),
      },
    });
  }

  /** In Markdown or HTML: no text of a service brings a tag, and what Markdown makes is closed. */
  function expectSound(summary: string, budget: number, tags = tagsOf(summary)): void {
    expect(Buffer.byteLength(summary)).toBeLessThan(budget);
    expect(summary).toContain('✂️ **Left out**');
    const count = (name: string) => tags.filter((tag) => tag === name).length;
    for (const name of ['details', 'summary', 'table', 'pre'])
      expect(count(name)).toBe(count(`/${name}`));
  }

  it('stays below any budget, says what is missing, and is sound', () => {
    const report = gateReport({
      runs: [1, 2, 3].map(() => runReport({ report: largeReport(10, hostile.repeat(5)) })),
    });
    fc.assert(
      fc.property(fc.integer({ min: 4000, max: 40_000 }), (budget) => {
        const summary = renderSummary(report, FULL, budget);
        expectSound(summary, budget, tagsOf(toHtml(summary)));
      }),
      tries(25),
    );
  });

  it('loses its least important parts first', () => {
    const report = gateReport({ runs: [runReport({ report: largeReport(20, hostile) })] });
    const whole = Buffer.byteLength(renderSummary(report, FULL));
    const parts = ['### Themes', '### Recommendations', 'Executive summary'];
    let kept = parts.length;
    for (let budget = whole + 3000; budget > 4000; budget -= 1000) {
      const summary = renderSummary(report, FULL, budget);
      const present = parts.map(
        (part) => summary.includes(`${part}\n`) || summary.includes(`${part}<`),
      );
      const now = present.lastIndexOf(true) + 1;
      expect(present.slice(0, now)).not.toContain(false);
      expect(now).toBeLessThanOrEqual(kept);
      kept = now;
    }
    expect(kept).toBeLessThan(parts.length);
  });

  it('loses the analysis of minor themes before that of severe ones', () => {
    const themes = Array.from({ length: 9 }, (_, index) =>
      theme({ severity: ['LOW', 'HIGH', 'MEDIUM'][index % 3] ?? '', analysis: 'x'.repeat(5000) }),
    );
    const report = gateReport({ runs: [runReport({ report: debriefReport({ themes }) })] });
    const summary = renderSummary(report, FULL, 30_000);
    expect(summary).toContain('<summary>Analysis of theme 1<');
    expect(summary).not.toContain('<summary>Analysis of theme 9<');
    expect(summary).toMatch(/Left out\*\*.*analysed themes/);
  });

  it('loses the better runs first', () => {
    const runs = (['passed', 'failed'] as const).map((outcome) =>
      runReport({
        outcome,
        jobId: outcome,
        report: debriefReport({ verdictSummary: 'x'.repeat(5000) }),
      }),
    );
    const summary = renderSummary(gateReport({ runs }), FULL, 10_000);
    expect(summary.indexOf('> xxx')).toBeLessThan(summary.indexOf('**plan** `passed`: passed'));
    expect(summary.lastIndexOf('> xxx')).toBe(summary.indexOf('> xxx'));
    expect(summary).toContain('Left out');
  });

  it('of one debrief with 500 themes', () => {
    const report = largeReport(500, hostile.repeat(40));
    const summary = renderSummary(gateReport({ runs: [runReport({ report })] }), FULL);
    expectSound(summary, SUMMARY_BUDGET_BYTES);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(SUMMARY_BUDGET_BYTES * 0.9);
  });

  it('of 500 runs with a large report each', () => {
    const report = largeReport(10, hostile.repeat(10));
    const runs = Array.from({ length: 500 }, (_, index) =>
      runReport({ jobId: `run-${index}`, outcome: index % 2 === 0 ? 'passed' : 'failed', report }),
    );
    const summary = renderSummary(gateReport({ runs }), FULL);
    expectSound(summary, SUMMARY_BUDGET_BYTES);
    expect(summary).toContain('✅\u00a0passed\u00a0· **plan** `run-498` |');
  });

  it('of texts of 20 MB, each cut with the rest counted', () => {
    const huge = 'x`|<'.repeat(5_000_000);
    const report = debriefReport({
      verdictSummary: huge,
      themes: [
        theme({ title: huge, slug: huge, analysis: huge, checkNames: [huge], callIds: [huge] }),
      ],
      recommendations: [
        recommendation({
          title: huge,
          body: huge,
          currentText: huge,
          suggestedText: huge,
          themeSlugs: [huge],
        }),
      ],
    });
    const run = runReport({
      jobId: huge,
      reasons: [{ rule: huge, message: huge }],
      notes: [huge],
      debrief: { debriefId: '', status: huge, errorMessage: `${huge}.` },
      report,
    });
    const summary = renderSummary(gateReport({ runs: [run] }), FULL);
    expect(Buffer.byteLength(summary)).toBeLessThan(SUMMARY_BUDGET_BYTES);
    expect(summary).toContain('*(cut here: 19980000 more characters)*');
    expect(summary).not.toContain('Left out');
  });
});
