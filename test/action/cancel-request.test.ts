import { describe } from 'vitest';
import { expectCancelled, keepRunning, startOf } from '../support/cancelled-step.ts';
import { countOf, inputsFor, operationsOf, test, untilAsked } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

describe('cancel-on-abort: false', () => {
  test.concurrent('leaves the run going, and says so', async ({ service, expect }) => {
    keepRunning(service);
    const inputs = inputsFor(service, { ...startOf(service), 'cancel-on-abort': 'false' });
    const action = startAction({ inputs });
    await action.waitForLog('RUNNING_SIMULATIONS');
    action.kill('SIGINT');
    const result = await action.result;
    expectCancelled(result);
    expect(countOf(service, 'cancel')).toBe(0);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        message: expect.stringContaining(`run ${result.outputs['job-id']} was left going`),
      }),
    );
  });
});

describe("a failure to cancel is an error annotation with the run's ID", () => {
  test.concurrent.for([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 429, retryAfter: 60 },
    { kind: 'hang' },
    { kind: 'reset' },
  ] as const)('%j', async (fault, { service, expect }) => {
    keepRunning(service);
    service.orderFault({ ...fault, operation: 'cancel', times: 'always' });
    const action = startAction({ inputs: inputsFor(service, startOf(service)) });
    await action.waitForLog('RUNNING_SIMULATIONS');
    action.kill('SIGINT');
    const result = await action.result;
    expectCancelled(result);
    const said = `run ${result.outputs['job-id']} could not be cancelled and may go on placing calls: cancel run: `;
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining(said) }),
    );
    expect(result.summary).toContain('could not be cancelled');
  });

  test.concurrent('a run that has ended meanwhile is none', async ({ service, expect }) => {
    keepRunning(service);
    service.orderFault({ kind: 'status', status: 409, operation: 'cancel' });
    const action = startAction({ inputs: inputsFor(service, startOf(service)) });
    await action.waitForLog('RUNNING_SIMULATIONS');
    action.kill('SIGINT');
    const result = await action.result;
    expectCancelled(result);
    expect(countOf(service, 'cancel')).toBe(1);
    expect(result.stdout).not.toContain('could not be cancelled');
  });

  test.concurrent('a request that is lost once is repeated, since that is safe', async ({
    service,
    expect,
  }) => {
    keepRunning(service);
    service.orderFault({ kind: 'reset', operation: 'cancel' });
    const action = startAction({ inputs: inputsFor(service, startOf(service)) });
    await action.waitForLog('RUNNING_SIMULATIONS');
    action.kill('SIGTERM');
    const result = await action.result;
    expectCancelled(result);
    expect(countOf(service, 'cancel')).toBe(2);
    expect(result.stdout).not.toContain('could not be cancelled');
  });
});

describe('a second signal', () => {
  test.concurrent('changes nothing, even while the run is being cancelled', async ({
    service,
    expect,
  }) => {
    keepRunning(service);
    service.orderFault({ kind: 'delay', operation: 'cancel', ms: 500 });
    const action = startAction({ inputs: inputsFor(service, startOf(service)) });
    await action.waitForLog('RUNNING_SIMULATIONS');
    action.kill('SIGINT');
    await untilAsked(service, 'cancel');
    action.kill('SIGTERM');
    action.kill('SIGINT');
    const result = await action.result;
    expectCancelled(result);
    expect(operationsOf(service).slice(-2)).toEqual(['read', 'cancel']);
    expect(result.summary).toContain('The run was cancelled by this step');
  });
});

describe('being cancelled', () => {
  test.concurrent('a start request that is answered late and a cancel request that hangs do not hold the step up', async ({
    service,
    expect,
  }) => {
    service.orderFault({ kind: 'delay', operation: 'start', ms: 1_200 });
    service.orderFault({ kind: 'hang', operation: 'cancel', times: 'always' });
    const action = startAction({ inputs: inputsFor(service, startOf(service)) });
    await untilAsked(service, 'start');
    action.kill('SIGINT');
    const result = await action.result;
    expectCancelled(result);
    expect(result.stdout).toContain(`run ${result.outputs['job-id']} could not be cancelled`);
  });
});
