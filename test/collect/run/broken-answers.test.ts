import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { countOf } from '../../support/gate-test.ts';
import { endIn, virtualWorld } from '../../support/virtual-world.ts';

const TOO_LARGE = 33 * 1024 * 1024;
const LONG_LINE = `upstream ${'x'.repeat(300)}`;

interface BrokenAnswer {
  what: string;
  fault: FaultOrder;
  /** What the message says after the operation. */
  said: string;
  outcome?: 'error';
  /** True where the same request may go better another time. */
  retried?: true;
}

const BROKEN: readonly BrokenAnswer[] = [
  {
    what: "a proxy's page with a status of success",
    fault: { kind: 'html-page', status: 200 },
    said: '200, but the body is not JSON: 502 Bad Gateway',
  },
  {
    what: "a proxy's page with an error status",
    fault: { kind: 'html-page', status: 502 },
    said: '502: 502 Bad Gateway',
    retried: true,
  },
  {
    what: 'a page that refuses',
    fault: {
      kind: 'html-page',
      status: 401,
      body: '\n<!doctype html>\n<style>p{}</style><h1>Who <b>are</b> you?</h1><p>Sign in.</p>',
    },
    said: '401: Who are you?',
    outcome: 'error',
  },
  {
    what: 'an error with one long line, which is cut at 200 characters',
    fault: { kind: 'non-json', status: 400, body: `\n${LONG_LINE}\nsecond line` },
    said: `400: ${LONG_LINE.slice(0, 200)}…`,
    outcome: 'error',
  },
  {
    what: 'an error in JSON that is not as specified',
    fault: { kind: 'wrong-shape', status: 400, body: { error: { reason: 'no' } } },
    said: '400: {"error":{"reason":"no"}}',
    outcome: 'error',
  },
  {
    what: 'an error without a body',
    fault: { kind: 'status', status: 503, body: '' },
    said: '503 with an empty body',
    retried: true,
  },
  {
    what: 'an empty body',
    fault: { kind: 'empty-body' },
    said: 'with an empty body, where JSON was expected',
  },
  {
    what: 'a body that is not JSON',
    fault: { kind: 'non-json' },
    said: '200, but the body is not JSON: this is not JSON',
  },
  {
    what: 'JSON that breaks off, as the connection does',
    fault: { kind: 'truncated-body' },
    said: 'connection to http://127.0.0.1:',
    retried: true,
  },
  {
    what: 'JSON that breaks off, although the answer says it is whole',
    fault: { kind: 'non-json', body: '{"data":{"debrief":{"status":"REA' },
    said: '200, but the body is not JSON: {"data":{"debrief":{"status":"REA',
  },
  {
    what: 'an answer that says that it is too large',
    fault: { kind: 'oversized-body', bytes: TOO_LARGE, declaresLength: true },
    said: 'but the answer is larger than',
  },
  {
    what: 'an answer that grows too large',
    fault: { kind: 'oversized-body', bytes: TOO_LARGE },
    said: 'but the answer is larger than',
  },
  {
    what: 'JSON of no use',
    fault: { kind: 'wrong-shape', body: [1, 2] },
    said: 'not as specified: ',
  },
];

const SHORT = { 'run-timeout': '2s', 'debrief-timeout': '4s' };

describe('an answer that cannot be taken ends as what it says, never as passed', () => {
  test('debrief', async () => {
    const { service, runStep } = await virtualWorld();
    const jobIds = BROKEN.map(({ fault }) => {
      const { jobId } = service.addRun();
      const path = `/v1/simulation/plan/job/${jobId}/debrief`;
      service.orderFault({ ...fault, path, times: 'always' });
      return jobId;
    });
    const result = await runStep({ ...SHORT, 'job-id': jobIds.join() });
    for (const [at, { what, said, outcome = 'inconclusive', retried }] of BROKEN.entries()) {
      const { message, ...came } = endIn(result, jobIds[at] ?? '');
      expect(came.outcome, `${what}: ${message}`).toBe(outcome);
      expect(message.startsWith('request debrief: '), `${what}: ${message}`).toBe(true);
      expect(message, what).toContain(said);
      if (!retried) expect(countOf(service, 'debrief', jobIds[at]), what).toBe(1);
    }
    expect(result).toMatchObject({ exitCode: 1 });
  });

  test('JSON is taken whatever its content type', async () => {
    const { service, runStep } = await virtualWorld();
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
