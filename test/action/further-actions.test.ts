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

  test('delete-flows deletes what is there', async ({ service }) => {
    const { flowId } = service.addFlow();
    const result = await run(
      'delete-flows',
      inputsFor(service, { 'flow-ids': `${flowId},0198c0de-3333-7000-8000-00000000000c` }),
    );
    expect(result).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(result.outputs).toEqual({ deleted: '1', missing: '1' });
  });
});

describe('every fault of the inputs is told before anything is loaded for sending', () => {
  test.for([
    ['find-simulation', ['base-url', 'api-key', 'service-phone-number']],
    ['collect-metrics', ['base-url', 'api-key', 'metrics', 'call-ids']],
    ['delete-flows', ['base-url', 'api-key', 'flow-ids']],
  ] as const)('%s', async ([folder, names]) => {
    const result = await run(folder, {});
    expect(result.exitCode).toBe(1);
    expect(result.annotations).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      expect(result.annotations[index]?.message).toContain(name);
    }
    expect(Object.values(result.outputs).join('')).toBe('');
    expect(result.summary).toContain('❌');
  });
});

describe('the key is masked, also where the service echoes it', () => {
  test('delete-flows', async ({ service }) => {
    const body = { type: 'forbidden', code: 'permission_denied', message: service.keys.full };
    service.orderFault({ kind: 'status', status: 403, operation: 'deleteFlow', body });
    const { flowId } = service.addFlow();
    const result = await run('delete-flows', inputsFor(service, { 'flow-ids': flowId }));
    expect(result.exitCode).toBe(1);
    const shown = result.stdout.replace(`::add-mask::${service.keys.full}\n`, '');
    expect(shown + result.summary).not.toContain(service.keys.full);
    expect(result.annotations[0]?.message).toContain('use a key with Full Access');
  });
});

describe('summary, as for the gate', () => {
  const FOLDERS = ['ingest-calls', 'find-simulation', 'collect-metrics', 'delete-flows'] as const;

  test.for(FOLDERS)('%s writes none with false, also where inputs are faulty', async (folder) => {
    const result = await run(folder, { summary: 'false' });
    expect(result.exitCode).toBe(1);
    expect(result.annotations.length).toBeGreaterThan(1);
    expect(result.summary).toBe('');
  });

  test.for(FOLDERS)('%s tells a value that is no boolean', async (folder) => {
    const result = await run(folder, { summary: 'no' });
    expect(result.annotations.map(({ message }) => message)).toContain(
      "input 'summary': 'no' is not a boolean: write true or false",
    );
    expect(result.summary).toContain("input 'summary'");
  });

  test('delete-flows writes none with false, and does its work', async ({ service }) => {
    const { flowId } = service.addFlow();
    const result = await run(
      'delete-flows',
      inputsFor(service, { 'flow-ids': flowId, summary: 'false' }),
    );
    expect(result).toMatchObject({ exitCode: 0, summary: '', annotations: [] });
    expect(result.outputs.deleted).toBe('1');
  });
});
