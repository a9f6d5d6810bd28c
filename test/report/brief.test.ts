import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/model/report.ts';
import { briefReport } from '../../src/report/redact.ts';
import { gateReport, runReport } from './builders.ts';
import { reportOf } from './hostile-report.ts';
import { SMALL } from './small.ts';

function failedDebrief(errorMessage: string | null): GateReport {
  return briefReport(
    gateReport({
      runs: [
        runReport({
          reasons: [
            { rule: 'debrief', message: 'the debrief ended FAILED, with an error message' },
          ],
          debrief: { debriefId: 'd', status: 'FAILED', errorMessage },
          report: null,
        }),
      ],
    }),
  );
}

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
    const { about, runVerdict, callCounts, checks, breakdowns, attempts, cost } = run ?? {};
    expect(brief).toMatchObject({
      ...{ about, runVerdict, callCounts, checks, breakdowns, attempts, cost },
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

  it('makes every field empty instead of leaving it out', () => {
    const keys = (value: unknown): unknown =>
      value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.keys(value).map((key) => [key, true]))
        : value;
    const [full, brief] = [SMALL, briefReport(SMALL)].map(({ runs, promptFixes }) =>
      [
        runs[0]?.report,
        runs[0]?.report?.themes[0],
        runs[0]?.report?.recommendations[0],
        runs[0]?.report?.keyFindings[0],
        promptFixes[0]?.found,
      ].map(keys),
    );
    expect(brief).toEqual(full);
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

  it('keeps the earlier reason why a fix is left out', () => {
    const found = {
      state: 'located' as const,
      place: { path: 'a', startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
      insertedText: 'x',
      fixedLines: ['x'],
      leftOut: 'it overlaps with another one',
    };
    const [fix] = briefReport(gateReport({ promptFixes: [{ from: [], found }] })).promptFixes;
    expect(fix?.found).toMatchObject({ leftOut: 'it overlaps with another one' });
  });

  it.each(['the transcript of call 7', 'FAILED', 'e'])(
    'says that there was an error message, and leaves the reasons in their own words: %s',
    (errorMessage) => {
      const [run] = failedDebrief(errorMessage).runs;
      expect(run).toMatchObject({
        reasons: [{ rule: 'debrief', message: 'the debrief ended FAILED, with an error message' }],
        debrief: { errorMessage: '(left out)' },
      });
    },
  );

  it.each([null, '', ' '])('says nothing of an error message that is %j', (errorMessage) => {
    const [run] = failedDebrief(errorMessage).runs;
    expect(run).toMatchObject({ debrief: { errorMessage } });
  });

  it('stays as it is without an evaluated run', () => {
    const report = gateReport({ runs: [runReport({ debrief: null, report: null })] });
    expect(briefReport(report)).toEqual(report);
  });
});
