import { describe, expect, test } from 'vitest';
import { onPlan, onRun } from '../../support/gate-run.ts';
import { virtualRuntime } from '../../support/virtual-runtime.ts';

describe('wait: false only starts or locates the run, and ends', () => {
  test('run-plan: the run is started, nothing is waited for and nothing cancels it', async () => {
    const { runtime, step } = await onPlan({ wait: 'false' });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ outcome: 'started', verdict: '', 'themes-total': '' });
    expect(runtime.told()).toEqual(['POST start 201']);
    expect(step.durationMs).toBe(0);
    expect(step.annotations).toEqual([
      `notice: started: run ${step.outputs['job-id']} is left to a later step, which evaluates it with the input job-id`,
    ]);
  });

  test('a later step with the job-id evaluates the run', async () => {
    const runtime = await virtualRuntime();
    const first = await runtime.runStep({
      'run-plan': runtime.service.demo.runPlanId,
      wait: 'false',
    });
    const later = await runtime.runStep({ 'job-id': first.outputs['job-id'] ?? '' });
    expect(later.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(runtime.told()).not.toContain('POST cancel 200');
  });

  test('job-id: no request is made', async () => {
    const { runtime, jobId, step } = await onRun(
      { status: 'RUNNING_SIMULATIONS' },
      { wait: 'false' },
    );
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ outcome: 'started', 'job-id': jobId });
    expect(runtime.requests).toEqual([]);
  });

  test('the started run is named if another start is refused', async () => {
    const runtime = await virtualRuntime();
    const plans = [runtime.service.demo, runtime.service.addPlan({}), runtime.service.addPlan({})];
    const inputs = {
      'run-plan': plans.map(({ runPlanId }) => runPlanId).join('\n'),
      wait: 'false',
      'max-parallel': '1',
    };
    runtime.service.orderFault({ operation: 'start', kind: 'status', status: 400, skip: 1 });
    const step = await runtime.runStep(inputs);
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    const started = step.outputs['job-id']?.split('\n') ?? [];
    expect(started).toHaveLength(2);
    expect(step.annotations).toEqual([
      expect.stringContaining('error: error: run plan'),
      expect.stringMatching(`^warning: 2 runs .*: ${started.join(', ')}$`),
    ]);
    for (const jobId of started) expect(step.summary).toContain(jobId);
  });
});
