/** The post step behind a main step that has come to its end. */
import { describe, expect, test } from 'vitest';
import { runPost } from '../../../src/actions/gate/post.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

/** Runs both steps, the second one with what the first one has saved. */
async function runBoth(runtime: VirtualRuntime, inputs: Readonly<Record<string, string>>) {
  const main = await runtime.runStep(inputs);
  const saved = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
  const asked = runtime.requests.length;
  const post = await runtime.runStep(inputs, Object.fromEntries(saved), runPost);
  return { main, post, requests: runtime.requests.slice(asked).map(({ what }) => what) };
}

describe('the post step is silent when there is nothing to do', () => {
  test.each<[string, Record<string, string>]>([
    ['a run that was judged', {}],
    ['a run that is left to a later step', { wait: 'false' }],
    ['a run that timed out and was cancelled', { 'run-timeout': '1s' }],
  ])('%s', async (_, more) => {
    const runtime = await virtualRuntime();
    const inputs = { 'run-plan': runtime.service.demo.runPlanId, ...more };
    const { post, requests } = await runBoth(runtime, inputs);
    expect(post).toMatchObject({ exitCode: 0, log: '', summary: '', outputs: {} });
    expect(requests).toEqual([]);
  });
});

test('with cancel-on-abort: false no run is left to it, should the main step be killed', async () => {
  const runtime = await virtualRuntime();
  const inputs = { 'run-plan': runtime.service.demo.runPlanId, 'cancel-on-abort': 'false' };
  expect((await runtime.runStep(inputs)).state).toEqual({});
});

test('a run that the main step could not cancel is tried once more', async () => {
  const runtime = await virtualRuntime();
  runtime.service.orderFault({ kind: 'status', status: 403, operation: 'cancel' });
  const inputs = { 'run-plan': runtime.service.demo.runPlanId, 'run-timeout': '1s' };
  const { main, post } = await runBoth(runtime, inputs);
  expect(main.annotations.join()).toContain('could not be cancelled');
  expect(post).toMatchObject({ exitCode: 0, annotations: [] });
  expect(countOf(runtime, 'POST cancel')).toBe(2);
});
