import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runPost } from '../../src/post/post.ts';
import { workspace } from '../support/saved-files.ts';
import { virtualWorld } from '../support/virtual-world.ts';

const files = workspace();

const FLOWS = ['44444444-4444-4444-8444-444444444444', '55555555-5555-4555-8555-555555555555'];

/** What a main step has saved that was killed with so many runs going. */
function savedRuns(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`STATE_run-${index}`, `started run-id-${index}`]),
  );
}

describe('the post step has its own deadline of 60 s', () => {
  test('a service that hangs: it ends in time, and names every run and flow', async () => {
    const world = await virtualWorld();
    world.hang({ path: '*', times: 'always' });
    const post = await world.runStep({ 'delete-flows': FLOWS.join() }, savedRuns(120), runPost);
    expect(post.exitCode).toBe(0);
    expect(post.durationMs).toBeLessThan(60_000);
    expect(post.annotations.every((text) => text.startsWith('error: '))).toBe(true);
    const ids = Array.from({ length: 120 }, (_, index) => `run-id-${index}`);
    for (const id of [...ids, ...FLOWS]) {
      expect(post.annotations.join()).toMatch(new RegExp(`\\b${id}\\b`));
    }
  });

  test('a service that comes back is asked again', async () => {
    const world = await virtualWorld();
    const { flowId } = world.service.addFlow();
    const { jobId } = world.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    world.service.orderFault({ path: '*', kind: 'status', status: 503, times: 4 });
    const state = { 'STATE_run-0': `started ${jobId}` };
    const post = await world.runStep({ 'delete-flows': flowId }, state, runPost);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post.log).toContain(`run ${jobId}: asked to cancel`);
    expect(post.log).toContain(`customer flow ${flowId}: deleted`);
  });

  test('a run of which the main step never learned the ID is named by its plan', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const state = { 'STATE_run-0': 'starting plan-id-0', 'STATE_run-1': `started ${jobId}` };
    const post = await world.runStep({}, state, runPost);
    expect(post.annotations).toEqual([
      expect.stringMatching(
        /^error: the step was killed while it started a run of run plan plan-id-0, .* may be placing calls/,
      ),
    ]);
    expect(post.summary).toContain('plan-id-0');
    expect(post.log).toContain(`run ${jobId}: asked to cancel`);
  });

  test('fifty runs are cancelled at once', async () => {
    const world = await virtualWorld();
    world.hang({ path: '*', times: 50 });
    const post = await world.runStep({}, savedRuns(60), runPost);
    expect(post.exitCode).toBe(0);
    expect(world.requests.filter(({ atMs }) => atMs === 0)).toHaveLength(50);
  });

  test('the key is a secret before anything is written', async () => {
    const world = await virtualWorld();
    const post = await world.runStep({}, savedRuns(1), runPost);
    expect(post.log.startsWith(`::add-mask::${world.service.keys.full}\n`)).toBe(true);
  });

  test('and stands in no job summary, however much of it would be escaped there', async () => {
    const world = await virtualWorld();
    const key = 'key_*0123456789*_<abcdefghij>';
    const state = { 'STATE_run-0': `started ${key}` };
    const post = await world.runStep({ 'api-key': key }, state, runPost);
    expect(post.summary).toContain('could not be cancelled');
    expect(post.summary).not.toMatch(/0123456789|abcdefghij/);
  });

  test('a run that has ended meanwhile is no error', async () => {
    const world = await virtualWorld();
    const jobId = 'run-id-0';
    world.service.orderFault({ operation: 'cancel', kind: 'status', status: 409 });
    const post = await world.runStep({}, savedRuns(1), runPost);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post.log).toContain(`run ${jobId}: had ended already`);
  });

  test('a run that goes on though the service will not cancel it (409) is one', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    world.service.orderFault({ operation: 'cancel', kind: 'status', status: 409 });
    const post = await world.runStep({}, { 'STATE_run-0': `started ${jobId}` }, runPost);
    expect(post.annotations).toEqual([
      expect.stringMatching(`^error: run ${jobId} could not be cancelled and may go on .*: 409 `),
    ]);
  });

  test('what became of the runs of a killed step stands in the job summary', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    const state = { 'STATE_run-0': `started ${jobId}`, 'STATE_run-1': 'started <b>id</b>' };
    const post = await world.runStep({}, state, runPost);
    expect(post.summary).toContain(`- run \`${jobId}\`: asked to cancel`);
    expect(post.summary).toContain('- run &lt;b>id&lt;/b> could not be cancelled');
    expect(post.summary).not.toContain('more');
    const quiet = await world.runStep({ summary: 'false' }, state, runPost);
    expect(quiet.summary).toBe('');
    const unclear = await world.runStep({ summary: 'perhaps' }, state, runPost);
    expect(unclear.summary).toContain(jobId);
  });

  test('of very many runs, the job summary has the first', async () => {
    const world = await virtualWorld();
    const ids = Array.from(
      { length: 120 },
      () => world.service.addRun({ status: 'RUNNING_SIMULATIONS' }).jobId,
    );
    const state = Object.fromEntries(
      ids.map((id, index) => [`STATE_run-${index}`, `started ${id}`]),
    );
    const post = await world.runStep({}, state, runPost);
    expect(post.summary).toContain('- and 20 more');
  });

  test('told to stop, it ends at once and says what it leaves', async () => {
    const world = await virtualWorld();
    world.hang({ path: '*', times: 'always' });
    world.cancelAfter(5_000);
    const post = await world.runStep({ 'delete-flows': FLOWS.join() }, savedRuns(1), runPost);
    expect(post).toMatchObject({ exitCode: 0, durationMs: 5_000 });
    expect(post.annotations).toEqual([
      expect.stringContaining('run run-id-0 could not be cancelled'),
      expect.stringContaining(
        `customer flow ${FLOWS.join(', ')} was not deleted: the step was cancelled`,
      ),
    ]);
  });
});

