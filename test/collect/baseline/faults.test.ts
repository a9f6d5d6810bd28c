import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../../../src/reference-service/faults.ts';
import { PROXY_PAGE } from '../../support/proxy-page.ts';
import { debriefReport, theme } from '../../support/reports.ts';
import { policyFile, type RunOrder, recordingRuntime, runIn } from './recording-runtime.ts';

const OTHER = '33333333-3333-4333-8333-333333333333';

const resultsOf = (jobId: string) => ({ path: `*/${jobId}/results*`, times: 'always' }) as const;

const UNFIT: [string, FaultOrder][] = [
  ...[401, 403, 404, 410, 500, 503].map((status): [string, FaultOrder] => [
    `answers ${status}`,
    { kind: 'status', status },
  ]),
  ['answers a page', { ...PROXY_PAGE }],
  [
    'answers for another run',
    { kind: 'altered-body', values: { '/data/run': { simulationRunPlanJobId: OTHER } } },
  ],
  ['was cancelled', { kind: 'altered-body', values: { '/data/run/status': 'CANCELLED' } }],
  [
    'is of another plan',
    { kind: 'altered-body', values: { '/data/run/simulationRunPlanId': OTHER } },
  ],
  [
    'was never evaluated',
    {
      kind: 'altered-body',
      values: {
        '/data/debrief': null,
        '/data/verdict': null,
        '/data/metrics': [],
        '/data/calls': [],
        '/data/comparison': null,
      },
    },
  ],
];

/** The runs that the service was asked to compare a run with. */
const comparedWith = (runtime: Awaited<ReturnType<typeof recordingRuntime>>, jobId: string) =>
  runtime.requests
    .filter(({ path }) => path.includes(`${jobId}/results`))
    .flatMap(({ path }) => /compareToJobId=([^&]+)/.exec(path)?.[1] ?? []);

describe('if the newest recorded run', () => {
  test.each(UNFIT)('%s, the next one is the baseline', async (_, order) => {
    const runtime = await recordingRuntime();
    const next = await runtime.record({});
    const newest = await runtime.record({});
    runtime.service.clearFaults();
    runtime.service.orderFault({ ...order, ...resultsOf(newest) });
    const env = { RUNNER_DEBUG: '1' };
    const step = await runtime.evaluate({}, { 'baseline-runs': '1' }, env);
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'baseline-job-id': next });
    expect(step.annotations).toEqual([expect.stringMatching(/^notice/)]);
    expect(step.log).toMatch(new RegExp(`::debug::.*${newest}`));
    expect(comparedWith(runtime, step.jobId)).toEqual([next]);
  });

  test('and all others give no answer, 20 s are all that it costs', async () => {
    const runtime = await recordingRuntime();
    for (let count = 0; count < 12; count += 1) await runtime.record({});
    const jobId = runtime.service.addRun({ debrief: { report: debriefReport() } }).jobId;
    runtime.service.clearFaults();
    for (const run of runtime.service.runs()) if (run.id !== jobId) runtime.hang(resultsOf(run.id));
    const step = await runtime.evaluate({}, { 'job-id': jobId });
    expect(step.outputs.outcome).toBe('passed');
    expect(step.durationMs).toBeLessThanOrEqual(20_100);
  });
});

