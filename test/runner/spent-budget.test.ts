/** The error type `payment_required` means a spent budget, with any status. */
import { describe, expect, test } from 'vitest';
import { findSimulation } from '../../src/actions/find-simulation/find-simulation.ts';
import { calls, ingestRuntime } from '../actions/ingest-calls/ingest-runtime.ts';
import { reasonsIn, type StepResult, virtualRuntime } from '../support/virtual-runtime.ts';

const STATUSES = [400, 402, 404, 429, 503];

const spent = (status: number) => ({
  kind: 'status' as const,
  status,
  times: 'always' as const,
  body: { type: 'payment_required', code: 'plan_exhausted', message: 'Nothing is left.' },
});

function expectSpent({ annotations, exitCode }: StepResult, status: number): void {
  const text = annotations.join('\n');
  expect(exitCode).toBe(1);
  expect(text).toContain(`${status} payment_required/plan_exhausted`);
  expect(text).toContain('Check the subscription');
  expect(text).not.toMatch(/Full Access|does not know this key|check the inputs?|service-profile/i);
}

describe.each(STATUSES)('payment_required with %i', (status) => {
  test.each(['start', 'debrief', 'results'] as const)(
    'ends the gate as inconclusive after one request: %s',
    async (operation) => {
      const runtime = await virtualRuntime();
      runtime.service.orderFault({ ...spent(status), operation });
      const { runPlanId } = runtime.service.demo;
      const inputs: Record<string, string> =
        operation === 'start'
          ? { 'run-plan': runPlanId }
          : { 'job-id': runtime.service.addRun({ debrief: 'none' }).jobId };
      const step = await runtime.runStep(inputs);
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(reasonsIn(step)).toMatchObject([{ rule: 'budget' }]);
      expectSpent(step, status);
      const refused = runtime.requests.filter((request) => request.status === status);
      // The results are read once more for what the service itself says of the run.
      expect(refused.length).toBeLessThanOrEqual(operation === 'results' ? 2 : 1);
    },
  );

  test('ends the lookup of find-simulation after one request', async () => {
    const runtime = await virtualRuntime();
    runtime.service.orderFault({ ...spent(status), operation: 'lookup' });
    const inputs = {
      'service-phone-number': '+15550100200',
      'call-time': '2026-03-02T08:00:00Z',
      wait: 'true',
    };
    expectSpent(await runtime.runStep(inputs, {}, findSimulation), status);
    expect(runtime.requests).toHaveLength(1);
  });

  test('ends ingest-calls after one request', async () => {
    const runtime = await ingestRuntime();
    runtime.service.orderFault({ ...spent(status), operation: 'createCall' });
    const step = await runtime.ingest(calls(3), { 'max-parallel': '1' });
    expectSpent(step, status);
    expect(step.outputs).toMatchObject({ created: '0', failed: '3', unknown: '0' });
    expect(runtime.requests).toHaveLength(1);
  });
});
