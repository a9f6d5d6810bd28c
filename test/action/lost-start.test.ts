import { describe } from 'vitest';
import type { FaultOrder } from '../../src/reference/faults.ts';
import { startReferenceService } from '../../src/reference/server.ts';
import {
  closedPort,
  countOf,
  OUTPUTS,
  operationsOf,
  reasonsOf,
  runGate,
  runsOf,
  test,
} from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

const TAKEN = { afterProcessing: true } as const;

/** What becomes of the answer to a start request that the service has taken. */
const LOST: readonly { what: string; fault: FaultOrder }[] = [
  { what: 'a reset connection', fault: { kind: 'reset', ...TAKEN } },
  { what: 'no answer', fault: { kind: 'hang', ...TAKEN } },
  { what: 'an answer that breaks off', fault: { kind: 'truncated-body' } },
  { what: 'an answer that drips', fault: { kind: 'slow-body', intervalMs: 300 } },
  { what: '408', fault: { kind: 'status', status: 408, ...TAKEN } },
  { what: '500', fault: { kind: 'status', status: 500, ...TAKEN } },
  { what: "a proxy's 502 with its page", fault: { kind: 'html-page', ...TAKEN } },
  {
    what: '503 with Retry-After',
    fault: { kind: 'status', status: 503, retryAfter: 1, ...TAKEN },
  },
  { what: 'success with an empty body', fault: { kind: 'empty-body' } },
  { what: 'success that is no JSON', fault: { kind: 'non-json', ...TAKEN } },
  { what: "success with a proxy's page", fault: { kind: 'html-page', status: 200, ...TAKEN } },
  { what: 'success without an ID', fault: { kind: 'wrong-shape', body: { data: {} }, ...TAKEN } },
  {
    what: 'success with an empty ID',
    fault: { kind: 'wrong-shape', body: { data: { simulationRunPlanJobId: '' } }, ...TAKEN },
  },
  {
    what: 'an answer too large',
    fault: { kind: 'oversized-body', bytes: 2 ** 25 + 1, declaresLength: true, ...TAKEN },
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
  test.concurrent('whatever becomes of the answer, there is one request for each run plan, and the message says how to find the run', async ({
    service,
    expect,
  }) => {
    const cases = LOST.map((lost) => ({ ...lost, ...service.addPlan({}) }));
    for (const { fault } of cases) service.orderFault({ ...fault, operation: 'start' });
    const result = await runGate(service, {
      'run-plan-id': cases.map(({ runPlanId }) => runPlanId).join(),
      'max-parallel': '1',
      'run-timeout': '2s',
    });
    const messages = reasonsOf(result).map(({ message }) => message);
    expect(result.summary).toContain('**What to do:** find the run that may have been started');
    expect(result.summary).not.toContain('run the job again');
    for (const { what, runPlanId } of cases) {
      const started = service.requests.filter(({ body }) => isFor(body, runPlanId));
      expect(started, what).toHaveLength(1);
      const told = messages.filter((message) =>
        message.startsWith(`run plan ${runPlanId}: start run: `),
      );
      expect(told, what).toHaveLength(1);
      expect(told[0], what).toContain('may have been started');
      expect(told[0], what).toContain(
        `GET /v1/simulation/plan/jobs?simulationRunPlanId=${runPlanId}`,
      );
    }
    expect(operationsOf(service)).toEqual(cases.map(() => 'start'));
    expect(runsOf(result).map(({ outcome }) => outcome)).toEqual(cases.map(() => 'inconclusive'));
    expect(result).toMatchObject({ exitCode: 1, outputs: { 'job-id': '', verdict: '' } });
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  });

  test.concurrent('nor when the answer says that it was not taken; the message then says that nothing was started', async ({
    service,
    expect,
  }) => {
    for (const fault of REFUSED) service.orderFault({ ...fault, operation: 'start' });
    const plans = REFUSED.map(() => service.addPlan({}).runPlanId);
    const result = await runGate(service, { 'run-plan-id': plans.join(), 'max-parallel': '1' });
    expect(operationsOf(service)).toEqual(plans.map(() => 'start'));
    for (const { message } of reasonsOf(result)) {
      expect(message).toMatch(/\. No run was started(?:;|$)/);
      expect(message).not.toContain('may have been started');
    }
    expect(reasonsOf(result)).toHaveLength(plans.length);
  });

  test.concurrent('but while the connection is refused it is tried again, and starts one run', async ({
    expect,
  }) => {
    const port = await closedPort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const preview = await startReferenceService();
    const { keys: issued, demo } = preview;
    await preview.close();
    const action = startAction({
      inputs: {
        'base-url': baseUrl,
        'api-key': issued.full,
        'run-plan-id': demo.runPlanId,
        wait: 'false',
      },
    });
    await action.waitForLog('start run: connection to');
    const service = await startReferenceService({ port });
    try {
      const result = await action.result;
      expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } });
      expect(countOf(service, 'start')).toBe(1);
    } finally {
      await service.close();
    }
  });
});

function isFor(body: unknown, runPlanId: string): boolean {
  return typeof body === 'object' && body !== null && 'planId' in body && body.planId === runPlanId;
}
