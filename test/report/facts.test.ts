import { describe, expect, it } from 'vitest';
import { factsOf, sumFacts, untoldError } from '../../src/report/facts.ts';
import { briefReport } from '../../src/report/redact.ts';
import { oneLine } from '../../src/text/log-line.ts';
import { debriefReport, gateReport, runReport, theme, trendRow } from './builders.ts';

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
    expect(factsOf(report)).toEqual({
      themesTotal: 4,
      themesHigh: 2,
      themesNew: 2,
      checksRegressed: 2,
    });
  });

  it('is zero without a report, and without a trend', () => {
    const none = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
    expect(factsOf(null)).toEqual(none);
    expect(factsOf(debriefReport())).toEqual(none);
  });

  it('tells an error message of the debrief that no reason quotes', () => {
    const errorMessage = 'No model.\n\nTried  3 times::x, 25% of it.';
    const untold = (message: string) =>
      untoldError(
        runReport({
          reasons: [{ rule: 'debrief', message }],
          debrief: { debriefId: 'd', status: 'FAILED', errorMessage },
        }),
      );
    expect(untold('the debrief ended FAILED')).toBe(errorMessage);
    const quoted = oneLine(`the debrief ended FAILED: ${errorMessage}`, 1_000);
    expect(untold(quoted)).toBe('');
    expect(untold(`${quoted.slice(0, -1)}; the API key may not request another`)).toBe('');
  });

  it('has no words of the service where the report is brief', () => {
    const run = runReport({
      debrief: { debriefId: 'd', status: 'FAILED', errorMessage: 'No model' },
    });
    expect(briefReport(gateReport({ runs: [run] })).runs.map(untoldError)).toEqual(['']);
  });

  it('sums over all runs', () => {
    const runs = [runReport({ report }), runReport({ report: null }), runReport({ report })];
    expect(sumFacts(runs)).toEqual({
      themesTotal: 8,
      themesHigh: 4,
      themesNew: 4,
      checksRegressed: 4,
    });
  });
});
