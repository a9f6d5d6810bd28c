/** A run that its own verdict fails is compared with its baseline though it has no debrief. */
import { describe, expect, test } from 'vitest';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { policyFile, type RunOrder, recordingRuntime, runIn } from './recording-runtime.ts';

const NO_DEBRIEF: RunOrder = { debrief: 'failed', nextDebriefs: ['failed'], isFailed: true };
const POLICY = { trend: { 'max-drop': 10 } };

describe('a run that its own verdict fails and that has no debrief', () => {
  test('is compared with its baseline and evaluated', async () => {
    const runtime = await recordingRuntime();
    const base = await runtime.record({ counts: { greeting: [118, 120] } });
    const step = await runtime.evaluate(
      { ...NO_DEBRIEF, counts: { greeting: [12, 24] } },
      { policy: policyFile(POLICY), 'debrief-retries': '0' },
    );
    expect(step.outputs).toMatchObject({
      outcome: 'failed',
      'debrief-status': 'FAILED',
      'baseline-job-id': base,
    });
    expect(reasonsIn(step).map(({ rule }) => rule)).toEqual(['run-verdict', 'trend']);
    expect(reasonsIn(step)[1]?.message).toMatch(/fell from 98\.33% \(118 of 120 calls\) to 50%/);
    const run = runIn(step);
    expect(run.baseline).toMatchObject({
      source: 'memory',
      jobId: base,
      commit: 'a'.repeat(40),
      trend: {
        rows: [
          {
            checkName: 'greeting',
            counts: {
              previous: {
                passed: 118,
                evaluated: 120,
                confidenceInterval: { low: expect.any(Number) },
              },
              current: { passed: 12, evaluated: 24 },
            },
          },
        ],
      },
    });
    expect(step.summary).toMatch(/baseline: run \d+ .*commit `aaaaaaa`/);
  });
});
