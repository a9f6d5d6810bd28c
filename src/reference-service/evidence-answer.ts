import { z } from '@hono/zod-openapi';
import { countSchema, orNull, percentSchema, timestampSchema, wordSchema } from './values.ts';

/** What the service reports about a run in addition to its debrief. */

const rate = z.nullable(percentSchema);
const metricName = { metricDefinitionId: z.guid(), metricName: z.string() };
const minPassRate = { minPassRate: percentSchema, inherited: z.boolean() };

/** A run as every operation shows it. */
export const runFields = {
  simulationRunPlanJobId: z.guid(),
  simulationRunPlanId: z.guid(),
  runNumber: z.int().min(1),
  status: wordSchema([
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
  ]),
  createdAt: timestampSchema,
  startedAt: z.nullable(timestampSchema),
  endedAt: z.nullable(timestampSchema),
};

const runSchema = z
  .object({
    ...runFields,
    simulationRunPlanName: z.nullable(z.string()),
    durationMs: z.nullable(countSchema),
  })
  .openapi('SimulationRun');

const failureSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('RUN_NOT_COMPLETED'), status: z.string() }),
    z.object({
      type: z.literal('INCOMPLETE_COVERAGE'),
      evaluatedCalls: countSchema,
      expectedCalls: countSchema,
    }),
    z.object({
      type: z.literal('AGENT_NEVER_SPOKE'),
      neverSpokeCalls: countSchema,
      totalCalls: countSchema,
      maxShare: percentSchema,
      agentName: z.string().optional(),
      silentAttempts: countSchema.optional(),
    }),
    z.object({ type: z.literal('METRIC_NOT_EVALUATED'), ...metricName }),
    z.object({
      type: z.literal('METRIC_BELOW_MIN_PASS_RATE'),
      ...metricName,
      passRate: percentSchema,
      ...minPassRate,
    }),
  ])
  .openapi('VerdictFailure');

export const verdictSchema = z
  .object({
    passed: z.boolean(),
    score: rate,
    checks: z.array(
      z.object({
        ...metricName,
        passed: z.boolean(),
        passRate: rate,
        ...minPassRate,
        evaluatedSims: countSchema,
        passedSims: countSchema,
      }),
    ),
    failures: z.array(failureSchema),
  })
  .openapi('SimulationRunVerdict');

const summarySchema = z
  .object({
    totalCalls: countSchema,
    countedCalls: countSchema,
    completedCalls: countSchema,
    evaluatedCalls: countSchema,
    passedCalls: countSchema,
    failedCalls: countSchema,
    callPassRate: rate,
    score: rate,
  })
  .openapi('SimulationRunSummary');

const outputType = wordSchema(['BOOLEAN', 'NUMBER']);
const metricValue = z.union([z.boolean(), z.number()]);

const metricSchema = z
  .object({
    metricDefinitionId: z.guid(),
    metricId: z.guid(),
    name: z.string(),
    isCheck: z.boolean(),
    outputType,
    unitSymbol: z.nullable(z.string()),
    evaluatedCalls: countSchema,
    sampleSize: countSchema,
    check: z.nullable(
      z.object({
        evaluatedCalls: countSchema,
        passedCalls: countSchema,
        failedCalls: countSchema,
        passRate: rate,
      }),
    ),
    numeric: z.nullable(
      z.object({
        average: z.number(),
        median: z.number(),
        p95: z.number(),
        min: z.number(),
        max: z.number(),
      }),
    ),
  })
  .openapi('SimulationRunMetric');

const callSchema = z
  .object({
    simulationJobId: z.guid(),
    callId: z.nullable(z.guid()),
    status: z.string(),
    passed: z.nullable(z.boolean()),
    counted: z.boolean().openapi({ description: 'False for a call that is never scored.' }),
    attemptNumber: z.int().min(1),
    retryOfSimulationJobId: z.nullable(z.guid()),
    durationMs: z.nullable(countSchema),
    agentName: z.string(),
    personaName: z.string(),
    checks: z.array(z.object({ ...metricName, passed: z.boolean() })),
    values: z.array(
      z.object({
        ...metricName,
        outputType,
        value: metricValue,
        reasoning: z.nullable(z.string()),
      }),
    ),
  })
  .openapi('SimulationRunCall');

const breakdownSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    calls: countSchema,
    evaluatedCalls: countSchema,
    passedCalls: countSchema,
    callPassRate: rate,
    score: rate,
  })
  .openapi('Breakdown');

const comparisonSchema = z
  .object({
    baselineRun: z.object({
      simulationRunPlanJobId: z.guid(),
      runNumber: z.nullable(z.int().min(1)),
      status: z.string(),
      endedAt: z.nullable(timestampSchema),
    }),
    baselineSource: z.enum(['PREVIOUS_RUN', 'REQUESTED']),
    baselineCallPassRate: rate,
    currentCallPassRate: rate,
    checks: z.array(
      z.object({
        ...metricName,
        baselinePassRate: rate,
        currentPassRate: rate,
        delta: z.nullable(z.number().min(-100).max(100)),
      }),
    ),
  })
  .openapi('Comparison');

/** The results of a run without its debrief. */
export const evidenceSchema = z.object({
  run: runSchema,
  verdict: orNull(verdictSchema),
  summary: summarySchema,
  metrics: z.array(metricSchema),
  calls: z.array(callSchema),
  breakdowns: z.object({
    byAgent: z.array(breakdownSchema),
    byPersona: z.array(breakdownSchema),
  }),
  comparison: orNull(comparisonSchema),
});

export type Evidence = z.infer<typeof evidenceSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
