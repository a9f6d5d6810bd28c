import { describe, expect, test } from 'vitest';
import { failing, onPlan, onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { countOf, reasonsIn } from '../../support/virtual-runtime.ts';

const MINUTE_MS = 60_000;
const READY = { report: debriefReport() };
/** How long a run of the demo plan is seen PENDING and QUEUED. */
const IN_QUEUE_MS = 6_000;

describe('run-timeout is the longest wait for a run to finish', () => {
  test('30m by default; the message names the wait, its length and the last status', async () => {
    const { step } = await onRun({ status: 'RUNNING_SIMULATIONS', hasCalls: false });
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.durationMs).toBe(30 * MINUTE_MS);
    expect(step.annotations).toEqual([
      `error: inconclusive: the time for waiting ran out; waited 30m for the run to finish (run-timeout: 30m); last seen: RUNNING_SIMULATIONS, 0 of 24 calls completed`,
    ]);
  });

  test('a run that this step started is cancelled, and the report says so', async () => {
    const { runtime, jobId, step } = await onPlan({ 'run-timeout': '1m' });
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(runtime.requests.at(-1)).toMatchObject({
      what: 'POST cancel',
      path: `/v1/simulation/plan/job/${jobId}/cancel`,
      status: 200,
      atMs: IN_QUEUE_MS + MINUTE_MS,
    });
    expect(step.summary).toContain(
      'The run was asked to cancel by this step, which had started it',
    );
    expect(step.summary).not.toContain('job-id');
  });
});

describe('debrief-timeout is the longest wait for a debrief once the run has finished', () => {
  test('15m by default, however long the run took', async () => {
    const { runtime, step } = await onRun({
      status: [...Array(100).fill('RUNNING_SIMULATIONS'), 'COMPLETED'],
      nextDebriefs: ['generating'],
    });
    const request = runtime.requests.findLast(({ what }) => what === 'POST debrief');
    expect(request).toMatchObject({ status: 202 });
    expect(request?.atMs).toBeGreaterThan(10 * MINUTE_MS);
    expect(step.durationMs - (request?.atMs ?? 0)).toBeCloseTo(15 * MINUTE_MS, 3);
    expect(step.annotations).toEqual([
      `error: inconclusive: the time for waiting ran out; waited 15m for the debrief (debrief-timeout: 15m); last seen: debrief GENERATING`,
    ]);
  });

  test.each([
    ['readable', () => {}],
    ['unknown', failing('read', 404)],
  ])('a finished run is not cancelled: its status is %s', async (_, prepare) => {
    const { runtime, step } = await onPlan({ 'debrief-timeout': '5s' }, prepare);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(countOf(runtime, 'POST cancel')).toBe(0);
  });
});

describe('a Retry-After is honoured in full', () => {
  test.each([
    ['seconds', { 'retry-after': '300' }],
    ['a date', { 'retry-after': new Date(Date.UTC(2026, 2, 2, 9, 5)).toUTCString() }],
  ])('%s: the next attempt comes exactly then', async (_, headers) => {
    const { runtime, step } = await onRun({ debrief: READY }, {}, ({ service }) =>
      service.orderFault({ operation: 'debrief', kind: 'status', status: 503, headers }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(runtime.requests.slice(0, 2).map(({ atMs }) => atMs)).toEqual([0, 5 * MINUTE_MS]);
  });

  test.each(['job-id', 'run-plan'])(
    'one past the deadline ends the wait at once as inconclusive: %s',
    async (source) => {
      const late = failing('debrief', 429, { retryAfter: 3600, times: 1 });
      const { runtime, step } = await (source === 'job-id'
        ? onRun({ status: 'RUNNING_SIMULATIONS' }, {}, late)
        : onPlan({}, late));
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(step.durationMs).toBe(0);
      expect(reasonsIn(step)[0]?.message).toMatch(
        /^request debrief: 429 rate_limit\/too_many_requests: .*; its Retry-After of 1h lies past the deadline of the wait; waited 0s for the run to finish \(run-timeout: 30m\); last seen: /,
      );
      expect(countOf(runtime, 'POST cancel')).toBe(source === 'job-id' ? 0 : 1);
    },
  );
});
