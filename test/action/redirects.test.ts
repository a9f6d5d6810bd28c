import { describe } from 'vitest';
import { type RunningReferenceService, startReferenceService } from '../../src/reference/server.ts';
import { test as base, countOf, endOf, reasonsOf, runGate } from '../support/gate-test.ts';

/** `elsewhere` would judge every run as passed, and takes the same key. */
const test = base.extend<{ elsewhere: RunningReferenceService }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the pattern.
  elsewhere: async ({}, use) => {
    const service = await startReferenceService();
    await use(service);
    await service.close();
  },
});

describe('redirects are never followed, and the message names where one pointed', () => {
  test.concurrent.for([
    { name: 'request debrief', end: '/debrief', status: 'COMPLETED' },
    { name: 'read run', end: '', status: 'RUNNING_SIMULATIONS' },
    { name: 'read results', end: '/results', status: 'COMPLETED' },
  ])('$name', async ({ name, end, status }, { service, elsewhere, expect }) => {
    const cases = ([301, 302, 303, 307, 308] as const).map((redirect) => {
      const debrief = status === 'COMPLETED' ? 'generating' : 'none';
      const { jobId } = service.addRun({ status, debrief });
      elsewhere.addRun({ jobId });
      const location = `${elsewhere.url}/v1/simulation/plan/job/${jobId}${end}`;
      service.orderFault({
        kind: 'redirect',
        status: redirect,
        location,
        path: `*${jobId}${end}`,
        times: 'always',
      });
      return { jobId, location, redirect };
    });
    const result = await runGate(service, {
      'job-id': cases.map(({ jobId }) => jobId).join(),
      'on-inconclusive': 'warn',
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    for (const { jobId, location, redirect } of cases) {
      const { outcome, message } = endOf(result, jobId);
      expect(outcome).toBe('error');
      expect(message.startsWith(`${name}: ${redirect} redirect to ${location}`)).toBe(true);
      expect(message).toContain('base-url');
    }
    expect(elsewhere.requests).toEqual([]);
  });

  test.concurrent.for([
    { status: 302, said: 'No run was started' },
    { status: 303, said: 'may have been started' },
    { status: 307, said: 'No run was started' },
  ] as const)('start run: $status', async ({ status, said }, { service, elsewhere, expect }) => {
    const location = `${elsewhere.url}/v1/simulation/run`;
    service.orderFault({ kind: 'redirect', status, location, operation: 'start', times: 'always' });
    const result = await runGate(service, { 'run-plan-id': service.demo.runPlanId });
    const [reason] = reasonsOf(result);
    expect(reason?.message).toContain(`start run: ${status} redirect to ${location}`);
    expect(reason?.message).toContain(said);
    expect(result).toMatchObject({ exitCode: 1, outputs: { 'job-id': '', verdict: '' } });
    expect(countOf(service, 'start')).toBe(1);
    expect(elsewhere.requests).toEqual([]);
  });

  test.concurrent('look up simulation job, with a place that is not even an address', async ({
    service,
    expect,
  }) => {
    service.orderFault({ kind: 'redirect', location: '//\\@ a b', operation: 'lookup' });
    const result = await runGate(service, {
      'service-phone-number': service.demo.servicePhoneNumber,
    });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(reasonsOf(result)[0]?.message).toContain('302 redirect to //\\@ a b');
    expect(service.requests).toHaveLength(1);
  });

  test.concurrent('cancel run: the run may go on placing calls', async ({
    service,
    elsewhere,
    expect,
  }) => {
    service.orderFault({ kind: 'redirect', location: elsewhere.url, operation: 'cancel' });
    const result = await runGate(service, {
      'run-plan-id': service.demo.runPlanId,
      'run-timeout': '1s',
    });
    expect(result.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        `run ${result.outputs['job-id']} could not be cancelled and may go on placing calls: cancel run: 302 redirect to ${elsewhere.url}`,
      ),
    );
    expect(elsewhere.requests).toEqual([]);
  });
});
