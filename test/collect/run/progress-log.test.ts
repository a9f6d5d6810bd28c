import { describe, expect, test } from 'vitest';
import { onRun } from '../../support/gate-run.ts';
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
  test('with the wait so far, what is left, and the last thing seen', async () => {
    const { jobId, step } = await onRun({ status: 'RUNNING_SIMULATIONS', hasCalls: false });
    expect(longestSilenceMs(step)).toBeLessThanOrEqual(MINUTE_MS);
    const beats = step.lines.filter(({ text }) => text.includes('still waiting'));
    expect(beats.length).toBeGreaterThanOrEqual(29);
    expect(beats.slice(0, 2)).toEqual([
      {
        atMs: 50_000,
        text: `run ${jobId}: still waiting (50s so far, 29m10s left of run-timeout); last seen: RUNNING_SIMULATIONS, 0 of 24 calls completed`,
      },
      {
        atMs: 100_000,
        text: `run ${jobId}: still waiting (1m40s so far, 28m20s left of run-timeout); last seen: RUNNING_SIMULATIONS, 0 of 24 calls completed`,
      },
    ]);
  });
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
