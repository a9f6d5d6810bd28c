import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { countOf } from '../../support/gate-test.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { endIn, virtualRuntime } from '../../support/virtual-runtime.ts';

const TOO_LARGE = 33 * 1024 * 1024;
const LONG_LINE = `upstream ${'x'.repeat(300)}`;

/** What is wrong, the outcome, and true if the same request may go better another time. */
const BROKEN: [what: string, FaultOrder, 'inconclusive' | 'error', isRetried?: true][] = [
  ["a proxy's page with a status of success", { ...PROXY_PAGE, status: 200 }, 'inconclusive'],
  ["a proxy's page with an error status", { ...PROXY_PAGE, status: 502 }, 'inconclusive', true],
  ['a page that refuses', { ...PROXY_PAGE, status: 401 }, 'error'],
  ['an error with one long line', { kind: 'status', status: 400, body: LONG_LINE }, 'error'],
  [
    'an error in JSON that is not as specified',
    { kind: 'status', status: 400, body: { error: { reason: 'no' } } },
    'error',
  ],
  ['an error without a body', { kind: 'status', status: 503, body: '' }, 'inconclusive', true],
  ['an empty body', { kind: 'empty-body' }, 'inconclusive'],
  [
    'a body that is not JSON',
    { kind: 'status', status: 200, body: 'this is not JSON' },
    'inconclusive',
  ],
  ['JSON and a connection that break off', { kind: 'truncated-body' }, 'inconclusive', true],
  [
    'JSON that breaks off',
    { kind: 'status', status: 200, body: '{"data":{"debrief":{' },
    'inconclusive',
  ],
  [
    'a body that is declared to be too large',
    { kind: 'oversized-body', bytes: TOO_LARGE, declaresLength: true },
    'inconclusive',
  ],
  ['a body that grows too large', { kind: 'oversized-body', bytes: TOO_LARGE }, 'inconclusive'],
  ['JSON of no use', { kind: 'status', status: 200, body: [1, 2] }, 'inconclusive'],
];

const SHORT = { 'run-timeout': '2s', 'debrief-timeout': '4s' };

describe('a response that cannot be read never passes', () => {
  test('debrief', async () => {
    const { service, runStep } = await virtualRuntime();
    const jobIds = BROKEN.map(([, fault]) => {
      const { jobId } = service.addRun();
      const path = `/v1/simulation/plan/job/${jobId}/debrief`;
      service.orderFault({ ...fault, path, times: 'always' });
      return jobId;
    });
    const result = await runStep({ ...SHORT, 'job-id': jobIds.join() });
    for (const [at, [what, , outcome, isRetried]] of BROKEN.entries()) {
      const { message, ...end } = endIn(result, jobIds[at] ?? '');
      expect(end.outcome, `${what}: ${message}`).toBe(outcome);
      expect(message, what).toContain('request debrief: ');
      expect(message.length, what).toBeLessThan(600);
      if (!isRetried) expect(countOf(service, 'debrief', jobIds[at]), what).toBe(1);
    }
    expect(result).toMatchObject({ exitCode: 1 });
  });

  test('JSON is read with any content type', async () => {
    const { service, runStep } = await virtualRuntime();
    const { jobId, debriefId } = service.addRun();
    const report = await reportOf(service.url, service.keys.full, jobId);
    service.orderFault({
      kind: 'status',
      status: 202,
      operation: 'debrief',
      contentType: 'text/plain',
      body: report,
    });
    const result = await runStep({ 'job-id': jobId });
    expect(result.outputs).toMatchObject({ outcome: 'passed', 'debrief-id': debriefId });
  });
});

/** What the service answers to the debrief request. */
async function reportOf(url: string, key: string, jobId: string): Promise<unknown> {
  const answer = await fetch(`${url}/v1/simulation/plan/job/${jobId}/debrief`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  return answer.json();
}
