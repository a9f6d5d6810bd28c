import { describe, expect, test } from 'vitest';
import { onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { type StepResult, virtualWorld } from '../../support/virtual-world.ts';

const MINUTE_MS = 60_000;
const READY = { report: debriefReport() };
const DEBUG = { RUNNER_DEBUG: '1' };

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

  test('also while a debrief is written, while a run is to start, and with the longest interval', async () => {
    const world = await virtualWorld();
    const { jobId } = world.service.addRun({ debrief: 'generating' });
    const step = await world.runStep({
      'job-id': jobId,
      'debrief-timeout': '1h',
      'max-poll-interval': '5m',
    });
    expect(longestSilenceMs(step)).toBeLessThanOrEqual(MINUTE_MS);
    expect(step.log).toContain('left of debrief-timeout); last seen: debrief GENERATING');

    const unanswered = await virtualWorld();
    const fault = { operation: 'start', kind: 'status', status: 503, retryAfter: 600 } as const;
    unanswered.hang({ operation: 'start', times: 'always' });
    unanswered.service.orderFault(fault);
    const start = await unanswered.runStep({ 'run-plan': unanswered.service.demo.runPlanId });
    expect(longestSilenceMs(start)).toBeLessThanOrEqual(MINUTE_MS);
  });

  test('also during a long Retry-After', async () => {
    const fault = { operation: 'debrief', kind: 'status', status: 503 } as const;
    const { step } = await onRun({ debrief: READY }, {}, (given) =>
      given.service.orderFault({ ...fault, retryAfter: 1200 }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBe(20 * MINUTE_MS);
    expect(longestSilenceMs(step)).toBeLessThanOrEqual(MINUTE_MS);
    expect(step.log).toContain('503 internal/internal_error');
    expect(step.log).toContain('trying again in 20m (attempt 1 failed)');
    expect(step.log).toContain('last seen: nothing yet');
  });

  test('nothing is said twice while nothing changes and the wait is short', async () => {
    const { step } = await onRun({
      status: [...Array(12).fill('QUEUED'), 'COMPLETED'],
      hasCalls: false,
      nextDebriefs: [READY],
    });
    expect(step.log.match(/QUEUED/g)).toHaveLength(1);
    expect(step.log).not.toContain('still waiting');
  });
});

describe('the log while waiting: trouble', () => {
  test('a request that fails again and again is told at once and then about once a minute', async () => {
    const fault = { operation: 'debrief', kind: 'status', status: 503 } as const;
    const { step } = await onRun({ status: 'QUEUED' }, { 'run-timeout': '10m' }, (given) =>
      given.service.orderFault({ ...fault, times: 'always' }),
    );
    const told = step.lines.filter(({ text }) => text.startsWith('request debrief: 503'));
    expect(told[0]).toMatchObject({
      atMs: 0,
      text: expect.stringMatching(/; trying again at once \(attempt 1 failed\)$/),
    });
    expect(told.length).toBeGreaterThanOrEqual(8);
    expect(told.length).toBeLessThanOrEqual(14);
  });

  test('debug logging shows every attempt with method, path, status, duration and number', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ operation: 'debrief', kind: 'status', status: 500 });
    const { jobId } = world.service.addRun({ debrief: READY });
    const step = await world.runStep({ 'job-id': jobId }, DEBUG);
    const path = `/v1/simulation/plan/job/${jobId}/debrief`;
    expect(step.log).toContain(`::debug::POST ${path}: 500, 0 ms, attempt 1`);
    expect(step.log).toContain(`::debug::POST ${path}: 202, 0 ms, attempt 2`);
    expect(step.log.match(new RegExp(world.service.keys.full, 'g'))).toHaveLength(1);
    expect(step.log).toContain(`::add-mask::${world.service.keys.full}`);
  });

  test('without debug logging there are no such lines', async () => {
    const { step } = await onRun({ debrief: READY });
    expect(step.log).not.toContain('::debug::');
  });
});

describe('the log while waiting: several runs', () => {
  test('few runs have a line each', async () => {
    const world = await virtualWorld();
    const jobIds = [0, 1, 2].map(() => world.service.addRun({ status: 'QUEUED' }).jobId);
    const step = await world.runStep({ 'job-id': jobIds.join(','), 'run-timeout': '2m' });
    for (const jobId of jobIds) {
      expect(step.log).toContain(`run ${jobId}: QUEUED`);
      expect(step.log).toContain(`run ${jobId}: still waiting`);
      expect(step.log).toContain(`run ${jobId}: inconclusive`);
    }
  });

  test('many runs in which nothing changes: how many are done, and the waits of eight', async () => {
    const world = await virtualWorld();
    const jobIds = Array.from(
      { length: 12 },
      () => world.service.addRun({ status: 'QUEUED' }).jobId,
    );
    const step = await world.runStep({ 'job-id': jobIds.join(','), 'queue-timeout': '5m' });
    expect(longestSilenceMs(step)).toBeLessThanOrEqual(MINUTE_MS);
    const beats = step.log.split('0 of 12 runs done, 12 being watched');
    expect(beats.length).toBeGreaterThanOrEqual(4);
    for (const beat of beats.slice(1)) expect(beat.match(/still waiting/g)).toHaveLength(8);
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

  test('a status stays on one line of bearable length, whatever it is', async () => {
    const {
      jobId,
      step: { lines },
    } = await onRun({
      status: [`ODD\nrun other: passed\n${'x'.repeat(1_000_000)}`, 'COMPLETED'],
      nextDebriefs: [READY],
    });
    expect(lines.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(`^run ${jobId}: ODD run other: passed x+…$`),
    );
    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThan(4_000);
  });
});
