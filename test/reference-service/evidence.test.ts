import { expect, test } from 'vitest';
import { z } from 'zod';
import { evidenceSchema } from '../../src/reference-service/evidence-answer.ts';
import type { PlanOverrides } from '../../src/reference-service/run-plan.ts';
import { EXAMPLE_PROMPT, serviceAtRest, UNKNOWN_ID } from './service-under-test.ts';

/** From the start of a run of the demo plan until it has ended. */
const RUN_SECONDS = 90;

const resultsSchema = evidenceSchema.extend({
  debrief: z.nullable(z.looseObject({ status: z.string() })),
});

/** A service, and a way to read the whole results of a run. */
async function serviceWithResults() {
  const running = await serviceAtRest();
  const resultsOf = (jobId: string, query = '') =>
    running.data(resultsSchema, 'GET', `${running.runPath(jobId)}/results${query}`);
  /** A run of a plan of its own that has ended. */
  const ended = async (overrides: PlanOverrides, variables: Record<string, string> = {}) => {
    const { runPlanId } = running.service.addPlan(overrides);
    const jobId = await running.start(variables, runPlanId);
    running.passSeconds(RUN_SECONDS);
    return resultsOf(jobId);
  };
  return { ...running, resultsOf, ended };
}

test('a prompt that lacks an instruction fails its checks, in consistent counts', async () => {
  const { ended } = await serviceWithResults();
  const results = await ended({}, { agent_prompt: EXAMPLE_PROMPT });
  const { verdict, summary, metrics, calls } = results;
  expect(verdict?.passed).toBe(false);
  const refund = verdict?.checks.find(({ metricName }) => metricName === 'refund policy stated');
  expect(refund).toMatchObject({ passed: false, minPassRate: 80, evaluatedSims: 12 });
  expect(verdict?.failures).toContainEqual({
    type: 'METRIC_BELOW_MIN_PASS_RATE',
    metricDefinitionId: refund?.metricDefinitionId,
    metricName: 'refund policy stated',
    passRate: refund?.passRate,
    minPassRate: 80,
    inherited: false,
  });
  for (const check of verdict?.checks ?? []) {
    const counted = calls
      .flatMap((call) => call.checks)
      .filter((each) => each.metricDefinitionId === check.metricDefinitionId);
    expect(counted.length).toBe(check.evaluatedSims);
    expect(counted.filter(({ passed }) => passed).length).toBe(check.passedSims);
    const metric = metrics.find(({ name }) => name === check.metricName);
    expect(metric?.check?.passRate).toBe(check.passRate);
  }
  expect(summary).toMatchObject({ totalCalls: 24, evaluatedCalls: 24, countedCalls: 24 });
  expect(calls.filter(({ passed }) => passed).length).toBe(summary.passedCalls);
  expect(summary.passedCalls + summary.failedCalls).toBe(summary.evaluatedCalls);
  const passedOf = (groups: { passedCalls: number }[]) =>
    groups.reduce((sum, { passedCalls }) => sum + passedCalls, 0);
  expect(passedOf(results.breakdowns.byPersona)).toBe(summary.passedCalls);
  expect(passedOf(results.breakdowns.byAgent)).toBe(summary.passedCalls);
});

test('a run has no verdict and no comparison until it ends', async () => {
  const { start, resultsOf, read, passSeconds } = await serviceWithResults();
  await start();
  passSeconds(RUN_SECONDS);
  const jobId = await start();
  passSeconds(60);
  const underway = await resultsOf(jobId);
  expect(underway).toMatchObject({ verdict: null, comparison: null, run: { endedAt: null } });
  expect(underway.summary.completedCalls).toBeGreaterThan(0);
  expect(await read(jobId)).toMatchObject({ verdict: null });
  passSeconds(30);
  const { verdict, comparison, run } = await resultsOf(jobId);
  expect(await read(jobId)).toMatchObject({ verdict });
  expect(verdict?.passed).toBe(true);
  expect(comparison?.baselineRun.runNumber).toBe(1);
  expect(run).toMatchObject({ runNumber: 2, status: 'COMPLETED', durationMs: 84_000 });
});

test('results are compared with the requested run, of another plan too', async () => {
  const { service, start, resultsOf, request, runPath, passSeconds } = await serviceWithResults();
  const { runPlanId } = service.addPlan({});
  const oldest = await start({ agent_prompt: EXAMPLE_PROMPT });
  const other = await start({}, runPlanId);
  passSeconds(RUN_SECONDS);
  await start();
  passSeconds(RUN_SECONDS);
  const jobId = await start();
  passSeconds(RUN_SECONDS);
  expect((await resultsOf(jobId)).comparison).toMatchObject({
    baselineSource: 'PREVIOUS_RUN',
    baselineRun: { runNumber: 2 },
  });
  const { comparison } = await resultsOf(jobId, `?compareToJobId=${oldest}`);
  expect(comparison).toMatchObject({
    baselineSource: 'REQUESTED',
    baselineRun: { simulationRunPlanJobId: oldest, runNumber: 1 },
  });
  expect((await resultsOf(jobId, `?compareToJobId=${other}`)).comparison).toMatchObject({
    baselineRun: { simulationRunPlanJobId: other },
  });
  const unknown = await request('GET', `${runPath(jobId)}/results?compareToJobId=${UNKNOWN_ID}`);
  expect(unknown.status).toBe(404);
});

const entrySchema = z.object({
  role: z.string(),
  text: z.string(),
  startOffsetMs: z.int(),
  endOffsetMs: z.int(),
});
const transcriptSchema = z.looseObject({ entries: z.array(entrySchema) });
const segmentSchema = entrySchema.omit({ role: true });
const spanSchema = z.looseObject({ fromSegment: segmentSchema, toSegment: segmentSchema });
const callMetricsSchema = z.array(
  z.looseObject({
    name: z.string(),
    value: z.unknown(),
    evidenceSpans: z.array(spanSchema).optional(),
  }),
);

test('a failed check of a call has its place in the transcript', async () => {
  const { ended, data } = await serviceWithResults();
  const { calls } = await ended({}, { agent_prompt: EXAMPLE_PROMPT });
  const call = calls.find(({ checks }) =>
    checks.some(({ metricName, passed }) => metricName === 'refund policy stated' && !passed),
  );
  const path = `/v1/call/${call?.callId}`;
  const { entries } = await data(transcriptSchema, 'GET', `${path}/transcript`);
  expect(entries.at(-1)?.endOffsetMs).toBeLessThan(Number(call?.durationMs));
  const metrics = await data(callMetricsSchema, 'GET', `${path}/metrics`);
  const [span] = metrics.find(({ name }) => name === 'refund policy stated')?.evidenceSpans ?? [];
  expect(entries).toContainEqual(expect.objectContaining({ ...span?.fromSegment }));
  expect(entries).toContainEqual(expect.objectContaining({ ...span?.toSegment }));
  expect(span?.toSegment.startOffsetMs).toBeGreaterThan(Number(span?.fromSegment.endOffsetMs));
  expect(metrics.filter(({ value, evidenceSpans }) => value === true && evidenceSpans)).toEqual([]);
});