describe('if no recorded run can be compared with', () => {
  const GREETING = 'greeting';
  const counts = (passed: number): RunOrder => ({
    counts: { [GREETING]: [passed, 24] },
    results: { '/data/comparison': null },
  });

  const evaluateWithout = async (fault: FaultOrder | 'hang', trend: object) => {
    const runtime = await recordingRuntime();
    const recorded = await runtime.record(counts(24));
    runtime.service.clearFaults();
    if (fault === 'hang') runtime.hang(resultsOf(recorded));
    else runtime.service.orderFault({ ...fault, ...resultsOf(recorded) });
    const policy = policyFile({ trend: { 'max-drop': 10, ...trend } });
    return { recorded, step: await runtime.evaluate(counts(10), { policy }) };
  };

  test.each<[string, FaultOrder | 'hang', RegExp]>([
    ['its read fails', { kind: 'status', status: 500 }, /500/],
    ['it may not be read', { kind: 'status', status: 403 }, /403/],
    ['it is gone', { kind: 'status', status: 404 }, /404/],
    ['there is no response', 'hang', /read/],
  ])('since %s, one warning names run and error', async (_, fault, why) => {
    const { recorded, step } = await evaluateWithout(fault, {});
    const unfit = { jobId: recorded, why: expect.stringMatching(why) };
    expect(step.outputs.outcome).toBe('passed');
    expect(runIn(step).baseline).toMatchObject({ jobId: '', unfit });
    expect(step.annotations).toEqual([
      expect.stringMatching(/^notice/),
      expect.stringMatching(new RegExp(`^warning: .*${recorded.slice(0, 8)}.*${why.source}`)),
    ]);
    expect(step.summary.split(recorded.slice(0, 8))).toHaveLength(2);
    expect(step.summary).not.toContain('No baseline');
    expect(readFileSync(step.outputs['html-file'] ?? '', 'utf8')).not.toContain('No baseline');
  });

  test.each<[string, FaultOrder | 'hang', string]>([
    ['inconclusive, if its read fails', { kind: 'status', status: 500 }, 'inconclusive'],
    ['inconclusive, if there is no response', 'hang', 'inconclusive'],
    ['failed, if it is gone', { kind: 'status', status: 404 }, 'failed'],
  ])('on-missing-baseline: fail is %s', async (_, fault, outcome) => {
    const { recorded, step } = await evaluateWithout(fault, { 'on-missing-baseline': 'fail' });
    expect(step.outputs.outcome).toBe(outcome);
    expect(step.annotations).toEqual([
      expect.stringMatching(`^error: ${outcome}: .*${recorded.slice(0, 8)}`),
    ]);
  });

  test('since those that passed cannot be read, one that failed is used with a warning', async () => {
    const runtime = await recordingRuntime();
    const failed = await runtime.record({ ...counts(10), isFailed: true });
    const passed = await runtime.record(counts(24));
    runtime.service.clearFaults();
    runtime.service.orderFault({ kind: 'status', status: 500, ...resultsOf(passed) });
    const step = await runtime.evaluate(counts(10));
    expect(runIn(step)).toMatchObject({ notes: [], baseline: { pooled: [failed] } });
    expect(step.annotations).toEqual([
      expect.stringMatching(/^notice/),
      expect.stringMatching(`^warning: .*${passed.slice(0, 8)}`),
    ]);
  });

  test("since none can be read, comparisons with the service's previous run only warn", async () => {
    const runtime = await recordingRuntime();
    const recorded = await runtime.record(counts(24));
    runtime.service.clearFaults();
    runtime.service.orderFault({ kind: 'status', status: 500, ...resultsOf(recorded) });
    const trendOf = (previousPassRate: number | null) => {
      const row = { checkName: GREETING, previousPassRate, currentPassRate: 40, lifecycle: null };
      return { trend: { baselineRunPlanJobId: OTHER, baselineRunNumber: null, rows: [row] } };
    };
    const policy = policyFile({ trend: { 'max-drop': 10 } });
    const step = await runtime.evaluate({ ...counts(10), report: trendOf(100) }, { policy });
    expect(step.outputs.outcome).toBe('passed');
    const warnings = step.annotations.filter((one) => one.startsWith('warning'));
    expect(warnings).toEqual([
      expect.stringContaining(GREETING),
      expect.stringContaining(recorded.slice(0, 8)),
    ]);
    const strict = policyFile({ trend: { 'max-drop': 10, 'on-missing-baseline': 'fail' } });
    for (const previous of [100, null]) {
      const order = { ...counts(10), report: trendOf(previous) };
      const again = await runtime.evaluate(order, { policy: strict });
      expect(again.outputs.outcome).toBe('inconclusive');
    }
  });
});

