import { expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { runsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const PASSING: readonly (readonly [name: string, fault: FaultOrder])[] = [
  ['a reset connection', { kind: 'reset' }],
  ['an answer that breaks off', { kind: 'truncated-body' }],
  ['408', { kind: 'status', status: 408 }],
  ['425', { kind: 'status', status: 425 }],
  ['429', { kind: 'status', status: 429 }],
  ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: 1 }],
  ['500', { kind: 'status', status: 500 }],
  ["a proxy's 502 with its page", { ...PROXY_PAGE }],
  ['503', { kind: 'status', status: 503 }],
];

test('each run is evaluated after one error of each kind in every operation', async () => {
  const { service, runStep } = await virtualRuntime();
  const jobIds = PASSING.map(([, fault], index) => {
    const { jobId } = service.addRun({
      status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
      debrief: 'ready',
    });
    for (const [at, end] of ['/debrief', '', '/results'].entries()) {
      // One operation of each run has two errors in a row.
      const times = at === index % 3 ? 2 : 1;
      service.orderFault({ ...fault, times, path: `/v1/simulation/plan/job/${jobId}${end}` });
    }
    return jobId;
  });
  const result = await runStep({ 'job-id': jobIds.join() });
  expect(runsIn(result).map(({ outcome }) => outcome)).toEqual(PASSING.map(() => 'passed'));
  expect(result.exitCode).toBe(0);
});
