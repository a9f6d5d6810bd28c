import { describe, expect, it } from 'vitest';
import type { GateReport, RunReport } from '../../src/model/report.ts';
import { passedShare } from '../../src/report/check-rows.ts';
import { check } from '../support/reports.ts';
import { debriefReport, FULL, gateReport, runReport, trendRow } from './builders.ts';
import { renderHtml, renderJson, renderSummary } from './rendered.ts';

const [previous, current] = [
  { passed: 114, evaluated: 120 },
  { passed: 6, evaluated: 24 },
];
const row = trendRow({
  checkName: 'greets',
  previousPassRate: 95,
  currentPassRate: 25,
  counts: { previous, current },
});
const trend = { baselineRunPlanJobId: 'job-1', baselineRunNumber: 1, rows: [row] };
const part = { name: 'Ada', calls: 24, evaluated: 24, passed: 6, passRate: 25, score: null };
const COUNTED: RunReport = runReport({
  report: debriefReport({ trend }),
  checks: [check('greets', 6, 24), check('states policy', null, 24, { passRate: 25 })],
  breakdowns: { byAgent: [part], byPersona: [{ ...part, passed: null }] },
});
const INTERVAL = { low: expect.closeTo(12, 2), high: expect.closeTo(44.9, 2) };

const written = (report: GateReport) => JSON.parse(renderJson(report, FULL)).runs[0];

describe('the confidence interval of a rate', () => {
  it('is in report.json for all counted calls, and null for others', () => {
    const run = written(gateReport({ runs: [COUNTED] }));
    expect(run.checks).toMatchObject([
      { confidenceInterval: INTERVAL },
      { confidenceInterval: null },
    ]);
    expect(run.breakdowns).toMatchObject({
      byAgent: [{ confidenceInterval: INTERVAL }],
      byPersona: [{ confidenceInterval: null }],
    });
    expect(run.report.trend.rows[0].counts).toMatchObject({
      previous: {
        confidenceInterval: { low: expect.closeTo(89.52, 2), high: expect.closeTo(97.69, 2) },
      },
      current: { confidenceInterval: INTERVAL },
    });
  });

  it.each([
    ['negative', -1, 24],
    ['more than were graded', 25, 24],
    ['none', 0, 0],
  ])('is null of counts that are %s', (_, passed, evaluated) => {
    const checks = [check('greets', passed, evaluated, { passRate: 25 })];
    expect(
      written(gateReport({ runs: [runReport({ checks })] })).checks[0].confidenceInterval,
    ).toBeNull();
    const [one] = checks;
    expect(one && passedShare(one)).toBe('25%');
  });

  it('is shown in words after the rate', () => {
    expect(passedShare(check('a', 6, 24))).toBe('6/24 (25%) · 95% CI 12–45%');
    const report = gateReport({ runs: [COUNTED] });
    expect(renderSummary(report, FULL)).toContain('6/24 (25%) · 95% CI 12–45%');
    const page = renderHtml(report, FULL);
    expect(page).toContain('<span>6/24 (25%)</span> · <span>95% CI 12–45%</span>');
    expect(page).toContain('95% CI 90–98%');
  });
});
