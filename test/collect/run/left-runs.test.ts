import { describe, expect, test } from 'vitest';
import { failing, onPlan, onRun } from '../../support/gate-run.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const SPENT = { operation: 'debrief', kind: 'status', status: 402 } as const;

const LEFT = 'This step started the run and had to leave it: it may continue to make calls';

describe('a run that this step started and can no longer follow', () => {
  test.each([
    ['a response that is no JSON', { kind: 'non-json' }, 'inconclusive'],
    ['a key that is no longer known', { kind: 'status', status: 401 }, 'error'],
    ['a run that the service does not know', { kind: 'status', status: 404 }, 'error'],
  ] as const)('is reported as possibly making calls: %s', async (_, failure, outcome) => {
    const { runtime, step } = await onPlan({}, (given) =>
      given.service.orderFault({ ...failure, operation: 'debrief', times: 'always' }),
    );
    expect(step.outputs.outcome).toBe(outcome);
    expect(countOf(runtime, 'POST cancel')).toBe(0);
    expect(step.summary).toContain(LEFT);
  });
});

describe('a step that is cancelled while it follows others', () => {
  const TWO = async (failure: Parameters<VirtualRuntime['service']['orderFault']>[0]) => {
    const runtime = await virtualRuntime();
    const plans = [0, 1].map(() => runtime.service.addPlan({}).runPlanId);
    runtime.service.orderFault(failure);
    return { runtime, inputs: { 'run-plan': plans.join('\n') } };
  };

  test('cancels the run that it had left as well, and reports it', async () => {
    const { runtime, inputs } = await TWO(SPENT);
    runtime.cancelAfter(30_000);
    const step = await runtime.runStep(inputs);
    expect(step.exitCode).toBe(1);
    expect(step.log).toContain(': left, and may continue to make calls');
    expect(countOf(runtime, 'POST cancel')).toBe(2);
    expect(step.summary.split('The run was asked to cancel by this step')).toHaveLength(3);
  });

  test('ends within 5 s if no run can be cancelled', async () => {
    const { runtime, inputs } = await TWO(SPENT);
    runtime.hang({ operation: 'cancel', times: 'always' });
    runtime.cancelAfter(30_000);
    const step = await runtime.runStep(inputs);
    expect(step.durationMs).toBeLessThan(35_000);
    const [named, ...others] = step.annotations.filter((each) => each.includes('not be cancelled'));
    for (const jobId of step.outputs['job-id']?.split('\n') ?? []) expect(named).toContain(jobId);
    expect(others).toEqual([]);
  });

  test('names all of them and why it failed, in no more annotations than are shown', async () => {
    const runtime = await virtualRuntime();
    const plans = Array.from({ length: 30 }, () => runtime.service.addPlan({}).runPlanId);
    const failure = { kind: 'status', status: 500 } as const;
    runtime.service.orderFault({ ...failure, operation: 'cancel', times: 'always' });
    runtime.cancelAfter(30_000);
    const step = await runtime.runStep({ 'run-plan': plans.join('\n'), 'max-parallel': '30' });
    const errors = step.annotations.filter((each) => each.startsWith('error: '));
    expect(errors).toHaveLength(10);
    for (const jobId of step.outputs['job-id']?.split('\n') ?? [])
      expect(errors.join()).toContain(jobId);
    expect(errors.at(-1)).toMatch(
      /^error: \d+ more reasons, all of them in the log:\ninconclusive: /,
    );
  });
});

test('a run that ended without a debrief is neither cancelled nor reported as left', async () => {
  const runtime = await virtualRuntime();
  const { runPlanId } = runtime.service.addPlan({ runEnds: 'FAILED', debrief: 'refused' });
  const step = await runtime.runStep({ 'run-plan': runPlanId });
  expect(step.outputs.outcome).toBe('inconclusive');
  expect(countOf(runtime, 'POST cancel')).toBe(0);
  expect(step.summary).not.toContain(LEFT);
});

test('the cancel request for a timed-out run is repeated for two minutes at most', async () => {
  const { step } = await onPlan({ 'run-timeout': '30s' }, (given) =>
    given.hang({ operation: 'cancel', times: 'always' }),
  );
  expect(step.annotations.join()).toContain(
    'could not be cancelled and may continue to make calls',
  );
  expect(step.durationMs).toBeLessThanOrEqual(160_000);
});

test('a run that existed before is not reported as left', async () => {
  const { step } = await onRun({ status: 'RUNNING_SIMULATIONS' }, {}, failing('debrief', 401));
  expect(step.outputs.outcome).toBe('error');
  expect(step.summary).not.toContain(LEFT);
});