test.each(['true', 'True', 'yes'])('a dry run deletes no flow: %s', async (dryRun) => {
  const world = await virtualWorld();
  const inputs = { 'delete-flows': FLOWS.join(), 'dry-run': dryRun };
  const post = await world.runStep(inputs, {}, runPost);
  expect(post).toMatchObject({ exitCode: 0, annotations: [] });
  expect(world.requests).toEqual([]);
});

describe('each flow of delete-flows has its own fate', () => {
  test('where not one is there, a warning says that the route may be unknown', async () => {
    const world = await virtualWorld();
    const post = await world.runStep({ 'delete-flows': FLOWS.join() }, {}, runPost);
    expect(post.annotations).toEqual([
      expect.stringMatching(/^warning: not one of the customer flows is there.*service-profile/),
    ]);
    const { flowId } = world.service.addFlow();
    const some = await world.runStep({ 'delete-flows': [...FLOWS, flowId].join() }, {}, runPost);
    expect(some).toMatchObject({ annotations: [], summary: '' });
  });

  test.each([
    ['500 for ever', { kind: 'status', status: 500 }, 'no time is left'],
    ['the page of a proxy', { kind: 'html-page', status: 200 }, 'the body is not JSON'],
    ['another shape', { kind: 'wrong-shape', body: { data: {} } }, 'not as specified'],
  ] as const)('where one is answered with %s, the others are deleted', async (_, fault, why) => {
    const world = await virtualWorld();
    const flows = Array.from({ length: 30 }, () => world.service.addFlow().flowId);
    const [first = ''] = flows;
    const path = `/v1/simulation/customer-flow/${first}`;
    world.service.orderFault({ ...fault, path, times: 'always' });
    const post = await world.runStep({ 'delete-flows': flows.join() }, {}, runPost);
    expect(post.exitCode).toBe(0);
    expect(post.durationMs).toBeLessThan(60_000);
    expect(post.annotations).toEqual([
      expect.stringMatching(`^error: customer flow ${first} was not deleted: .*${why}`),
    ]);
    for (const id of flows.slice(1)) expect(post.log).toContain(`customer flow ${id}: deleted`);
  });

  test('where ten of them stay unavailable, the others get their turn', async () => {
    const world = await virtualWorld();
    const flows = Array.from({ length: 14 }, () => world.service.addFlow().flowId);
    for (const id of flows.slice(0, 10)) {
      const path = `/v1/simulation/customer-flow/${id}`;
      world.service.orderFault({ kind: 'status', status: 500, path, times: 'always' });
    }
    const post = await world.runStep({ 'delete-flows': flows.join() }, {}, runPost);
    expect(post.durationMs).toBeLessThan(60_000);
    for (const id of flows.slice(10)) expect(post.log).toContain(`customer flow ${id}: deleted`);
    for (const id of flows.slice(0, 10)) expect(post.annotations.join()).toContain(id);
  });

  test('where ten of them get no answer, so do the others', async () => {
    const world = await virtualWorld();
    const flows = Array.from({ length: 14 }, () => world.service.addFlow().flowId);
    for (const id of flows.slice(0, 10)) {
      world.hang({ path: `/v1/simulation/customer-flow/${id}`, times: 'always' });
    }
    const post = await world.runStep({ 'delete-flows': flows.join() }, {}, runPost);
    expect(post.durationMs).toBeLessThan(60_000);
    for (const id of flows.slice(10)) expect(post.log).toContain(`customer flow ${id}: deleted`);
  });

  test('however many there are, each gets 5 s: a Retry-After within them is waited for', async () => {
    const world = await virtualWorld();
    const flows = Array.from({ length: 200 }, () => world.service.addFlow().flowId);
    const [first = ''] = flows;
    const path = `/v1/simulation/customer-flow/${first}`;
    world.service.orderFault({ kind: 'status', status: 503, retryAfter: 4, path });
    const post = await world.runStep({ 'delete-flows': flows.join() }, {}, runPost);
    expect(post).toMatchObject({ exitCode: 0, annotations: [], durationMs: 4_000 });
  });

  test('ten of them are deleted at once', async () => {
    const world = await virtualWorld();
    const flows = Array.from({ length: 15 }, () => world.service.addFlow().flowId);
    world.hang({ path: '*', times: 10 });
    const post = await world.runStep({ 'delete-flows': flows.join() }, {}, runPost);
    expect(post.exitCode).toBe(0);
    expect(world.requests.filter(({ atMs }) => atMs === 0)).toHaveLength(10);
  });

  test('a key that may not delete ends it, and what was not tried is said to be so', async () => {
    const world = await virtualWorld();
    const flows = Array.from({ length: 12 }, () => world.service.addFlow().flowId);
    const inputs = { 'delete-flows': flows.join(), 'api-key': world.service.keys.readOnly };
    const post = await world.runStep(inputs, {}, runPost);
    expect(world.requests).toHaveLength(10);
    const [tried, untried] = [flows.slice(0, 10).join(', '), flows.slice(10).join(', ')];
    expect(post.annotations).toEqual([
      expect.stringMatching(`customer flow ${tried} was not deleted: delete customer flow: 403`),
      expect.stringMatching(
        `customer flow ${untried} was not deleted: it was not tried after another one had failed: delete customer flow: 403`,
      ),
    ]);
  });
});

