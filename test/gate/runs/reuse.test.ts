import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { attempt, emptyFolder, remembered, spoil } from '../../support/memory/scene.ts';
import { debriefReport } from '../../support/reports.ts';
import {
  countOf,
  reasonsIn,
  runsIn,
  type VirtualWorld,
  virtualWorld,
} from '../../support/virtual-world.ts';

const HOUR_MS = 60 * 60_000;
const BAD = 'agent_prompt=Say good bye.';
const PULL_REQUEST = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_BASE_REF: 'main',
};

const starts = (world: VirtualWorld) => countOf(world, 'POST start');

/** Another workflow run. */
const later = (facts: Record<string, string> = {}) =>
  attempt(1, { GITHUB_RUN_ID: '4712', ...facts });

/** A world in which a run was judged; what follows is a step of another workflow run. */
async function judged(inputs: Record<string, string> = {}, serviceAheadMs = 0) {
  const world = await virtualWorld({ serviceAheadMs });
  const memory = emptyFolder();
  // Virtual time passes while files are read.
  const all = {
    'run-plan': world.service.demo.runPlanId,
    memory,
    reuse: '24h',
    paths: '',
    ...inputs,
  };
  const first = await world.runStep(all, attempt(1));
  return { world, memory, inputs: all, jobId: first.outputs['job-id'] ?? '', first };
}

async function wait(world: VirtualWorld, ms: number): Promise<void> {
  await world.clock.sleep(ms, new AbortController().signal);
}

/** Puts these runs in the place of all that a folder remembers. */
function rewrite(memory: string, runs: unknown[]): void {
  for (const name of readdirSync(memory)) {
    const file = join(memory, name);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), runs }));
  }
}

/** A folder of the workspace. */
function folderHere(): { name: string; write(file: string, text: string): void } {
  mkdirSync('build', { recursive: true });
  const name = mkdtempSync('build/reuse-');
  onTestFinished(() => rmSync(name, { recursive: true, force: true }));
  return { name, write: (file, text) => writeFileSync(join(name, file), text) };
}

