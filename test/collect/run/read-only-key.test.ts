import { describe, expect, test } from 'vitest';
import { failing } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const READY = { report: debriefReport() };

describe('a key that may only read gets 403 on the request', () => {
  test('the action logs it and polls the results alone', async () => {
    const runtime = await virtualRuntime();
    const states = [{ status: 'PENDING' }, { status: 'GENERATING' }, { status: 'READY', ...READY }];
    const { jobId } = runtime.service.addRun({ debrief: { states } });
    const step = await runtime.runStep({
      'job-id': jobId,
      'api-key': runtime.service.keys.readOnly,
    });
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(runtime.told().slice(0, 4)).toEqual([
      'POST debrief 403',
      ...Array(3).fill('GET results 200'),
    ]);
    expect(countOf(runtime, 'POST debrief')).toBe(1);
    const note = 'The API key may only read: the debrief was not requested';
    expect(step.log).toContain(`run ${jobId}: ${note}`);
    expect(step.summary).toContain(note);
  });

  test('a run that still goes on is waited for, as long as both timeouts together', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const step = await runtime.runStep({
      'job-id': jobId,
      'api-key': runtime.service.keys.readOnly,
      'run-timeout': '20m',
      'debrief-timeout': '5m',
    });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(step)).toMatchObject([
      {
        rule: 'timeout',
        message: `the time for waiting ran out; waited 25m for the debrief (run-timeout + debrief-timeout: 25m); last seen: no debrief yet`,
      },
    ]);
  });

  test('a run that it may not read either is read once', async () => {
    const runtime = await virtualRuntime({ resultsShape: 'status' });
    await failing('read', 403)(runtime);
    const run = { status: 'RUNNING_SIMULATIONS', debrief: 'refused', hasEvidence: false } as const;
    const { jobId } = runtime.service.addRun(run);
    await runtime.runStep({ 'job-id': jobId, 'api-key': runtime.service.keys.readOnly });
    expect(countOf(runtime, 'GET results')).toBeGreaterThan(5);
    expect(countOf(runtime, 'GET run')).toBe(1);
  });

  test.each(['COMPLETED', 'FAILED'])(
    'an ended run is waited for no longer than debrief-timeout if its results do not show its end: %s',
    async (status) => {
      const runtime = await virtualRuntime({ resultsShape: 'status' });
      const { jobId } = runtime.service.addRun({ status, debrief: 'refused', hasEvidence: false });
      const step = await runtime.runStep({
        'job-id': jobId,
        'api-key': runtime.service.keys.readOnly,
        'debrief-timeout': '5m',
      });
      expect(step.durationMs).toBeLessThan(5.1 * 60_000);
      expect(countOf(runtime, 'GET run')).toBe(1);
      expect(reasonsIn(step)[0]?.message).toMatch(
        `waited 5m for the debrief (debrief-timeout: 5m); last seen: the run ended ${status}, and has no debrief yet`,
      );
    },
  );

  test('regenerate ends as error', async () => {
    const runtime = await virtualRuntime();
    const { jobId } = runtime.service.addRun({ debrief: READY });
    const step = await runtime.runStep({
      'job-id': jobId,
      'api-key': runtime.service.keys.readOnly,
      regenerate: 'true',
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('error');
    expect(step.annotations).toEqual([
      'error: error: regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
    ]);
    expect(runtime.told()).toEqual(['POST debrief 403']);
  });

  test('results that show the status only end as error', async () => {
    const runtime = await virtualRuntime({ resultsShape: 'status' });
    const { jobId } = runtime.service.addRun({ debrief: READY });
    const step = await runtime.runStep({
      'job-id': jobId,
      'api-key': runtime.service.keys.readOnly,
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ outcome: 'error', 'debrief-status': 'READY' });
    expect(step.annotations).toEqual([
      'error: error: the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
    ]);
    expect(countOf(runtime, 'POST debrief')).toBe(1);
  });
});
