/** An operation that the specification does not show, and that a service does not have: what to set is named. */
import { describe, expect, test } from 'vitest';
import { reasonsIn, type VirtualWorld, virtualWorld } from '../../support/virtual-world.ts';

type Operation = NonNullable<Parameters<VirtualWorld['service']['orderFault']>[0]['operation']>;

function withhold({ service }: VirtualWorld, status: number, ...operations: Operation[]): void {
  for (const operation of operations) {
    service.orderFault({ kind: 'status', status, operation, times: 'always' });
  }
}

/** The message of the only reason of a step that ended as an error. */
async function refusal(world: VirtualWorld, inputs: Record<string, string>): Promise<string> {
  const step = await world.runStep(inputs);
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
  const [reason, ...others] = reasonsIn(step);
  expect(others).toEqual([]);
  return reason?.message ?? '';
}

describe('a service that does not have an operation', () => {
  test.each([404, 405])(
    'start, %i: start.path comes before the input of the ID',
    async (status) => {
      const world = await virtualWorld();
      withhold(world, status, 'start');
      const { runPlanId } = world.service.demo;
      const message = await refusal(world, { 'run-plan': runPlanId });
      expect(message).toMatch(/start\.path.* service-profile.* run-plan.*No run was started$/);
      expect(message).not.toMatch(/variables/);
      expect(message.includes('start.method')).toBe(status === 405);
    },
  );

  test('one plan: the note on max-calls names readPlan.path', async () => {
    const world = await virtualWorld();
    withhold(world, 404, 'readPlan');
    const { runPlanId } = world.service.demo;
    const step = await world.runStep({ 'run-plan': runPlanId, 'max-calls': '1' });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.summary).toMatch(/max-calls/);
    expect(step.summary).toContain('readPlan');
  });

  test('cancel: the error names cancel.path', async () => {
    const world = await virtualWorld();
    withhold(world, 404, 'cancel');
    const { runPlanId } = world.service.demo;
    const step = await world.runStep({ 'run-plan': runPlanId, 'run-timeout': '10s' });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.annotations.join('\n')).toMatch(/could not be cancelled.*cancel\.path/);
  });
});
