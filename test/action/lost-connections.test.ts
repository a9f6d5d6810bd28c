import { describe } from 'vitest';
import type { FaultOrder } from '../../src/reference/faults.ts';
import { closedPort, countOf, endOf, reasonsOf, runGate, test } from '../support/gate-test.ts';

const FAULTS: readonly { what: string; fault: FaultOrder; said: RegExp }[] = [
  {
    what: 'a reset connection',
    fault: { kind: 'reset' },
    said: /connection to http:\S+ failed: connection (?:reset|broken off) \(/,
  },
  { what: 'a hang', fault: { kind: 'hang' }, said: /no answer from http:\S+ within / },
  {
    what: 'a body that drips',
    fault: { kind: 'slow-body', intervalMs: 200 },
    said: /no complete answer from http:\S+ within /,
  },
];

const SHORT = { 'run-timeout': '2s', 'debrief-timeout': '4s' };

describe('a lost connection ends at the deadline of the wait, as inconclusive', () => {
  test.concurrent.for([
    { name: 'request debrief', end: '/debrief', status: 'COMPLETED', limit: 'run-timeout: 2s' },
    { name: 'read run', end: '', status: 'RUNNING_SIMULATIONS', limit: 'run-timeout: 2s' },
    { name: 'read results', end: '/results', status: 'COMPLETED', limit: 'debrief-timeout: 4s' },
  ])('$name', async ({ name, end, status, limit }, { service, expect }) => {
    const jobIds = FAULTS.map(({ fault }) => {
      const debrief = status === 'COMPLETED' ? 'generating' : 'none';
      const { jobId } = service.addRun({ status, debrief });
      service.orderFault({ ...fault, path: `*${jobId}${end}`, times: 'always' });
      return jobId;
    });
    const result = await runGate(service, { ...SHORT, 'job-id': jobIds.join() });
    expect(result).toMatchObject({
      exitCode: 1,
      stderr: '',
      outputs: { outcome: 'inconclusive', verdict: '' },
    });
    for (const [at, { what, said }] of FAULTS.entries()) {
      const { message } = endOf(result, jobIds[at] ?? '');
      expect(message.startsWith(`${name}: `), `${what}: ${message}`).toBe(true);
      expect(message, what).toMatch(said);
      expect(message, what).toContain(limit);
    }
  });

  test.concurrent.for(FAULTS)('looking up: $what', async ({ fault, said }, { service, expect }) => {
    service.orderFault({ ...fault, operation: 'lookup', times: 'always' });
    const result = await runGate(service, {
      'service-phone-number': service.demo.servicePhoneNumber,
      'run-timeout': '2s',
      'on-inconclusive': 'warn',
    });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'inconclusive' } });
    expect(reasonsOf(result)[0]?.message).toMatch(said);
  });

  test.concurrent.for(['job-id', 'run-plan-id'])(
    'a refused connection: %s',
    async (source, { service, expect }) => {
      const result = await runGate(service, {
        'base-url': `http://127.0.0.1:${await closedPort()}`,
        [source]: service.demo.runPlanId,
        'run-timeout': '3s',
      });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
      expect(result.stdout).toMatch(
        /: connection to http:\S+ failed: connection refused .*; trying/,
      );
      const [reason] = reasonsOf(result);
      expect(reason?.message).toMatch(/: connection to http:\S+ failed: connection refused \(/);
      expect(reason?.message).not.toContain('may have been started');
    },
  );
});

describe('a slow answer that comes in time is an answer', () => {
  test.concurrent('a body in many pieces', async ({ service, expect }) => {
    const { jobId } = service.addRun();
    service.orderFault({ kind: 'slow-body', operation: 'debrief', bytes: 2_000, intervalMs: 5 });
    service.orderFault({ kind: 'delay', operation: 'read', ms: 300 });
    const result = await runGate(service, { 'job-id': jobId });
    expect(result.outputs.outcome).toBe('passed');
    expect(countOf(service, 'debrief')).toBe(1);
  });
});

describe('with regenerate the request must reach the service once', () => {
  test.concurrent.for(FAULTS)(
    '$what: it is not repeated',
    async ({ fault, said }, { service, expect }) => {
      const { jobId } = service.addRun();
      const regenerated = { afterProcessing: fault.kind !== 'slow-body' };
      service.orderFault({ ...fault, ...regenerated, operation: 'debrief', times: 'always' });
      const result = await runGate(service, {
        ...SHORT,
        'job-id': jobId,
        regenerate: 'true',
      });
      expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'inconclusive' } });
      expect(reasonsOf(result)[0]?.message).toMatch(said);
      expect(countOf(service, 'debrief')).toBe(1);
    },
  );

  test.concurrent('429: it is repeated, since it was certainly not taken', async ({
    service,
    expect,
  }) => {
    const { jobId, debriefId } = service.addRun();
    service.orderFault({ kind: 'status', status: 429, operation: 'debrief', times: 2 });
    const result = await runGate(service, { 'job-id': jobId, regenerate: 'true' });
    expect(result.outputs.outcome).toBe('passed');
    expect(result.outputs['debrief-id']).not.toBe(debriefId);
    expect(countOf(service, 'debrief')).toBe(3);
  });
});
