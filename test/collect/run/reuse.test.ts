import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { altering, failing, type Inputs, type Prepare } from '../../support/gate-run.ts';
import { attempt, emptyFolder, remembered, spoil } from '../../support/memory/scene.ts';
import { workspace } from '../../support/saved-files.ts';
import {
  countOf,
  reasonsIn,
  runsIn,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

const { cwd, save } = workspace();
const LENIENT = join(
  cwd,
  save('lenient.yml', 'version: 1\ngate: { verdict: ignore, run-verdict: ignore }'),
);
const STRICT = join(cwd, save('strict.yml', 'version: 1\ngate: { min-graded-calls: 999 }'));
const HOUR_MS = 60 * 60_000;
const BAD = { variables: 'agent_prompt=Say good bye.' };
const PULL_REQUEST = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_BASE_REF: 'main',
};

const starts = (runtime: VirtualRuntime) => countOf(runtime, 'POST start');

/** Another workflow run. */
const later = (facts: Record<string, string> = {}) =>
  attempt(1, { GITHUB_RUN_ID: '4712', ...facts });

const passing =
  (ms: number): Prepare =>
  ({ clock }) =>
    clock.sleep(ms, new AbortController().signal);

interface Case {
  options?: Parameters<typeof virtualRuntime>[0];
  before?: Prepare;
  first?: Inputs;
  between?: (runtime: VirtualRuntime, memory: string) => unknown;
  second?: Inputs;
  env?: Record<string, string>;
}

/** A run that was evaluated, and a step of a later workflow run. */
async function twice({ options, before, first, between, second, env = later() }: Case) {
  const runtime = await virtualRuntime(options);
  const memory = emptyFolder();
  const { runPlanId } = runtime.service.demo;
  // Without paths, as virtual time passes while files are read.
  const inputs = { 'run-plan': runPlanId, memory, reuse: '24h', paths: '', ...first };
  await before?.(runtime);
  const one = await runtime.runStep(inputs, attempt(1));
  await between?.(runtime, memory);
  const step = await runtime.runStep({ ...inputs, ...second }, env);
  return { runtime, memory, inputs, one, step, jobId: one.outputs['job-id'] ?? '' };
}

