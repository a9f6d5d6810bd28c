import { describe, expect, it } from 'vitest';
import type { Check, RunReport } from '../../src/model/report.ts';
import { countsByRun } from '../../src/report/checks.ts';
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
  it('are those of the first and of each further run', () => {
    expect(countsByRun(confirmed([check(24)]))).toEqual({
      runs: ['run 12', 'a1b2c3d4'],
      checks: [
        {
          name: 'greeting | hello',
          shares: [expect.stringContaining('18/24'), expect.stringContaining('24/24')],
        },
      ],
    });
  });

  it('are rates where nothing was counted, and nothing where the check is missing', () => {
    const [row] = countsByRun(confirmed([check(null, { passRate: 75 })])).checks ?? [];
    expect(row?.shares[1]).toContain('75');
    const unpooled = confirmed([checkOf('other', 1, 1)]);
    delete unpooled.ownChecks;
    const shares = countsByRun(unpooled).checks[0]?.shares;
    expect(shares).toEqual([expect.stringContaining('42/48'), expect.not.stringContaining('of')]);
  });

  it('are in summary and page, with hostile names escaped', () => {
    const run = confirmed([check(24)]);
    const summary = renderSummary(gateReport({ runs: [run] }), FULL).replaceAll('\u00a0', ' ');
    expect(summary).toMatch(/\| greeting \\\| hello \| 18\/24 .*\| 24\/24 /);
    const page = textOf(pageOfRun(run)).replaceAll('\u00a0', ' ');
    expect(page).toMatch(/run 12 .*a1b2c3d4 .*greeting \| hello .*18\/24 .*24\/24/);
  });
});
