import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { failing, onPlan, onRun, type Prepare } from '../../support/gate-run.ts';
import { debriefReport } from '../../support/reports.ts';
import { reasonsIn, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

const OLD = { report: debriefReport({ verdict: 'THRESHOLD_FAILED' }) };
const NEW = debriefReport({ verdict: 'PASSED' });
const IN_WORK = [{ status: 'PENDING' }, { status: 'GENERATING' }, { status: 'GENERATING' }];
const WRITTEN_ANEW = { states: [...IN_WORK, { status: 'READY', report: NEW }] };

/** The requests for a new debrief; those without `regenerate` only fetch the one that is there. */
function requestsForNew({ requests }: VirtualRuntime): (number | null)[] {
  return requests
    .filter(({ what, body }) => what === 'POST debrief' && JSON.stringify(body).includes('true'))
    .map(({ status }) => status);
}

/** A gate that asks for a new debrief in place of one that failed. */
function regenerating(prepare?: Prepare, options: Parameters<typeof onRun>[3] = {}) {
  const run = { debrief: OLD, nextDebriefs: [WRITTEN_ANEW] };
  return onRun(run, { regenerate: 'true', 'debrief-timeout': '5m' }, prepare, options);
}

describe('with regenerate a new debrief is requested even if one is ready', () => {
  test('the request is made exactly once, and the new debrief is evaluated', async () => {
    const runtime = await virtualRuntime();
    const { jobId, debriefId } = runtime.service.addRun({
      debrief: OLD,
      nextDebriefs: [WRITTEN_ANEW],
    });
    const step = await runtime.runStep({ 'job-id': jobId, regenerate: 'true' });
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(step.outputs['debrief-id']).not.toBe(debriefId);
    expect(runtime.requests.filter(({ what }) => what === 'POST debrief')).toMatchObject([
      { body: { regenerate: true }, status: 202 },
    ]);
  });

  test('while the run goes on the request is repeated after each 409, and accepted once', async () => {
    const { runtime, step } = await onPlan({ regenerate: 'true' }, failing('read', 404));
    expect(step.outputs.outcome).toBe('passed');
    const statuses = requestsForNew(runtime);
    expect(statuses.at(-1)).toBe(202);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([409]));
  });

  test('a request refused with 429 is repeated after its Retry-After', async () => {
    const failure = { operation: 'debrief', kind: 'status', status: 429 } as const;
    const { runtime, step } = await onRun(
      { debrief: OLD, nextDebriefs: [WRITTEN_ANEW] },
      { regenerate: 'true' },
      (given) => given.service.orderFault({ ...failure, retryAfter: 20 }),
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(requestsForNew(runtime)).toEqual([429, 202]);
    expect(runtime.requests.find(({ status }) => status === 202)?.atMs).toBe(20_000);
  });

  const lost: FaultOrder[] = [
    { kind: 'status', status: 500 },
    { kind: 'reset' },
    { kind: 'reset', afterProcessing: true },
    { kind: 'status', status: 200, body: { data: {} } },
  ];
  test.each(lost)('is not requested again if it may have been taken: %j', async (failure) => {
    const order = { ...failure, operation: 'debrief', times: 'always' } as FaultOrder;
    const { step, runtime } = await regenerating(({ service }) => service.orderFault(order));
    expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    expect(requestsForNew(runtime)).toHaveLength(1);
    const message = expect.stringContaining('A new debrief may have been requested');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'debrief', message }]);
  });
});

describe('after regenerate, a READY debrief counts only when it is the new one', () => {
  const showing =
    (values: object, times: number | 'always'): Prepare =>
    ({ service }) => {
      const body = { data: { debrief: { status: 'READY', ...values } } };
      service.orderFault({ operation: 'results', kind: 'status', status: 200, times, body });
    };
  const OLDER = { debriefId: 'of-the-older-one', errorMessage: null };

  test.each<[string, Prepare, string, Parameters<typeof onRun>[3]?]>([
    ['shown for a time', showing({ ...OLDER, ...OLD }, 20), 'passed'],
    ['shown for good', showing({ ...OLDER, report: NEW }, 'always'), 'inconclusive'],
    ['without an ID', showing(OLD, 5), 'passed', { resultsShape: 'status' }],
  ])('an older one %s does not', async (_, prepare, outcome, options) => {
    const { step, runtime } = await regenerating(prepare, options);
    expect(step.outputs).toMatchObject({ outcome, verdict: outcome === 'passed' ? 'PASSED' : '' });
    expect(requestsForNew(runtime)).toEqual([202]);
  });

  test('a new debrief that ends FAILED is requested again, without regenerate', async () => {
    const failing = {
      states: [{ status: 'PENDING' }, { status: 'FAILED', errorMessage: 'No model.' }],
    };
    const { runtime, step } = await onRun(
      { debrief: OLD, nextDebriefs: [failing, WRITTEN_ANEW] },
      { regenerate: 'true' },
    );
    expect(step.outputs).toMatchObject({ outcome: 'passed', verdict: 'PASSED' });
    expect(requestsForNew(runtime)).toEqual([202]);
  });
});
