/** A step ends at most 10 s after the sum of the timeouts that applied. */
import { describe, expect, test } from 'vitest';
import { onRun } from '../../support/gate-run.ts';
import { debriefReport, theme, trendRow } from '../../support/reports.ts';
import { MAIN, recordingRuntime } from '../baseline/recording-runtime.ts';

const READY = { report: debriefReport() };
const MISSED = {
  report: debriefReport({
    verdict: 'THRESHOLD_FAILED',
    themes: [theme()],
    trend: { baselineRunPlanJobId: 'b', baselineRunNumber: 6, rows: [trendRow()] },
  }),
};
const TIMEOUTS = { 'run-timeout': '6s', 'debrief-timeout': '6s', 'queue-timeout': '6s' };
const END_MS = 6_000 + 6_000 + 10_000;

describe('reads that hang once the debrief is READY', () => {
  test.each(['passed', 'failed'])('the results of a run that %s', async (verdict) => {
    const { step } = await onRun(
      { debrief: verdict === 'passed' ? READY : MISSED },
      TIMEOUTS,
      (given) => given.hang({ operation: 'results', times: 'always' }),
    );
    expect(step.durationMs).toBeLessThanOrEqual(END_MS);
    expect(step.outputs.outcome).toBe(verdict === 'passed' ? 'inconclusive' : 'failed');
  });

  test('all results, those of the baseline and of the run history included', async () => {
    const runtime = await recordingRuntime();
    const baseline = await runtime.record();
    for (const daysAgo of [1, 2, 3]) await runtime.record({ daysAgo });
    runtime.hang({ method: 'GET', times: 'always' });
    for (const chosen of [baseline, 'auto', 'previous']) {
      const step = await runtime.evaluate(
        { debrief: MISSED },
        { ...TIMEOUTS, baseline: chosen, history: '10' },
        { GITHUB_BASE_REF: MAIN },
      );
      expect(step.durationMs).toBeLessThanOrEqual(END_MS);
    }
  });
});
