/** The post step of a main step that was killed, or that left its runs to a later step; what else it does is tested in its own room. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { keepRunning, startOf } from '../support/cancelled-step.ts';
import { annotationsOf, countOf, inputsFor, test, untilAsked } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

describe('a post step does the same for a main step that was killed', () => {
  test.concurrent('the run that it had started is cancelled', async ({ service, expect }) => {
    keepRunning(service);
    const inputs = inputsFor(service, startOf(service));
    const main = startAction({ inputs });
    await main.waitForLog('started from run plan');
    main.kill('SIGKILL');
    const { state, signal } = await main.result;
    expect(signal).toBe('SIGKILL');
    const post = await startAction({ phase: 'post', inputs, state }).result;
    expect(post).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect(post.masks).toEqual([service.keys.full]);
    expect(post.stdout).toMatch(/^run \S+: asked to cancel, since the step/m);
    expect(countOf(service, 'cancel')).toBe(1);
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
    const { state } = await main.result;
    const post = await startAction({ phase: 'post', inputs, state }).result;
    expect(post.exitCode).toBe(0);
    expect(annotationsOf(post)).toEqual([
      expect.stringContaining(
        `error: the step was killed while it started a run of run plan ${service.demo.runPlanId}`,
      ),
    ]);
  });
});

describe('with wait: false and cancel-unjudged: true', () => {
  test.concurrent('the post step cancels what the step has started and no later step has judged', async ({
    service,
    expect,
  }) => {
    // Steps of one job share the runner's folder for temporary files.
    const env = { RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'job-')) };
    onTestFinished(() => rmSync(env.RUNNER_TEMP, { recursive: true }));
    service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const plans = [service.demo.runPlanId, service.addPlan({}).runPlanId];
    const inputs = inputsFor(service, {
      'run-plan-id': plans.join(),
      wait: 'false',
      'cancel-unjudged': 'true',
    });
    const { outputs, state } = await startAction({ inputs, env }).result;
    expect(outputs.outcome).toBe('started');
    const [judged = '', unjudged = ''] = outputs['job-id']?.split('\n') ?? [];
    const later = inputsFor(service, { 'job-id': judged });
    expect((await startAction({ inputs: later, env }).result).outputs.outcome).toBe('passed');
    expect(countOf(service, 'cancel')).toBe(0);
    const post = await startAction({ phase: 'post', inputs, state, env }).result;
    expect(post).toMatchObject({ exitCode: 0, stderr: '', annotations: [] });
    expect([countOf(service, 'cancel'), countOf(service, 'cancel', unjudged)]).toEqual([1, 1]);
  });
});
