/** Whole steps with results that report a check more than once. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  policyFile,
  type RecordingRuntime,
  type RunOrder,
  recordingRuntime,
} from '../../collect/baseline/recording-runtime.ts';
import { trendRow } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { reasonsIn, type StepResult } from '../../support/virtual-runtime.ts';

workspace('entered');

const NAME = 'caf\u00e9 greeting';
const SPELLED = ' cafe\u0301  gree\u200bting';
const THRESHOLD = { trend: { 'min-pass-rate': 80 } };
const MAX_DROP = { trend: { 'max-drop': 10 } };

/** The check's rate in the debrief, and the rate before. */
function trendOf(currentPassRate: number, previousPassRate: number | null = null, jobId = '') {
  const row = trendRow({ checkName: NAME, previousPassRate, currentPassRate, lifecycle: null });
  return { trend: { baselineRunPlanJobId: jobId, baselineRunNumber: null, rows: [row] } };
}

/** What the metrics count of a check. */
const metric = (passedCalls: number, name = NAME, metricDefinitionId: string | null = null) => ({
  ...{ metricDefinitionId, name, isCheck: true },
  check: { evaluatedCalls: 24, passedCalls, passRate: Math.round((100 * passedCalls) / 24) },
});

/** A run of which the metrics count the check. */
const counted = (passed: number, order: RunOrder = {}, name = NAME): RunOrder => ({
  ...order,
  results: { '/data/metrics': [metric(passed, name)], ...order.results },
});

const ROUNDED_UP = counted(19, { report: trendOf(80) });
const TWO_CHECKS: RunOrder = {
  report: trendOf(95),
  results: { '/data/metrics': [metric(24, NAME, 'a'), metric(12, NAME, 'b')] },
};
const TWO_ENTRIES: RunOrder = {
  report: trendOf(95),
  results: { '/data/metrics': [metric(24), metric(12, SPELLED)] },
};
const FROM_CALLS: RunOrder = {
  report: trendOf(95),
  results: {
    '/data/calls': ['+', '-'].map((mark) => ({
      simulationJobId: mark,
      checks: [{ metricDefinitionId: null, metricName: SPELLED, passed: mark === '+' }],
    })),
  },
};

const fileSchema = z.object({
  runs: z.array(
    z.looseObject({
      checks: z.nullable(z.array(z.looseObject({ name: z.string() }))),
      dropTests: z.nullable(z.array(z.looseObject({ p: z.nullable(z.number()) }))),
      exceptions: z.nullable(z.looseObject({ notes: z.array(z.string()) })),
    }),
  ),
});

function runsOf({ outputs }: StepResult) {
  return z.parse(fileSchema, JSON.parse(readFileSync(outputs['json-file'] ?? '', 'utf8'))).runs;
}

describe.each([
  ['counts below the threshold, a rounded rate at it', ROUNDED_UP],
  ['a second check of the name below the threshold', TWO_CHECKS],
  ['a second entry of another spelling below the threshold', TWO_ENTRIES],
  ['graded calls below the threshold, a rate above it', FROM_CALLS],
])('with %s', (_, order) => {
  test.each<[string, (runtime: RecordingRuntime) => Promise<Record<string, string>>]>([
    [
      'a recorded baseline',
      async (runtime) => {
        await runtime.record(counted(24));
        return {};
      },
    ],
    ['a lost run history', async () => ({})],
    ['baseline: previous', async () => ({ baseline: 'previous' })],
    ['baseline: off', async () => ({ baseline: 'off' })],
  ])('the gate fails by the policy, with %s', async (_name, prepare) => {
    const runtime = await recordingRuntime();
    const inputs = await prepare(runtime);
    const step = await runtime.evaluate(order, { policy: policyFile(THRESHOLD), ...inputs });
    expect(step.exitCode).toBe(1);
    expect(step.outputs.outcome).toBe('failed');
    expect(reasonsIn(step)).toMatchObject([
      { rule: 'trend', check: expect.any(String), limit: 80 },
    ]);
  });
});

describe('a drop', () => {
  test.each([
    ['a recorded run', {}],
    ['the previous run', { baseline: 'previous' }],
  ])('is found in the counts of both runs, of any spelling, against %s', async (_, inputs) => {
    const runtime = await recordingRuntime();
    const before = await runtime.record(counted(24, {}, SPELLED));
    const order = counted(12, { report: trendOf(95, 95, before) });
    const step = await runtime.evaluate(order, { policy: policyFile(MAX_DROP), ...inputs });
    expect(reasonsIn(step)).toMatchObject([{ rule: 'trend', check: NAME, value: 50 }]);
    const [run] = runsOf(step);
    expect(run?.dropTests).toEqual([
      {
        ...{ check: NAME, checkId: null, test: 'fisher' },
        ...{ p: expect.closeTo(3.8814596e-5, 10), adjustedP: run?.dropTests?.[0]?.p },
      },
    ]);
  });
});

describe('a rate outside 0 to 100', () => {
  const policy = () => policyFile({ trend: { 'min-pass-rate': 95 } });

  test.each([150, -1])('in the trend of a debrief is dropped: %s', async (rate) => {
    const runtime = await recordingRuntime();
    const step = await runtime.evaluate(
      { report: trendOf(rate), hasEvidence: false },
      { policy: policy(), baseline: 'off' },
    );
    expect(step.outputs.outcome).toBe('passed');
    expect(runsOf(step)[0]?.exceptions?.notes).toEqual([
      expect.stringContaining(`'${NAME}' has no current pass rate`),
    ]);
  });
});
