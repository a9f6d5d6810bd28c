import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/evaluate/evaluate.ts';
import { endedRun } from '../../src/model/run-facts.ts';
import { runReports } from '../../src/report/build-report.ts';
import { renderComment } from '../../src/report/comment/comment.ts';
import { briefReport } from '../../src/report/redact-report.ts';
import { TODAY } from '../evaluate/decide.ts';
import { BRIEF, debriefReport, gateReport } from './builders.ts';
import { commentView } from './comment/comment-view.ts';
import { reportOf } from './hostile-report.ts';
import { scenario } from './html/reports.ts';
import { renderHtml, renderJson, renderJunit, renderSummary } from './rendered.ts';
import { SMALL } from './small.ts';

describe('a brief report', () => {
  it('has verdict, numbers and titles', () => {
    const [run] = briefReport(SMALL).runs;
    expect(run?.report).toMatchObject({
      verdict: 'THRESHOLD_FAILED',
      keyFindings: [{ title: 'No PIN' }],
      wentWell: [{ title: 'Tone' }],
      themes: [
        {
          slug: 'data-before-pin',
          title: 'Account data before the PIN is checked',
          severity: 'HIGH',
          affectedCallCount: 9,
        },
        { slug: 'long-silence' },
      ],
      recommendations: [{ title: 'Ask for the PIN', severity: 'HIGH', channel: 'PROMPT' }, {}],
      trend: SMALL.runs[0]?.report?.trend,
    });
    expect(run?.reasons).toEqual(SMALL.runs[0]?.reasons);
    expect(run?.exceptions).toEqual(SMALL.runs[0]?.exceptions);
  });

  it('has the counts of what else is known, and no call', () => {
    const report = reportOf(() => 'a text');
    const [run] = report.runs;
    const [brief] = briefReport(report).runs;
    expect(brief).not.toHaveProperty('calls');
    const { about, runVerdict, callCounts, checks, breakdowns, cost } = run ?? {};
    expect(brief).toMatchObject({
      ...{ about, runVerdict, callCounts, checks, breakdowns, cost },
    });
  });

  it('leaves a fix without its text out of what can be applied', () => {
    const [fix, missing] = briefReport(SMALL).promptFixes;
    expect(fix?.found).toMatchObject({
      state: 'located',
      place: { path: 'prompts/agent 1.md', startLine: 3 },
      insertedText: '',
      fixedLines: [],
      leftOut: 'detail: brief leaves out prompt texts',
    });
    expect(missing).toEqual(SMALL.promptFixes[1]);
  });

  it('names scenarios by the ends of their IDs, in every form and in what the policy says of them', () => {
    const UUID = '0198c0de-1111-7000-8000-';
    const counts = { passed: 0, evaluated: 3, baseline: { passed: 15, evaluated: 15 } };
    const cases = ['first', 'second'].map((id) =>
      scenario({
        ...counts,
        id,
        agent: 'Desk',
        scenario: `The caller's lie ' is now failing ${id}`,
        scenarioId: UUID + id,
      }),
    );
    const facts = { ...endedRun('run', null), report: debriefReport({ verdict: 'PASSED' }), cases };
    const [failed, warned] = (['fail', 'warn'] as const).map((scenarios) => {
      const policy = { version: 1, gate: { trend: { scenarios } } } as const;
      return runReports(evaluate([facts], { policy, today: TODAY }), TODAY)[0];
    });
    if (!failed?.exceptions) throw new Error('both runs are evaluated');
    expect(failed.reasons[0]?.message).toContain("The caller's lie ' is now failing first (Ana");
    const exceptions = { ...failed.exceptions, warnings: warned?.exceptions?.warnings ?? [] };
    const report = briefReport(gateReport({ runs: [{ ...failed, exceptions }] }));
    const [brief] = report.runs;
    const named = ['first', 'second'].map((id) => expect.stringContaining(`'${id} (Ana, Desk)'`));
    expect(brief?.reasons.map(({ message }) => message)).toEqual(named);
    expect(brief?.exceptions?.warnings?.map(({ message }) => message)).toEqual(named);
    const forms = [renderHtml, renderJson, renderJunit, renderSummary];
    const texts = forms.map((render) => render(report, BRIEF));
    texts.push(renderComment(commentView({ report, settings: BRIEF }), 65_000));
    for (const text of texts) {
      expect(text).not.toContain('lie');
      expect(text).toMatch(/first.*second/s);
    }
  });
});
