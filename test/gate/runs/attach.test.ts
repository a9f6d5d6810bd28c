import { describe, expect, test } from 'vitest';
import { attempt, emptyFolder, remembered, spoil } from '../../support/memory/scene.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, runsIn, type VirtualWorld, virtualWorld } from '../../support/virtual-world.ts';

const REPORT = debriefReport({ verdict: 'THRESHOLD_FAILED' });
/** It makes runs of the demo plan fail. */
const BAD = 'agent_prompt=Say good bye.';

const starts = (world: VirtualWorld) => countOf(world, 'POST start');

/** A world in which a first attempt was killed once it had started a run; gives that run's ID. */
async function killed(inputs: Record<string, string> = {}) {
  const world = await virtualWorld();
  const memory = emptyFolder();
  const all = { 'run-plan': world.service.demo.runPlanId, memory, ...inputs };
  // A step that starts a run and looks no further leaves behind what one does that is killed then.
  const first = await world.runStep({ ...all, wait: 'false' }, attempt(1));
  return { world, memory, inputs: all, jobId: first.outputs['job-id'] ?? '' };
}

describe('a re-run follows the run that its earlier attempt has left', () => {
  test('while it goes on', async () => {
    const { world, inputs, jobId, memory } = await killed();
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({
      outcome: 'passed',
      'job-id': jobId,
      attached: 'true',
      reused: 'false',
    });
    expect(runsIn(step)).toMatchObject([{ attached: true, reused: false }]);
    expect(starts(world)).toBe(1);
    expect(step.summary).toContain(
      'No run was started: attempt 1 of this step had started this one',
    );
    expect(step.log).toContain('followed, since attempt 1 of this step has started it');
    expect(remembered(memory)).toMatchObject([{ jobId, outcome: 'passed', attempt: 2 }]);
  });

  test('whatever max-calls allows: its calls are placed already', async () => {
    const { world, inputs, jobId } = await killed();
    const step = await world.runStep({ ...inputs, 'max-calls': '1' }, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('that the earlier attempt had to leave, as it said', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder() };
    world.service.orderFault({ operation: 'debrief', kind: 'status', status: 402 });
    const left = await world.runStep(inputs, attempt(1));
    expect(left.summary).toContain('and so has a re-run of this job where memory holds the run');
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({
      outcome: 'passed',
      'job-id': left.outputs['job-id'],
      attached: 'true',
    });
    expect(starts(world)).toBe(1);
  });

  test('once it has ended', async () => {
    const { world, inputs, jobId } = await killed();
    await world.clock.sleep(10 * 60_000, new AbortController().signal);
    const step = await world.runStep(inputs, attempt(3));
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('once it has ended FAILED, which the earlier attempt did not see', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({ runEnds: 'FAILED' });
    const inputs = { 'run-plan': runPlanId, memory: emptyFolder() };
    await world.runStep({ ...inputs, wait: 'false' }, attempt(1));
    await world.clock.sleep(10 * 60_000, new AbortController().signal);
    expect((await world.runStep(inputs, attempt(2))).outputs.attached).toBe('true');
    expect(starts(world)).toBe(1);
  });

  test('once it has a debrief, of a service that tells no status of runs', async () => {
    const { world, inputs, jobId } = await killed();
    await world.clock.sleep(10 * 60_000, new AbortController().signal);
    const always = { times: 'always' } as const;
    world.service.orderFault({ operation: 'read', kind: 'status', status: 404, ...always });
    const values = { '/data/run': null };
    world.service.orderFault({ operation: 'results', kind: 'altered-body', values, ...always });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test.each([401, 403, 404, 500])('where reading it gives %d, by its debrief', async (status) => {
    const { world, inputs, jobId } = await killed();
    world.service.orderFault({ kind: 'status', operation: 'read', status, times: 12 });
    const times = status === 500 ? 12 : 1;
    world.service.orderFault({ kind: 'status', operation: 'results', status, times });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('where it cannot be read and has no debrief yet', async () => {
    const { world, inputs, jobId } = await killed();
    world.service.orderFault({ kind: 'status', operation: 'read', status: 404, times: 'always' });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, attached: 'true' });
    expect(world.told()).toContain('POST debrief 409');
    expect(starts(world)).toBe(1);
  });

  test('that was to confirm a failure, and was not judged', async () => {
    const world = await virtualWorld();
    const memory = emptyFolder();
    const all = { 'run-plan': world.service.demo.runPlanId, memory, confirm: '1' };
    const inputs = { ...all, 'variable-files': 'agent_prompt=examples/agent/prompt.md' };
    // Started to confirm, it is left going, as one is whose step was killed then.
    world.cancelAfter(200_000);
    await world.runStep({ ...inputs, 'cancel-on-abort': 'false' }, attempt(1));
    expect(starts(world)).toBe(2);
    const [open] = remembered(memory);
    expect(open).toMatchObject({ outcome: 'started' });
    const step = await world.runStep({ ...inputs, confirm: '0' }, attempt(2));
    expect(step.outputs).toMatchObject({
      outcome: 'failed',
      'job-id': open?.jobId,
      attached: 'true',
    });
    expect(starts(world)).toBe(2);
  });

  test('where the earlier attempt had no time left for it', async () => {
    const world = await virtualWorld();
    const inputs = {
      'run-plan': world.service.demo.runPlanId,
      memory: emptyFolder(),
      'cancel-on-abort': 'false',
    };
    await world.runStep({ ...inputs, 'run-timeout': '30s' }, attempt(1));
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('where it was judged passed: it is read and judged again', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder() };
    const first = await world.runStep(inputs, attempt(1));
    expect(first.outputs.outcome).toBe('passed');
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({
      outcome: 'passed',
      'job-id': first.outputs['job-id'],
      attached: 'true',
    });
    expect(starts(world)).toBe(1);
  });

  test('that was completed, though the earlier attempt had no time left for its debrief', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder() };
    const first = await world.runStep({ ...inputs, 'debrief-timeout': '5s' }, attempt(1));
    expect(first.outputs.outcome).toBe('inconclusive');
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test.each<[string, object, Record<string, string>]>([
    ['its verdict was null', { '/data/verdict': null }, {}],
    [
      'none of its calls was graded',
      { '/data/summary': { totalCalls: 24, evaluatedCalls: 0 } },
      {},
    ],
    ['it was to be one of several', { '/data/verdict': { passed: 'soon' } }, { confirm: '1' }],
  ])('that was completed and not evaluated yet: %s', async (_, values, more) => {
    const world = await virtualWorld();
    const memory = emptyFolder();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory, ...more };
    world.service.orderFault({
      operation: 'results',
      kind: 'altered-body',
      values: JSON.parse(JSON.stringify(values)),
      times: 'always',
    });
    for (const number of [1, 2]) {
      const ungraded = await world.runStep(inputs, attempt(number));
      expect(ungraded.outputs.outcome).toBe('inconclusive');
    }
    world.service.clearFaults();
    const step = await world.runStep(inputs, attempt(3));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'true' });
    expect(starts(world)).toBe(1);
    expect(remembered(memory)).toMatchObject([{ outcome: 'passed' }]);
  });

  test('of which the results could not be read', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder() };
    const fault = { operation: 'results', kind: 'status', status: 500, times: 'always' } as const;
    const report = JSON.parse(JSON.stringify(debriefReport()));
    const values = { '/data/status': 'READY', '/data/report': report };
    const ready = { operation: 'debrief', kind: 'altered-body', values, times: 'always' } as const;
    world.service.orderFault(fault);
    world.service.orderFault({ ...fault, operation: 'read', status: 404 });
    world.service.orderFault(ready);
    const first = await world.runStep(inputs, attempt(1));
    expect(first.outputs).toMatchObject({ outcome: 'inconclusive', verdict: 'PASSED' });
    world.service.clearFaults();
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('of a service that neither tells the plan of a run nor lists the runs of one', async () => {
    const { world, inputs, jobId } = await killed();
    const always = { times: 'always' } as const;
    world.service.orderFault({ operation: 'list', kind: 'status', status: 404, ...always });
    const values = { '/data/run': null };
    world.service.orderFault({ operation: 'results', kind: 'altered-body', values, ...always });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ 'job-id': jobId, attached: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('of several plans each its own', async () => {
    const world = await virtualWorld();
    const plans = [world.service.demo.runPlanId, world.service.addPlan({}).runPlanId];
    const inputs = { 'run-plan': plans.join('\n'), memory: emptyFolder() };
    const first = await world.runStep({ ...inputs, wait: 'false' }, attempt(1));
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs['job-id']).toBe(first.outputs['job-id']);
    expect(starts(world)).toBe(2);
  });

  test('of two earlier attempts the later one', async () => {
    const { world, inputs, memory } = await killed();
    const second = { ...inputs, wait: 'false' };
    const { service } = world;
    for (const operation of ['read', 'results', 'debrief'] as const) {
      service.orderFault({ kind: 'status', operation, status: 403, times: 1 });
    }
    const { outputs } = await world.runStep(second, attempt(2));
    expect(outputs.attached).toBe('false');
    expect(remembered(memory)).toHaveLength(2);
    const step = await world.runStep(inputs, attempt(3));
    expect(step.outputs).toMatchObject({ 'job-id': outputs['job-id'], attached: 'true' });
    expect(starts(world)).toBe(2);
  });

  test('and cancels it where the re-run is cancelled', async () => {
    const { world, inputs } = await killed();
    world.cancelAfter(20_000);
    await world.runStep(inputs, attempt(2));
    expect(countOf(world, 'POST cancel')).toBe(1);
  });
});

describe('a re-run starts another run', () => {
  test('where the earlier one was judged failed', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, variables: BAD };
    const all = { ...inputs, memory: emptyFolder() };
    const first = await world.runStep(all, attempt(1));
    expect(first.outputs.outcome).toBe('failed');
    const step = await world.runStep(all, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'failed', attached: 'false' });
    expect(step.log).toContain('was judged failed, so another is started');
    expect(starts(world)).toBe(2);
  });

  test('where the earlier one was judged inconclusive', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({ runEnds: 'FAILED' });
    const inputs = { 'run-plan': runPlanId, memory: emptyFolder() };
    const first = await world.runStep(inputs, attempt(1));
    expect(first.outputs.outcome).toBe('inconclusive');
    const step = await world.runStep(inputs, attempt(2));
    expect(step.log).toContain('was judged inconclusive, so another is started');
    expect(starts(world)).toBe(2);
  });

  test('where the last attempt was judged failed, whatever the ones before it have left', async () => {
    const { world, inputs, memory } = await killed({ variables: BAD });
    spoil(memory, { workflowRun: '1' });
    await world.runStep(inputs, attempt(2));
    spoil(memory, { workflowRun: attempt(1).GITHUB_RUN_ID });
    expect(remembered(memory)).toMatchObject([{ outcome: 'failed' }, { outcome: 'started' }]);
    const step = await world.runStep({ ...inputs, wait: 'false' }, attempt(3));
    expect(step.outputs.attached).toBe('false');
    expect(starts(world)).toBe(3);
  });

  test('where another step has judged it failed by its ID', async () => {
    const { world, inputs, jobId, memory } = await killed({ variables: BAD });
    await world.runStep({ 'job-id': jobId, memory }, attempt(1, { GITHUB_ACTION: 'judge' }));
    await world.runStep({ ...inputs, wait: 'false' }, attempt(2));
    expect(starts(world)).toBe(2);
  });

  test('where the earlier one was cancelled', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder() };
    await world.runStep({ ...inputs, 'run-timeout': '30s' }, attempt(1));
    expect(countOf(world, 'POST cancel')).toBe(1);
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'false' });
    expect(step.log).toContain('it was cancelled');
    expect(starts(world)).toBe(2);
  });

  test('where its results alone tell that the earlier one was cancelled', async () => {
    const { world, inputs } = await killed();
    const fault = { kind: 'status', operation: 'read', status: 404 } as const;
    world.service.orderFault(fault);
    world.service.orderFault({
      operation: 'results',
      kind: 'altered-body',
      values: { '/data/run': { status: 'CANCELLED' } },
    });
    await world.clock.sleep(10 * 60_000, new AbortController().signal);
    const step = await world.runStep(inputs, attempt(2));
    expect(step.log).toContain('it was cancelled');
    expect(starts(world)).toBe(2);
  });

  test('where the earlier attempt saw it end without anything to judge', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({ runEnds: 'FAILED', debrief: 'refused' });
    const inputs = { 'run-plan': runPlanId, memory: emptyFolder() };
    const first = await world.runStep(inputs, attempt(1));
    expect(first.outputs.outcome).toBe('inconclusive');
    await world.runStep(inputs, attempt(2));
    expect(starts(world)).toBe(2);
  });

  test.each([
    ['another workflow run', attempt(2, { GITHUB_RUN_ID: '4712' })],
    ['another job', attempt(2, { GITHUB_JOB: 'other' })],
    ['another step', attempt(2, { GITHUB_ACTION: '__self_2' })],
    ['the same attempt', attempt(1)],
    ['another ref', attempt(2, { GITHUB_REF: 'refs/heads/other' })],
    ['no workflow', { GITHUB_RUN_ATTEMPT: '2' }],
  ])('in %s', async (_, env) => {
    const { world, inputs } = await killed();
    await world.runStep(inputs, env);
    expect(starts(world)).toBe(2);
  });

  test('where the attempt that followed it saw it end without anything to judge', async () => {
    const world = await virtualWorld();
    const { runPlanId } = world.service.addPlan({ runEnds: 'FAILED', debrief: 'refused' });
    const inputs = { 'run-plan': runPlanId, memory: emptyFolder() };
    await world.runStep({ ...inputs, wait: 'false' }, attempt(1));
    const second = await world.runStep(inputs, attempt(2));
    expect(second.outputs).toMatchObject({ outcome: 'inconclusive', attached: 'true' });
    const third = await world.runStep(inputs, attempt(3));
    expect(third.outputs.attached).toBe('false');
    expect(third.log).toContain('of attempt 2: it ended FAILED, and there was nothing to judge');
    expect(starts(world)).toBe(2);
  });

  test('where nothing tells of which workflow run either is an attempt', async () => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder() };
    const unknown = { GITHUB_RUN_ID: '' };
    await world.runStep({ ...inputs, wait: 'false' }, attempt(1, unknown));
    await world.runStep(inputs, attempt(2, unknown));
    expect(starts(world)).toBe(2);
  });

  test.each([
    ['variables', { variables: 'agent_prompt=Speak of refunds.' }],
    ['gate-name', { 'gate-name': 'other' }],
    ['memory', { memory: 'off' }],
  ])('with other %s', async (_, changed) => {
    const { world, inputs } = await killed();
    await world.runStep({ ...inputs, ...changed }, attempt(2));
    expect(starts(world)).toBe(2);
  });

  test('in the same attempt, though it is the second one', async () => {
    const { world, inputs } = await killed({ variables: 'agent_prompt=Speak of refunds.' });
    const again = { ...inputs, variables: '', wait: 'false' };
    for (const _ of [1, 2]) await world.runStep(again, attempt(2));
    expect(starts(world)).toBe(3);
  });

  test('with another plan', async () => {
    const { world, inputs, memory } = await killed();
    const { runPlanId } = world.service.addPlan({});
    await world.runStep({ ...inputs, 'run-plan': runPlanId }, attempt(2));
    expect(starts(world)).toBe(2);
    expect(remembered(memory)).toHaveLength(2);
  });

  test.each([
    ['of a run that the service does not know', { jobId: 'a1b2c3d4-0000-4000-8000-000000000000' }],
    ['that is broken', { startedAt: 'yesterday' }],
    ['of another ref', { ref: 'refs/heads/other' }],
  ])('where memory holds an entry %s', async (_, facts) => {
    const { world, inputs, memory } = await killed();
    spoil(memory, facts);
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'false' });
    expect(starts(world)).toBe(2);
  });

  test('where memory names a run of another plan', async () => {
    const { world, inputs, memory } = await killed();
    const { runPlanId } = world.service.addPlan({});
    const other = world.service.addRun({
      planId: runPlanId,
      debrief: { report: REPORT },
      hasEvidence: true,
    });
    spoil(memory, { jobId: other.jobId });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'false' });
    expect(step.log).toContain('it is one of another plan');
    expect(starts(world)).toBe(2);
  });

  test.each([401, 403, 404, 500])('where all that is asked of it gives %d', async (status) => {
    const { world, inputs } = await killed();
    for (const operation of ['read', 'results', 'debrief'] as const) {
      world.service.orderFault({ kind: 'status', operation, status, times: 30 });
    }
    await world.runStep(inputs, attempt(2));
    expect(starts(world)).toBe(2);
  });
});
