import { describe, expect, test } from 'vitest';
import {
  ALL,
  CONFLICT,
  INTERNAL,
  ordered,
  shown,
  TOO_MANY,
  UNAVAILABLE,
} from '../../support/error-table.ts';
import { all, failing, onPlan, onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import { countOf, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const MINUTE_MS = 60_000;
const READY = { report: debriefReport() };
/** How long a run of the demo plan is seen PENDING and QUEUED. */
const IN_QUEUE_MS = 6_000;

describe('run-timeout is the longest wait for a run to finish', () => {
  test('30m by default; the message names the wait, its length and the last status', async () => {
    const { jobId, step } = await onRun({ status: 'RUNNING_SIMULATIONS', hasCalls: false });
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.durationMs).toBe(30 * MINUTE_MS);
    expect(step.annotations).toEqual([
      `error: inconclusive: the time for waiting ran out; waited 30m for run ${jobId} to finish (run-timeout: 30m); last seen: RUNNING_SIMULATIONS, 0 of 24 calls completed`,
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
    expect(step.summary).toContain('it starts a new run');
    expect(step.summary).not.toContain('job-id');
  });

  test.each(ALL.filter((each) => each !== CONFLICT))(
    'a run that cannot be cancelled ($status) is an error annotation with its ID',
    async (each) => {
      const { runtime, jobId, step } = await onPlan({ 'run-timeout': '1m' }, (given) =>
        given.service.orderFault({ ...ordered(each), operation: 'cancel', times: 'always' }),
      );
      expect(step.annotations).toContainEqual(
        expect.stringContaining(
          `error: run ${jobId} could not be cancelled and may continue to make calls: ${shown('cancel run', each)}`,
        ),
      );
      const isRepeated = [TOO_MANY, INTERNAL, UNAVAILABLE].includes(each);
      expect(countOf(runtime, 'POST cancel') > 1).toBe(isRepeated);
    },
  );

  test.each([
    ['after its Retry-After', failing('cancel', 429, { retryAfter: 5, times: 1 }), 5_000],
    [
      'at once if the step is cancelled',
      all(failing('cancel', 429, { retryAfter: 60, times: 1 }), (given) =>
        given.cancelAfter(MINUTE_MS + 10_000),
      ),
      10_000 - IN_QUEUE_MS,
    ],
  ])('a refused cancel request is repeated %s', async (_, prepare, lateMs) => {
    const { runtime, step } = await onPlan({ 'run-timeout': '1m' }, prepare);
    expect(runtime.told().slice(-2)).toEqual(['POST cancel 429', 'POST cancel 200']);
    expect(step.durationMs).toBe(IN_QUEUE_MS + MINUTE_MS + lateMs);
    expect(step.summary).toContain('The run was asked to cancel by this step');
  });

  test('a service that stops answering does not hold the step past its deadline', async () => {
    const { step } = await onRun(
      { status: 'RUNNING_SIMULATIONS' },
      { 'run-timeout': '7m' },
      (given) => given.hang({ operation: 'read', skip: 2, times: 'always' }),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.durationMs).toBeLessThanOrEqual(7 * MINUTE_MS);
    expect(step.durationMs).toBeGreaterThan(6 * MINUTE_MS);
  });
});

describe('run-timeout counts from the start of the lookup', () => {
  test.each([
    ['full', '20m', 'for run (\\S+) to finish \\(run-timeout: 20m\\)'],
    ['readOnly', '25m', 'for the debrief of run (\\S+) \\(run-timeout \\+ debrief-timeout: 25m\\)'],
  ] as const)(
    'a lookup that takes 8 minutes leaves the rest for the run, with a %s key',
    async (access, waited, goal) => {
      const runtime = await virtualRuntime();
      const { servicePhoneNumber } = runtime.service.demo;
      runtime.service.addRun({
        status: 'RUNNING_SIMULATIONS',
        startedAt: START_MS - 1_000,
        endedAt: START_MS + 60 * MINUTE_MS,
      });
      const fault = { operation: 'lookup', kind: 'status', status: 429 } as const;
      runtime.service.orderFault({ ...fault, retryAfter: 480 });
      const step = await runtime.runStep({
        'service-phone-number': servicePhoneNumber,
        'api-key': runtime.service.keys[access],
        'run-timeout': '20m',
        'debrief-timeout': '5m',
      });
      expect(step.durationMs).toBe(Number.parseInt(waited, 10) * MINUTE_MS);
      expect(reasonsIn(step)[0]?.message).toMatch(
        new RegExp(`^the time for waiting ran out; waited ${waited} ${goal}`),
      );
      const looksMs = runtime.requests.slice(3).map(({ atMs }) => atMs - 8 * MINUTE_MS);
      expect(looksMs).toContain(1_000);
    },
  );
});

describe('debrief-timeout is the longest wait for a debrief once the run has finished', () => {
  test('15m by default, however long the run took', async () => {
    const { runtime, jobId, step } = await onRun({
      status: [...Array(100).fill('RUNNING_SIMULATIONS'), 'COMPLETED'],
      nextDebriefs: ['generating'],
    });
    const request = runtime.requests.findLast(({ what }) => what === 'POST debrief');
    expect(request).toMatchObject({ status: 202 });
    expect(request?.atMs).toBeGreaterThan(10 * MINUTE_MS);
    expect(step.durationMs - (request?.atMs ?? 0)).toBeCloseTo(15 * MINUTE_MS, 3);
    expect(step.annotations).toEqual([
      `error: inconclusive: the time for waiting ran out; waited 15m for the debrief of run ${jobId} (debrief-timeout: 15m); last seen: debrief GENERATING`,
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
  const serviceDate = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute)).toUTCString();

  test.each([
    ['seconds', { 'retry-after': '300' }],
    ['a date', { 'retry-after': new Date(Date.UTC(2026, 2, 2, 9, 5)).toUTCString() }],
    ["a date of the service's clock", { date: serviceDate(0), 'retry-after': serviceDate(5) }],
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
        /^request debrief: 429 rate_limit\/too_many_requests: .*; its Retry-After \(3600\) lies past the deadline of the wait; waited 0s for run \S+ to finish \(run-timeout: 30m\); last seen: /,
      );
      expect(countOf(runtime, 'POST cancel')).toBe(source === 'job-id' ? 0 : 1);
    },
  );
});