describe('a service profile that cannot be used any more', () => {
  const { cwd, save } = files;
  const missing = join(cwd, 'gone.yml');

  test.each([
    ['missing', () => missing, `'${missing}' does not exist`],
    ['faulty', () => join(cwd, save('faulty.yml', 'start: 7')), "input 'service-profile': "],
  ])('%s: flows are deleted, and runs are told with its fault', async (_, pathOf, fault) => {
    const world = await virtualWorld();
    const { flowId } = world.service.addFlow();
    const inputs = { 'delete-flows': flowId, 'service-profile': pathOf() };
    const post = await world.runStep(inputs, savedRuns(2), runPost);
    expect(post.exitCode).toBe(0);
    expect(post.log).toContain(`customer flow ${flowId}: deleted`);
    expect(world.requests).toHaveLength(1);
    expect(post.annotations).toEqual([
      expect.stringContaining('error: run run-id-0, run-id-1 could not be cancelled'),
    ]);
    expect(post.annotations[0]).toContain(fault);
  });

  test('is not asked for where no run is left', async () => {
    const world = await virtualWorld();
    const { flowId } = world.service.addFlow();
    const inputs = { 'delete-flows': flowId, 'service-profile': missing };
    const post = await world.runStep(inputs, {}, runPost);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post.log).toContain(`customer flow ${flowId}: deleted`);
  });

  test('one that can be used says how runs are cancelled', async () => {
    const world = await virtualWorld();
    const path = join(cwd, save('whole.yml', 'cancel:\n  path: /v1/other/{jobId}\n'));
    const post = await world.runStep({ 'service-profile': path }, savedRuns(1), runPost);
    expect(post.annotations).toEqual([expect.stringContaining('run run-id-0 could not be')]);
    expect(world.requests.map((request) => request.path)).toEqual(['/v1/other/run-id-0']);
  });
});

