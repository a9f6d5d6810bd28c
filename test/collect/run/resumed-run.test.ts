import { describe, expect, test } from 'vitest';
import { all, altering, failing, type Inputs, type Prepare } from '../../support/gate-run.ts';
import { attempt, emptyFolder, remembered, spoil } from '../../support/memory/scene.ts';
import { debriefReport } from '../../support/reports.ts';
import {
  countOf,
  runsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

/** It makes runs of the demo plan fail. */
const BAD = { variables: 'agent_prompt=Say good bye.' };
/** A step that starts a run and waits for nothing leaves behind what a killed one does. */
const KILLED = { wait: 'false' };

const starts = (runtime: VirtualRuntime) => countOf(runtime, 'POST start');
const ended: Prepare = ({ clock }) => clock.sleep(600_000, new AbortController().signal);
const repaired: Prepare = ({ service }) => service.clearFaults();

interface Rerun {
  plan?: Parameters<VirtualRuntime['service']['addPlan']>[0];
  before?: Prepare;
  first?: Inputs;
  between?: (runtime: VirtualRuntime, memory: string) => unknown;
  second?: Inputs;
  env?: Record<string, string>;
}

/** Two attempts of one step; the first one is killed unless its inputs say otherwise. */
async function rerun({ plan, before, first = KILLED, between, second = {}, env }: Rerun) {
  const runtime = await virtualRuntime();
  const { service } = runtime;
  const { runPlanId } = plan ? service.addPlan(plan) : service.demo;
  const memory = emptyFolder();
  const inputs = { 'run-plan': runPlanId, memory };
  await before?.(runtime);
  const one = await runtime.runStep({ ...inputs, ...first }, attempt(1));
  await between?.(runtime, memory);
  const step = await runtime.runStep({ ...inputs, ...second }, env ?? attempt(2));
  return { runtime, inputs, memory, one, step, jobId: one.outputs['job-id'] ?? '' };
}

const UNGRADED = { totalCalls: 24, evaluatedCalls: 0 };
const READY = { '/data/status': 'READY', '/data/report': debriefReport() };

describe('a re-run follows the run that its earlier attempt has left', () => {
  test.each<[string, Rerun]>([
    ['and that is in flight', {}],
    ['whatever max-calls allows', { second: { 'max-calls': '1' } }],
    ['after a spent budget', { first: {}, before: failing('debrief', 402, { times: 1 }) }],
    ['and that has ended', { between: ended }],
    ['and that neither can be read nor has a debrief', { between: failing('read', 404) }],
    [
      'and that only the debrief request shows',
      { between: all(failing('results', 404, { times: 1 }), failing('read', 404)) },
    ],
    [
      'although the plan has changed',
      {
        first: { ...KILLED, reuse: '1h' },
        between: ({ service }) => service.changePlan(service.demo.runPlanId, { description: 'x' }),
        second: { reuse: '1h' },
      },
    ],
    [
      'although the plan cannot be read, which reuse needs',
      {
        first: { ...KILLED, reuse: '1h' },
        between: failing('readPlan', 500),
        second: { reuse: '1h' },
      },
    ],
    ['after a timeout', { first: { 'run-timeout': '30s', 'cancel-on-abort': 'false' } }],
    ['and that passed', { first: {} }],
    [
      'and whose verdict was null',
      { first: {}, before: altering('results', { '/data/verdict': null }), between: repaired },
    ],
    [
      'and none of whose calls was graded',
      { first: {}, before: altering('results', { '/data/summary': UNGRADED }), between: repaired },
    ],
    [
      'and whose results could not be read',
      {
        first: {},
        before: all(failing('results', 500), failing('read', 404), altering('debrief', READY)),
        between: repaired,
      },
    ],
  ])('%s', async (_, attempts) => {
    const { runtime, memory, step, jobId } = await rerun(attempts);
    const expected = { outcome: 'passed', 'job-id': jobId, attached: 'true', reused: 'false' };
    expect(step.outputs).toMatchObject(expected);
    expect(runsIn(step)).toMatchObject([{ attached: true, reused: false }]);
    expect(starts(runtime)).toBe(1);
    expect(remembered(memory)).toMatchObject([{ jobId, outcome: 'passed', attempt: 2 }]);
  });

  test('and that ended FAILED, unseen by that attempt', async () => {
    const { runtime, step } = await rerun({ plan: { runEnds: 'FAILED' }, between: ended });
    expect(step.outputs.attached).toBe('true');
    expect(starts(runtime)).toBe(1);
  });

  test('but no run that was to confirm a failure: alone it does not show the failure', async () => {
    const prompt = { 'variable-files': 'agent_prompt=examples/agent/prompt.md' };
    const { runtime, memory, step } = await rerun({
      before: (given) => given.cancelAfter(200_000),
      first: { ...prompt, confirm: '1', 'cancel-on-abort': 'false' },
      second: prompt,
    });
    expect(step.outputs).toMatchObject({ outcome: 'failed', attached: 'false' });
    expect(remembered(memory)[0]).toMatchObject({ jobId: step.outputs['job-id'] });
    expect(starts(runtime)).toBe(3);
  });

  test('of several plans, each its own', async () => {
    const runtime = await virtualRuntime();
    const plans = [runtime.service.demo.runPlanId, runtime.service.addPlan({}).runPlanId];
    const inputs = { 'run-plan': plans.join('\n'), memory: emptyFolder() };
    const first = await runtime.runStep({ ...inputs, ...KILLED }, attempt(1));
    const step = await runtime.runStep(inputs, attempt(2));
    expect(step.outputs['job-id']).toBe(first.outputs['job-id']);
    expect(starts(runtime)).toBe(2);
  });

  test('and cancels it if the re-run is cancelled', async () => {
    const { runtime } = await rerun({ between: (given) => given.cancelAfter(20_000) });
    expect(countOf(runtime, 'POST cancel')).toBe(1);
  });
});

describe('a re-run starts another run', () => {
  const UNKNOWN = 'a1b2c3d4-0000-4000-8000-000000000000';

  test.each<[string, Rerun]>([
    ['failed', { first: BAD, second: BAD }],
    ['was inconclusive', { plan: { runEnds: 'FAILED' }, first: {} }],
    ['ended without a debrief', { plan: { runEnds: 'FAILED', debrief: 'refused' }, first: {} }],
    ['was cancelled', { first: { 'run-timeout': '30s' } }],
    [
      'was cancelled, which its results do not show',
      {
        first: { 'run-timeout': '30s' },
        between: altering('results', { '/data/run/status': 'COMPLETED' }),
      },
    ],
    [
      'was left to another step, and failed there',
      { first: { ...KILLED, ...BAD }, between: ended, second: { ...KILLED, ...BAD } },
    ],
    ['had other variables', { second: BAD }],
    ['was not recorded', { second: { memory: 'off' } }],
    ['is of another workflow run', { env: attempt(2, { GITHUB_RUN_ID: '4712' }) }],
    ['is of another job', { env: attempt(2, { GITHUB_JOB: 'other' }) }],
    ['is of another step', { env: attempt(2, { GITHUB_ACTION: '__self_2' }) }],
    ['is of another ref', { env: attempt(2, { GITHUB_REF: 'refs/heads/other' }) }],
    ['is unknown to the service', { between: (_, memory) => spoil(memory, { jobId: UNKNOWN }) }],
    [
      'is of another plan',
      {
        between: ({ service }, memory) => {
          const { runPlanId: planId } = service.addPlan({});
          spoil(memory, { jobId: service.addRun({ planId }).jobId });
        },
      },
    ],
  ])('if the earlier one %s', async (_, attempts) => {
    const { runtime, step } = await rerun(attempts);
    expect(step.outputs.attached).toBe('false');
    expect(starts(runtime)).toBe(2);
  });
});

test('a resumed run is compared with the runs before it only', async () => {
  const runtime = await virtualRuntime();
  const inputs = { 'run-plan': runtime.service.demo.runPlanId, memory: emptyFolder() };
  const other = (number: number) => attempt(1, { GITHUB_RUN_ID: `${number}` });
  const before = await runtime.runStep(inputs, other(4_710));
  await runtime.runStep(inputs, attempt(1));
  await runtime.runStep(inputs, other(4_712));
  const step = await runtime.runStep(inputs, attempt(2));
  const baseline = { 'baseline-job-id': before.outputs['job-id'] };
  expect(step.outputs).toMatchObject({ attached: 'true', ...baseline });
});
