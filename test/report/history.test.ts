import { describe, expect, test } from 'vitest';
import type { HistoricCheck, History } from '../../src/model/history.ts';
import { checkRows, sparkline } from '../../src/report/check-rows.ts';
import { renderHtml } from '../../src/report/html/render-html.ts';
import { summarize } from '../../src/report/summary.ts';
import { check, debriefReport, FULL, gateReport, runReport, trendRow } from './builders.ts';

function historic(name: string, rate: number | null, overrides: Partial<HistoricCheck> = {}) {
  return { name, passed: null, evaluated: null, passRate: rate, isPassed: null, ...overrides };
}

function historyOf(runs: HistoricCheck[][], overrides: Partial<History> = {}): History {
  return {
    runs: runs.map((checks, index) => ({
      jobId: `job-${index}`,
      number: index === 0 ? null : index + 40,
      endedAt: null,
      outcome: 'passed',
      commit: null,
      fingerprint: null,
      checks,
    })),
    unsteady: [],
    ...overrides,
  };
}

const HISTORY = historyOf([
  [historic('refund', 0), historic('gone', 50)],
  [historic('refund', 50, { passed: 12, evaluated: 24, isPassed: false })],
  [],
]);

const RUN = runReport({
  checks: [
    check({ name: 'refund', passRate: 100, threshold: 80 }),
    check({ name: 'new', passRate: 90 }),
  ],
  report: debriefReport({ trend: null }),
  history: HISTORY,
});

const shown = (run = RUN) => {
  const report = gateReport({ runs: [run] });
  return {
    summary: summarize(report, FULL).text,
    page: [...renderHtml(report, FULL)].join(''),
  };
};

describe('the history of a check', () => {
  test('has every run, this one last, and is empty if no earlier run has the check', () => {
    const unknown = { passed: null, evaluated: null, isPassed: null };
    const points = new Map(checkRows(RUN).map(({ check, history }) => [check.name, history]));
    expect(points.get('new')).toEqual([]);
    expect(points.get('refund')).toMatchObject([
      { run: '3 before', check: { ...unknown, passRate: 0 } },
      { run: 'run 41', check: { passRate: 50, passed: 12, evaluated: 24, isPassed: false } },
      { run: 'run 42', check: null },
      { run: 'this run', check: { ...unknown, passRate: 100, isPassed: true } },
    ]);
  });

  test('is made of the trend if nothing else is known', () => {
    const rows = [trendRow({ checkName: 'refund', currentPassRate: 70 })];
    const trend = { baselineRunPlanJobId: 'x', baselineRunNumber: null, rows };
    const run = runReport({ report: debriefReport({ trend }), history: HISTORY });
    const [row] = checkRows(run);
    expect(row?.history.at(-1)?.check).toMatchObject({ passRate: 70, isPassed: null });
  });

  test('shows a check as failed in this run if the policy failed it', () => {
    const below = [{ id: null, name: 'refund', threshold: 100 }];
    const [row] = checkRows({ ...RUN, checksBelowThreshold: below });
    expect(row?.history.at(-1)?.check).toMatchObject({ isPassed: false });
  });
});

describe('a sparkline', () => {
  const of = (...rates: (number | null)[]) =>
    sparkline(rates.map((rate) => ({ run: '', check: historic('a', rate) })));

  test('reaches from 0 to 100 percent, with a dot where there is no rate', () => {
    expect(of(0, 14, 29, 43, 57, 71, 86, 100, null)).toBe('▁▂▃▄▅▆▇█·');
  });

  test('stays in its bounds for any values of the service', () => {
    expect(of(-5, 1e9)).toBe('▁█');
  });
});

describe('summary and page', () => {
  test('show a line for each check', () => {
    const { summary, page } = shown();
    expect(summary).toContain(
      '| Check | Passed | Threshold |\n| --- | ---: | ---: |\n| ✅\u00a0refund | 100%<br>History: `▁▅·█` | 80% |\n| new | 90% | – |\n\nNo baseline yet. History is 3 earlier runs and this one.\n',
    );
    expect(page).toContain('History is the pass rate in 3 earlier runs and this one;');
    expect(page).toContain('d="M5.0 23.0L41.7 14.0M115.0 5.0"/>');
    expect(page).toContain('<circle class="failed" cx="41.7" cy="14.0"');
    expect(page).toContain(
      '<title>3 before: 0%\nrun 41: 12/24 (50%) · 95% CI 31–69% (failed)\nrun 42: –\nthis run: 100%</title>',
    );
  });

  test('show flaky checks, with a waiver to paste', () => {
    const waiver = 'waivers:\n  - check: "<refund>"';
    const unsteady = [{ check: '<refund>', changes: 3, runs: 4, waiver }];
    const { summary, page } = shown({ ...RUN, history: { ...HISTORY, unsteady } });
    expect(summary).toContain(
      '**&lt;refund>** is flaky: it changed between passed and failed 3 times in 4 runs',
    );
    expect(summary).toContain('```yaml\nwaivers:\n  - check: "<refund>"\n```\n');
    expect(page).toContain('<pre>waivers:\n  - check: &quot;&lt;refund&gt;&quot;</pre>');
  });
});
