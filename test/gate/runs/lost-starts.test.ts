/** A run that was asked for, and of which the step that asked never learned: the next attempt says so. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attempt, emptyFolder, remembered } from '../../support/memory/scene.ts';
import { countOf, type VirtualWorld, virtualWorld } from '../../support/virtual-world.ts';

const starts = (world: VirtualWorld) => countOf(world, 'POST start');

/** A world in which the answer to the first start was lost, and what the step was given. */
async function lost(inputs: Record<string, string> = {}) {
  const world = await virtualWorld();
  const memory = emptyFolder();
  const all = { 'run-plan': world.service.demo.runPlanId, memory, ...inputs };
  const fault = { kind: 'status', status: 500, operation: 'start', afterProcessing: true } as const;
  world.service.orderFault(fault);
  await world.runStep(all, attempt(1));
  const [left] = world.service.runs();
  return { world, memory, inputs: all, jobId: left?.id ?? '' };
}

/** All that is kept in a folder, as text. */
function textIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe('a run that was asked for without an answer', () => {
  test('is told to the next attempt, with the runs that it may be, and none of them is followed', async () => {
    const { world, inputs, jobId } = await lost();
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs).toMatchObject({ outcome: 'passed', attached: 'false' });
    expect(step.outputs['job-id']).not.toBe(jobId);
    expect(starts(world)).toBe(2);
    const { runPlanId } = world.service.demo;
    const warning = step.annotations.filter((one) => one.startsWith('warning: '));
    expect(warning).toEqual([
      expect.stringContaining(
        `Attempt 1 of this step was killed, or lost the answer, while it asked for a run of run plan ${runPlanId} at 2026-03-02T09:00:00.000Z: that run may have been started, and may be placing calls.`,
      ),
    ]);
    expect(warning[0]).toContain(
      `GET /v1/simulation/plan/jobs?simulationRunPlanId=${runPlanId}&limit=50, or the dashboard)`,
    );
    expect(warning[0]).toMatch(new RegExp(`; it could be ${jobId} \\([A-Z_]+\\)$`));
    expect(step.summary).toContain('may have been started');
    expect(step.log).toContain('Attempt 1 of this step was killed');
  });

  test('is forgotten once another attempt has asked for one', async () => {
    const { world, inputs, memory } = await lost();
    expect(textIn(memory)).toContain('askedAt');
    await world.runStep({ ...inputs, wait: 'false' }, attempt(2));
    expect(textIn(memory)).not.toContain('askedAt');
    const step = await world.runStep(inputs, attempt(3));
    expect(step.outputs.attached).toBe('true');
    expect(step.annotations.join()).not.toContain('may have been started');
  });

  test.each([404, 500])('is told without names where listing runs gives %i', async (status) => {
    const { world, inputs } = await lost();
    world.service.orderFault({ kind: 'status', status, operation: 'list', times: 'always' });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.annotations[0]).toMatch(/or the dashboard\)$/);
    expect(step.outputs.outcome).toBe('passed');
  });

  test('is told where the plan shows none that it could be', async () => {
    const { world, inputs } = await lost();
    const none = { '/data': [] };
    world.service.orderFault({ kind: 'altered-body', operation: 'list', values: none });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.annotations[0]).toContain('at this moment they show none that it could be');
  });

  test('names five of many that it could be', async () => {
    const { world, inputs } = await lost();
    const data = Array.from({ length: 8 }, (_, index) => ({
      simulationRunPlanJobId: `run-${index}`,
      createdAt: '2026-03-02T09:00:01Z',
    }));
    world.service.orderFault({ kind: 'status', status: 200, body: { data }, operation: 'list' });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.annotations[0]).toMatch(
      /it could be run-7, run-6, run-5, run-4, run-3 and 3 more$/,
    );
  });

  test('may be one of a clock that is behind, or of no known time', async () => {
    const { world, inputs } = await lost();
    const data = [
      { simulationRunPlanJobId: 'untold' },
      { simulationRunPlanJobId: 'behind', createdAt: '2026-03-02T08:57:00Z', status: 'GOING\nON' },
      { simulationRunPlanJobId: 'before', createdAt: '2026-03-02T08:50:00Z' },
      { simulationRunPlanJobId: 'started-before', startedAt: '2026-03-02T08:50:00Z' },
    ];
    world.service.orderFault({ kind: 'status', status: 200, body: { data }, operation: 'list' });
    const step = await world.runStep(inputs, attempt(2));
    expect(step.annotations[0]).toMatch(/it could be behind \(GOING ON\), untold$/);
  });

  test('is none of those that another step has started and remembers', async () => {
    const { world, inputs, jobId } = await lost();
    const other = attempt(1, { GITHUB_ACTION: '__self_2' });
    const known = await world.runStep({ ...inputs, wait: 'false' }, other);
    expect(known.outputs['job-id']).toMatch(/^[0-9a-f-]+$/);
    const step = await world.runStep(inputs, attempt(2));
    expect(step.annotations[0]).toMatch(new RegExp(`; it could be ${jobId} \\([A-Z_]+\\)$`));
  });

  test.each([
    ['another step', attempt(2, { GITHUB_ACTION: '__self_2' })],
    ['another workflow run', attempt(2, { GITHUB_RUN_ID: '4712' })],
    ['the same attempt', attempt(1)],
  ])('is not told to %s', async (_, env) => {
    const { world, inputs } = await lost();
    const step = await world.runStep(inputs, env);
    expect(step.annotations.join()).not.toContain('may have been started');
  });

  test('is not told where other variables are tested', async () => {
    const { world, inputs } = await lost();
    const step = await world.runStep({ ...inputs, variables: 'a=1' }, attempt(2));
    expect(step.annotations.join()).not.toContain('may have been started');
  });

  test.each([429, 400])('is none where it was refused (%i)', async (status) => {
    const world = await virtualWorld();
    const memory = emptyFolder();
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory, 'queue-timeout': '1m' };
    world.service.orderFault({ kind: 'status', status, operation: 'start', times: 40 });
    await world.runStep(inputs, attempt(1));
    expect(textIn(memory)).not.toContain('askedAt');
    world.service.clearFaults();
    const step = await world.runStep(inputs, attempt(2));
    expect(step.annotations.join()).not.toContain('may have been started');
  });
});

describe('what is kept of it', () => {
  test('stands beside the pointers, of which those of before stay', async () => {
    const { world, inputs, memory } = await lost();
    expect(remembered(memory)).toEqual([]);
    await world.runStep({ ...inputs, variables: 'a=1' }, attempt(1));
    expect(remembered(memory)).toHaveLength(1);
    expect(JSON.parse(textIn(memory)).asked).toEqual([
      {
        runPlanId: world.service.demo.runPlanId,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        askedAt: '2026-03-02T09:00:00.000Z',
        ref: 'refs/heads/main',
        workflowRun: '4711',
        attempt: 1,
        job: 'calls',
        step: '__self',
      },
    ]);
  });

  test.each([
    ['no list', 7],
    ['no start', [{ askedAt: 'then' }]],
  ])('is passed over where it is %s', async (_, asked) => {
    const { world, inputs, memory } = await lost();
    for (const name of readdirSync(memory)) {
      const file = join(memory, name);
      const document = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...document, asked }));
    }
    const step = await world.runStep(inputs, attempt(2));
    expect(step.outputs.outcome).toBe('passed');
    expect(step.annotations.join()).not.toContain('may have been started');
  });
});
