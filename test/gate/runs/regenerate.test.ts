import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference/faults.ts';
import { all, altering, failing, onPlan, onRun } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { reasonsIn, type VirtualWorld, virtualWorld } from '../../support/virtual-world.ts';

const OLD = { report: debriefReport({ verdict: 'THRESHOLD_FAILED' }) };
const NEW = debriefReport({ verdict: 'PASSED' });
const IN_WORK = [{ status: 'PENDING' }, { status: 'GENERATING' }, { status: 'GENERATING' }];
const WRITTEN_ANEW = { states: [...IN_WORK, { status: 'READY', report: NEW }] };

/** The requests for a new debrief; those without `regenerate` only fetch the one that is there. */
function requestsForNew({ requests }: VirtualWorld): (number | null)[] {
  return requests
    .filter(({ what, body }) => what === 'POST debrief' && JSON.stringify(body).includes('true'))
    .map(({ status }) => status);
}

describe('with regenerate a new debrief is asked for even if one is ready', () => {
  test('the request goes out exactly once, and the new debrief is judged', async () => {
    const world = await virtualWorld();
    const { jobId, debriefId } = world.service.addRun({
      debrief: OLD,
      nextDebriefs: [WRITTEN_ANEW],
    });
    const step = await world.runStep({ 'job-id': jobId, regenerate: 'true' });
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(step.outputs['debrief-id']).not.toBe(debriefId);
    expect(world.requests.filter(({ what }) => what === 'POST debrief')).toMatchObject([
      { body: { regenerate: true }, status: 202 },
    ]);
  });

  test('without it the ready debrief is judged as it stands', async () => {
    const world = await virtualWorld();
    const { jobId, debriefId } = world.service.addRun({
      debrief: OLD,
      nextDebriefs: [WRITTEN_ANEW],
    });
    const step = await world.runStep({ 'job-id': jobId });
    expect(step.outputs).toMatchObject({ outcome: 'failed', 'debrief-id': debriefId });
    expect(requestsForNew(world)).toEqual([]);
  });

  test('while the run goes on it is asked for again after each 409, and taken once', async () => {
    const { world, step } = await onPlan({ regenerate: 'true' }, failing('read', 404));
    expect(step.outputs.outcome).toBe('passed');
    const statuses = requestsForNew(world);
    expect(statuses.at(-1)).toBe(202);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([409]));
  });

  test('429 is certainly not taken: repeated, after its Retry-After', async () => {
    const fault = { operation: 'debrief', kind: 'status', status: 429 } as const;
    const { world, step } = await onRun(
      { debrief: OLD, nextDebriefs: [WRITTEN_ANEW] },
      { regenerate: 'true' },
      (given) => given.service.orderFault({ ...fault, retryAfter: 20 }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(requestsForNew(world)).toEqual([429, 202]);
    expect(world.requests.find(({ status }) => status === 202)?.atMs).toBe(20_000);
  });

  const lost: [string, FaultOrder][] = [
    ['500', { operation: 'debrief', kind: 'status', status: 500, times: 'always' }],
    ['503', { operation: 'debrief', kind: 'status', status: 503, times: 'always' }],
    ['408', { operation: 'debrief', kind: 'status', status: 408, times: 'always' }],
    ['a reset', { operation: 'debrief', kind: 'reset', times: 'always' }],
    [
      'a lost answer',
      { operation: 'debrief', kind: 'reset', times: 'always', afterProcessing: true },
    ],
    ['a broken answer', { operation: 'debrief', kind: 'truncated-body', times: 'always' }],
    [
      'another shape',
      { operation: 'debrief', kind: 'wrong-shape', body: { data: {} }, times: 'always' },
    ],
  ];
  test.each(lost)(
    '%s may have been taken: not repeated, and the message says so',
    async (_, order) => {
      const { world, step } = await onRun(
        { debrief: OLD, nextDebriefs: [WRITTEN_ANEW] },
        { regenerate: 'true' },
        (given) => given.service.orderFault(order),
      );
      expect(step.exitCode).toBe(1);
      expect(step.outputs.outcome).toBe('inconclusive');
      expect(requestsForNew(world)).toHaveLength(1);
      const [reason] = reasonsIn(step);
      expect(reason).toMatchObject({
        rule: 'debrief',
        message: expect.stringContaining(
          'A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it',
        ),
      });
    },
  );

  test('no answer within 30 s may have been taken too', async () => {
    const { world, step } = await onRun({ debrief: OLD }, { regenerate: 'true' }, (given) =>
      given.hang({ operation: 'debrief', times: 'always' }),
    );
    expect(step.outputs.outcome).toBe('inconclusive');
    expect(step.durationMs).toBe(30_000);
    expect(requestsForNew(world)).toHaveLength(1);
  });

  test('a rejected request (400) is the error that it is, without such words', async () => {
    const { step } = await onRun(
      { debrief: OLD },
      { regenerate: 'true' },
      failing('debrief', 400, { times: 1 }),
    );
    expect(step.outputs.outcome).toBe('error');
    expect(step.log).not.toContain('may have been asked for');
  });
});

describe('after regenerate, a READY debrief counts only when it is the new one', () => {
  test('the older one in the results is waited out, and the heartbeat says so', async () => {
    const world = await virtualWorld();
    const { jobId, debriefId } = world.service.addRun({
      debrief: OLD,
      nextDebriefs: [WRITTEN_ANEW],
    });
    const older = { debriefId, status: 'READY', errorMessage: null, report: OLD.report };
    world.service.orderFault({
      operation: 'results',
      kind: 'status',
      status: 200,
      times: 20,
      body: { data: { debrief: older } },
    });
    const step = await world.runStep({ 'job-id': jobId, regenerate: 'true' });
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(step.log).toContain(
      `last seen: another debrief (${debriefId}, READY) than the requested one`,
    );
  });

  test('an ID in another case is the same one', async () => {
    const debriefId = 'ABCDEF00-1111-4000-8000-00000000000A';
    const values = { '/data/debriefId': debriefId };
    const shown = { debriefId: debriefId.toLowerCase(), status: 'READY', report: NEW };
    const body = { data: { debrief: shown } };
    const { step } = await onRun(
      { debrief: OLD, nextDebriefs: [WRITTEN_ANEW] },
      { regenerate: 'true' },
      all(altering('debrief', values, { times: 1 }), (given) =>
        given.service.orderFault({ operation: 'results', kind: 'status', status: 200, body }),
      ),
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
  });

  test('results that show a READY without an ID do not count: the request tells which one it is', async () => {
    const older = { status: 'READY', report: OLD.report };
    const { world, step } = await onRun(
      { debrief: OLD, nextDebriefs: [WRITTEN_ANEW] },
      { regenerate: 'true' },
      (given) =>
        given.service.orderFault({
          operation: 'results',
          kind: 'status',
          status: 200,
          times: 5,
          body: { data: { debrief: older } },
        }),
      { resultsShape: 'status' },
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(requestsForNew(world)).toEqual([202]);
  });

  test('a service that never shows the new one ends as inconclusive, not with the old verdict', async () => {
    const world = await virtualWorld();
    const { jobId, debriefId } = world.service.addRun({
      debrief: OLD,
      nextDebriefs: [WRITTEN_ANEW],
    });
    const older = { debriefId, status: 'READY', errorMessage: null, report: NEW };
    world.service.orderFault({
      operation: 'results',
      kind: 'status',
      status: 200,
      times: 'always',
      body: { data: { debrief: older } },
    });
    const step = await world.runStep({
      'job-id': jobId,
      regenerate: 'true',
      'debrief-timeout': '5m',
    });
    expect(step.outputs).toMatchObject({ outcome: 'inconclusive', verdict: '' });
    expect(step.durationMs).toBe(300_000);
  });

  test('a new debrief that ends FAILED is asked for again, without regenerate', async () => {
    const failing = {
      states: [{ status: 'PENDING' }, { status: 'FAILED', errorMessage: 'No model.' }],
    };
    const { world, step } = await onRun(
      { debrief: OLD, nextDebriefs: [failing, WRITTEN_ANEW] },
      { regenerate: 'true' },
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(requestsForNew(world)).toEqual([202]);
  });
});
