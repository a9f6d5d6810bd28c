/** The post step of a main step that was killed; what else it does is tested in its own room. */
import { expect } from 'vitest';
import { keepRunning } from '../support/cancelled-step.ts';
import {
  annotationsOf,
  countOf,
  inputsFor,
  unhurriedTest,
  untilAsked,
} from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

unhurriedTest(
  'a post step cancels the run that a killed main step had started, and tells the one that was being started, whose ID nobody knows',
  async ({ service }) => {
    keepRunning(service);
    service.orderFault({ kind: 'hang', operation: 'start', skip: 1 });
    const plans = [service.demo.runPlanId, service.addPlan({}).runPlanId];
    const inputs = inputsFor(service, { 'run-plan': plans.join('\n') });
    const main = startAction({ inputs });
    await Promise.all([main.waitForLog('started from run plan'), untilAsked(service, 'start', 2)]);
    main.kill('SIGKILL');
    const { state, signal, stdout } = await main.result;
    expect(signal).toBe('SIGKILL');
    const post = await startAction({ phase: 'post', inputs, state }).result;
    expect(post).toMatchObject({ exitCode: 0, stderr: '' });
    expect(post.masks).toEqual([service.keys.full]);
    expect(post.stdout).toMatch(/^run \S+: asked to cancel, since the step/m);
    expect(countOf(service, 'cancel')).toBe(1);
    const lost = plans.filter((plan) => !stdout.includes(`started from run plan ${plan}`));
    expect(annotationsOf(post)).toEqual([
      expect.stringContaining(
        `error: the step was killed while it started a run of run plan ${lost}`,
      ),
    ]);
  },
);
