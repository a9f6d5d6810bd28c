/** The other actions as a workflow runs them: from their own folder, through the bundle. */
import { describe } from 'vitest';
import { inputsFor, test } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

type Inputs = Readonly<Record<string, string>>;

function run(folder: string, inputs: Inputs) {
  const actionFile = new URL(`../../${folder}/action.yml`, import.meta.url).pathname;
  return startAction({ actionFile, inputs }).result;
}

describe.concurrent('each further action runs from its own folder', () => {
  test('find-simulation finds a job and waits for it', async ({ service, expect }) => {
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

  test('collect-metrics splits what exceeds the limits', async ({ service, expect }) => {
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

  test('delete-flows deletes what is there', async ({ service, expect }) => {
    const { flowId } = service.addFlow();
    const unknown = flowId.replace(/^.{8}/, '01234567');
    const inputs = inputsFor(service, { 'flow-ids': `${flowId},${unknown}` });
    const result = await run('delete-flows', inputs);
    expect(result).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(result.outputs).toEqual({ deleted: '1', missing: '1' });
    expect(result.masks).toEqual([service.keys.full]);
  });
});
