import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/model/outcome.ts';
import type { GateReport, PromptFix, ReportSettings } from '../../../src/model/report.ts';
import {
  BRIEF,
  check,
  debriefReport,
  FULL,
  finding,
  gateReport,
  PROVENANCE,
  recommendation,
  runReport,
  theme,
  trendRow,
} from '../builders.ts';
import { LINKED } from '../realistic.ts';
import { renderHtml, renderSummary } from '../rendered.ts';
import { expectInOrder, page, pageOf, pageOfRun, textOf } from './rendered.ts';
import { place, RICH, SEVERAL_RUNS } from './reports.ts';

describe('the page', () => {
  it('of one run is the golden file', async () => {
    await expect(page(RICH, LINKED)).toMatchFileSnapshot('golden/one-run.html');
  });

  it('of one run in brief is the golden file', async () => {
    const brief = page(RICH, { ...LINKED, detail: 'brief' });
    await expect(brief).toMatchFileSnapshot('golden/one-run-brief.html');
  });

  it('of several runs is the golden file', async () => {
    await expect(page(SEVERAL_RUNS)).toMatchFileSnapshot('golden/several-runs.html');
  });

  it('lets a browser load nothing, and run and apply its own script and style alone', () => {
    const html = renderHtml(RICH, FULL);
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    const [script, style] = ['script', 'style'].map((name) => {
      const text = html.split(`<${name}>`)[1]?.split(`</${name}>`)[0] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
    expect(policy.replaceAll('&#39;', "'")).toBe(
      `default-src 'none'; script-src ${script}; style-src ${style}; base-uri 'none'; form-action 'none'`,
    );
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<style>'));
    expect(html.match(/<script|<style|\sstyle=|\son\w+=/g)).toEqual(['<style', '<script']);
  });

  it('uses no identifier twice', () => {
    for (const report of [RICH, SEVERAL_RUNS]) {
      const ids = [...page(report).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(10);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leads nowhere on itself that is not there', () => {
    for (const report of [RICH, SEVERAL_RUNS]) {
      const html = page(report);
      for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(` id="${id}"`);
    }
  });
});

describe('the outcome', () => {
  it.each<[Outcome, boolean, string]>([
    ['passed', false, 'Simulation gate passed'],
    ['failed', false, 'Simulation gate failed'],
    ['failed', true, 'Simulation gate failed (tolerated)'],
    ['inconclusive', true, 'Simulation gate inconclusive (tolerated)'],
    ['skipped', false, 'Simulation gate skipped'],
    ['started', false, 'Simulation gate started'],
    ['error', false, 'Simulation gate ended with an error'],
    ['passed', true, 'Simulation gate passed'],
  ])('%s (tolerated: %s) is the title and the heading', (outcome, tolerated, title) => {
    const html = page(gateReport({ outcome, tolerated, runs: [] }));
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    const isTolerated = title.endsWith('(tolerated)');
    expect(html).toContain(`<header class="outcome ${isTolerated ? 'tolerated' : outcome}">`);
  });

  it('comes with its meaning, the reasons of the step, and what to do', () => {
    const html = page(
      gateReport({ outcome: 'error', runs: [], reasons: [{ rule: 'input', message: 'no key' }] }),
    );
    expect(html).toContain('No key');
  });

  it('of a step without any run has no links and no counts', () => {
    const html = page(gateReport({ outcome: 'skipped', runs: [] }));
    expect(html).not.toMatch(/<nav|class="tiles/);
    expect(html).toContain('<main id="report"');
  });

  it('headlines no count of zero', () => {
    const html = pageOf({ themes: [theme({ severity: 'LOW' })] });
    expect(html).toContain('<dt>Themes</dt><dd>1</dd>');
    expect(html).not.toContain('<dt>High severity</dt>');
    expect(html).not.toContain('<dt>New themes</dt>');
  });
});

describe('a run', () => {
  it.each([
    ['https://a.example/{jobId}?x="&y={jobId}', 'https://a.example/a%2Fb%22?x=%22&amp;y=a%2Fb%22'],
    ['javascript:alert({jobId})', null],
  ])('is linked to web addresses only: %s', (runUrl, href) => {
    const html = pageOfRun({ jobId: 'a/b"' }, { ...FULL, runUrl });
    const [, found = null] = /<a href="([^"#]*)" rel/.exec(html) ?? [];
    expect(found).toBe(href);
  });

  it('does not repeat an error message that a reason quotes', () => {
    const html = pageOfRun({
      report: null,
      reasons: [{ rule: 'debrief', message: 'debrief FAILED: overloaded' }],
      debrief: { debriefId: 'd', status: 'FAILED', errorMessage: 'overloaded' },
    });
    expect(html.split('overloaded')).toHaveLength(2);
  });
});

describe('the next step', () => {
  const themes = [theme({ slug: 's', title: 'The theme' })];
  const recommendations = [recommendation({ currentText: 'a', suggestedText: 'b' })];
  const located = (leftOut: string | null): PromptFix => ({
    from: [{ run: 0, recommendation: 0 }],
    found: { state: 'located', place: place(), insertedText: 'b', fixedLines: ['b'], leftOut },
  });
  const nextOf = (report: GateReport, settings: ReportSettings) =>
    /<b>Next:<\/b> (.*?)\.<\/p>/.exec(renderHtml(report, settings))?.[1];
  const nextIn = (report: Partial<GateReport>) => nextOf(gateReport(report), FULL);
  const run = runReport({ report: debriefReport({ themes, recommendations }) });
  const workflowRunUrl = 'https://github.test/octo/agent/actions/runs/1/attempts/1';
  const provenance = { ...PROVENANCE, workflowRunUrl };

  it('is a link to where it stands', () => {
    expect(nextIn({ runs: [run], promptFixes: [located(null)] })).toBe(
      '<a href="#run-1-recommendations">apply the prompt fix</a>: <code>git apply prompt-fixes.patch</code> (in the folder of the report files)',
    );
    const themesLink = '<a href="#run-1-themes">read the themes, the most severe first</a>';
    expect(nextIn({ runs: [run] })).toBe(themesLink);
    const checks = [check({ name: 'greets', passRate: 20 })];
    expect(nextIn({ runs: [runReport({ report: null, checks })] })).toBe(
      '<a href="#run-1-checks">read the failed checks</a>',
    );
  });

  it('leads to the suggestions, and to the workflow run where nothing was judged', () => {
    const suggested = { count: 1, fixes: 1, url: 'https://github.test/pull/1/files' };
    const failed = gateReport({ runs: [run], promptFixes: [located(null)] });
    expect(nextOf(failed, { ...FULL, suggested })).toBe(
      '<a href="https://github.test/pull/1/files" rel="noreferrer">apply the suggestion</a>',
    );
    const reasons = [{ rule: 'timeout', message: '30m of run-timeout ran out' }];
    const link = `<a href="${workflowRunUrl}" rel="noreferrer">run the workflow again</a>`;
    const ended = (outcome: 'inconclusive' | 'error') =>
      nextIn({ outcome, provenance, runs: [runReport({ outcome, report: null, reasons })] });
    expect(ended('inconclusive')).toBe(`${link} with a longer timeout`);
    expect(ended('error')).toBe(`${link} after you correct this`);
  });

  it.each<[string, Partial<GateReport>, Partial<ReportSettings>]>([
    ['a prompt fix', { runs: [run], promptFixes: [located(null)] }, {}],
    ['a prompt fix in no patch', { runs: [run], promptFixes: [located(null), located('no')] }, {}],
    ['nothing told', { runs: [runReport({ report: null })] }, {}],
    ['no judgement', { outcome: 'inconclusive', provenance }, {}],
    ['an error', { outcome: 'error', provenance }, {}],
  ])('has the words of the summary: %s', (_, given, more) => {
    const settings = { ...FULL, ...more };
    const [, inSummary = ''] =
      /\*\*Next:\*\* (.*)\./.exec(renderSummary(gateReport(given), settings)) ?? [];
    const words = inSummary.replace(/\[(.*?)\]\(.*?\)/g, '$1').replaceAll('`', '');
    expect(words).not.toBe('');
    expect(nextOf(gateReport(given), settings)?.replace(/<.*?>/g, '')).toBe(words);
  });
});

describe('several runs', () => {
  it('come as a table first, then a section each, the worst on top', () => {
    const runs = (['passed', 'failed', 'error'] as const).map((outcome) =>
      runReport({
        outcome,
        jobId: outcome,
        reasons: [{ rule: 'r', message: `why ${outcome}` }],
        report:
          outcome === 'error'
            ? null
            : debriefReport({
                trend: {
                  baselineRunPlanJobId: '',
                  baselineRunNumber: 1,
                  rows: [trendRow({ currentPassRate: 80 }), trendRow()],
                },
              }),
      }),
    );
    expectInOrder(textOf(page(gateReport({ outcome: 'error', runs }))), [
      'Checks with a lower pass rate 2 of 4',
      'Runs 3',
      'Runs',
      'error error – – – Why error.',
      'failed failed 0 0 0 Why failed.',
      'passed passed 0 0 0 The run passed.',
      'Run error : error',
      'Run failed : failed',
      'Run passed : passed',
    ]);
  });
});

describe('reasons', () => {
  it('in brief leave out what the service said of the debrief', () => {
    const html = pageOfRun(
      {
        reasons: [{ rule: 'debrief', message: 'the debrief ended FAILED' }],
        debrief: { debriefId: 'd', status: 'FAILED', errorMessage: 'caller Dana' },
      },
      BRIEF,
    );
    expect(html).not.toContain('Dana');
    expect(html).not.toContain('The service says');
  });
});

describe('what the policy spared', () => {
  it('is listed, and marked where it stands', () => {
    const text = textOf(page(RICH));
    expectInOrder(text, [
      'Waiver without a match: theme refund-* : refunds',
      'Warnings and notes',
      'Waived',
      'theme Long silence during lookups : the faster lookup comes with the next release, owner @voice-team, until 2026-06-30',
      'check no dead air : the faster lookup comes with the next release, until 2026-06-30',
      '1 persistent theme, for which the verdict does not fail the gate theme Street names are misheard',
      "Notes the check 'takes address' has 4 calls only",
      'Long silence during lookups persistent waived until 2026-06-30',
      'Waived: the faster lookup',
      'Street names are misheard improving persistent',
      'no dead air waived until 2026-06-30',
    ]);
  });
});

describe('in brief', () => {
  it('there are verdict, numbers and titles, but no text and no calls', () => {
    const secret = 'SECRET';
    const html = page(
      gateReport({
        runs: [
          runReport({
            debrief: { debriefId: 'd', status: 'FAILED', errorMessage: secret },
            report: debriefReport({
              verdictSummary: secret,
              executiveSummary: {
                paragraphs: [secret],
                sections: [{ heading: secret, body: secret }],
              },
              keyFindings: [finding({ title: 'F', body: secret, callIds: [secret] })],
              wentWell: [finding({ title: 'W', body: secret, callIds: [secret] })],
              themes: [theme({ title: 'T', analysis: secret, callIds: [secret] })],
              recommendations: [
                recommendation({
                  title: 'R',
                  body: secret,
                  currentText: secret,
                  suggestedText: secret,
                }),
              ],
            }),
          }),
        ],
        promptFixes: [
          {
            from: [{ run: 0, recommendation: 0 }],
            found: {
              state: 'located',
              place: place(),
              insertedText: secret,
              fixedLines: [secret],
              leftOut: null,
            },
          },
        ],
      }),
      { ...LINKED, detail: 'brief' },
    );
    expect(html).not.toContain(secret);
    expectInOrder(textOf(html), ['THRESHOLD_FAILED', 'T', 'R', 'Located', 'F', 'W']);
  });
});
