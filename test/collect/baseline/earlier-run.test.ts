import { describe, expect, test } from 'vitest';
import { earlierRunOf, whyUnfit } from '../../../src/collect/earlier-runs/earlier-run.ts';
import { isShown } from '../../../src/report/theme-order.ts';
import { parseSavedResults } from '../../../src/service/results.ts';
import { DEBRIEF_ID, debriefReport, theme, trendRow } from '../../support/reports.ts';
import { counted, earlierRun, idOf, PLAN } from './runs.ts';

const RUN = {
  simulationRunPlanJobId: idOf(1),
  simulationRunPlanId: PLAN,
  runNumber: 12,
  status: 'COMPLETED',
  endedAt: '2026-03-01T09:02:00Z',
};

/** Told once more of a run that does not show it. */
const GONE = theme({ slug: 'mended', lifecycle: 'FIXED', affectedCallCount: 0 });

const trend = {
  baselineRunPlanJobId: idOf(0),
  baselineRunNumber: null,
  rows: [
    trendRow({ checkName: 'greeting', currentPassRate: 91 }),
    trendRow({ checkName: 'refund' }),
  ],
};

function read(debrief: object, more: object = {}) {
  return earlierRunOf(
    idOf(1),
    parseSavedResults({ data: { debrief, ...more } }, () => {}),
  );
}

describe('what is kept of an earlier run', () => {
  test('of a service that tells all: its plan, number and end, and the counts of its checks', () => {
    const check = { metricDefinitionId: 'm', metricName: 'refund', passed: true, minPassRate: 80 };
    const checks = [{ ...check, evaluatedSims: 24, passedSims: 18, passRate: 75 }];
    const run = read(
      { status: 'READY', report: debriefReport({ trend, themes: [theme(), GONE] }) },
      { run: RUN, verdict: { passed: true, checks, failures: [] } },
    );
    expect(run).toEqual({
      jobId: idOf(1),
      planId: PLAN,
      number: 12,
      status: 'COMPLETED',
      endedAt: '2026-03-01T09:02:00Z',
      verdict: 'PASSED',
      isPassed: true,
      checks: [
        { id: null, name: 'greeting', passed: null, evaluated: null, rate: 91, isPassed: null },
        { id: 'm', name: 'refund', passed: 18, evaluated: 24, rate: 75, isPassed: true },
      ],
      themes: [
        { slug: 'refund-policy-missed', title: 'The agent does not explain the refund policy' },
      ],
      lacksReport: false,
    });
  });

  test('of one that tells its debrief alone: the rates of its trend', () => {
    expect(read({ status: 'READY', report: debriefReport({ trend }) })).toMatchObject({
      planId: null,
      number: null,
      status: null,
      isPassed: null,
      checks: [
        { name: 'greeting', rate: 91 },
        { name: 'refund', rate: 40 },
      ],
      themes: [],
    });
  });

  test('of the first run of a plan: no rates', () => {
    expect(read({ status: 'READY', report: debriefReport() }).checks).toEqual([]);
  });

  test('where only the status of its debrief is told: that its report is somewhere else', () => {
    const run = read({ status: 'READY', debriefId: DEBRIEF_ID });
    expect(run).toMatchObject({ verdict: null, themes: null, lacksReport: true });
  });

  test('while its debrief is being written: nothing of an older report', () => {
    const run = read({ status: 'GENERATING', report: debriefReport({ themes: [theme()] }) });
    expect(run).toMatchObject({ verdict: null, themes: null, lacksReport: false });
  });
});

describe('a theme of a run', () => {
  test.each([
    ['is shown by calls', 'NEW', 3, true],
    ['is shown by calls whatever the service calls it', 'FIXED', 3, true],
    ['may be told without its calls', 'PERSISTENT', 0, true],
    ['is listed once more when it is gone', 'FIXED', 0, false],
  ])('%s', (_, lifecycle, affectedCallCount, shown) => {
    expect(isShown(theme({ lifecycle, affectedCallCount }))).toBe(shown);
  });
});

describe('a run can be compared with', () => {
  test.each([
    ['that ended and was judged', {}, PLAN],
    ['of which the service tells no plan', { planId: null }, PLAN],
    ['of which the service tells no status', { status: null }, PLAN],
    ['where the plan of the run itself is not known', {}, null],
    ['by the verdict of the run alone', { verdict: null, isPassed: false }, PLAN],
    ['by its checks alone', { verdict: null, checks: [counted('a', 1, 2)] }, PLAN],
  ])('%s', (_, overrides, planId) => {
    expect(whyUnfit(earlierRun(overrides), planId)).toBeNull();
  });

  test.each([
    ['of another plan', { planId: idOf(5) }, 'it is a run of another plan'],
    ['that was cancelled', { status: 'CANCELLED' }, 'it ended CANCELLED'],
    ['that failed', { status: 'FAILED' }, 'it ended FAILED'],
    ['that goes on', { status: 'RUNNING_SIMULATIONS' }, 'it has not ended'],
    ['that was not judged', { verdict: null }, 'it was not judged'],
  ])('but never one %s', (_, overrides, why) => {
    expect(whyUnfit(earlierRun(overrides), PLAN)).toBe(why);
  });
});
