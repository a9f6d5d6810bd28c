/** An operation that the specification does not show, and that a service does not have: what to set is named. */

import { describe, expect, test } from 'vitest';
import { START_MS } from '../../support/virtual-clock.ts';
import { reasonsIn, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

type Operation = NonNullable<Parameters<VirtualRuntime['service']['orderFault']>[0]['operation']>;

function withhold({ service }: VirtualRuntime, status: number, ...operations: Operation[]): void {
  for (const operation of operations) {
    service.orderFault({ kind: 'status', status, operation, times: 'always' });
  }
}

/** The message of the only reason of a step that ended as an error. */
async function refusal(runtime: VirtualRuntime, inputs: Record<string, string>): Promise<string> {
  const step = await runtime.runStep(inputs);
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
  const [reason, ...others] = reasonsIn(step);
  expect(others).toEqual([]);
  return reason?.message ?? '';
}

describe('a service that does not have an operation', () => {
  test.each([404, 405])(
    'start, %i: start.path comes before the input of the ID',
    async (status) => {
      const runtime = await virtualRuntime();
      withhold(runtime, status, 'start');
      const { runPlanId } = runtime.service.demo;
      const message = await refusal(runtime, { 'run-plan': runPlanId });
      expect(message).toMatch(/start\.path.* service-profile.* run-plan/);
      expect(message.includes('start.method')).toBe(status === 405);
    },
  );

  test.each([404, 405])('list, %i, after a lookup: list.path and no input', async (status) => {
    const runtime = await virtualRuntime();
    runtime.service.addRun({ startedAt: START_MS - 1_000, endedAt: START_MS + 60_000 });
    withhold(runtime, status, 'list');
    const { servicePhoneNumber } = runtime.service.demo;
    const message = await refusal(runtime, { 'service-phone-number': servicePhoneNumber });
    expect(message).toContain('list.path');
    expect(message).not.toMatch(/service-phone-number|call-time/);
  });

  test('plans: listPlans.path comes before run-plan', async () => {
    const runtime = await virtualRuntime();
    withhold(runtime, 405, 'listPlans');
    const message = await refusal(runtime, { 'run-plan': 'Nightly' });
    expect(message).toMatch(/listPlans\.path.*run-plan/);
  });

  test('one plan: the note on max-calls names readPlan.path', async () => {
    const runtime = await virtualRuntime();
    withhold(runtime, 404, 'readPlan');
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, 'max-calls': '1' });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.summary).toMatch(/max-calls/);
    expect(step.summary).toContain('readPlan');
  });

  test('cancel: the error names cancel.path', async () => {
    const runtime = await virtualRuntime();
    withhold(runtime, 404, 'cancel');
    const { runPlanId } = runtime.service.demo;
    const step = await runtime.runStep({ 'run-plan': runPlanId, 'run-timeout': '10s' });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.annotations.join('\n')).toMatch(/could not be cancelled.*cancel\.path/);
  });
});
