import { expect } from 'vitest';
import { keepRunning } from '../support/cancelled-step.ts';
import { annotationsOf, countOf, inputsFor, unhurriedTest } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

unhurriedTest(
  'a post step cancels the run that a killed main step had started',
  async ({ service }) => {
    keepRunning(service);
    const inputs = inputsFor(service, { 'run-plan': service.demo.runPlanId });
    const main = startAction({ inputs });
    await main.waitForLog('started from run plan');
    main.kill('SIGKILL');
    const { state, signal } = await main.result;
    expect(signal).toBe('SIGKILL');
    const post = await startAction({ phase: 'post', inputs: inputsFor(service), state }).result;
    expect(post).toMatchObject({ exitCode: 0, stderr: '' });
    expect(post.masks).toEqual([service.keys.full]);
    expect(post.stdout).toMatch(/^run \S+: /m);
    expect(countOf(service, 'cancel')).toBe(1);
    expect(annotationsOf(post)).toEqual([]);
  },
);
