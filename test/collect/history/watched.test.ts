import { describe, expect, test } from 'vitest';
import {
  MAIN,
  policyFile,
  type RememberingWorld,
  rememberingWorld,
  runIn,
} from '../baseline/remembering-world.ts';

const GREETING = 'greeting';
const PUSH = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN };
const GOOD = { counts: { [GREETING]: [24, 24] as [number, number] } };
const BAD = { counts: { [GREETING]: [12, 24] as [number, number] } };

async function recordReference(world: RememberingWorld, count = 20): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await world.remember(GOOD));
  return ids;
}

describe('a lasting fall over the recorded runs', () => {
  test('warns on a branch, with the run in which it began; with drift: fail it fails the gate', async () => {
    const world = await rememberingWorld();
    await recordReference(world);
    const steady = await world.remember(GOOD);
    const fallen = await world.remember(BAD);
    const step = await world.judge(BAD, { baseline: 'off' }, PUSH);
    expect(step.outputs.outcome).toBe('passed');
    expect(step.log).toMatch(/::warning.*fell lastingly from 100%25 to 50%25, since run/);
    expect(runIn(step)).toMatchObject({
      watched: {
        runs: [{ jobId: steady }, { jobId: fallen }],
        checks: [
          {
            ...{ name: GREETING, reference: { passed: 480, evaluated: 480 } },
            counts: [{ passed: 24 }, { passed: 12 }],
          },
        ],
      },
    });
    const policy = policyFile({ trend: { drift: 'fail' } });
    const failed = await world.judge(BAD, { baseline: 'off', policy }, PUSH);
    expect(failed.outputs.outcome).toBe('failed');
    expect(runIn(failed)).toMatchObject({ reasons: [{ rule: 'drift', check: GREETING }] });
  });

  test('is looked for neither in pull requests nor before 20 runs are recorded', async () => {
    const world = await rememberingWorld();
    await recordReference(world, 19);
    expect(runIn(await world.judge(BAD, {}, PUSH))).not.toHaveProperty('watched.runs');
    await world.remember(GOOD);
    expect(runIn(await world.judge(BAD))).not.toHaveProperty('watched.runs');
    expect(runIn(await world.judge(BAD, {}, PUSH))).toHaveProperty('watched.runs');
  });

  test('is not looked for in runs before the plan last changed', async () => {
    const world = await rememberingWorld();
    await recordReference(world, 21);
    world.service.orderFault({
      path: '/v1/simulation/plan/*',
      kind: 'altered-body',
      values: { '/data/updatedAt': new Date(world.clock.now()).toISOString() },
      times: 'always',
    });
    expect(runIn(await world.judge(BAD, {}, PUSH))).not.toHaveProperty('watched.runs');
  });

  test('goes on without runs that are gone', async () => {
    const world = await rememberingWorld();
    await recordReference(world);
    await world.remember(GOOD);
    world.service.clearFaults();
    world.service.orderFault({ kind: 'status', status: 404, path: '*/results*', times: 5 });
    const { log, outputs } = await world.judge(BAD, { baseline: 'off' }, PUSH);
    expect(outputs.outcome).toBe('passed');
    expect(log).not.toContain('fell lastingly');
  });
});
