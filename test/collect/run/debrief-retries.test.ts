import { describe, expect, test } from 'vitest';
import { onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn } from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

function failed(errorMessage: string) {
  return { states: [{ status: 'GENERATING' }, { status: 'FAILED', errorMessage }] };
}

describe('a FAILED debrief is requested again up to debrief-retries times', () => {
  test.each([
    ['0', 1],
    ['5', 6],
  ])(
    'debrief-retries: %s makes %i requests at most, and ends as inconclusive',
    async (retries, requests) => {
      const attempts = Array.from({ length: 10 }, (_, index) => failed(`Model error ${index + 1}`));
      const { runtime, step } = await onRun(
        { debrief: 'none', nextDebriefs: attempts },
        { 'debrief-retries': retries },
      );
      expect(step.exitCode).toBe(1);
      expect(step.outputs).toMatchObject({ outcome: 'inconclusive', 'debrief-status': 'FAILED' });
      expect(countOf(runtime, 'POST debrief')).toBe(requests);
      expect(reasonsIn(step)).toMatchObject([{ rule: 'debrief' }]);
      expect(reasonsIn(step)[0]?.message).toContain(
        `the debrief ended FAILED: Model error ${requests} (debrief-retries: ${retries})`,
      );
    },
  );

  test('the errorMessage is shown in log and summary even when the next debrief is READY', async () => {
    const { step } = await onRun({
      debrief: 'none',
      nextDebriefs: [failed('Out of tokens.'), READY],
    });
    expect(step.log).toContain('A debrief ended FAILED: Out of tokens');
    expect(step.summary).toContain('A debrief ended FAILED: Out of tokens');
  });

  test('a debrief that had FAILED before the step is written again after the first request', async () => {
    const { runtime, step } = await onRun(
      { debrief: 'failed', nextDebriefs: [READY] },
      { 'debrief-retries': '0' },
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(countOf(runtime, 'POST debrief')).toBe(1);
  });
});
