import { describe, expect, test } from 'vitest';
import { LOG } from '../../../src/report/words/log-words.ts';
import { failing, onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import type { StepResult } from '../../support/virtual-runtime.ts';

const MINUTE_MS = 60_000;
const READY = { report: debriefReport() };

/** The longest silence in the log, in virtual milliseconds. */
function longestSilenceMs({ lines, durationMs }: StepResult): number {
  const moments = [0, ...lines.map(({ atMs }) => atMs), durationMs];
  return Math.max(...moments.slice(1).map((ms, index) => ms - (moments[index] ?? 0)));
}

describe('the log while waiting: at least one line a minute', () => {
  test('with the state of the run, the wait so far, and what is left', async () => {
    const { jobId, step } = await onRun({ status: 'RUNNING_SIMULATIONS', hasCalls: false });
    expect(longestSilenceMs(step)).toBeLessThanOrEqual(MINUTE_MS);
    const state = 'RUNNING_SIMULATIONS, 0 of 24 calls completed';
    const lines = step.lines.filter(({ text }) => text.startsWith(`run ${jobId}: ${state}`));
    expect(lines.length).toBeGreaterThanOrEqual(25);
    expect(lines[0]?.text).toContain(LOG.seen(state, 0, 30 * MINUTE_MS, 'run-timeout'));
  });
});

test('a run that cannot be read is logged at least once a minute too', async () => {
  const { step } = await onRun({ status: 'RUNNING_SIMULATIONS' }, {}, failing('read', 404));
  expect(step.durationMs).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  expect(longestSilenceMs(step)).toBeLessThanOrEqual(MINUTE_MS + 10_000);
});

describe('the log while waiting: what the service says', () => {
  test('a hostile status cannot give the runner a command', async () => {
    const { step } = await onRun({
      status: ['X\n::error::forged', '##[error]forged', 'COMPLETED'],
      nextDebriefs: [READY],
    });
    expect(step.annotations).toEqual([expect.stringMatching(/^notice: passed/)]);
  });
});
