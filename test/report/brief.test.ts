import { describe, expect, it } from 'vitest';
import { renderComment } from '../../src/report/comment/comment.ts';
import { briefReport } from '../../src/report/redact-report.ts';
import { describeReason } from '../../src/report/words/reason-words.ts';
import { BRIEF, gateReport, runReport } from './builders.ts';
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
    const now = { passed: 0, evaluated: 3, status: 'now failing', agent: 'Desk' } as const;
    const cases = ['first', 'second'].map((id) =>
      scenario({
        ...now,
        id,
        scenario: `The caller's lie ' is now failing ${id}`,
        scenarioId: UUID + id,
      }),
    );
    const [reason, warning] = cases.map((one) => {
      const facts = { ...one, kind: 'scenario', current: now } as const;
      const message = describeReason({ effect: 'fail', ...facts });
      return { rule: 'scenario', message, short: message, case: one.id };
    });
    if (!reason || !warning) throw new Error('there are two cases');
    const notes = [reason.message];
    const exceptions = { waived: [], known: [], unmatched: [], notes, warnings: [warning] };
    const further = { ...reason, case: 'a case of a further run' };
    const run = runReport({ cases, reasons: [reason, further], exceptions });
    const report = briefReport(gateReport({ runs: [run] }));
    const [brief] = report.runs;
    expect(brief?.reasons[0]?.message).toBe(reason.message.replace(/The .*first(?= \()/, 'first'));
    expect(brief?.reasons[1]?.message).toContain("'a scenario without a name' is now failing: 0");
    const forms = [renderHtml, renderJson, renderJunit, renderSummary];
    const texts = forms.map((render) => render(report, BRIEF));
    texts.push(renderComment(commentView({ report, settings: BRIEF }), 65_000));
    for (const text of texts) {
      expect(text).not.toContain('lie');
      expect(text).toMatch(/first.*second/s);
    }
  });
});
