/** Optional operations cost one request if they are missing, and no time if they fail. */
import { describe, expect, test } from 'vitest';
import {
  OPERATION_NAMES,
  type OperationName,
  operationAt,
} from '../../../src/reference-service/all-operations.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

/** What the specification shows, and the start. */
const PROTOCOL: ReadonlySet<string | null> = new Set<OperationName>([
  'start',
  'debrief',
  'results',
]);

/** A service that answers with this status to all other operations. */
async function runtimeWithout(status: number): Promise<VirtualRuntime> {
  const runtime = await virtualRuntime();
  for (const operation of OPERATION_NAMES.filter((name) => !PROTOCOL.has(name))) {
    runtime.service.orderFault({ operation, kind: 'status', status, times: 'always' });
  }
  return runtime;
}

const callIds = Array.from({ length: 9 }, (_, at) => `44444444-4444-4444-8444-00000000000${at}`);
const MISSED = {
  report: debriefReport({ verdict: 'THRESHOLD_FAILED', themes: [theme({ callIds })] }),
};

/** Every request for an optional operation, by its name. */
function optionalIn({ service }: VirtualRuntime): (string | null)[] {
  return service.requests
    .map(({ method, path }) => operationAt(method, path.replace(/\?.*/, '')))
    .filter((name) => !PROTOCOL.has(name));
}

describe.each([404, 405, 501])('a service that answers %i to all else', (status) => {
  test('gets one request for each operation, for any number of runs and calls', async () => {
    const runtime = await runtimeWithout(status);
    const jobIds = [0, 1, 2].map(() => runtime.service.addRun({ debrief: MISSED }).jobId);
    const step = await runtime.runStep({ 'job-id': jobIds.join() });
    expect(step).toMatchObject({ durationMs: 0, outputs: { outcome: 'failed' } });
    const asked = optionalIn(runtime);
    expect(asked).toEqual(expect.arrayContaining(['read', 'cost', 'callMetrics', 'transcript']));
    expect(new Set(asked).size).toBe(asked.length);
  });
});

test.each([500, 501, 503])(
  'a service that answers %i to all else keeps no step waiting',
  async (status) => {
    const runtime = await runtimeWithout(status);
    const { jobId } = runtime.service.addRun({ debrief: MISSED });
    const step = await runtime.runStep({ 'job-id': jobId, history: '10' });
    expect(step).toMatchObject({ durationMs: 0, outputs: { outcome: 'failed' } });
    const plan = { 'run-plan': runtime.service.demo.runPlanId };
    const started = await runtime.runStep(plan);
    expect(started.outputs.outcome).toBe('passed');
    const { durationMs } = await (await virtualRuntime()).runStep(plan);
    expect(started.durationMs).toBeLessThanOrEqual(durationMs + 10_000);
  },
);
