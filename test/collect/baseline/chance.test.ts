import { describe, expect, test } from 'vitest';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { policyFile, recordingRuntime } from './recording-runtime.ts';

const REFUND = 'refund policy';
const counts = (passed: number) => ({ counts: { [REFUND]: [passed, 24] as [number, number] } });

describe('a drop against recorded runs', () => {
  async function rememberingFive() {
    const runtime = await recordingRuntime();
    for (const passed of [22, 23, 23, 23, 23]) await runtime.record(counts(passed));
    return { runtime, policy: policyFile({ trend: { 'max-drop': 10 } }) };
  }

  test('that is not statistically significant passes, and the summary says so', async () => {
    const { runtime, policy } = await rememberingFive();
    const step = await runtime.evaluate(counts(20), { policy });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.summary).toContain('not statistically significant (p = ');
    expect(step.summary).toContain('a drop of 16 points would be significant');
  });

  test('that is significant by the calls of all runs fails', async () => {
    const { runtime, policy } = await rememberingFive();
    const step = await runtime.evaluate(counts(17), { policy });
    expect(step.outputs.outcome).toBe('failed');
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'trend',
        message: expect.stringMatching(
          /fell from 95% \(114 of 120 calls\) to 70\.83% \(17 of 24 calls, 95% CI 51–85%\), 24\.17 points; max-drop is 10 \(compared with run \d+ and 4 before it\); statistically significant \(p = /,
        ),
      },
    ]);
  });
});

describe('a check that may never fail', () => {
  test('that no run has is a warning, and no failure', async () => {
    const runtime = await recordingRuntime();
    const policy = policyFile({ never: ['Refund policy'] });
    const step = await runtime.evaluate(counts(24), { policy });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.annotations).toContainEqual(
      expect.stringMatching(/^warning: .*no run has a check 'Refund policy'/),
    );
  });
});
