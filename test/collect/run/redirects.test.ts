import { describe, expect, onTestFinished, test } from 'vitest';
import { startReferenceService } from '../../../src/reference-service/server.ts';
import { countOf, endIn, reasonsIn, virtualRuntime } from '../../support/virtual-runtime.ts';

/** A runtime, and another service that knows the same key and would pass every run. */
async function twoServices() {
  const elsewhere = await startReferenceService();
  onTestFinished(() => elsewhere.close());
  return { ...(await virtualRuntime()), elsewhere };
}

describe('redirects are never followed, and the message names their target', () => {
  test.each([
    { name: 'request debrief', end: '/debrief' },
    { name: 'read results', end: '/results' },
  ])('$name', async ({ name, end }) => {
    const { service, elsewhere, runStep } = await twoServices();
    const cases = ([301, 302, 303, 307, 308] as const).map((redirect) => {
      const { jobId } = service.addRun({ debrief: 'generating' });
      elsewhere.addRun({ jobId });
      const location = `${elsewhere.url}/v1/simulation/plan/job/${jobId}${end}`;
      const fault = redirectTo(location, redirect);
      service.orderFault({ ...fault, path: `*${jobId}${end}` });
      return { jobId, location, redirect };
    });
    const jobIds = cases.map(({ jobId }) => jobId).join();
    const result = await runStep({ 'job-id': jobIds, 'on-inconclusive': 'warn' });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    for (const { jobId, location, redirect } of cases) {
      const { outcome, message } = endIn(result, jobId);
      expect(outcome).toBe('error');
      expect(message.startsWith(`${name}: ${redirect} redirect to ${location}`)).toBe(true);
      expect(message).toContain('base-url');
    }
    expect(elsewhere.requests).toEqual([]);
  });

  test.each([
    { status: 302, said: 'set the input base-url' },
    { status: 303, said: 'may have been started' },
    { status: 307, said: 'set the input base-url' },
  ] as const)('start run: $status', async ({ status, said }) => {
    const { elsewhere, ...runtime } = await twoServices();
    const { service, runStep } = runtime;
    const location = `${elsewhere.url}/v1/simulation/run`;
    service.orderFault({ ...redirectTo(location, status), operation: 'start' });
    const result = await runStep({ 'run-plan': service.demo.runPlanId });
    const [reason] = reasonsIn(result);
    expect(reason?.message).toContain(`start run: ${status} redirect to ${location}`);
    expect(reason?.message).toContain(said);
    expect(result).toMatchObject({ exitCode: 1, outputs: { 'job-id': '', verdict: '' } });
    expect(countOf(runtime, 'POST start')).toBe(1);
    expect(elsewhere.requests).toEqual([]);
  });
});

function redirectTo(location: string, status: number) {
  return { kind: 'status', status, headers: { location }, body: '', times: 'always' } as const;
}
