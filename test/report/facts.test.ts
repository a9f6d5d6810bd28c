import { describe, expect, it } from 'vitest';
import type { RunReport } from '../../src/model/report.ts';
import { countFacts, withoutRepeats } from '../../src/report/facts.ts';
import { planRun } from '../../src/report/format.ts';
import { debriefReport, gateReport, NO_FACTS, runReport, theme, trendRow } from './builders.ts';

const report = debriefReport({
  themes: [
    theme({ severity: 'HIGH', lifecycle: 'NEW' }),
    theme({ severity: 'HIGH', lifecycle: 'PERSISTENT' }),
    theme({ severity: 'LOW', lifecycle: 'NEW' }),
    theme({ severity: 'BLOCKER', lifecycle: null }),
  ],
  trend: {
    baselineRunPlanJobId: 'b',
    baselineRunNumber: 1,
    rows: [
      trendRow({ previousPassRate: 90, currentPassRate: 89.9 }),
      trendRow({ previousPassRate: 90, currentPassRate: 90 }),
      trendRow({ previousPassRate: 90, currentPassRate: 91 }),
      trendRow({ previousPassRate: null, currentPassRate: 0 }),
      trendRow({ previousPassRate: 50, currentPassRate: null }),
      trendRow({ previousPassRate: 50, currentPassRate: 0 }),
    ],
  },
});

describe('the counts of contract section 3', () => {
  it('counts themes of severity HIGH, of lifecycle NEW, and checks below the previous run', () => {
    expect(countFacts(report)).toEqual({
      themesTotal: 4,
      themesHigh: 2,
      themesNew: 2,
      checksRegressed: 2,
    });
  });
});

it('shows once how a run ended, in our own words', () => {
  const ended = { rule: 'run-verdict', message: 'not completed', restates: 'status' as const };
  const other = { rule: 'run-verdict', message: 'the agent never spoke' };
  const ours = { rule: 'incomplete-run', message: 'the run ended TIMED_OUT' };
  const shown = (...reasons: RunReport['reasons']) =>
    withoutRepeats(gateReport({ runs: [runReport({ reasons })] })).runs[0]?.reasons;
  expect(shown(ended, other, ours)).toEqual([other, ours]);
  expect(shown(ended, other)).toEqual([ended, other]);
});

it.each([
  [{ planName: 'nightly', number: 1200 }, 'nightly, run 1,200'],
  [{ planName: 'nightly' }, 'nightly'],
  [{ planName: ' ', number: 12 }, 'run 12'],
  [{}, ''],
])('names a run by its plan and number: %j', (facts, name) => {
  expect(planRun(runReport({ about: { ...NO_FACTS, ...facts } }))).toBe(name);
});
