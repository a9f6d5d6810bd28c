import { describe, expect, test } from 'vitest';
import { onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

function failed(errorMessage: string) {
  return { states: [{ status: 'GENERATING' }, { status: 'FAILED', errorMessage }] };
}

describe('a FAILED debrief is requested again up to debrief-retries times', () => {
  test.each([
    ['0', 1],
    ['1', 2],
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
    expect(step.log).toContain('the debrief ended FAILED: Out of tokens');
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

  test('a FAILED debrief that the results go on showing costs no further retry', async () => {
    const runtime = await virtualRuntime();
    const next = { states: [{ status: 'PENDING' }, { status: 'READY', ...READY }] };
    const { jobId, debriefId } = runtime.service.addRun({
      debrief: failed('Out of tokens.'),
      nextDebriefs: [next],
    });
    runtime.service.orderFault({
      operation: 'results',
      kind: 'status',
      status: 200,
      skip: 1,
      times: 3,
      body: { data: { debrief: { debriefId, status: 'FAILED', errorMessage: 'Out of tokens.' } } },
    });
    const step = await runtime.runStep({ 'job-id': jobId });
    expect(step.outputs.outcome).toBe('passed');
    expect(countOf(runtime, 'POST debrief')).toBe(2);
  });
});
