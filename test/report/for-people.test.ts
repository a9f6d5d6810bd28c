import { describe, expect, test } from 'vitest';
import { forPeople } from '../../src/report/for-people.ts';
import { planRun } from '../../src/report/run-name.ts';
import { gateReport, runReport } from './builders.ts';

const ENDED = { rule: 'run-verdict', message: 'the run was not completed: it ended TIMED_OUT' };
const OTHER = { rule: 'run-verdict', message: 'the agent never spoke in 3 of 24 calls' };
const OURS = {
  rule: 'incomplete-run',
  message: 'the run ended TIMED_OUT, with 2 of 4 calls graded',
};

describe('what people read', () => {
  test('says once that a run was not completed, and in full', () => {
    const reasonsOf = (...reasons: { rule: string; message: string }[]) =>
      forPeople(gateReport({ runs: [runReport({ reasons })] })).runs[0]?.reasons;
    expect(reasonsOf(ENDED, OTHER, OURS)).toEqual([OTHER, OURS]);
    expect(reasonsOf(ENDED, OTHER)).toEqual([ENDED, OTHER]);
  });
});

describe('a run is called', () => {
  const about = {
    planId: null,
    planName: null,
    number: null,
    triggeredBy: null,
    createdAt: null,
    startedAt: null,
    endedAt: null,
    durationMs: null,
  };
  test.each([
    [{ planName: 'nightly', number: 1200 }, 'nightly, run 1,200'],
    [{ planName: 'nightly' }, 'nightly'],
    [{ planName: ' ', number: 12 }, 'run 12'],
    [{}, ''],
  ])('by what is known of it: %j', (facts, name) => {
    expect(planRun(runReport({ about: { ...about, ...facts } }))).toBe(name);
  });

  test('nothing where nothing is known of it', () => {
    expect(planRun(runReport())).toBe('');
  });
});
