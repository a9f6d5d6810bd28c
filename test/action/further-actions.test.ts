/** The actions beside the gate as a workflow runs them: from their own folder, through the bundle. */
import { describe, expect } from 'vitest';
import { inputsFor, test } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

type Inputs = Readonly<Record<string, string>>;

function run(folder: string, inputs: Inputs) {
  const actionFile = new URL(`../../${folder}/action.yml`, import.meta.url).pathname;
  return startAction({ actionFile, inputs }).result;
}

describe('each further action runs from its own folder', () => {
  test('find-simulation finds a job and waits for it', async ({ service }) => {
    const { runPlanId, servicePhoneNumber } = service.demo;
    const body = {
      data: {
        simulationJobId: '0198c0de-4444-7000-8000-00000000000d',
        status: 'COMPLETED',
        processingStatus: 'PROCESSING',
        runPlan: { id: runPlanId },
      },
    };
    service.orderFault({ kind: 'status', status: 200, operation: 'lookup', body });
    const done = { data: { ...body.data, processingStatus: 'PROCESSED' } };
    service.orderFault({ kind: 'status', status: 200, operation: 'readSimulationJob', body: done });
    const result = await run(
      'find-simulation',
      inputsFor(service, { 'service-phone-number': servicePhoneNumber, wait: 'true' }),
    );
    expect(result).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(result.outputs).toMatchObject({
      'simulation-job-id': body.data.simulationJobId,
      'processing-status': 'PROCESSED',
      'run-plan-id': runPlanId,
      json: JSON.stringify(done.data),
    });
    expect(result.masks).toEqual([service.keys.full]);
  });

  test('collect-metrics splits what exceeds the limits', async ({ service }) => {
    const metrics = Array.from(
      { length: 21 },
      (_, i) => `0198c0de-1111-7000-8000-${`${i}`.padStart(12, '0')}`,
    );
    const result = await run(
      'collect-metrics',
      inputsFor(service, { metrics: metrics.join('\n'), 'chat-ids': metrics[0] ?? '' }),
    );
    expect(result).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(JSON.parse(result.outputs['metric-job-ids'] ?? '')).toHaveLength(2);
    expect(result.outputs['total-items']).toBe('21');
    expect(service.requests).toHaveLength(2);
  });

  test('delete-flows deletes what is there, and says no word of the key', async ({ service }) => {
    const key = service.keys.full;
    const body = { type: 'forbidden', code: 'permission_denied', message: key };
    service.orderFault({ kind: 'status', status: 403, operation: 'deleteFlow', body, skip: 2 });
    const { flowId } = service.addFlow();
    const inputs = inputsFor(service, {
      'flow-ids': `${flowId},${flowId.replace(/^.{8}/, '01234567')}`,
    });
    const result = await run('delete-flows', inputs);
    expect(result).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(result.outputs).toEqual({ deleted: '1', missing: '1' });
    const refused = await run('delete-flows', inputs);
    expect(refused.exitCode).toBe(1);
    expect(refused.annotations[0]?.message).toContain('use a key with Full Access');
    const shown = refused.stdout.replaceAll(`::add-mask::${key}\n`, '');
    expect(shown + refused.summary).not.toContain(key);
  });
});

test.for([
  ['ingest-calls', ['base-url', 'api-key', 'manifest']],
  ['find-simulation', ['base-url', 'api-key', 'service-phone-number']],
  ['collect-metrics', ['base-url', 'api-key', 'metrics', 'call-ids']],
  ['delete-flows', ['base-url', 'api-key', 'flow-ids']],
] as const)('%s tells every fault of its inputs together', async ([folder, names]) => {
  const result = await run(folder, {});
  expect(result).toMatchObject({ exitCode: 1, stderr: '' });
  expect(result.annotations).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    expect(result.annotations[index]?.message).toContain(name);
  }
  expect(Object.values(result.outputs).join('')).toBe('');
  expect(result.summary).toContain('❌');
});
