import { describe, expect, test } from 'vitest';
import { MAIN, rememberingWorld } from '../baseline/remembering-world.ts';

const PUSH = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN };

type World = Awaited<ReturnType<typeof rememberingWorld>>;

/** When it was looked whether the run has ended, in milliseconds since it was started. */
function looksOf({ requests }: World): number[] {
  const start = requests.find(({ what }) => what === 'POST start');
  return requests
    .filter(({ what, atMs }) => what === 'GET run' && atMs >= (start?.atMs ?? 0))
    .map(({ atMs }) => atMs - (start?.atMs ?? 0));
}

async function run(
  world: World,
  inputs: Record<string, string> = {},
  env: Record<string, string> = PUSH,
) {
  world.requests.length = 0;
  const { runPlanId } = world.service.demo;
  const step = await world.runStep(
    {
      'run-plan': runPlanId,
      'gate-name': 'calls',
      memory: world.memory,
      baseline: 'off',
      ...inputs,
    },
    env,
  );
  expect(step.outputs.outcome).toBe('passed');
  return looksOf(world);
}

describe('the wait for a run', () => {
  test('is polled rarely until the expected end, and often then', async () => {
    const world = await rememberingWorld();
    await run(world, { history: '0' });
    const looks = await run(world, { history: '0' });
    expect(looks.slice(0, 4)).toEqual([0, 10_000, 20_000, 30_000]);
    const gaps = looks.map((at, index) => at - (looks[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10_000);
    expect(looks.filter((at) => at > 80_000).length).toBeGreaterThan(2);
    expect(looks.at(-1)).toBeLessThan(95_000);
  });

  test('is polled in a pull request by the recorded runs of its base branch', async () => {
    const world = await rememberingWorld();
    await run(world, { history: '0' });
    const event = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_BASE_REF: 'main' };
    const env = { ...event, GITHUB_REF: 'refs/pull/7/merge' };
    const looks = await run(world, { history: '0' }, env);
    expect(looks.slice(0, 4)).toEqual([0, 10_000, 20_000, 30_000]);
  });

  test('is polled at the standard intervals with memory off, and no runs are listed for it', async () => {
    const world = await rememberingWorld();
    const now = world.clock.now();
    world.service.addRun({ startedAt: now - 90_000, endedAt: now });
    const looks = await run(world, { history: '0', memory: 'off', baseline: 'off' });
    expect(looks.slice(0, 4)).toEqual([0, 1_000, 2_000, 3_000]);
    expect(world.told().filter((told) => /jobs/.test(told))).toEqual([]);
  });
});
