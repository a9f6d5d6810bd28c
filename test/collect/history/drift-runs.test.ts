import { describe, expect, test } from 'vitest';
import {
  MAIN,
  policyFile,
  type RecordingRuntime,
  recordingRuntime,
  runIn,
} from '../baseline/recording-runtime.ts';

const GREETING = 'greeting';
const PUSH = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN };
const GOOD = { counts: { [GREETING]: [24, 24] as [number, number] } };
const BAD = { counts: { [GREETING]: [12, 24] as [number, number] } };

async function recordReference(runtime: RecordingRuntime, count = 20): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await runtime.record(GOOD));
  return ids;
}

describe('a lasting fall over the recorded runs', () => {
  test('warns on a branch, with the run in which it began; with drift: fail it fails the gate', async () => {
    const runtime = await recordingRuntime();
    await recordReference(runtime);
    const steady = await runtime.record(GOOD);
    const fallen = await runtime.record(BAD);
    const step = await runtime.evaluate(BAD, { baseline: 'off' }, PUSH);
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
    const failed = await runtime.evaluate(BAD, { baseline: 'off', policy }, PUSH);
    expect(failed.outputs.outcome).toBe('failed');
    expect(runIn(failed)).toMatchObject({ reasons: [{ rule: 'drift', check: GREETING }] });
  });

  test('is looked for neither in pull requests nor before 20 runs are recorded', async () => {
    const runtime = await recordingRuntime();
    await recordReference(runtime, 19);
    expect(runIn(await runtime.evaluate(BAD, {}, PUSH))).not.toHaveProperty('watched.runs');
    await runtime.record(GOOD);
    expect(runIn(await runtime.evaluate(BAD))).not.toHaveProperty('watched.runs');
    expect(runIn(await runtime.evaluate(BAD, {}, PUSH))).toHaveProperty('watched.runs');
  });

  test('is not looked for in runs before the plan last changed', async () => {
    const runtime = await recordingRuntime();
    await recordReference(runtime, 21);
    runtime.service.orderFault({
      path: '/v1/simulation/plan/*',
      kind: 'altered-body',
      values: { '/data/updatedAt': new Date(runtime.clock.now()).toISOString() },
      times: 'always',
    });
    expect(runIn(await runtime.evaluate(BAD, {}, PUSH))).not.toHaveProperty('watched.runs');
  });

  test('goes on without runs that are gone', async () => {
    const runtime = await recordingRuntime();
    await recordReference(runtime);
    await runtime.record(GOOD);
    runtime.service.clearFaults();
    runtime.service.orderFault({ kind: 'status', status: 404, path: '*/results*', times: 5 });
    const { log, outputs } = await runtime.evaluate(BAD, { baseline: 'off' }, PUSH);
    expect(outputs.outcome).toBe('passed');
    expect(log).not.toContain('fell lastingly');
  });
});
