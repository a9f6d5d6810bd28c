/** The post step behind a main step that has come to its end. */
import { describe, expect, test } from 'vitest';
import { runPost } from '../../../src/actions/gate/post.ts';
import { countOf, type VirtualWorld, virtualWorld } from '../../support/virtual-world.ts';

/** Runs both steps, the second one with what the first one has saved. */
async function runBoth(world: VirtualWorld, inputs: Readonly<Record<string, string>>) {
  const main = await world.runStep(inputs);
  const saved = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
  const asked = world.requests.length;
  const post = await world.runStep(inputs, Object.fromEntries(saved), runPost);
  return { main, post, requests: world.requests.slice(asked).map(({ what }) => what) };
}

describe('the post step is silent when there is nothing to do', () => {
  test.each<[string, Record<string, string>]>([
    ['a run that was judged', {}],
    ['a run that is left to a later step', { wait: 'false' }],
    ['a run that timed out and was cancelled', { 'run-timeout': '1s' }],
  ])('%s', async (_, more) => {
    const world = await virtualWorld();
    const inputs = { 'run-plan': world.service.demo.runPlanId, ...more };
    const { post, requests } = await runBoth(world, inputs);
    expect(post).toMatchObject({ exitCode: 0, log: '', summary: '', outputs: {} });
    expect(requests).toEqual([]);
  });
});

test('with cancel-on-abort: false no run is left to it, should the main step be killed', async () => {
  const world = await virtualWorld();
  const inputs = { 'run-plan': world.service.demo.runPlanId, 'cancel-on-abort': 'false' };
  expect((await world.runStep(inputs)).state).toEqual({});
});

test('a run that the main step could not cancel is tried once more', async () => {
  const world = await virtualWorld();
  world.service.orderFault({ kind: 'status', status: 403, operation: 'cancel' });
  const inputs = { 'run-plan': world.service.demo.runPlanId, 'run-timeout': '1s' };
  const { main, post } = await runBoth(world, inputs);
  expect(main.annotations.join()).toContain('could not be cancelled');
  expect(post).toMatchObject({ exitCode: 0, annotations: [] });
  expect(countOf(world, 'POST cancel')).toBe(2);
});
