import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { onPlan } from '../../support/gate-run.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const TAKEN = { afterProcessing: true } as const;

/** What becomes of the answer to a start request that the service has taken. */
const LOST: readonly { what: string; failure: FaultOrder }[] = [
  { what: 'a reset connection', failure: { kind: 'reset', ...TAKEN } },
  { what: 'an answer that breaks off', failure: { kind: 'truncated-body' } },
  { what: '408', failure: { kind: 'status', status: 408, ...TAKEN } },
  { what: '500', failure: { kind: 'status', status: 500, ...TAKEN } },
  { what: "a proxy's 502 with its page", failure: { ...PROXY_PAGE, ...TAKEN } },
  { what: 'success with an empty body', failure: { kind: 'empty-body' } },
  { what: "success with a proxy's page", failure: { ...PROXY_PAGE, status: 200, ...TAKEN } },
  {
    what: 'success without an ID',
    failure: { kind: 'status', status: 200, body: { data: {} }, ...TAKEN },
  },
];

const REFUSED: readonly FaultOrder[] = [
  { kind: 'status', status: 400 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 425 },
  { kind: 'status', status: 429, retryAfter: 3600 },
];

describe('starting a run is never repeated once the request may have been received', () => {
  test.each(LOST)('$what: one request, and how to find the run', async ({ failure }) => {
    const runtime = await virtualRuntime();
    const { runPlanId } = runtime.service.demo;
    runtime.service.orderFault({ ...failure, operation: 'start' });
    const result = await runtime.runStep({ 'run-plan': runPlanId });
    expect(runtime.requests).toHaveLength(1);
    expect(result).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'inconclusive', 'job-id': '' },
    });
    const [reason] = reasonsIn(result);
    expect(reason?.message).toMatch(/^start run: .*may have been started/);
    expect(reason?.message).toContain(`run plan ${runPlanId} may`);
    expect(result.summary).not.toMatch(/run (?:it|the job) again;|re-run/);
  });

  test.each(REFUSED)('nor when it was not taken, and nothing was started: %j', async (failure) => {
    const { runtime, step: result } = await onPlan({}, (given) =>
      given.service.orderFault({ ...failure, operation: 'start' }),
    );
    expect(runtime.requests).toHaveLength(1);
    expect(reasonsIn(result)).toMatchObject([{ rule: 'service' }]);
  });

  test('the outputs name the plan of a run that could not be started', async () => {
    const runtime = await virtualRuntime();
    const { name } = runtime.service.demo;
    runtime.service.orderFault({ operation: 'start', kind: 'status', status: 402 });
    const { outputs } = await runtime.runStep({ 'run-plan': name });
    expect(outputs).toMatchObject({ outcome: 'inconclusive', 'run-plan-name': name });
  });
});
