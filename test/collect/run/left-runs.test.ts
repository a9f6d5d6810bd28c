import { describe, expect, test } from 'vitest';
import { onPlan } from '../../support/gate-run.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const SPENT = { operation: 'debrief', kind: 'status', status: 402 } as const;

const LEFT = 'This step started the run and had to leave it: it may continue to make calls';

describe('a run that this step started and can no longer follow', () => {
  test.each([
    [
      'a response that is no JSON',
      { kind: 'status', status: 200, body: 'this is not JSON' },
      'inconclusive',
    ],
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
    expect(step.log).toContain(`: ${LEFT}`);
    expect(countOf(runtime, 'POST cancel')).toBe(2);
    expect(step.summary.split('The run was asked to cancel by this step')).toHaveLength(3);
  });
});
