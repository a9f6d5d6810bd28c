/** The post step of a main step that was killed; what else it does is tested in its own room. */
import { describe } from 'vitest';
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