describe('a run that tested the same is judged again, and none is started', () => {
  test('of this ref', async () => {
    const { world, inputs, jobId, memory } = await judged();
    await wait(world, HOUR_MS);
    const step = await world.runStep(inputs, later());
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      outcome: 'passed',
      'job-id': jobId,
      reused: 'true',
      attached: 'false',
    });
    expect(runsIn(step)).toMatchObject([{ reused: true }]);
    expect(starts(world)).toBe(1);
    expect(step.summary).toMatch(
      /Reused: no run was started, since this one ended 1h\S* ago, of commit a{6}\u200b?a on refs\/heads\/main with the same plan, variables and files \(reuse: 24h\)/,
    );
    expect(step.log).toContain('reused: it ended 1h');
    // Its age is not made new by judging it again.
    expect(remembered(memory)).toMatchObject([
      { jobId, outcome: 'passed', endedAt: '2026-03-02T09:01:30.000Z', workflowRun: '4711' },
    ]);
  });

  test('of the base branch, where this ref has none', async () => {
    const { world, inputs, jobId, memory } = await judged();
    const [before] = remembered(memory);
    const step = await world.runStep(inputs, later(PULL_REQUEST));
    expect(step.outputs).toMatchObject({ 'job-id': jobId, reused: 'true' });
    expect(starts(world)).toBe(1);
    expect(remembered(memory)).toHaveLength(2);
    expect(remembered(memory)).toContainEqual(before);
    expect(remembered(memory)).toContainEqual({ ...before, ref: PULL_REQUEST.GITHUB_REF });
  });

  test('that failed: by the policy of today', async () => {
    const { world, inputs, first, jobId } = await judged({ variables: BAD });
    expect(first.outputs.outcome).toBe('failed');
    const step = await world.runStep(inputs, later());
    expect(step.outputs).toMatchObject({ outcome: 'failed', 'job-id': jobId, reused: 'true' });
    const file = join(emptyFolder(), 'policy.yml');
    writeFileSync(file, 'version: 1\ngate:\n  verdict: ignore\n  run-verdict: ignore\n');
    const spared = await world.runStep({ ...inputs, policy: file }, later());
    expect(spared.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, reused: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('that failed by rates alone: none is started to confirm it', async () => {
    const { world, inputs, first } = await judged({ variables: BAD });
    expect(first.outputs.outcome).toBe('failed');
    const step = await world.runStep({ ...inputs, confirm: '2' }, later());
    expect(step.outputs).toMatchObject({ outcome: 'failed', reused: 'true' });
    expect(starts(world)).toBe(1);
  });

  test.each([403, 404, 405, 501])(
    'where the service does not let plans be read (%d)',
    async (status) => {
      const world = await virtualWorld();
      world.service.orderFault({ operation: 'readPlan', kind: 'status', status, times: 'always' });
      const { runPlanId } = world.service.demo;
      const inputs = { 'run-plan': runPlanId, memory: emptyFolder(), reuse: '24h', paths: '' };
      await world.runStep(inputs, attempt(1));
      const step = await world.runStep(inputs, later());
      expect(step.outputs.reused).toBe('true');
      expect(starts(world)).toBe(1);
    },
  );

  test.each([
    ['of a gate of its own', {}],
    ['of the same gate', { 'gate-name': 'prompt' }],
  ])('that another step %s has judged by its ID', async (_, gate) => {
    const { world, inputs, jobId, memory } = await judged({ wait: 'false', ...gate });
    const judge = { 'job-id': jobId, memory, ...gate };
    await world.runStep(judge, attempt(1, { GITHUB_ACTION: 'judge' }));
    const step = await world.runStep(inputs, later());
    expect(step.outputs).toMatchObject({ 'job-id': jobId, reused: 'true' });
    expect(starts(world)).toBe(1);
    await wait(world, 25 * HOUR_MS);
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
  });

  test('with the same variables in another order', async () => {
    const { world, inputs } = await judged({ variables: 'a=1\nb=2' });
    const step = await world.runStep({ ...inputs, variables: 'b=2\na=1' }, later());
    expect(step.outputs.reused).toBe('true');
  });

  test('of a plan that is found by its name', async () => {
    const { name } = (await virtualWorld()).service.demo;
    const { world, inputs } = await judged({ 'run-plan': name });
    const step = await world.runStep(inputs, later());
    expect(step.outputs.reused).toBe('true');
    expect(starts(world)).toBe(1);
  });

  test('of a service that tells no more than its specification shows', async () => {
    const world = await virtualWorld({ specification: true });
    const inputs = { 'run-plan': world.service.demo.runPlanId, memory: emptyFolder(), paths: '' };
    await world.runStep({ ...inputs, reuse: '1h' }, attempt(1));
    const step = await world.runStep({ ...inputs, reuse: '1h' }, later());
    expect(step.outputs).toMatchObject({ outcome: 'passed', reused: 'true' });
    expect(starts(world)).toBe(1);
  });

  test('whatever max-calls allows, since that places no call', async () => {
    const { world, inputs, jobId } = await judged();
    const step = await world.runStep({ ...inputs, 'max-calls': '1' }, later());
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId, reused: 'true' });
    expect(step.summary).toContain('Reused: no run was started');
    const changed = { ...inputs, 'max-calls': '1', variables: BAD };
    const refused = await world.runStep(changed, later());
    expect(reasonsIn(refused)[0]).toMatchObject({ rule: 'max-calls' });
    expect(starts(world)).toBe(1);
  });

  test('and max-calls holds back what is to be started beside it', async () => {
    const world = await virtualWorld();
    const { runPlanId: other } = world.service.addPlan({ name: 'another' });
    const plans = `${world.service.demo.runPlanId}\n${other}`;
    const inputs = { 'run-plan': plans, memory: emptyFolder(), reuse: '1h', paths: '' };
    await world.runStep(inputs, attempt(1));
    world.service.changePlan(other, { description: 'changed' });
    const refused = await world.runStep({ ...inputs, 'max-calls': '23' }, later());
    const [reason] = reasonsIn(refused);
    expect(reason?.message).toContain("23 allows (run plan 'another'");
    expect(reason?.message).not.toContain('together');
    expect(starts(world)).toBe(2);
    const step = await world.runStep({ ...inputs, 'max-calls': '24' }, later());
    expect(runsIn(step)).toMatchObject([{ reused: true }, { reused: false }]);
    expect(starts(world)).toBe(3);
  });

  test('of several plans each its own', async () => {
    const world = await virtualWorld();
    const plans = [world.service.demo.runPlanId, world.service.addPlan({}).runPlanId];
    const inputs = { 'run-plan': plans.join('\n'), memory: emptyFolder(), reuse: '1h', paths: '' };
    const first = await world.runStep(inputs, attempt(1));
    world.service.changePlan(plans[1] ?? '', { description: 'changed' });
    const step = await world.runStep(inputs, later());
    expect(starts(world)).toBe(3);
    expect(step.outputs.reused).toBe('true');
    expect(runsIn(step)).toMatchObject([
      { jobId: runsIn(first)[0]?.jobId, reused: true },
      { reused: false },
    ]);
  });

  test('and is never cancelled', async () => {
    const { world, inputs } = await judged();
    world.service.orderFault({
      kind: 'status',
      operation: 'debrief',
      status: 503,
      times: 'always',
    });
    world.cancelAfter(5_000);
    const step = await world.runStep(inputs, later());
    expect(step.outputs).toMatchObject({ outcome: 'inconclusive', reused: 'true' });
    expect(countOf(world, 'POST cancel')).toBe(0);
  });
});

