import { describe } from 'vitest';
import { keepRunning, startOf } from '../support/cancelled-step.ts';
import { annotationsOf, countOf, inputsFor, test, untilAsked } from '../support/gate-test.ts';
import { type ActionStart, startAction } from '../support/runner-process.ts';

const FLOW = '44444444-4444-4444-8444-444444444444';

function runPost(inputs: ActionStart['inputs'], state: ActionStart['state'] = {}) {
  return startAction({ phase: 'post', ...(inputs && { inputs }), state }).result;
}

describe('a post step does the same for a main step that was killed', () => {
  test.concurrent('the run that it had started is cancelled', async ({ service, expect }) => {
    keepRunning(service);
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs });
    await main.waitForLog('started from run plan');
    main.kill('SIGKILL');
    const { state, signal } = await main.result;
    expect(signal).toBe('SIGKILL');
    const post = await runPost(inputs, state);
    expect(post).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(post.masks).toEqual([service.keys.full]);
    expect(post.stdout).toMatch(/^run \S+: cancelled, since the step/m);
    expect(countOf(service, 'cancel')).toBe(1);
  });

  test.concurrent('a run that it could not follow is cancelled with the others', async ({
    service,
    expect,
  }) => {
    const location = 'https://example.com/';
    service.orderFault({ kind: 'redirect', location, operation: 'debrief' });
    keepRunning(service);
    const plans = [service.demo.runPlanId, service.addPlan({}).runPlanId];
    const inputs = inputsFor(service, { ...startOf(service), 'run-plan-id': plans.join() });
    const main = startAction({ inputs });
    await main.waitForLog('left, and may go on placing calls');
    await main.waitForLog('RUNNING_SIMULATIONS');
    main.kill('SIGKILL');
    await runPost(inputs, (await main.result).state);
    expect(countOf(service, 'cancel')).toBe(2);
  });

  test.concurrent('a run that was being started is told, since nobody knows its ID', async ({
    service,
    expect,
  }) => {
    service.orderFault({ kind: 'hang', operation: 'start' });
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs });
    await untilAsked(service, 'start');
    main.kill('SIGKILL');
    const post = await runPost(inputs, (await main.result).state);
    expect(post.exitCode).toBe(0);
    expect(annotationsOf(post)).toEqual([
      expect.stringContaining(
        `error: the step was killed while it started a run of run plan ${service.demo.runPlanId}`,
      ),
    ]);
  });

  test.concurrent('with cancel-on-abort: false it is left going', async ({ service, expect }) => {
    keepRunning(service);
    const inputs = inputsFor(service, { ...startOf(service), 'cancel-on-abort': 'false' });
    const main = startAction({ inputs });
    await main.waitForLog('started from run plan');
    main.kill('SIGKILL');
    const post = await runPost(inputs, (await main.result).state);
    expect(post).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
    expect(countOf(service, 'cancel')).toBe(0);
  });

  test.concurrent('a run that others started is left alone', async ({ service, expect }) => {
    const { jobId } = service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const inputs = inputsFor(service, { 'job-id': jobId });
    const main = startAction({ inputs });
    await main.waitForLog('RUNNING_SIMULATIONS');
    main.kill('SIGKILL');
    const post = await runPost(inputs, (await main.result).state);
    expect(post).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });

  test.concurrent('a run that the main step could not cancel is tried once more', async ({
    service,
    expect,
  }) => {
    keepRunning(service);
    service.orderFault({ kind: 'status', status: 403, operation: 'cancel' });
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs });
    await main.waitForLog('RUNNING_SIMULATIONS');
    main.kill('SIGTERM');
    const { state, annotations } = await main.result;
    expect(annotations.map(({ message }) => message).join()).toContain('could not be cancelled');
    const post = await runPost(inputs, state);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(countOf(service, 'cancel')).toBe(2);
  });
});

describe('the post step is silent when there is nothing to do', () => {
  test.concurrent.for([
    ['a run that was judged', {}],
    ['a run that is left to a later step', { wait: 'false' }],
    ['a run that timed out and was cancelled', { 'run-timeout': '1s' }],
  ] as const)('%s', async ([, more], { service, expect }) => {
    if ('run-timeout' in more) keepRunning(service);
    const inputs = inputsFor(service, { ...startOf(service), ...more });
    const { state } = await startAction({ inputs }).result;
    const asked = service.requests.length;
    const post = await runPost(inputs, state);
    expect(post).toMatchObject({ exitCode: 0, stdout: '', stderr: '', summary: '', outputs: {} });
    expect(service.requests).toHaveLength(asked);
  });
});

describe('delete-flows: the post step deletes them, whatever the result of the job', () => {
  test.concurrent('a flow that is gone already counts as missing', async ({ service, expect }) => {
    const { flowId } = service.addFlow();
    const inputs = inputsFor(service, { 'delete-flows': `${flowId}\n${FLOW}` });
    const post = await runPost(inputs);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post.stdout).toContain(`customer flow ${flowId}: deleted\n`);
    expect(post.stdout).toContain(`customer flow ${FLOW}: missing\n`);
  });

  test.concurrent('what it cannot do is an error with the IDs, and turns no job red', async ({
    service,
    expect,
  }) => {
    const run = { 'run-0': 'started 11111111-1111-4111-8111-111111111111' };
    const flows = { 'delete-flows': FLOW };
    const cases = [inputsFor(service, { ...flows, 'api-key': service.keys.readOnly }), flows];
    for (const inputs of cases) {
      const post = await runPost(inputs, run);
      expect(post).toMatchObject({ exitCode: 0, stderr: '' });
      expect(annotationsOf(post)).toEqual([
        expect.stringMatching(/^error: run 11111111-\S+ .*may go on placing calls/),
        expect.stringMatching(`^error: customer flow ${FLOW} was not deleted: `),
      ]);
    }
  });

  test.concurrent('a list that is no list of IDs is told, as it was by the main step', async ({
    service,
    expect,
  }) => {
    const inputs = inputsFor(service, { 'delete-flows': 'x', 'debrief-file': 'none.json' });
    const main = await startAction({ inputs }).result;
    expect(annotationsOf(main)[0]).toContain("input 'delete-flows': 'x' is not a UUID");
    const post = await runPost(inputs);
    expect(post.exitCode).toBe(0);
    expect(annotationsOf(post)).toEqual([
      expect.stringContaining("error: customer flows were not deleted: input 'delete-flows': 'x'"),
    ]);
  });
});
