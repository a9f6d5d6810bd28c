import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reasonsIn, type StepResult } from '../../support/virtual-runtime.ts';
import {
  policyFile,
  type RecordingRuntime,
  type RunOrder,
  recordingRuntime,
} from './recording-runtime.ts';

const NAMES = ['refund', 'booking', 'moving', 'hours', 'prices', 'parking', 'billing', 'goodbye'];
const ITERATIONS = 3;
const REFUND = 'refund policy';

const SIMULATION_JOBS = NAMES.flatMap((scenario) =>
  Array.from({ length: ITERATIONS }, (_, iteration) => ({
    simulationJobId: `${scenario}-${iteration}`,
    scenario: { id: scenario, description: `Caller asks about ${scenario}` },
  })),
);

/** Results with three calls of each scenario, of which so many of the first one pass the check. */
function callsOf(passedRefunds: number): object[] {
  return NAMES.flatMap((scenario, at) =>
    Array.from({ length: ITERATIONS }, (_, iteration) => {
      const passed = at > 0 || iteration < passedRefunds;
      return {
        ...{ simulationJobId: `${scenario}-${iteration}`, callId: `call-${scenario}-${iteration}` },
        ...{ status: 'COMPLETED', passed, counted: true, personaName: 'Ana', agentName: 'Desk' },
        checks: [{ metricDefinitionId: REFUND, metricName: REFUND, passed }],
        values: [],
      };
    }),
  );
}

function runOf(passedRefunds: number): RunOrder {
  const all = NAMES.length * ITERATIONS;
  const failed = ITERATIONS - passedRefunds;
  return {
    counts: { [REFUND]: [all - failed, all] },
    results: { '/data/calls': callsOf(passedRefunds) },
    simulationJobs: SIMULATION_JOBS,
  };
}

/** A gate that recorded five good runs of main. */
async function runtimeWithScenarios(): Promise<RecordingRuntime> {
  const runtime = await recordingRuntime();
  for (let run = 0; run < 5; run++) await runtime.record(runOf(ITERATIONS));
  return runtime;
}

const fileSchema = z.object({
  runs: z.array(
    z.object({
      cases: z.array(
        z.looseObject({
          scenario: z.string(),
          status: z.string(),
          adjustedP: z.nullable(z.number()),
        }),
      ),
      dropTests: z.nullable(
        z.array(z.looseObject({ test: z.string(), p: z.nullable(z.number()) })),
      ),
    }),
  ),
});

function reportOf({ outputs }: StepResult) {
  const json = JSON.parse(readFileSync(outputs['json-file'] ?? '', 'utf8'));
  const [run] = z.parse(fileSchema, json).runs;
  if (run === undefined) throw new Error('the report has no run');
  return run;
}

describe('a change that breaks one scenario of eight', () => {
  test('is a warning that names the scenario, and the first row of summary and JSON', async () => {
    const runtime = await runtimeWithScenarios();
    const step = await runtime.evaluate(runOf(0));
    expect(step.outputs.outcome).toBe('passed');
    expect(step.annotations).toContainEqual(
      expect.stringMatching(/^warning: .*Caller asks about refund/),
    );
    expect(step.summary).toMatch(/now failing:.*Caller asks about refund.*0\/3.*15\/15/);
    const { cases } = reportOf(step);
    expect(cases).toHaveLength(8);
    expect(cases[0]).toMatchObject({
      ...{ scenario: 'Caller asks about refund', status: 'now failing' },
      ...{ passed: 0, evaluated: 3, baseline: { passed: 15, evaluated: 15 } },
      failingCall: 'call-refund-0',
    });
    expect(cases[0]?.adjustedP).toBeCloseTo(0.0098, 4);
    expect(cases.slice(1)).toEqual(
      Array.from({ length: 7 }, () => expect.objectContaining({ status: 'passing' })),
    );
  });

  test('fails the gate with trend.scenarios: fail', async () => {
    const runtime = await runtimeWithScenarios();
    const policy = policyFile({ trend: { scenarios: 'fail' } });
    const step = await runtime.evaluate(runOf(0), { policy });
    expect(step.outputs.outcome).toBe('failed');
    expect(reasonsIn(step)).toMatchObject([{ rule: 'scenario' }]);
  });

  test('has its check tested case by case', async () => {
    const runtime = await runtimeWithScenarios();
    const policy = policyFile({ trend: { 'max-drop': 10, scenarios: 'off' } });
    const step = await runtime.evaluate(runOf(0), { policy });
    const [drop] = reportOf(step).dropTests ?? [];
    expect(drop).toMatchObject({ check: REFUND, test: 'stratified' });
    expect(drop?.p).toBeCloseTo(1 / 816, 6);
  });

  test('has its check tested by its counts if the calls contradict them', async () => {
    const runtime = await runtimeWithScenarios();
    const policy = policyFile({ trend: { 'max-drop': 10, scenarios: 'off' } });
    const order = { ...runOf(0), counts: { [REFUND]: [22, 24] as [number, number] } };
    const step = await runtime.evaluate(order, { policy });
    expect(reportOf(step).dropTests).toMatchObject([{ check: REFUND, test: 'fisher' }]);
  });

  test.each<[string, RunOrder, RunOrder]>([
    ['a run of its baseline', { ...runOf(ITERATIONS), results: {} }, runOf(0)],
    [
      'the run itself',
      runOf(ITERATIONS),
      { ...runOf(0), results: { '/data/calls': callsOf(0).slice(0, 18) } },
    ],
  ])('has its check tested by its counts if %s lacks results per call', async (_, before, now) => {
    const runtime = await runtimeWithScenarios();
    await runtime.record(before);
    const policy = policyFile({ trend: { 'max-drop': 10, scenarios: 'off' } });
    const step = await runtime.evaluate(now, { policy });
    const [drop] = reportOf(step).dropTests ?? [];
    expect(drop?.test).toBe('fisher');
  });

  test('has its check tested case by case if a scenario was removed from the plan', async () => {
    const runtime = await recordingRuntime();
    await runtime.record(runOf(ITERATIONS));
    const policy = policyFile({ trend: { 'max-drop': 10, scenarios: 'off' } });
    const remaining = { '/data/calls': callsOf(0).slice(0, 18) };
    const order = { ...runOf(0), counts: { [REFUND]: [15, 18] as [number, number] } };
    const step = await runtime.evaluate({ ...order, results: remaining }, { policy });
    expect(reportOf(step).dropTests).toMatchObject([{ test: 'stratified' }]);
  });

  test('costs at most one more request for each run of the baseline', async () => {
    const runtime = await runtimeWithScenarios();
    const { jobId } = await runtime.evaluate(runOf(0));
    const reads = runtime.requests
      .filter(({ path }) => /^\/v1\/simulation\/plan\/job\/[^/]+$/.test(path))
      .filter(({ path }) => !path.endsWith(jobId));
    expect(reads.length).toBeLessThanOrEqual(5);
  });

  test('is named by persona and agent if the service names no scenarios', async () => {
    const runtime = await recordingRuntime();
    const unnamed = (passed: number) => ({ ...runOf(passed), simulationJobs: [] });
    for (let run = 0; run < 5; run++) await runtime.record(unnamed(ITERATIONS));
    const { cases } = reportCases(await runtime.evaluate(unnamed(0)));
    expect(cases).toMatchObject([{ scenario: null, persona: 'Ana', agent: 'Desk', passed: 21 }]);
  });
});

function reportCases({ outputs }: StepResult): { cases: unknown[] } {
  return JSON.parse(readFileSync(outputs['json-file'] ?? '', 'utf8')).runs[0];
}
