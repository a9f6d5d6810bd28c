import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import {
  MAIN,
  policyFile,
  type RecordingRuntime,
  recordingRuntime,
  runIn,
} from '../baseline/recording-runtime.ts';

const REFUND = 'refund policy';
const PUSH = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: MAIN };

const resultsOf = (jobId: string) => ({ path: `*/${jobId}/results`, times: 'always' }) as const;

/** How often the results of runs but this one were asked for. */
function readsBut({ requests }: RecordingRuntime, jobId: string): string[] {
  return requests
    .filter(({ what }) => what === 'GET results')
    .flatMap(({ path }) => /job\/([^/]+)\/results/.exec(path)?.[1] ?? [])
    .filter((id) => id !== jobId);
}

describe('the history of a run', () => {
  test('has the recorded runs of the same ref, the oldest first, and none of others', async () => {
    const runtime = await recordingRuntime();
    const first = await runtime.record({ counts: { [REFUND]: [20, 24] } });
    await runtime.record({}, { GITHUB_REF: 'refs/heads/other' });
    const second = await runtime.record({
      counts: { [REFUND]: [12, 24] },
      report: { verdict: 'THRESHOLD_FAILED' },
    });
    const step = await runtime.evaluate(
      { counts: { [REFUND]: [24, 24] } },
      { history: '10' },
      PUSH,
    );
    const { history } = runIn(step);
    expect(history).toMatchObject({
      runs: [
        {
          jobId: first,
          outcome: 'passed',
          commit: 'a'.repeat(40),
          endedAt: expect.stringMatching(/Z$/),
          number: expect.any(Number),
          checks: [{ name: REFUND, passed: 20, evaluated: 24, isPassed: true }],
        },
        { jobId: second, outcome: 'failed', checks: [{ name: REFUND, passed: 12 }] },
      ],
      unsteady: [],
    });
    expect(step.summary).toContain('▇▅█');
  });

  test.each([true, false])(
    'of an earlier run has no run that ended after it, nor has its baseline; times reported: %s',
    async (hasEvidence) => {
      const runtime = await recordingRuntime();
      const first = await runtime.record({ daysAgo: 3, hasEvidence });
      await runtime.clock.sleep(60_000, new AbortController().signal);
      const second = await runtime.record({ daysAgo: 2, hasEvidence });
      await runtime.clock.sleep(60_000, new AbortController().signal);
      await runtime.record({ daysAgo: 1, hasEvidence });
      const again = { 'job-id': second, history: '10' };
      const step = await runtime.evaluate({ daysAgo: 4 }, again, PUSH);
      expect(runIn(step).history).toMatchObject({ runs: [{ jobId: first }] });
      expect(runIn(step).baseline).toMatchObject({ jobId: first, pooled: [first] });
    },
  );

  test('is that of the plan if no run of the ref is recorded', async () => {
    const runtime = await recordingRuntime();
    const older = runtime.service.addRun({}).jobId;
    const other = runtime.service.addPlan({ name: 'other' });
    runtime.service.addRun({ planId: other.runPlanId });
    runtime.service.addRun({ status: 'RUNNING_SIMULATIONS' });
    runtime.service.addRun({ status: 'CANCELLED' });
    const step = await runtime.evaluate({}, { history: '10' });
    expect(runIn(step).history).toMatchObject({
      runs: [{ jobId: older, outcome: 'passed', commit: null, fingerprint: null }],
    });
    expect(readsBut(runtime, step.jobId)).not.toContain(step.jobId);
  });

  test('has no run that was started and never evaluated', async () => {
    const runtime = await recordingRuntime();
    const judged = await runtime.record({});
    const { memory, service } = runtime;
    const start = { 'run-plan': service.demo.runPlanId, memory, 'gate-name': 'calls' };
    await runtime.runStep({ ...start, wait: 'false' }, PUSH);
    await runtime.clock.sleep(10 * 60_000, new AbortController().signal);
    const step = await runtime.evaluate({}, { history: '10' }, PUSH);
    expect(runIn(step).history?.runs.map(({ jobId }) => jobId)).toEqual([judged]);
  });

  test('is none with 0, and costs nothing', async () => {
    const runtime = await recordingRuntime();
    runtime.service.addRun({});
    const step = await runtime.evaluate({}, { history: '0', baseline: 'off' });
    expect(runIn(step).history).toBeNull();
    expect(runtime.told().filter((told) => /jobs/.test(told))).toEqual([]);
    expect(readsBut(runtime, step.jobId)).toEqual([]);
  });
});

