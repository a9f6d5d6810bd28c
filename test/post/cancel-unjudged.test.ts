import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runPost } from '../../src/post/post.ts';
import { START_MS } from '../support/virtual-clock.ts';
import {
  countOf,
  type StepResult,
  type VirtualWorld,
  virtualWorld,
} from '../support/virtual-world.ts';

const START = { wait: 'false', 'cancel-unjudged': 'true' };

/** A step that starts a run of the demo plan and leaves it to a later one. */
function startStep(world: VirtualWorld, inputs: Readonly<Record<string, string>> = {}) {
  return world.runStep({ 'run-plan-id': world.service.demo.runPlanId, ...START, ...inputs });
}

function postStep(world: VirtualWorld, { state }: StepResult, env = {}) {
  const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  return world.runStep({}, { ...Object.fromEntries(saved), ...env }, runPost);
}

function cancelled({ requests }: VirtualWorld): string[] {
  return requests.flatMap(({ what, path }) =>
    what === 'POST cancel' ? [path.split('/').at(-2) ?? ''] : [],
  );
}

describe('with wait: false and cancel-unjudged: true', () => {
  test('the post step cancels the run that no later step has judged', async () => {
    const world = await virtualWorld();
    const main = await startStep(world);
    const jobId = main.outputs['job-id'] ?? '';
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } });
    expect(main.summary).toContain('the post step cancels the run unless a later step');
    expect(countOf(world, 'POST cancel')).toBe(0);
    const post = await postStep(world, main);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post.log).toContain(
      `run ${jobId}: asked to cancel, since no later step of this job has judged`,
    );
    expect(cancelled(world)).toEqual([jobId]);
  });

  test.each(['lower', 'upper'])(
    'a run that one has judged is left alone, %s case',
    async (letters) => {
      const world = await virtualWorld();
      const main = await startStep(world);
      const given = main.outputs['job-id'] ?? '';
      const jobId = letters === 'upper' ? given.toUpperCase() : given;
      expect((await world.runStep({ 'job-id': jobId })).outputs.outcome).toBe('passed');
      const asked = world.requests.length;
      expect(await postStep(world, main)).toMatchObject({ exitCode: 0, log: '', annotations: [] });
      expect(world.requests).toHaveLength(asked);
    },
  );

  test('so is one that was judged without a debrief', async () => {
    const world = await virtualWorld();
    const main = await startStep(world);
    const jobId = main.outputs['job-id'] ?? '';
    const always = { kind: 'altered-body', times: 'always' } as const;
    const { service } = world;
    service.orderFault({ ...always, operation: 'debrief', values: { '/data/status': 'FAILED' } });
    const verdict = { passed: false, score: null, checks: [], failures: [{ type: 'SOME' }] };
    service.orderFault({ ...always, operation: 'results', values: { '/data/verdict': verdict } });
    const later = { 'job-id': jobId, 'debrief-retries': '0' };
    expect((await world.runStep(later)).outputs.outcome).toBe('failed');
    await postStep(world, main);
    expect(cancelled(world)).toEqual([]);
  });

  test('one that a later step could not judge is cancelled', async () => {
    const world = await virtualWorld();
    const main = await startStep(world);
    const later = { 'job-id': main.outputs['job-id'] ?? '', 'run-timeout': '10s' };
    expect((await world.runStep(later)).outputs.outcome).toBe('inconclusive');
    await postStep(world, main);
    expect(cancelled(world)).toEqual([main.outputs['job-id']]);
  });

  test('runs that the step has cancelled itself are not cancelled again', async () => {
    const world = await virtualWorld();
    const plans = [0, 1].map(() => world.service.addPlan({}).runPlanId);
    world.hang({ operation: 'start', skip: 1 });
    world.cancelAfter(10_000);
    const main = await startStep(world, { 'run-plan-id': plans.join(), 'max-parallel': '1' });
    expect(cancelled(world)).toHaveLength(1);
    await postStep(world, main);
    expect(cancelled(world)).toHaveLength(1);
  });

  test('of several, each has its own fate', async () => {
    const world = await virtualWorld();
    const plans = [0, 1].map(() => world.service.addPlan({}).runPlanId);
    const main = await startStep(world, { 'run-plan-id': plans.join() });
    const [judged = '', unjudged] = main.outputs['job-id']?.split('\n') ?? [];
    await world.runStep({ 'job-id': judged });
    await postStep(world, main);
    expect(cancelled(world)).toEqual([unjudged]);
  });

  test('the same holds without RUNNER_TEMP', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'temp-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    vi.stubEnv('TMPDIR', folder);
    const world = await virtualWorld();
    const main = await startStep(world);
    const env = { RUNNER_TEMP: '' };
    await world.runStep({ 'job-id': main.outputs['job-id'] ?? '' }, env);
    expect(await postStep(world, main, env)).toMatchObject({ exitCode: 0, log: '' });
  });

  test('a judgement stands where nothing can be written for the post step', async () => {
    const world = await virtualWorld();
    const main = await startStep(world);
    const env = { RUNNER_TEMP: '/nowhere/at/all' };
    const later = await world.runStep({ 'job-id': main.outputs['job-id'] ?? '' }, env);
    expect(later.outputs.outcome).toBe('passed');
    expect(await postStep(world, main, env)).toMatchObject({ exitCode: 0, annotations: [] });
  });

  test('cancel-on-abort: false does not keep it from that', async () => {
    const world = await virtualWorld();
    const main = await startStep(world, { 'cancel-on-abort': 'false' });
    await postStep(world, main);
    expect(cancelled(world)).toEqual([main.outputs['job-id']]);
  });

  test('nor where the step that starts runs is cancelled', async () => {
    const world = await virtualWorld();
    const plans = [0, 1].map(() => world.service.addPlan({}).runPlanId);
    world.hang({ operation: 'start', skip: 1 });
    world.cancelAfter(3_000);
    const main = await startStep(world, {
      'run-plan-id': plans.join(),
      'cancel-on-abort': 'false',
    });
    expect(cancelled(world)).toEqual([]);
    expect(Object.values(main.state)).toContain(`unjudged ${main.outputs['job-id']}`);
  });

  test('a run that could not be started is none', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ operation: 'start', kind: 'status', status: 400 });
    const post = await postStep(world, await startStep(world));
    expect(post).toMatchObject({ exitCode: 0, log: '' });
  });

  test('one that cannot be cancelled is told with its ID', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ operation: 'cancel', kind: 'status', status: 403 });
    const main = await startStep(world);
    expect((await postStep(world, main)).annotations).toEqual([
      expect.stringContaining(`error: run ${main.outputs['job-id']} could not be cancelled`),
    ]);
  });
});

describe('nothing is cancelled', () => {
  test('without cancel-unjudged', async () => {
    const world = await virtualWorld();
    const main = await startStep(world, { 'cancel-unjudged': 'false' });
    expect(await postStep(world, main)).toMatchObject({ exitCode: 0, log: '' });
    expect(cancelled(world)).toEqual([]);
  });

  test.each(['job-id', 'service-phone-number'])('that was there before: %s', async (source) => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({
      status: 'RUNNING_SIMULATIONS',
      startedAt: START_MS - 1_000,
      endedAt: START_MS + 60_000,
    });
    const { servicePhoneNumber } = world.service.demo;
    const given = source === 'job-id' ? jobId : servicePhoneNumber;
    const main = await world.runStep({ ...START, [source]: given });
    expect(main.outputs).toMatchObject({ outcome: 'started', 'job-id': jobId });
    expect(await postStep(world, main)).toMatchObject({ exitCode: 0, log: '' });
  });

  test('where the step itself waits for the judgement', async () => {
    const world = await virtualWorld();
    world.cancelAfter(10_000);
    const main = await startStep(world, { wait: 'true', 'cancel-on-abort': 'false' });
    expect(main.state).toEqual({});
    expect(cancelled(world)).toEqual([]);
  });
});
