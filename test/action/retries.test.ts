import { describe } from 'vitest';
import type { FaultOrder } from '../../src/reference/faults.ts';
import { countOf, endOf, runGate, runsOf, test } from '../support/gate-test.ts';

const PASSING: readonly (readonly [name: string, fault: FaultOrder])[] = [
  ['a reset connection', { kind: 'reset' }],
  ['an answer that breaks off', { kind: 'truncated-body' }],
  ['408', { kind: 'status', status: 408 }],
  ['425', { kind: 'status', status: 425 }],
  ['429', { kind: 'status', status: 429 }],
  ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: 1 }],
  ['500', { kind: 'status', status: 500 }],
  ["a proxy's 502 with its page", { kind: 'html-page' }],
  ['503', { kind: 'status', status: 503 }],
];

describe('reads, and requests that are safe to repeat, are retried', () => {
  test.concurrent('after one fault of each kind in every operation, each run is still judged', async ({
    service,
    expect,
  }) => {
    const runs = PASSING.map(([, fault], index) => {
      const { jobId } = service.addRun({
        status: ['RUNNING_SIMULATIONS', 'COMPLETED'],
        debrief: 'ready',
      });
      const path = `/v1/simulation/plan/job/${jobId}`;
      for (const [at, end] of ['/debrief', '', '/results'].entries()) {
        // One operation of each run meets two faults in a row.
        const times = at === index % 3 ? 2 : 1;
        service.orderFault({ ...fault, times, path: path + end });
      }
      return jobId;
    });
    const result = await runGate(service, { 'job-id': runs.join() });
    expect(runsOf(result).map(({ outcome }) => outcome)).toEqual(PASSING.map(() => 'passed'));
    expect(result).toMatchObject({ exitCode: 0, stderr: '', outputs: { outcome: 'passed' } });
  });

  test.concurrent('while looking up and listing too', async ({ service, expect }) => {
    const startedAt = Date.now() - 60_000;
    const { jobId } = service.addRun({ startedAt });
    for (const operation of ['lookup', 'list'] as const) {
      for (const [, fault] of PASSING.slice(0, 3)) service.orderFault({ ...fault, operation });
    }
    const result = await runGate(service, {
      'service-phone-number': service.demo.servicePhoneNumber,
      'call-time': new Date(startedAt + 30_000).toISOString(),
    });
    expect(result.outputs).toMatchObject({ outcome: 'passed', 'job-id': jobId });
    expect([countOf(service, 'lookup'), countOf(service, 'list')]).toEqual([4, 4]);
  });

  test.concurrent('Retry-After is honoured in full, in seconds and as a date', async ({
    service,
    expect,
  }) => {
    const { jobId: ended } = service.addRun();
    const { jobId: running } = service.addRun({ status: ['RUNNING_SIMULATIONS', 'COMPLETED'] });
    const inThreeOrFourSeconds = new Date(Date.now() + 4_000).toUTCString();
    const fault = { kind: 'status', status: 429 } as const;
    service.orderFault({ ...fault, path: `*${ended}/debrief`, retryAfter: 2 });
    service.orderFault({ ...fault, path: `*${running}`, retryAfter: inThreeOrFourSeconds });
    const result = await runGate(service, { 'job-id': `${ended},${running}` });
    expect(result.stdout).toMatch(/request debrief: 429 .*; trying again in 2s /);
    expect(result.stdout).toMatch(/read run: 429 .*; trying again in [1-4]s /);
    expect(result.outputs.outcome).toBe('passed');
  });

  test.concurrent('one that lies past the deadline ends the wait at once, as inconclusive', async ({
    service,
    expect,
  }) => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    const cases = [3_600, tomorrow].flatMap((retryAfter) =>
      [429, 503].map((status) => {
        const { jobId } = service.addRun();
        const path = `/v1/simulation/plan/job/${jobId}/debrief`;
        service.orderFault({ kind: 'status', status, retryAfter, path });
        return { jobId, status, retryAfter };
      }),
    );
    const result = await runGate(service, { 'job-id': cases.map(({ jobId }) => jobId).join() });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
    for (const { jobId, status, retryAfter } of cases) {
      expect(countOf(service, 'debrief', jobId)).toBe(1);
      const { message } = endOf(result, jobId);
      expect(message).toContain(`request debrief: ${status} `);
      expect(message).toContain(`Retry-After (${retryAfter}) lies past the deadline`);
      expect(message).toContain('(run-timeout: 30m)');
    }
  });
});

describe('what cannot get better is not retried', () => {
  test.concurrent.for([400, 401, 402, 404, 422])('%i', async (status, { service, expect }) => {
    const { jobId } = service.addRun();
    service.orderFault({ kind: 'status', status, times: 'always' });
    const result = await runGate(service, { 'job-id': jobId, 'on-inconclusive': 'warn' });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(service.requests).toHaveLength(1);
  });
});