describe('the post step says nothing where there is nothing to do', () => {
  test.each([
    ['nothing saved', {}, {}],
    ['runs that the main step was done with', {}, { 'STATE_run-0': '', 'STATE_run-1': '' }],
    ['state of others', {}, { STATE_other: 'started x', 'STATE_run-0': 'what is this' }],
  ])('%s', async (_, inputs, state) => {
    const world = await virtualWorld();
    const post = await world.runStep(inputs, state, runPost);
    expect(post).toMatchObject({ exitCode: 0, log: '', outputs: {}, summary: '' });
    expect(world.requests).toEqual([]);
  });

  /** The environment of a job for a pull request from a fork. */
  function inFork(): Record<string, string> {
    const event = { pull_request: { head: { repo: { id: 1 } }, base: { repo: { id: 2 } } } };
    return { GITHUB_EVENT_PATH: join(files.cwd, files.save('event.json', event)) };
  }

  test('a main step that was skipped for want of a key', async () => {
    const world = await virtualWorld();
    const inputs = { 'delete-flows': FLOWS.join(), 'api-key': '', 'on-missing-key': 'skip' };
    const env = inFork();
    const post = await world.runStep(inputs, env, runPost);
    expect(post).toMatchObject({ exitCode: 0, log: '' });
    const elsewhere = await world.runStep(inputs, {}, runPost);
    expect(elsewhere.annotations).toEqual([expect.stringContaining(FLOWS.join(', '))]);
    const killed = await world.runStep(inputs, { ...env, ...savedRuns(1) }, runPost);
    expect(killed.annotations).toEqual([
      expect.stringContaining('run run-id-0 could not be cancelled'),
      expect.stringContaining(FLOWS.join(', ')),
    ]);
  });

  test('but deletes in a pull request from a fork that has a key, and says where one without was to have it', async () => {
    const world = await virtualWorld();
    const inputs = { 'delete-flows': world.service.addFlow().flowId };
    const post = await world.runStep({ ...inputs, 'on-missing-key': 'skip' }, inFork(), runPost);
    expect(post.log).toContain(`customer flow ${inputs['delete-flows']}: deleted`);
    const keyless = await world.runStep({ ...inputs, 'api-key': '' }, inFork(), runPost);
    expect(keyless.annotations).toEqual([expect.stringContaining('was not deleted: ')]);
  });

  test('but names a run of which nobody knows whether it was started, also without a key', async () => {
    const world = await virtualWorld();
    const state = { 'STATE_run-0': 'starting plan-id-0', 'STATE_run-1': 'started run-id-1' };
    const post = await world.runStep({ 'api-key': '' }, state, runPost);
    expect(post.annotations).toEqual([
      expect.stringMatching(/^error: run run-id-1 could not be cancelled/),
      expect.stringMatching(/^error: .* a run of run plan plan-id-0, .* may be placing calls/),
    ]);
    expect(world.requests).toEqual([]);
  });
});
