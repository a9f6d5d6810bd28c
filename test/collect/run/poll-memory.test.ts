import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Context } from '../../../src/collect/context.ts';
import { followRun } from '../../../src/collect/wait/followed-run.ts';
import { waitForCompletion } from '../../../src/collect/wait/wait-for-completion.ts';
import { ServiceError } from '../../../src/http/errors.ts';
import { StepDeadline } from '../../../src/runner/deadline.ts';
import { ProgressLog } from '../../../src/runner/progress-log.ts';
import { Wait } from '../../../src/runner/wait.ts';

const POLLS = 30_000;
const MAX_GROWTH_BYTES = 1_000_000;

function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('memory does not grow with the number of polls', async () => {
  let nowMs = 0;
  const clock = {
    now: () => nowMs,
    async sleep(ms: number) {
      nowMs += ms;
    },
  };
  const runner = { info() {}, debug() {} } as never;
  const heaps: number[] = [];
  let polls = 0;
  const client = {
    async requestDebrief() {
      const problem = '409 conflict/resource_in_use';
      const facts = { operation: 'request debrief', problem, mayHaveBeenTaken: false };
      throw new ServiceError({ kind: 'status', status: 409, ...facts });
    },
    async readRun() {
      polls += 1;
      if (polls % (POLLS / 3) === 0) heaps.push(heapBytes());
      if (polls === POLLS) throw new Error('the test ends');
      const completed = `call ${polls}`;
      const simulationJobs = [{ simulationJobId: completed, status: 'COMPLETED' }];
      return { status: 'RUNNING_SIMULATIONS', simulationJobs, queuePosition: null };
    },
  };
  const limitMs = Number.MAX_SAFE_INTEGER;
  const context = {
    ...{ clock, runner, client },
    inputs: { runTimeoutMs: limitMs, queueTimeoutMs: limitMs, maxPollIntervalMs: 1_000 },
    log: new ProgressLog(runner),
    deadline: new StepDeadline(clock),
    cancelled: new AbortController().signal,
  } as unknown as Context;
  const run = followRun('run', new Wait(1_000, context));
  await expect(waitForCompletion(run, null, context)).rejects.toThrow('the test ends');
  const [first = 0, ...later] = heaps;
  expect(later).toHaveLength(2);
  for (const bytes of later) expect(bytes - first).toBeLessThan(MAX_GROWTH_BYTES);
});
