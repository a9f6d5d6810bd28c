import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/model/outcome.ts';
import type { GateReport, ReportSettings } from '../../../src/model/report.ts';
import {
  call,
  check,
  debriefReport,
  FULL,
  gateReport,
  PROVENANCE,
  recommendation,
  runReport,
  theme,
} from '../builders.ts';
import { LINKED } from '../realistic.ts';
import { renderHtml, renderSummary } from '../rendered.ts';
import { expectInOrder, page, pageOfRun, textOf } from './rendered.ts';
import { locatedFix, RICH, SEVERAL_RUNS, scenario } from './reports.ts';

describe('the page', () => {
  it('of one run is the golden file', async () => {
    await expect(page(RICH, LINKED)).toMatchFileSnapshot('golden/one-run.html');
  });

  it('lets a browser load and run nothing, and apply its own style alone', () => {
    const html = renderHtml(RICH, FULL);
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    const style = html.split('<style>')[1]?.split('</style>')[0] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy.replaceAll('&#39;', "'")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<style>'));
    expect(html.match(/<script|<style|\sstyle=|\son\w+=/g)).toEqual(['<style']);
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

const FAILED = gateReport({
  runs: [
    runReport({
      outcome: 'failed',
      reasons: [{ rule: 'themes', message: 'a theme is new', theme: 's' }],
      checks: [
        check({ name: 'closes', passed: 24, evaluated: 24, passRate: 100, threshold: 80 }),
        check({ name: 'greets', passed: 6, evaluated: 24, passRate: 25, threshold: 80 }),
      ],
      cases: [scenario({ status: 'now failing' }), scenario({ id: 'b', status: 'passing' })],
      calls: [call({ id: 'call-1', isPassed: false })],
      exceptions: {
        waived: [],
        known: [],
        unmatched: [],
        notes: ['n'],
        warnings: [
          { rule: 'drift', message: 'drift of greets' },
          { rule: 'scenario', message: 'scenario is now failing' },
        ],
      },
      report: debriefReport({
        themes: [theme({ slug: 's', title: 'The theme' })],
        recommendations: [
          recommendation({ title: 'State the policy', currentText: 'old', suggestedText: 'new' }),
        ],
      }),
    }),
  ],
  promptFixes: [locatedFix()],
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

  it('of a step without a run comes with its reason, without links and counts', () => {
    const reasons = [{ rule: 'input', message: 'no key' }];
    const html = page(gateReport({ outcome: 'error', runs: [], reasons }));
    expect(html).toContain('<p>No key.</p>');
    expect(html).toContain('<main id="report"');
  });

  it('leads with what failed: first line, next step, prompt fix, reasons, checks, scenarios', () => {
    expectInOrder(textOf(page(FAILED)), [
      'Simulation gate failed',
      '1 of 2 checks is below its threshold',
      'Next:',
      'State the policy',
      "Located in 'prompts/agent.md:4-6'",
      '− old + new',
      'themes a theme is new · theme 1',
      'warning drift of greets',
      'Checks 2',
      'Scenarios 2',
      'Themes 1',
      'Calls 1',
      'Notes',
      '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11',
    ]);
  });

  it('shows a fact once, IDs of runs in short, and no count of zero', () => {
    const text = textOf(page(FAILED));
    for (const fact of ['State the policy', '− old', 'drift of greets', '7f0c1d52-']) {
      expect(text.split(fact), fact).toHaveLength(2);
    }
    expect(text).not.toMatch(/\b0 (?:themes|high|new|of)/i);
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
});

describe('the next step', () => {
  const themes = [theme({ slug: 's', title: 'The theme' })];
  const recommendations = [recommendation({ currentText: 'a', suggestedText: 'b' })];
  const nextOf = (report: GateReport, settings: ReportSettings) =>
    /<b>Next:<\/b> (.*?)\.<\/p>/.exec(renderHtml(report, settings))?.[1];
  const nextIn = (report: Partial<GateReport>) => nextOf(gateReport(report), FULL);
  const run = runReport({ report: debriefReport({ themes, recommendations }) });
  const workflowRunUrl = 'https://github.test/octo/agent/actions/runs/1/attempts/1';
  const provenance = { ...PROVENANCE, workflowRunUrl };

  it('is a link to its place', () => {
    expect(nextIn({ runs: [run], promptFixes: [locatedFix()] })).toBe(
      '<a href="#first-fix">apply the prompt fix</a>: <code>git apply prompt-fixes.patch</code> in the repository',
    );
    const themesLink = '<a href="#run-1-themes">read the themes, the most severe first</a>';
    expect(nextIn({ runs: [run] })).toBe(themesLink);
    const checks = [check({ name: 'greets', passRate: 20 })];
    expect(nextIn({ runs: [runReport({ report: null, checks })] })).toBe(
      '<a href="#run-1-checks">read the failed checks</a>',
    );
  });

  it.each<[string, Partial<GateReport>, Partial<ReportSettings>]>([
    ['a prompt fix', { runs: [run], promptFixes: [locatedFix()] }, {}],
    [
      'a prompt fix in no patch',
      { runs: [run], promptFixes: [locatedFix(), locatedFix({ leftOut: 'no' })] },
      {},
    ],
    ['nothing told', { runs: [runReport({ report: null })] }, {}],
    ['no judgement', { outcome: 'inconclusive', provenance }, {}],
    ['an error', { outcome: 'error', provenance }, {}],
  ])('has the words of the summary: %s', (_, given, more) => {
    const settings = { ...FULL, ...more };
    const [, inSummary = ''] =
      /\*\*Next:\*\* (.*)\./.exec(renderSummary(gateReport(given), settings)) ?? [];
    const words = inSummary.replace(/\[(.*?)\]\(.*?\)/g, '$1').replaceAll('`', '');
    expect(words).not.toBe('');
    const onPage = nextOf(gateReport(given), settings)?.replace(/<.*?>/g, '');
    expect(onPage?.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(words);
  });
});

describe('several runs', () => {
  it('are a table first, then a section each, the worst on top', () => {
    const runs = (['passed', 'failed', 'error'] as const).map((outcome) =>
      runReport({
        outcome,
        jobId: `${outcome}-1`,
        label: `${outcome}-1`,
        reasons: [{ rule: 'r', message: `why ${outcome}` }],
        report: outcome === 'error' ? null : debriefReport({ themes: [theme()] }),
      }),
    );
    expectInOrder(textOf(page(gateReport({ outcome: 'error', runs }))), [
      'Runs 3 Run Outcome Result Themes',
      'Run error-1 error Why error. –',
      'Run failed-1 failed Why failed. 1',
      'Run passed-1 passed The run passed. 1',
      'Run error-1 : error',
      'Run failed-1 : failed',
      'Run passed-1 : passed',
    ]);
  });
});

describe('what the policy waives', () => {
  it('is a note, and is marked on its theme and check', () => {
    expectInOrder(textOf(page(RICH)), [
      'no dead air waived',
      'Long silence during lookups persistent waived',
      'Notes',
      "Waived theme 'long-silence': the faster lookup comes with the next release, owner @voice-team, until 2026-06-30",
      "Waived check 'no dead air': the faster lookup comes with the next release, until 2026-06-30",
      "1 persistent theme, for which the verdict does not fail the gate: 'spells-street-names'",
      "the check 'takes address' has 4 calls only",
      "Waiver without a match: theme 'refund-*': refunds",
    ]);
  });
});

describe('head and footer', () => {
  const about = { planName: 'refunds', number: 12, endedAt: '2026-11-21T09:50:00Z' };
  const nothing = { planId: null, createdAt: null, startedAt: null };
  const run = runReport({
    about: { ...nothing, ...about, durationMs: 90_000 },
    cost: { usd: 1.5 },
  });

  it('name the plan, the commit and the workflow, and then what is looked up', () => {
    const facts = { repository: 'octo/agent', pullRequest: 7, workflow: 'nightly gate' };
    const workflowRunUrl = 'https://github.example/octo/agent/actions/runs/1';
    const provenance = { ...PROVENANCE, ...facts, workflowRunUrl, commit: '0123456789abcdef' };
    const html = page(gateReport({ provenance, runs: [run] }));
    expectInOrder(textOf(html), [
      ...['refunds, run 12', 'octo/agent', 'pull request 7', 'commit 0123456'],
      ...['ended 2026-11-21 09:50 UTC', 'took 1m30s', 'cost 1.50 USD', 'action 1'],
    ]);
    expect(html).toContain(`<a href="${workflowRunUrl}"`);
  });
});
