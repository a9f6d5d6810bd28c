import { describe, expect, it } from 'vitest';
import type { Reason, RunReport } from '../../src/model/report.ts';
import { checkRows } from '../../src/report/check-rows.ts';
import { BARE_VERDICT, check, FULL, gateReport, runReport } from './builders.ts';
import { WAIVER } from './html/reports.ts';
import { renderHtml, renderSummary } from './rendered.ts';

const CHECKS = [
  check({
    name: 'greets',
    isPassed: true,
    passed: 24,
    evaluated: 24,
    passRate: 100,
    threshold: 80,
  }),
  check({
    name: 'states *policy*',
    isPassed: false,
    passed: 6,
    evaluated: 24,
    passRate: 25,
    threshold: 80,
  }),
  check({ name: 'closes', passRate: 79 }),
];

function summaryOf(run: Partial<RunReport>): string {
  return renderSummary(gateReport({ runs: [runReport(run)] }), FULL);
}

function pageOf(run: Partial<RunReport>, settings = FULL): string {
  return renderHtml(gateReport({ runs: [runReport(run)] }), settings);
}

describe('the checks of a run', () => {
  it('are distinguished by their IDs if their names are equal', () => {
    const name = 'greets';
    const [held, low] = [
      { id: '1', passed: 24, evaluated: 24, passRate: 100, threshold: 80 },
      { id: '2', passed: 3, evaluated: 24, passRate: 12.5, threshold: 80 },
    ];
    const checksBelowThreshold = [{ id: '2', name, threshold: 80 }];
    const checks = [check({ name, ...held }), check({ name, ...low })];
    const missed = { rule: 'run-verdict', message: 'm', check: name, checkId: '2' };
    const resultsBy = (...reasons: Reason[]) =>
      checkRows(runReport({ checks, checksBelowThreshold, reasons })).map(
        ({ check: { id }, result }) => [id, result],
      );
    expect(resultsBy(missed)).toEqual([
      ['2', 'failed'],
      ['1', 'passed'],
    ]);
    expect(
      resultsBy(missed, { rule: 'trend', message: 'fell', check: name, checkId: '1' }),
    ).toEqual([
      ['1', 'failed'],
      ['2', 'failed'],
    ]);
  });

  it('show as many decimals as distinguish a rate from its threshold', () => {
    const almost = { passed: 1999, evaluated: 2500, passRate: 79.96, threshold: 80 };
    const barely = { passed: null, evaluated: null, passRate: 80.0012, threshold: 80.0041 };
    const checks = [
      check({ name: 'a', isPassed: false, ...almost }),
      check({ name: 'b', isPassed: false, ...barely }),
    ];
    for (const shown of [summaryOf({ checks }), pageOf({ checks })]) {
      expect(shown).toContain('1,999/2,500 (79.96%)');
      expect(shown).toContain('80.001%');
      expect(shown).toContain('80.004%');
    }
  });

  it('are in the first line if they are below their threshold', () => {
    expect(summaryOf({ checks: CHECKS })).toContain(
      '1 of 3 checks is below its threshold: `states *policy*`.\n',
    );
    const reasons = [BARE_VERDICT];
    expect(summaryOf({ checks: CHECKS, reasons })).not.toContain(
      'the verdict is THRESHOLD_FAILED\n',
    );
  });

  it('are listed with their calls, those below their threshold first', () => {
    expect(summaryOf({ checks: CHECKS }).match(/^\| [^C-].*$/gm)).toEqual([
      '| ❌\u00a0states \\*policy\\* | 6/24 (25%) · 95% CI 12–45% | 80% |',
      '| ✅\u00a0greets | 24/24 (100%) · 95% CI 86–100% | 80% |',
      '| closes | 79% | – |',
    ]);
  });

  it('are marked as failed by the policy too, at any threshold of the service', () => {
    const reasons = [
      { rule: 'never', message: 'a call of it failed', check: 'closes' },
      { rule: 'waivers', message: 'the waiver expired', check: 'greets' },
      { rule: 'run-verdict', message: 'the agent never spoke' },
    ];
    const marks = (run: Partial<RunReport>) =>
      summaryOf({ checks: CHECKS, ...run }).match(/(?:❌|✅)\u00a0\w+/g);
    expect(marks({ reasons })).toEqual(['❌\u00a0states', '❌\u00a0closes', '✅\u00a0greets']);
    expect(marks({ reasons, outcome: 'inconclusive' })).not.toContain('❌\u00a0closes');
    expect(pageOf({ checks: CHECKS, reasons }).match(/aria-label="failed"/g)).toHaveLength(2);
  });

  it('show what a waiver excuses', () => {
    const exceptions = {
      waived: [{ kind: 'check' as const, name: 'closes', waiver: WAIVER }],
      known: [],
      unmatched: [],
      notes: [],
    };
    const run = { checks: CHECKS, exceptions };
    expect(summaryOf(run)).toContain('closes *(waived)* |');
    expect(summaryOf(run)).toContain(`until ${WAIVER.expires}\n`);
    expect(pageOf(run)).toContain('closes <span class="badge waived">waived</span>');
    expect(pageOf({ checks: CHECKS, exceptions: null })).not.toContain('"badge waived"');
  });
});

describe('a run in the sentences about it', () => {
  const jobId = '0b8e2f6c-6a55-4c0e-9d2b-0d8f6a3b1c11';
  const run = {
    jobId,
    outcome: 'inconclusive' as const,
    reasons: [{ rule: 'timeout', message: `waited 30m for run ${jobId} to finish` }],
    notes: [`run ${jobId} was left going`],
  };

  it('is called by its short ID; the small print has the whole one', () => {
    const summary = summaryOf(run);
    // GitHub must not take it for a commit.
    expect(summary).toContain('waited 30m for run `0b8e2f6c` to finish');
    expect(summary).toContain('run `0b8e2f6c` was left going');
    expect(summary.split(jobId)).toHaveLength(2);
    expect(pageOf(run)).toContain('aited 30m for run 0b8e2f6c to finish');
  });
});