/** A folder of the workspace. */
function folderHere(...files: string[]) {
  mkdirSync('build', { recursive: true });
  const name = mkdtempSync('build/reuse-');
  onTestFinished(() => rmSync(name, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(name, file), text);
  for (const file of files) write(file, 'a');
  return { name, write };
}

describe('an identical run is evaluated again, and none is started', () => {
  test.each<[string, Case]>([
    ['of this ref', { between: passing(HOUR_MS) }],
    ['of the base branch', { env: later(PULL_REQUEST) }],
    ['that failed, by the policy of today', { first: BAD, second: { policy: LENIENT } }],
    ['if plans cannot be read', { before: failing('readPlan', 404) }],
    ['of a service with the specified operations only', { options: { specification: true } }],
    ['whatever max-calls allows', { second: { 'max-calls': '1' } }],
  ])('%s', async (_, given) => {
    const { runtime, step, jobId } = await twice(given);
    const expected = { outcome: 'passed', 'job-id': jobId, reused: 'true', attached: 'false' };
    expect(step.outputs).toMatchObject(expected);
    expect(runsIn(step)).toMatchObject([{ reused: true }]);
    expect(starts(runtime)).toBe(1);
  });

  test('and is recorded for both refs', async () => {
    const { memory, jobId } = await twice({ env: later(PULL_REQUEST) });
    const refs = remembered(memory).map(({ ref, jobId: id }) => [ref, id]);
    expect(refs).toContainEqual(['refs/heads/main', jobId]);
    expect(refs).toContainEqual([PULL_REQUEST.GITHUB_REF, jobId]);
  });

  test('of several plans each its own, and max-calls counts the other ones', async () => {
    const runtime = await virtualRuntime();
    const { runPlanId: other } = runtime.service.addPlan({ name: 'another' });
    const plans = `${runtime.service.demo.runPlanId}\n${other}`;
    const inputs = { 'run-plan': plans, memory: emptyFolder(), reuse: '1h', paths: '' };
    await runtime.runStep(inputs, attempt(1));
    runtime.service.changePlan(other, { description: 'changed' });
    const refused = await runtime.runStep({ ...inputs, 'max-calls': '23' }, later());
    expect(reasonsIn(refused)).toMatchObject([{ rule: 'max-calls' }]);
    expect(starts(runtime)).toBe(2);
    const step = await runtime.runStep({ ...inputs, 'max-calls': '24' }, later());
    expect(runsIn(step)).toMatchObject([{ reused: true }, { reused: false }]);
    expect(starts(runtime)).toBe(3);
  });

  test('and is never cancelled', async () => {
    const { runtime, step } = await twice({
      between: async (given) => {
        await failing('debrief', 503)(given);
        given.cancelAfter(5_000);
      },
    });
    expect(step.outputs).toMatchObject({ outcome: 'inconclusive', reused: 'true' });
    expect(countOf(runtime, 'POST cancel')).toBe(0);
  });
});

describe('a run is started', () => {
  const keeps = (facts: Parameters<typeof spoil>[1]) => (_: VirtualRuntime, memory: string) =>
    spoil(memory, facts);
  const UNKNOWN = 'a1b2c3d4-0000-4000-8000-000000000000';

  test.each<[string, Case]>([
    ['reuse is off', { second: { reuse: 'off' } }],
    ['the earlier run is older', { first: { reuse: '1h' }, between: passing(HOUR_MS + 5_000) }],
    ['a variable differs', { first: { variables: 'a=1' }, second: { variables: 'a=2' } }],
    [
      'the plan was changed',
      {
        between: ({ service }) =>
          service.changePlan(service.demo.runPlanId, { description: 'changed' }),
      },
    ],
    [
      'the plan was changed, and the list of plans does not say when',
      {
        before: (runtime) => {
          const values = { '/data/0/updatedAt': null };
          altering('listPlans', values)(runtime);
        },
        first: { 'run-plan': 'Lakeside appointment line' },
        second: { 'run-plan': 'Lakeside appointment line' },
        between: ({ service }) =>
          service.changePlan(service.demo.runPlanId, { description: 'changed' }),
      },
    ],
    ['it was inconclusive', { first: { policy: STRICT } }],
    ['it was not evaluated', { first: { wait: 'false' } }],
    ['memory is off', { second: { memory: 'off' } }],
    [
      'it is of another plan',
      {
        between: ({ service }, memory) => {
          const { runPlanId: planId } = service.addPlan({});
          spoil(memory, { jobId: service.addRun({ planId }).jobId });
        },
      },
    ],
    ['the service does not know it', { between: keeps({ jobId: UNKNOWN }) }],
  ])('if %s', async (_, given) => {
    const { runtime, step } = await twice(given);
    expect(step.outputs.reused).toBe('false');
    expect(starts(runtime)).toBe(2);
  });

  test('on a re-run of a job that failed, reused or not', async () => {
    const { runtime, inputs, step } = await twice({ first: BAD });
    expect(step.outputs).toMatchObject({ outcome: 'failed', reused: 'true' });
    const again = await runtime.runStep(inputs, { ...later(), GITHUB_RUN_ATTEMPT: '2' });
    expect(again.outputs).toMatchObject({ reused: 'false', attached: 'false' });
  });
});

describe('the files that paths names are part of what reuse compares', () => {
  test.each([
    ['a matching file', '/*.md', 'agent.md', 2],
    ['a further matching file', '/*.md', 'second.md', 2],
    ['another file', '/*.md', 'other.txt', 1],
    ['a hidden file of a tree', '/**', '.voice.yml', 2],
  ])('after a change of %s', async (_, end, file, count) => {
    const { name, write } = folderHere('agent.md', '.voice.yml');
    const paths = `${name}${end}`;
    const { runtime } = await twice({ first: { paths }, between: () => write(file, 'b') });
    expect(starts(runtime)).toBe(count);
  });
});

test('a dry run names the run that would be reused, and starts none', async () => {
  const { runtime, step, jobId } = await twice({ second: { 'dry-run': 'true', 'max-calls': '1' } });
  expect(starts(runtime)).toBe(1);
  expect(step.outputs.outcome).toBe('skipped');
  expect(reasonsIn(step)[0]?.message).toMatch(`would evaluate run ${jobId} of run plan`);
});