describe('reads for the history', () => {
  const FAILURES: [string, FaultOrder][] = [
    ...[401, 403, 404, 500].map((status): [string, FaultOrder] => [
      `answer ${status}`,
      { kind: 'status', status },
    ]),
    ['answer in another shape', { kind: 'status', status: 200, body: { data: [] } }],
  ];

  test.each(FAILURES)('that %s leave a run out', async (_, order) => {
    const runtime = await recordingRuntime();
    const kept = await runtime.record({});
    const left = await runtime.record({});
    runtime.service.clearFaults();
    runtime.service.orderFault({ ...order, ...resultsOf(left) });
    const step = await runtime.evaluate({}, { history: '10', baseline: 'off' }, PUSH);
    expect(step.outputs.outcome).toBe('passed');
    expect(runIn(step).history?.runs).toMatchObject([{ jobId: kept }]);
    expect(step.annotations).toEqual([expect.stringMatching(/^notice/)]);
  });

  test('are four at once, and take 20 s in all', async () => {
    const runtime = await recordingRuntime();
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await runtime.record({}));
    runtime.service.clearFaults();
    for (const id of ids) runtime.hang(resultsOf(id));
    const step = await runtime.evaluate({}, { history: '50', baseline: 'off' }, PUSH);
    const asked = runtime.requests.filter(({ path }) => ids.some((id) => path.includes(id)));
    const first = asked[0]?.atMs ?? 0;
    expect(asked.filter(({ atMs }) => atMs < first + 1_000)).toHaveLength(4);
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBeLessThanOrEqual(20_100);
  });
});

describe('a check that goes back and forth', () => {
  const VERDICT = (isPassed: boolean) => ({
    '/data/metrics': [],
    '/data/calls': [],
    '/data/verdict': {
      passed: true,
      failures: [],
      checks: [
        {
          metricDefinitionId: 'm',
          metricName: REFUND,
          passed: isPassed,
          passRate: isPassed ? 100 : 50,
          minPassRate: 80,
          evaluatedSims: 24,
          passedSims: isPassed ? 24 : 12,
        },
      ],
    },
  });

  /** Starts run after run, of which each passes the check or does not; gives the last step. */
  async function startAll(
    runtime: RecordingRuntime,
    count: number,
    inputs: Record<string, string> = {},
    verdictOf = VERDICT,
  ) {
    const { runPlanId } = runtime.service.demo;
    const base = { 'run-plan': runPlanId, 'gate-name': 'calls', memory: runtime.memory };
    const made: { jobId: string; isPassed: boolean }[] = [];
    for (let index = 0; ; index += 1) {
      const isPassed = index % 2 === 0;
      const fault = { kind: 'altered-body', times: 'always' } as const;
      runtime.service.clearFaults();
      for (const run of made) {
        const values = verdictOf(run.isPassed);
        runtime.service.orderFault({ ...fault, path: `*/${run.jobId}/results`, values });
      }
      runtime.service.orderFault({ ...fault, operation: 'results', values: verdictOf(isPassed) });
      const step = await runtime.runStep({ ...base, variables: 'language=en', ...inputs }, PUSH);
      made.push({ jobId: step.outputs['job-id'] ?? '', isPassed });
      if (index === count - 1) return step;
    }
  }

  test('is flaky while what is tested stays the same, and a waiver is proposed', async () => {
    const runtime = await recordingRuntime();
    const step = await startAll(runtime, 4);
    expect(runIn(step).history).toMatchObject({
      unsteady: [{ check: REFUND, changes: 3, runs: 4 }],
    });
    expect(step.summary).toContain(
      `**${REFUND}** is flaky: it changed between passed and failed 3 times in 4 runs`,
    );
    expect(step.summary).toContain(`\`\`\`yaml\nwaivers:\n  - check: "${REFUND}"\n`);
  });

  test("is flaky by the service's threshold if the policy's is lower", async () => {
    const runtime = await recordingRuntime();
    const policy = policyFile({ trend: { 'min-pass-rate': 40 } });
    const step = await startAll(runtime, 4, { policy });
    expect(runIn(step).history).toMatchObject({ unsteady: [{ check: REFUND, changes: 3 }] });
  });

  test("is flaky by the policy's threshold if the service has none", async () => {
    const runtime = await recordingRuntime();
    const withoutThreshold = (isPassed: boolean) => {
      const values = VERDICT(isPassed);
      const { checks, ...verdict } = values['/data/verdict'];
      const all = checks.map((check) => ({ ...check, passed: true, minPassRate: 0 }));
      return { ...values, '/data/verdict': { ...verdict, checks: all } };
    };
    const policy = policyFile({ trend: { 'min-pass-rate': 80 } });
    const step = await startAll(runtime, 4, { policy }, withoutThreshold);
    expect(runIn(step).history).toMatchObject({
      unsteady: [{ check: REFUND, changes: 3, runs: 4 }],
    });
    expect(readFileSync(step.outputs['html-file'] ?? '', 'utf8')).toMatch(/: 12\/24 .*\(failed\)/);
  });
});
