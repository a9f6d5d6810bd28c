/** The sections of the summary, in what its first pages leave for later and what is not known. */
import { describe, expect, test } from 'vitest';
import type { RunReport } from '../../src/model/report.ts';
import {
  check,
  debriefReport,
  FULL,
  gateReport,
  recommendation,
  runReport,
  theme,
  trendRow,
} from './builders.ts';
import { renderHtml, renderSummary } from './rendered.ts';

const JOB_ID = '7f0c1d52-6a55-4c0e-9d2b-0d8f6a3b1c11';

function summaryOf(run: Partial<RunReport>, settings = FULL): string {
  return renderSummary(gateReport({ runs: [runReport(run)] }), settings);
}

const upTo = <T>(count: number, item: (name: string, index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(`item-${index}-`, index));

const passing = (name: string) => check({ name, passRate: 90, threshold: 80 });

/** More of each list than its first page has, with how many of them are further. */
const LONG: [string, string, Partial<RunReport>][] = [
  ['checks', 'further checks', { checks: upTo(30, passing) }],
  [
    'recommendations',
    'further recommendations',
    {
      report: debriefReport({
        recommendations: upTo(30, (title, order) =>
          recommendation({ title, order, suggestedText: 'Say so.' }),
        ),
      }),
    },
  ],
  [
    'checks of the trend',
    'further checks',
    {
      report: debriefReport({
        trend: {
          baselineRunPlanJobId: JOB_ID,
          baselineRunNumber: null,
          rows: upTo(30, (checkName) => trendRow({ checkName })),
        },
      }),
    },
  ],
];

describe('a list that is longer than its first page', () => {
  test.each(LONG)('has each of its %s once, those beyond it in a fold', (_, further, run) => {
    const summary = summaryOf(run);
    for (const name of upTo(30, (one) => one)) expect(summary).toContain(name);
    const fold = summary.search(new RegExp(`<summary>\\d+ ${further}</summary>`));
    expect(fold).toBeGreaterThan(0);
    expect(summary.indexOf('item-0-')).toBeLessThan(fold);
    expect(summary.indexOf('item-29-')).toBeGreaterThan(fold);
  });
});

describe('several runs', () => {
  const inconclusive = runReport({
    outcome: 'inconclusive',
    reasons: [{ rule: 'timeout', message: 'the time ran out' }],
    report: null,
  });

  test('have the number of themes, and of high and new ones', () => {
    const themes = [theme({ severity: 'LOW', lifecycle: 'PERSISTENT' })];
    const low = runReport({ report: debriefReport({ themes }) });
    const high = runReport({
      report: debriefReport({ themes: [theme({ severity: 'HIGH', lifecycle: 'NEW' })] }),
    });
    const summary = renderSummary(gateReport({ runs: [low, high, inconclusive] }), FULL);
    const cells = [...summary.matchAll(/^\| .* \| ([^|]*) \|$/gm)].map(([, themed]) => themed);
    expect(cells).toEqual(expect.arrayContaining(['1', '1 (1 high, 1 new)', '–']));
  });
});

describe('the small print', () => {
  const smallPrint = (summary: string) => /<sub>.*<\/sub>/.exec(summary)?.[0] ?? '';

  test.each([
    [{ createdAt: '2026-05-01T10:00:00Z' }, 'debrief created 2026-05-01 10:00 UTC'],
    [{ completedAt: '2026-05-01T10:04:00Z' }, 'debrief completed 2026-05-01 10:04 UTC'],
    [
      { createdAt: '2026-05-01T10:00:00Z', completedAt: '2026-05-01T10:04:00Z' },
      'debrief created 2026-05-01 10:00 UTC · debrief completed 2026-05-01 10:04 UTC',
    ],
  ])('shows when a debrief was created and completed: %j', (times, shown) => {
    const debrief = { debriefId: 'd-1', status: 'READY', errorMessage: null };
    expect(smallPrint(summaryOf({ debrief: { ...debrief, ...times } }))).toContain(shown);
    const unknown = { createdAt: 'soon', completedAt: null };
    expect(smallPrint(summaryOf({ debrief: { ...debrief, ...unknown } }))).not.toContain('debrief');
    const page = renderHtml(
      gateReport({ runs: [runReport({ debrief: { ...debrief, ...times } })] }),
      FULL,
    );
    for (const name of ['created', 'completed'] as const) {
      expect(page.includes(`debrief ${name} 2026`)).toBe(`${name}At` in times);
    }
  });
});

test('a fix that several runs ask for is shown once', () => {
  const asked = recommendation({ title: 'Say the policy', suggestedText: 'Say so.' });
  const run = runReport({ report: debriefReport({ recommendations: [asked] }) });
  const place = { path: 'a.md', startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
  const located = { state: 'located' as const, place, insertedText: 'x', fixedLines: ['x'] };
  const from = [0, 1].map((index) => ({ run: index, recommendation: 0 }));
  const promptFixes = [{ from, found: { ...located, leftOut: null } }];
  const summary = renderSummary(gateReport({ runs: [run, { ...run }], promptFixes }), FULL);
  expect(summary.match(/```diff/g)).toHaveLength(1);
});

test('scenarios have a baseline only if one is known', () => {
  const one = {
    ...{ id: 'a', scenario: 'Refund', persona: null, agent: null, passed: 1, evaluated: 2 },
    ...{ status: 'failing' as const, p: null, adjustedP: null, failingCall: null, checks: [] },
  };
  const baseline = { passed: 2, evaluated: 2 };
  expect(summaryOf({ cases: [{ ...one, baseline: null }] })).not.toContain('Baseline');
  expect(summaryOf({ cases: [{ ...one, baseline }] })).toContain('Baseline');
});
