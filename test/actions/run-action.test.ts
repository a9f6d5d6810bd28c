/** How the step of an action other than the gate begins and ends. */
import { describe, expect, test } from 'vitest';
import type { Action, Step, StepReport } from '../../src/actions/action.ts';
import { runAction } from '../../src/actions/run-action.ts';
import { CancelledError } from '../../src/text/step-error.ts';
import { inputVariables, recordingRunner } from '../support/recording-runner.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

/** Markdown would be escaped in it, so that the mask did not find it afterwards. */
const KEY = 'key_*0123456789*_<abcdefghij>';

function actionOf(work: (step: Step) => void): Action {
  return {
    title: 'An action',
    defaults: { 'base-url': '', 'api-key': '', summary: 'true' },
    outputs: ['told'],
    columns: ['what'],
    meant: 'the inputs',
    prepare: () => async (step) => work(step),
  };
}

async function run(
  work: (step: Step) => void,
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
    work(step);
    if (isCancelled) cancel.abort(new CancelledError('SIGINT'));
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
    expect(annotations()).toEqual([expect.stringContaining('the outputs could not be written')]);
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

/** The end of a step whose work fills the report so. */
function conclude(fill: (report: StepReport) => void) {
  return run(({ report }) => fill(report));
}

describe('the ending of an action', () => {
  test('shows 200 rows, and counts the others', async () => {
    const rows = (count: number) =>
      conclude((report) => {
        for (let row = 1; row <= count; row += 1) report.rows.push([`row ${row}`]);
      });
    const all = await rows(200);
    expect(all.exitCode).toBe(0);
    expect(all.summary()).toContain('row 200');
    expect(all.summary()).not.toContain('more row');
    const { summary } = await rows(201);
    expect(summary()).toContain('row 200');
    expect(summary()).not.toContain('row 201');
    expect(summary()).toContain('and 1 more row');
  });

  test('is marked by whether there is an error', async () => {
    const { summary, exitCode } = await conclude(({ errors }) => errors.push('broken'));
    expect(exitCode).toBe(1);
    expect(summary()).toMatch(/^## ❌ An action\n\n- \*\*Error:\*\* broken\n/);
    const { summary: other } = await conclude(({ warnings }) => warnings.push('odd'));
    expect(other()).toMatch(/^## ✅ An action\n\n- \*\*Warning:\*\* odd\n/);
  });

  test('fails if the step was cancelled, and says so once', async () => {
    const { exitCode, annotations } = await run(() => {}, {}, null, true);
    expect(exitCode).toBe(1);
    expect(annotations()).toEqual(['error: the step was cancelled']);
    const failed = await run(({ report }) => report.errors.push('cancelled'), {}, null, true);
    expect(failed.annotations()).toEqual(['error: cancelled']);
  });
});
