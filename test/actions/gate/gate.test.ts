import { describe, expect, it } from 'vitest';
import { runGate } from '../../../src/actions/gate/index.ts';
import type { Environment } from '../../../src/runner/runner.ts';
import type { Runtime } from '../../../src/runner/runtime.ts';
import type { Clock } from '../../../src/text/clock.ts';
import { CancelledError } from '../../../src/text/step-errors.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { JOB_ID } from '../../support/reports.ts';

const KEY = 'key-of-a-test-0123456789';
/** Nothing listens on the port of discard. */
const NOWHERE = { 'INPUT_BASE-URL': 'http://127.0.0.1:9', 'INPUT_API-KEY': KEY };
const still: Clock = { now: () => 0, sleep: () => new Promise(() => {}) };

/** A bug of ours, wherever an environment variable is read. */
function brokenAt(name: string, env: Environment): Environment {
  return Object.defineProperty({ ...env }, name, {
    get() {
      throw new TypeError('cannot read the moon');
    },
  });
}

async function run(env: Environment, runtime: Partial<Omit<Runtime, 'env' | 'runner'>> = {}) {
  const recording = recordingRunner(env);
  const { runner, workflow } = recording;
  const cancelled = new AbortController().signal;
  const exitCode = await runGate({
    env,
    clock: still,
    random: () => 0,
    cancelled,
    runner,
    workflow,
    ...runtime,
  });
  return { exitCode, ...recording };
}

const FAULT =
  'internal error: TypeError: cannot read the moon. Run the step again with debug logging, and report the log';

describe('an internal bug ends as error', () => {
  const env = brokenAt('INPUT_WAIT', { 'INPUT_JOB-ID': JOB_ID });

  it('exits 1, with outputs, annotation and summary', async () => {
    const told = await run(env);
    expect(told.exitCode).toBe(1);
    expect(told.annotations()).toEqual([`error: error: ${FAULT}`]);
    expect(told.outputs().outcome).toBe('error');
    expect(JSON.parse(told.outputs().reasons ?? '')).toEqual([
      { rule: 'internal', message: FAULT, jobId: '' },
    ]);
    expect(told.summary()).toContain('nternal error: ');
  });

  it('with the stack in debug logs only', async () => {
    const { log } = await run(env);
    expect(log()).not.toMatch(/^.*\bat .*\.ts:\d+/m);
    const debugging = await run(brokenAt('INPUT_WAIT', { RUNNER_DEBUG: '1' }));
    expect(debugging.log()).toMatch(/^::debug::TypeError: cannot read the moon$/m);
    expect(debugging.log()).toMatch(/^::debug:: +at .*\.ts:\d+/m);
    expect(debugging.summary()).not.toMatch(/\.ts:\d+/);
  });
});

describe('a step that is cancelled before its first request', () => {
  const cancelled = AbortSignal.abort(new CancelledError('SIGTERM'));
  const inputs = { ...NOWHERE, 'INPUT_JOB-ID': JOB_ID, 'INPUT_ON-INCONCLUSIVE': 'warn' };

  it('is inconclusive and exits 1, also if that is tolerated', async () => {
    const told = await run({ ...inputs, RUNNER_DEBUG: '1' }, { cancelled });
    expect(told.exitCode).toBe(1);
    expect(told.outputs().outcome).toBe('inconclusive');
    expect(told.annotations()).toEqual(['error: inconclusive: the step was cancelled (SIGTERM)']);
    expect(told.summary()).not.toContain('does not fail');
    expect(told.log()).not.toMatch(/^::debug::POST/m);
  });
});
