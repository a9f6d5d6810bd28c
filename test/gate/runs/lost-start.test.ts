import { describe, expect, test } from 'vitest';
import { reasonsIn, virtualWorld } from '../../support/virtual-world.ts';

describe('a run that may have been started', () => {
  const body = {
    type: 'x'.repeat(3_000),
    code: 'y'.repeat(3_000),
    message: 'm'.repeat(3_000),
    param: 'p'.repeat(3_000),
    details: 'd'.repeat(3_000),
  };

  test('is told with how to find it, however much the service says', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({});
    world.service.orderFault({ kind: 'status', status: 500, operation: 'start', body });
    const result = await world.runStep({ 'run-plan-id': runPlanId });
    const how = `To find it, look at the newest runs of the plan (GET /v1/simulation/plan/jobs?simulationRunPlanId=${runPlanId}&limit=50, or the dashboard) and pass its ID as the input job-id`;
    const shown = [result.log, result.annotations.join(), reasonsIn(result)[0]?.message];
    for (const text of shown) expect(text).toContain(how);
    expect(result.outputs.outcome).toBe('inconclusive');
  });

  test('is none after 429, which is asked again until the service takes it', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({});
    const fault = { kind: 'status', status: 429, operation: 'start', retryAfter: 60 } as const;
    world.service.orderFault({ ...fault, times: 2 });
    const result = await world.runStep({ 'run-plan-id': runPlanId });
    expect(result.outputs.outcome).toBe('passed');
    expect(world.told().slice(0, 3)).toEqual([
      'POST start 429',
      'POST start 429',
      'POST start 201',
    ]);
    expect(world.requests[2]?.atMs).toBeGreaterThanOrEqual(120_000);
    expect(result.log).toMatch(/start run: 429 .*; trying again in 1m /);
  });

  test('is none either where 429 stays until the time is over', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({});
    const fault = { kind: 'status', status: 429, operation: 'start' } as const;
    world.service.orderFault({ ...fault, times: 'always' });
    const result = await world.runStep({ 'run-plan-id': runPlanId, 'run-timeout': '3m' });
    expect(result.outputs.outcome).toBe('inconclusive');
    expect(reasonsIn(result)[0]?.message).toContain('No run was started');
    expect(result.durationMs).toBeLessThanOrEqual(180_000);
  });
});
