/** every status of the error table, on every operation of the further actions. */
import { describe, expect, test } from 'vitest';
import { collectMetrics } from '../../src/actions/collect-metrics/collect-metrics.ts';
import { deleteFlows } from '../../src/actions/delete-flows/delete-flows.ts';
import { findSimulation } from '../../src/actions/find-simulation/find-simulation.ts';
import { INGEST, METRICS } from '../../src/report/words/action-words.ts';
import { calls, ingestRuntime } from '../actions/ingest-calls/ingest-runtime.ts';
import {
  ALL,
  type ErrorCase,
  INTERNAL,
  ordered,
  shown,
  TOO_MANY,
  UNAVAILABLE,
  UNKNOWN,
} from '../support/error-table.ts';
import {
  countOf,
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../support/virtual-runtime.ts';

const ID = '0198c0de-1111-7000-8000-00000000000a';
const FIND = { 'service-phone-number': '+15550100200', timeout: '5m' };
const COLLECT = { metrics: ID, 'call-ids': ID, timeout: '5m' };

/** What the message says in addition to the response if waiting does not help. */
const CURES: Readonly<Record<number, RegExp>> = {
  400: /The service rejects the request: check the inputs? /,
  401: /Check the input api-key: the service does not know this key/,
  402: /Check the subscription and the payments of the account/,
  403: /use a key with Full Access \(a Read-Only key may only read\)/,
  404: /[Cc]heck the inputs? |set the input call-time |check \w+\.path in the input service-profile/,
};

function orderAlways({ service }: VirtualRuntime, each: ErrorCase, operation: Operation): void {
  service.orderFault({ ...ordered(each), operation, times: 'always' });
}

type Operation = NonNullable<Parameters<VirtualRuntime['service']['orderFault']>[0]['operation']>;

/** The step fails with a message that begins with the answer; gives the message. */
function failure({ exitCode, annotations }: StepResult, operation: string, each: ErrorCase) {
  expect(exitCode).toBe(1);
  const message = annotations.find((text) => text.includes(shown(operation, each))) ?? '';
  expect(message, annotations.join('\n')).toMatch(/^error: /);
  return message;
}

const mayPass = (each: ErrorCase) => [TOO_MANY, INTERNAL, UNAVAILABLE].includes(each);

describe('what only reads is repeated for 429 and 5xx until its deadline', () => {
  test.each(ALL)('looking up a simulation job: $status', async (each) => {
    const runtime = await virtualRuntime();
    orderAlways(runtime, each, 'lookup');
    const step = await runtime.runStep(FIND, {}, findSimulation);
    const message = failure(step, 'look up simulation job', each);
    expect(message).toMatch(CURES[each.status] ?? /waited/);
    expect(countOf(runtime, 'GET lookup') > 1).toBe(mayPass(each));
    expect(Object.values(step.outputs).join('')).toBe('');
  });

  test.each(ALL)('reading a simulation job: $status', async (each) => {
    const runtime = await virtualRuntime();
    const data = { simulationJobId: ID, status: 'RUNNING', runPlan: { id: ID } };
    runtime.service.orderFault({
      kind: 'status',
      status: 200,
      operation: 'lookup',
      body: { data },
    });
    orderAlways(runtime, each, 'readSimulationJob');
    const step = await runtime.runStep({ ...FIND, wait: 'true' }, {}, findSimulation);
    const message = failure(step, 'read simulation job', each);
    expect(message).toMatch(CURES[each.status] ?? /waited/);
    expect(countOf(runtime, `GET ${ID}`) > 1).toBe(mayPass(each));
    expect(step.outputs).toMatchObject({ 'simulation-job-id': ID, status: 'RUNNING' });
  });

  test.each(ALL)('reading a metric collection job: $status', async (each) => {
    const runtime = await virtualRuntime();
    orderAlways(runtime, each, 'readMetricJob');
    const step = await runtime.runStep({ ...COLLECT, wait: 'true' }, {}, collectMetrics);
    const message = failure(step, 'read metric collection job', each);
    expect(message).toMatch(CURES[each.status] ?? /waited/);
    expect(runtime.requests.length > 2).toBe(mayPass(each));
    expect(JSON.parse(step.outputs['metric-job-ids'] ?? '')).toHaveLength(1);
  });
});

describe('a deletion is repeated likewise', () => {
  test.each(ALL.filter((each) => each !== UNKNOWN))('$status', async (each) => {
    const runtime = await virtualRuntime();
    orderAlways(runtime, each, 'deleteFlow');
    const step = await runtime.runStep({ 'flow-ids': ID }, {}, deleteFlows);
    expect(failure(step, 'delete customer flow', each)).toMatch(CURES[each.status] ?? /./);
    expect(runtime.requests.length > 1).toBe(mayPass(each));
    expect(step.outputs).toEqual({ deleted: '0', missing: '0' });
  });
});

describe('what creates is not repeated once it may have been received', () => {
  test.each(ALL)('creating a metric collection job: $status', async (each) => {
    const runtime = await virtualRuntime();
    orderAlways(runtime, each, 'createMetricJob');
    const step = await runtime.runStep(COLLECT, {}, collectMetrics);
    const message = failure(step, 'create metric collection job', each);
    expect(runtime.requests.length > 1).toBe(each === TOO_MANY);
    const isUnclear = [INTERNAL, UNAVAILABLE].includes(each);
    if (isUnclear) expect(message).toContain(METRICS.lost);
    else expect(message).toMatch(CURES[each.status] ?? /resource|many/);
    expect(step.outputs).toEqual({ 'metric-job-ids': '[]', 'total-items': '0' });
  });

  test.each(ALL)('creating a call: $status', async (each) => {
    const runtime = await ingestRuntime();
    orderAlways(runtime, each, 'createCall');
    const step = await runtime.ingest(calls(1));
    const told = `${failure(step, 'create call', each)}\n${step.annotations.join('\n')}`;
    const isUnclear = [INTERNAL, UNAVAILABLE].includes(each);
    if (isUnclear) expect(told).toContain(INGEST.unknown(''));
    else expect(told).toMatch(/ failed: /);
    if ([401, 402, 403].includes(each.status)) expect(told).toMatch(CURES[each.status] ?? '');
    expect(step.outputs).toMatchObject({
      created: '0',
      failed: isUnclear ? '0' : '1',
      unknown: isUnclear ? '1' : '0',
    });
    expect(runtime.requests.length > 1).toBe(each === TOO_MANY);
  });
});