describe('a run is started', () => {
  test('without reuse', async () => {
    const { world, inputs } = await judged();
    for (const reuse of ['off', '']) {
      const step = await world.runStep({ ...inputs, reuse }, later());
      expect(step.outputs.reused).toBe('false');
    }
    expect(starts(world)).toBe(3);
  });

  test('where what ran before was not to be reused', async () => {
    const { world, inputs } = await judged({ reuse: 'off' });
    await world.runStep({ ...inputs, reuse: '24h' }, later());
    expect(starts(world)).toBe(2);
  });

  test('where the run is older', async () => {
    const { world, inputs, memory } = await judged({ reuse: '1h' });
    await wait(world, HOUR_MS + 5_000);
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
    // Whatever memory says of its age.
    await wait(world, 3 * HOUR_MS);
    spoil(memory, { endedAt: new Date(world.clock.now()).toISOString() });
    const step = await world.runStep(inputs, later());
    expect(step.log).toContain('is not reused: it is too old');
    expect(starts(world)).toBe(3);
  });

  test('where three that could be reused cannot be read: no more are tried', async () => {
    const { world, inputs, memory } = await judged();
    const [good] = remembered(memory);
    const bad = Array.from({ length: 3 }, (_, at) => ({
      ...good,
      jobId: `a1b2c3d4-0000-4000-8000-00000000000${at}`,
    }));
    rewrite(memory, [...bad.slice(1), good]);
    expect((await world.runStep(inputs, later())).outputs.reused).toBe('true');
    rewrite(memory, [...bad, good]);
    expect((await world.runStep(inputs, later())).outputs.reused).toBe('false');
  });

  test('where the run ended at a moment that has not come', async () => {
    const { world, inputs, memory } = await judged();
    spoil(memory, { endedAt: '2099-01-01T00:00:00.000Z' });
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
  });

  test.each([
    ['a variable', { variables: 'agent_prompt=Speak of refunds.' }],
    ['one more variable', { variables: 'other=1' }],
  ])('where %s is another', async (_, changed) => {
    const { world, inputs } = await judged();
    await world.runStep({ ...inputs, ...changed }, later());
    expect(starts(world)).toBe(2);
  });

  test('where the plan was changed', async () => {
    const { world, inputs } = await judged();
    world.service.changePlan(world.service.demo.runPlanId, { description: 'changed' });
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
  });

  test('where a file of paths was changed, and only then', async () => {
    const { name, write } = folderHere();
    write('agent.md', 'a');
    const { world, inputs } = await judged({ paths: `${name}/*.md` });
    write('other.txt', 'x');
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(1);
    write('agent.md', 'b');
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
    write('second.md', '');
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(3);
  });

  test.each(['', '/', '/**'])(
    'where a hidden file in the folder%s of paths was changed',
    async (end) => {
      const { name, write } = folderHere();
      write('agent.md', 'a');
      write('.voice.yml', 'a');
      const { world, inputs } = await judged({ paths: `${name}${end}` });
      await world.runStep(inputs, later());
      expect(starts(world)).toBe(1);
      write('.voice.yml', 'b');
      await world.runStep(inputs, later());
      expect(starts(world)).toBe(2);
    },
  );

  test('whatever the order in which paths name the same files: none', async () => {
    const { name, write } = folderHere();
    for (const file of ['a.md', 'b.md']) write(file, file);
    const paths = [`${name}/a.md`, `${name}/b.md`];
    const { world, inputs } = await judged({ paths: paths.join() });
    await world.runStep({ ...inputs, paths: paths.toReversed().join() }, later());
    expect(starts(world)).toBe(1);
  });

  test('where paths name no file, or one out of the workspace; nobody reuses that run either', async () => {
    const { name, write } = folderHere();
    const { world, inputs } = await judged({ paths: `${name}/*.md` });
    const step = await world.runStep(inputs, later());
    expect(step.summary).toContain('No earlier run could be reused, nor can this one: ');
    expect(starts(world)).toBe(2);
    symlinkSync('/etc/passwd', join(name, 'link.md'));
    const linked = await world.runStep(inputs, later());
    expect(linked.summary).toMatch(
      /link\.md`, which paths matches, is not a file of the workspace/,
    );
    expect(starts(world)).toBe(3);
    rmSync(join(name, 'link.md'));
    write('agent.md', 'a');
    await world.runStep({ ...inputs, paths: '' }, later());
    expect(starts(world)).toBe(4);
  });

  test('where paths lead to a folder beside the workspace, or to a pipe', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'reuse-'));
    const here = process.cwd();
    onTestFinished(() => {
      process.chdir(here);
      rmSync(parent, { recursive: true });
    });
    for (const folder of ['job', 'job-2']) mkdirSync(join(parent, folder));
    process.chdir(join(parent, 'job'));
    writeFileSync('../job-2/agent.md', 'a');
    symlinkSync('../job-2/agent.md', 'agent.md');
    const { first } = await judged({ paths: 'agent.md' });
    expect(first.summary).toContain('which paths matches, is not a file of the workspace');
    rmSync('agent.md');
    execFileSync('mkfifo', ['agent.md']);
    const piped = await judged({ paths: 'agent.md' });
    expect(piped.first.summary).toContain('No earlier run could be reused');
  });

  test('where the plan cannot be read', async () => {
    const { world, inputs } = await judged();
    world.service.orderFault({
      kind: 'status',
      operation: 'readPlan',
      status: 500,
      times: 'always',
    });
    const step = await world.runStep(inputs, later());
    expect(step.outputs).toMatchObject({ outcome: 'passed', reused: 'false' });
    expect(starts(world)).toBe(2);
  });

  test.each(['readPlan', 'results'] as const)(
    'but not by a step that is cancelled while it looks for one (%s)',
    async (operation) => {
      const { world, inputs } = await judged();
      world.hang({ operation, times: 'always' });
      world.cancelAfter(1_000);
      const step = await world.runStep(inputs, later());
      expect(step.log).not.toContain('is not reused');
      expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
      expect(step.summary).not.toContain('No earlier run could be reused');
      expect(starts(world)).toBe(1);
    },
  );

  test('where nobody has kept when the run ended', async () => {
    const { world, inputs, memory } = await judged();
    spoil(memory, { endedAt: null });
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
  });

  test('where the run was judged inconclusive', async () => {
    const policy = join(emptyFolder(), 'policy.yml');
    writeFileSync(policy, 'version: 1\ngate: { min-graded-calls: 999 }\n');
    const { world, inputs, first } = await judged({ policy });
    expect(first.outputs.outcome).toBe('inconclusive');
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
  });

  test('where the run was not judged', async () => {
    const { world, inputs } = await judged({ wait: 'false' });
    await world.runStep(inputs, later());
    expect(starts(world)).toBe(2);
  });

  test('on a re-run of a job that failed, reused or not', async () => {
    const { world, inputs } = await judged({ variables: BAD });
    const reused = await world.runStep(inputs, later());
    expect(reused.outputs).toMatchObject({ outcome: 'failed', reused: 'true' });
    const again = await world.runStep(inputs, { ...later(), GITHUB_RUN_ATTEMPT: '2' });
    expect(again.outputs).toMatchObject({ reused: 'false', attached: 'false' });
    expect(starts(world)).toBe(2);
  });

  test.each([401, 403, 404, 500])('where its results cannot be read (%d)', async (status) => {
    const { world, inputs } = await judged();
    world.service.orderFault({ kind: 'status', operation: 'results', status, times: 60 });
    const step = await world.runStep(inputs, later());
    expect(step.log).toContain('is not reused: read results: ');
    expect(starts(world)).toBe(2);
  });

  test('where its debrief is not READY', async () => {
    const { world, inputs, memory } = await judged();
    const report = debriefReport();
    const { jobId } = world.service.addRun({
      debrief: { states: [{ status: 'FAILED' }, { status: 'READY', report }] },
    });
    spoil(memory, { jobId });
    const step = await world.runStep(inputs, later());
    expect(step.log).toContain(`run ${jobId} is not reused: its debrief is not READY`);
    expect(starts(world)).toBe(2);
  });

  test('where memory names a run of another plan, or none', async () => {
    const { world, inputs, memory } = await judged();
    const { runPlanId } = world.service.addPlan({});
    const other = world.service.addRun({ planId: runPlanId });
    for (const jobId of [other.jobId, 'a1b2c3d4-0000-4000-8000-000000000000']) {
      spoil(memory, { jobId });
      const step = await world.runStep(inputs, later());
      expect(step.outputs).toMatchObject({ outcome: 'passed', reused: 'false' });
    }
    expect(starts(world)).toBe(3);
  });

  test('where memory is off', async () => {
    const { world, inputs } = await judged();
    await world.runStep({ ...inputs, memory: 'off' }, later());
    expect(starts(world)).toBe(2);
  });
});

describe('the input reuse', () => {
  test.each(['24', 'true', '1d', 'always'])('%s is refused', async (reuse) => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, reuse };
    const step = await world.runStep(inputs);
    expect(step.annotations.join()).toContain(
      `input 'reuse': '${reuse}' is neither off nor a duration such as 24h or 90m`,
    );
    expect(starts(world)).toBe(0);
  });
});
