import { describe, expect, it } from 'vitest';
import { briefReport } from '../../src/report/redact-report.ts';
import { reportOf } from './hostile-report.ts';
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

  it('has no analysis, prose, prompt text or call ID', () => {
    const text = JSON.stringify(briefReport(SMALL));
    for (const left of [
      'Dana',
      'One of two checks',
      'lost a sentence',
      'In 9 of 40',
      'Calm.',
      'taken for proof',
      'sentence back',
      'Greet',
      '3c9eaa00',
    ])
      expect(text).not.toContain(left);
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
});