test('a debug line names the run that could not be read, and why', async () => {
  const runtime = await recordingRuntime();
  const given = await runtime.record({});
  runtime.service.clearFaults();
  runtime.service.orderFault({ kind: 'status', status: 500, ...resultsOf(given) });
  const step = await runtime.evaluate({}, { baseline: given }, { RUNNER_DEBUG: '1' });
  const named = new RegExp(`^::debug::run ${given}: .*500 internal/internal_error`);
  expect(step.lines).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(named) }),
  );
});

describe('the comparison of the service', () => {
  test('is requested with the run that the workflow names', async () => {
    const runtime = await recordingRuntime();
    const base = await runtime.record({}, { GITHUB_REF: 'refs/heads/other' });
    const { jobId } = await runtime.evaluate({}, { baseline: base });
    expect(comparedWith(runtime, jobId)).toEqual([base]);
  });

  test.each(['auto', 'given'])('is not requested with a run of another plan (%s)', async (kind) => {
    const runtime = await recordingRuntime();
    const { runPlanId } = runtime.service.addPlan({ name: 'another' });
    const foreign = await runtime.record({ planId: runPlanId });
    const step = await runtime.evaluate({}, { baseline: kind === 'auto' ? kind : foreign });
    expect(step.outputs['baseline-job-id']).not.toBe(foreign);
    expect(comparedWith(runtime, step.jobId)).toEqual([]);
  });

  test.each([400, 401, 404, 409, 500])('is missing if the response is %i', async (status) => {
    const runtime = await recordingRuntime();
    const base = await runtime.record({});
    const fault = { kind: 'status', status, times: 'always' } as const;
    runtime.service.orderFault({ ...fault, path: `*compareToJobId=${base}*` });
    const step = await runtime.evaluate({});
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'baseline-job-id': base });
    expect(comparedWith(runtime, step.jobId)).toEqual([base]);
    expect(runIn(step).notes).toEqual([]);
  });

  test('is missing if no response arrives within 5 s', async () => {
    const runtime = await recordingRuntime();
    const base = await runtime.record({});
    runtime.hang({ path: `*compareToJobId=${base}*`, times: 1 });
    const step = await runtime.evaluate({});
    expect(step.outputs).toMatchObject({ outcome: 'passed', 'baseline-job-id': base });
    expect(step.durationMs).toBeLessThanOrEqual(5_000);
  });
});

describe('results that show no more than the status of a debrief', () => {
  test('have the baseline read from its debrief', async () => {
    const runtime = await recordingRuntime({ resultsShape: 'status' });
    const themes = [theme({ slug: 'old' })];
    const report = { themes };
    await runtime.record({ report });
    const step = await runtime.evaluate({ report });
    expect(runIn(step).report?.themes).toMatchObject([{ lifecycle: 'PERSISTENT' }]);
    const starts = runtime.told().filter((told) => told.startsWith('POST start'));
    expect(starts).toEqual([]);
  });
});

describe('a service that shows what its specification shows', () => {
  test('is compared over the trends of its debriefs', async () => {
    const runtime = await recordingRuntime({ specification: true });
    const trend = (current: number) => ({
      baselineRunPlanJobId: 'someone',
      baselineRunNumber: null,
      rows: [{ checkName: 'a', previousPassRate: 1, currentPassRate: current, lifecycle: null }],
    });
    await runtime.record({ report: { trend: trend(90) } });
    await runtime.record({ report: { trend: trend(80) } });
    const step = await runtime.evaluate({ report: { trend: trend(85) } });
    expect(runIn(step).report?.trend?.rows).toMatchObject([
      { previousPassRate: 85, currentPassRate: 85, counts: null },
    ]);
  });
});
