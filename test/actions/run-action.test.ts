/** How the step of an action other than the gate begins and ends. */
import { describe, expect, test } from 'vitest';
import type { Action, Step } from '../../src/actions/action.ts';
import { runAction } from '../../src/actions/run-action.ts';
import { CancelledError } from '../../src/text/step-errors.ts';
import { inputVariables, recordingRunner } from '../support/recording-runner.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

/** Markdown would be escaped in it, so that the mask did not find it afterwards. */
const KEY = 'key_*0123456789*_<abcdefghij>';

function actionOf(work: (step: Step) => void): Action {
  return {
    headings: { title: 'An action', columns: ['what'] },
    defaults: { 'base-url': '', 'api-key': '', summary: 'true' },
    outputs: ['told'],
    meant: 'the inputs',
    prepare: () => async (step) => work(step),
  };
}

async function run(
  work: (step: Step, cancel: () => void) => void,
  env: Record<string, string> = {},
  failsOn: Parameters<typeof recordingRunner>[1] = null,
  isCancelled = false,
) {
  const given = inputVariables({ 'base-url': 'https://api.example.com', 'api-key': KEY });
  const recording = recordingRunner({ ...given, ...env }, failsOn);
  const clock = new VirtualClock(() => false);
  const cancel = new AbortController();
  const runtime = { ...recording, clock, random: () => 0.5, cancelled: cancel.signal };
  const cancelling = (step: Step) => {
    const abort = () => cancel.abort(new CancelledError('SIGINT'));
    work(step, abort);
    if (isCancelled) abort();
  };
  return { ...recording, exitCode: await runAction(actionOf(cancelling), runtime) };
}

describe('the step of an action', () => {
  test('has the key as a secret before anything is written', async () => {
    const { log } = await run(() => {}, { INPUT_UNHEARD: 'of' });
    expect(log().startsWith(`::add-mask::${KEY}\n`)).toBe(true);
  });

  test('never shows the key, however it is escaped', async () => {
    const { summary, annotations, exitCode } = await run(({ report }) => {
      report.headline = `Done with ${KEY}`;
      report.rows.push([KEY]);
      report.warnings.push(`odd: ${KEY}`);
      report.errors.push(`${'x'.repeat(1_985)} ${KEY}`);
    });
    expect(exitCode).toBe(1);
    expect(summary()).toContain('Done with');
    expect(summary() + annotations().join()).not.toMatch(/0123456789|abcdefghij/);
  });

  test('fails where later steps could not read its outputs', async () => {
    const work = ({ report }: Step) => {
      report.outputs.told = 'yes';
    };
    expect((await run(work)).exitCode).toBe(0);
    const { exitCode, annotations } = await run(work, {}, 'output');
    expect(exitCode).toBe(1);
    expect(annotations()).toEqual([expect.stringContaining('GITHUB_OUTPUT')]);
  });

  test('reports an internal error, with the stack in debug logs only', async () => {
    const broken = () => {
      throw new TypeError('cannot read the moon');
    };
    const { exitCode, annotations, log } = await run(broken);
    expect(exitCode).toBe(1);
    expect(annotations()).toEqual([expect.stringContaining('internal error: ')]);
    expect(log()).not.toContain('.ts:');
    expect((await run(broken, { RUNNER_DEBUG: '1' })).log()).toMatch(/^::debug:: +at .*\.ts:\d+/m);
  });

  test('writes no summary with summary: false', async () => {
    expect((await run(() => {}, { INPUT_SUMMARY: 'false' })).summary()).toBe('');
  });
});

describe('the ending of an action', () => {
  test('fails if the step was cancelled, and says so once', async () => {
    const { exitCode, annotations } = await run(() => {}, {}, null, true);
    expect(exitCode).toBe(1);
    expect(annotations()).toEqual(['error: the step was cancelled (SIGINT)']);
    const cancelled = ({ runner }: Step, cancel: () => void) => {
      runner.writeSummary = async () => cancel();
    };
    expect((await run(cancelled)).exitCode).toBe(1);
    const failed = await run(({ report }) => report.errors.push('cancelled'), {}, null, true);
    expect(failed.annotations()).toEqual(['error: cancelled']);
  });
});
