import { describe, expect, it } from 'vitest';
import type { RunReport } from '../../../src/model/report.ts';
import { debriefReport } from '../../support/reports.ts';
import { evaluateRun, messages } from '../decide.ts';

const UNKNOWN = {
  ...{ total: null, counted: null, completed: null, evaluated: null, passed: null, failed: null },
};

const decideFor = (run: Partial<RunReport>, gate = '{}') => evaluateRun(run, gate);

describe('a run that did not end COMPLETED', () => {
  const callCounts = { ...UNKNOWN, total: 24, counted: 24, evaluated: 11 };

  it.each(['TIMED_OUT', 'FAILED', 'CANCELLED'])('cannot pass: %s', (runStatus) => {
    const decision = decideFor({ runStatus, callCounts });
    expect(decision.outcome).toBe('inconclusive');
    expect(messages(decision)).toEqual([
      expect.stringContaining(`${runStatus}, with 11 of 24 calls graded`),
    ]);
  });

  it('is evaluated if the policy says so, with a note', () => {
    const decision = decideFor({ runStatus: 'TIMED_OUT' }, '{ incomplete-run: judge }');
    expect(decision.outcome).toBe('passed');
    expect(decision.exceptions.notes).toEqual([expect.stringContaining('TIMED_OUT')]);
  });

  it.each(['COMPLETED', 'ABORTED', 'RUNNING_SIMULATIONS', null])(
    'does not include a run whose status is %s',
    (runStatus) => {
      expect(decideFor({ runStatus }).outcome).toBe('passed');
    },
  );
});

describe('min-graded-calls', () => {
  const graded = (
    evaluated: number | null,
    counted: number | null = null,
    total: number | null = null,
  ) => ({
    callCounts: { ...UNKNOWN, evaluated, counted, total },
  });

  it.each([
    [20, graded(19), 19],
    ['90%', graded(21, 24, 30), '87.5%'],
    ['90%', graded(21, null, 24), '87.5%'],
    ['50%', graded(0, 0), 0],
  ])('%s: fewer are inconclusive', (limit, run, value) => {
    const decision = decideFor(run, `{ min-graded-calls: ${limit} }`);
    expect(decision.outcome).toBe('inconclusive');
    expect(decision.reasons.at(-1)).toMatchObject({ rule: 'min-graded-calls', limit, value });
  });

  it.each([
    [20, graded(20)],
    ['90%', graded(22, 24, 100)],
  ])('%s: as many pass', (limit, run) => {
    expect(decideFor(run, `{ min-graded-calls: ${limit} }`).outcome).toBe('passed');
  });

  it('notes that unknown counts were not evaluated', () => {
    for (const run of [{}, graded(null, 24)]) {
      const decision = decideFor(run, '{ min-graded-calls: 90% }');
      expect(decision.outcome).toBe('passed');
      expect(decision.exceptions.notes).toEqual([expect.stringContaining('not known')]);
    }
    expect(decideFor(graded(3), '{ min-graded-calls: 90% }').exceptions.notes).toHaveLength(1);
  });

  it('does not soften a failed evaluation', () => {
    const report = debriefReport({ verdict: 'THRESHOLD_FAILED' });
    expect(decideFor({ ...graded(1), report }, '{ min-graded-calls: 20 }').outcome).toBe('failed');
  });
});
