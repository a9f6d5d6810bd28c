/** A run is cancelled on timeout only after a last debrief request. */
import { describe, expect, test } from 'vitest';
import { runGate } from '../../../src/actions/gate/index.ts';
import {
  countOf,
  reasonsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

/** Every read says that the run is in this state, although it ends after 90 s. */
async function runtimeOf(status: string): Promise<VirtualRuntime> {
  const runtime = await virtualRuntime();
  const values = { '/data/status': status };
  runtime.service.orderFault({ operation: 'read', kind: 'altered-body', values, times: 'always' });
  return runtime;
}

/** What the service was asked for from the last debrief request on. */
function ending(runtime: VirtualRuntime): string[] {
  const told = runtime.told();
  return told.slice(told.findLastIndex((what) => what.startsWith('POST debrief')));
}

describe('a last debrief request', () => {
  test.each([
    ['RUNNING_SIMULATIONS', 'run-timeout'],
    ['QUEUED', 'queue-timeout'],
  ])('with 202: the run is evaluated, though reads say %s until %s', async (status, timeout) => {
    const runtime = await runtimeOf(status);
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, [timeout]: '91s' });
    expect(step.outputs.outcome).toBe('passed');
    expect(countOf(runtime, 'POST cancel')).toBe(0);
    const taken = runtime.requests.find((r) => r.what === 'POST debrief' && r.status === 202);
    expect(taken?.atMs).toBe(91_000);
  });

  test.each([
    ['RUNNING_SIMULATIONS', 'run-timeout'],
    ['QUEUED', 'queue-timeout'],
  ])('with 409: the run is cancelled, reads say %s until %s', async (status, timeout) => {
    const runtime = await runtimeOf(status);
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, [timeout]: '40s' });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'timeout' }]);
    expect(ending(runtime)).toEqual(['POST debrief 409', 'POST cancel 200']);
    expect(runtime.requests.at(-2)?.atMs).toBe(40_000);
  });

  test('with an internal error: it is reported, and no timeout hides it', async () => {
    const runtime = await runtimeOf('RUNNING_SIMULATIONS');
    const fault = { kind: 'status', status: 403, skip: 1 } as const;
    runtime.service.orderFault({ operation: 'debrief', ...fault });
    const inputs = { 'run-plan': runtime.service.demo.runPlanId, 'run-timeout': '40s' };
    const step = await runtime.runStep(inputs, {}, (given) => {
      const info = given.runner.info.bind(given.runner);
      given.runner.info = (text) => {
        if (text.includes('API key may only read')) throw new TypeError('broken log');
        info(text);
      };
      return runGate(given);
    });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'internal' }]);
  });
});
