import { describe, expect, it } from 'vitest';
import type { Check, RunReport } from '../../src/model/report.ts';
import { runColumns } from '../../src/report/check-rows.ts';
import { check as checkOf, runReport } from '../support/reports.ts';
import { FULL, gateReport } from './builders.ts';
import { pageOfRun, textOf } from './html/rendered.ts';
import { renderSummary } from './rendered.ts';

const ID = 'a1b2c3d4-0000-4000-8000-00000000000a';
const check = (passed: number | null, changes: Partial<Check> = {}) =>
  checkOf('greeting | hello', passed, passed === null ? null : 24, {
    id: 'id',
    threshold: 80,
    ...changes,
  });

function confirmed(further: Check[] | null, changes: Partial<RunReport> = {}): RunReport {
  const facts = { number: null, outcome: 'passed', runStatus: null, usd: null } as const;
  return runReport({
    jobId: 'first',
    about: {
      ...{ planId: null, planName: null, number: 12 },
      ...{ createdAt: null, startedAt: null, endedAt: null, durationMs: null },
    },
    checks: [check(42, { evaluated: 48, passRate: 87.5 })],
    ownChecks: [check(18)],
    confirmations: [{ ...facts, jobId: ID, checks: further }],
    ...changes,
  });
}

describe('the counts of every run', () => {
  const sharesOf = (run: RunReport) =>
    runColumns(run).map(({ name, shareOf }) => [name, ...(run.checks ?? []).map(shareOf)]);

  it('are those of the first and of each further run', () => {
    expect(sharesOf(confirmed([check(24)]))).toEqual([
      ['run 12', '18/24 (75%)'],
      ['a1b2c3d4', '24/24 (100%)'],
    ]);
    expect(sharesOf(confirmed(null))).toEqual([]);
  });

  it('are rates without counts, and a dash if the check is missing', () => {
    expect(sharesOf(confirmed([check(null, { passRate: 75 })]))[1]).toEqual(['a1b2c3d4', '75%']);
    const unpooled = confirmed([checkOf('other', 1, 1)]);
    delete unpooled.ownChecks;
    expect(sharesOf(unpooled)).toEqual([
      ['run 12', '42/48 (87.5%)'],
      ['a1b2c3d4', '–'],
    ]);
  });

  it('are in summary and page, with hostile names escaped', () => {
    const run = confirmed([check(24)]);
    const summary = renderSummary(gateReport({ runs: [run] }), FULL).replaceAll('\u00a0', ' ');
    expect(summary).toMatch(
      /\| .*greeting \\\| hello \| 42\/48 .*<br>run 12: 18\/24 .*<br>a1b2c3\u200bd4: 24\/24 .*\| 80% \|/,
    );
    const page = textOf(pageOfRun(run)).replaceAll('\u00a0', ' ');
    expect(page).toMatch(/run 12 .*a1b2c3d4 .*greeting \| hello .*18\/24 .*24\/24/);
  });
});
