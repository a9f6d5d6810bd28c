import { describe, expect, test } from 'vitest';
import { MAIN, recordingRuntime } from '../baseline/recording-runtime.ts';

const PUSH = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN };

type Runtime = Awaited<ReturnType<typeof recordingRuntime>>;

/** When it was looked whether the run has ended, in milliseconds since it was started. */
function looksOf({ requests }: Runtime): number[] {
  const start = requests.find(({ what }) => what === 'POST start');
  return requests
    .filter(({ what, atMs }) => what === 'GET run' && atMs >= (start?.atMs ?? 0))
    .map(({ atMs }) => atMs - (start?.atMs ?? 0));
}

async function run(
  runtime: Runtime,
  inputs: Record<string, string> = {},
  env: Record<string, string> = PUSH,
) {
  runtime.requests.length = 0;
  const { runPlanId } = runtime.service.demo;
  const step = await runtime.runStep(
    {
      'run-plan': runPlanId,
      'gate-name': 'calls',
      memory: runtime.memory,
      baseline: 'off',
      ...inputs,
    },
    env,
  );
  expect(step.outputs.outcome).toBe('passed');
  return looksOf(runtime);
}

describe('the wait for a run', () => {
  test('is polled rarely until the expected end, and often then', async () => {
    const runtime = await recordingRuntime();
    await run(runtime, { history: '0' });
    const looks = await run(runtime, { history: '0' });
    expect(looks.slice(0, 4)).toEqual([0, 10_000, 20_000, 30_000]);
    const gaps = looks.map((at, index) => at - (looks[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10_000);
    expect(looks.filter((at) => at > 80_000).length).toBeGreaterThan(2);
    expect(looks.at(-1)).toBeLessThan(95_000);
  });

  test('is polled at the standard intervals with memory off, and no runs are listed for it', async () => {
    const runtime = await recordingRuntime();
    const now = runtime.clock.now();
    runtime.service.addRun({ startedAt: now - 90_000, endedAt: now });
    const looks = await run(runtime, { history: '0', memory: 'off', baseline: 'off' });
    expect(looks.slice(0, 4)).toEqual([0, 1_000, 2_000, 3_000]);
    expect(runtime.told().filter((told) => /jobs/.test(told))).toEqual([]);
  });
});
