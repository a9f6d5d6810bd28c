/** A run is cancelled on timeout only after a last debrief request. */
import { describe, expect, test } from 'vitest';
import {
  countOf,
  reasonsIn,
  type VirtualWorld,
  virtualWorld,
} from '../../support/virtual-world.ts';

/** Every read says that the run is in this state, although it ends after 90 s. */
async function worldOf(status: string): Promise<VirtualWorld> {
  const world = await virtualWorld();
  const values = { '/data/status': status };
  world.service.orderFault({ operation: 'read', kind: 'altered-body', values, times: 'always' });
  return world;
}

/** What the service was asked for from the last debrief request on. */
function ending(world: VirtualWorld): string[] {
  const told = world.told();
  return told.slice(told.findLastIndex((what) => what.startsWith('POST debrief')));
}

describe('a last debrief request', () => {
  test.each([
    ['RUNNING_SIMULATIONS', 'run-timeout'],
    ['QUEUED', 'queue-timeout'],
  ])('with 202: the run is evaluated, though reads say %s until %s', async (status, timeout) => {
    const world = await worldOf(status);
    const { runPlanId } = world.service.demo;
    const step = await world.runStep({ 'run-plan': runPlanId, [timeout]: '91s' });
    expect(step.outputs.outcome).toBe('passed');
    expect(countOf(world, 'POST cancel')).toBe(0);
    const taken = world.requests.find((r) => r.what === 'POST debrief' && r.status === 202);
    expect(taken?.atMs).toBe(91_000);
  });

  test.each([
    ['RUNNING_SIMULATIONS', 'run-timeout'],
    ['QUEUED', 'queue-timeout'],
  ])('with 409: the run is cancelled, reads say %s until %s', async (status, timeout) => {
    const world = await worldOf(status);
    const { runPlanId } = world.service.demo;
    const step = await world.runStep({ 'run-plan': runPlanId, [timeout]: '40s' });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'timeout' }]);
    expect(ending(world)).toEqual(['POST debrief 409', 'POST cancel 200']);
    expect(world.requests.at(-2)?.atMs).toBe(40_000);
  });

  test('is not made once more if its Retry-After lies past the timeout', async () => {
    const world = await worldOf('RUNNING_SIMULATIONS');
    const fault = { operation: 'debrief', kind: 'status', status: 429, retryAfter: 3600 } as const;
    world.service.orderFault(fault);
    await world.runStep({ 'run-plan': world.service.demo.runPlanId });
    expect(countOf(world, 'POST debrief')).toBe(1);
    expect(countOf(world, 'POST cancel')).toBe(1);
  });
});
