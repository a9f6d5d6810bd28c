import { describe, expect, test } from 'vitest';
import type { Reason } from '../../src/model/report.ts';
import { forPeople } from '../../src/report/for-people.ts';
import { planRun } from '../../src/report/names.ts';
import { gateReport, NO_FACTS, runReport } from './builders.ts';

const ENDED: Reason = {
  rule: 'run-verdict',
  message: 'the service says so in words of its own',
  restates: 'status',
};
const OTHER = {
  rule: 'run-verdict',
  message: 'the run was not completed by the agent, which never spoke in 3 of 24 calls',
};
const OURS = {
  rule: 'incomplete-run',
  message: 'the run ended TIMED_OUT, with 2 of 4 calls graded',
};

describe('what people read', () => {
  test('says once that a run was not completed, and in full', () => {
    const reasonsOf = (...reasons: Reason[]) =>
      forPeople(gateReport({ runs: [runReport({ reasons })] })).runs[0]?.reasons;
    expect(reasonsOf(ENDED, OTHER, OURS)).toEqual([OTHER, OURS]);
    expect(reasonsOf(ENDED, OTHER)).toEqual([ENDED, OTHER]);
  });

  test('has an error message of the debrief once, however a reason words what it quotes', () => {
    const jobId = '7f0c1d52-8a4e-4f0b-9d61-2b1f5c3a9e70';
    const errorMessage = `No model for 25% of run ${jobId}`;
    const debrief = { debriefId: 'd', status: 'FAILED', errorMessage };
    const shown = (message: string) => {
      const run = runReport({ jobId, debrief, reasons: [{ rule: 'debrief', message }] });
      return forPeople(gateReport({ runs: [run] })).runs[0]?.debrief?.errorMessage;
    };
    expect(shown(`the debrief ended FAILED: ${errorMessage}`)).toBeNull();
    expect(shown('the debrief ended FAILED')).toBe(errorMessage);
  });

  test('has no sign of per cent apart from its number in any sentence', () => {
    const reasons = [{ rule: 'trend', message: "check '9% of all' lost 25% of its calls" }];
    const told = "check '9% of all' lost 25% of its calls";
    const notes = ['it is 25% of them'];
    const exceptions = { waived: [], known: [], unmatched: [], notes, warnings: notes };
    const run = runReport({ reasons, notes, exceptions });
    const report = forPeople(gateReport({ reasons, notes, runs: [run, { ...run, jobId: '' }] }));
    for (const {
      reasons: [reason],
      notes,
    } of [report, ...report.runs]) {
      expect(reason?.message).toBe(told);
      expect(notes).toEqual(['it is 25% of them']);
    }
    expect(report.runs[0]?.exceptions).toMatchObject({
      notes: ['it is 25% of them'],
      warnings: ['it is 25% of them'],
    });
  });
});

describe('a run is called', () => {
  test.each([
    [{ planName: 'nightly', number: 1200 }, 'nightly, run 1,200'],
    [{ planName: 'nightly' }, 'nightly'],
    [{ planName: ' ', number: 12 }, 'run 12'],
    [{}, ''],
  ])('by what is known of it: %j', (facts, name) => {
    expect(planRun(runReport({ about: { ...NO_FACTS, ...facts } }))).toBe(name);
  });

  test('nothing where nothing is known of it', () => {
    expect(planRun(runReport())).toBe('');
  });
});
