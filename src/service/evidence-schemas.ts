/**
 * Values that public clients of such a service show in addition to its specification. None is required: a
 * missing value is null, and so is one that does not fit.
 */
import * as z from 'zod/mini';
import { isObject } from '../text/json-object.ts';
import { oneLine } from '../text/log-line.ts';

function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

function listOf<Schema extends z.ZodMiniType>(item: Schema) {
  return maybe(z.array(item));
}

const text = maybe(z.string());
const flag = maybe(z.boolean());
const number = maybe(z.number());
const count = maybe(z.int().check(z.gte(0)));
const percent = maybe(z.number().check(z.gte(0), z.lte(100)));
const amount = maybe(z.number().check(z.gte(0)));
const scalar = maybe(
  z.union([z.string(), z.number(), z.boolean()], 'expected text, number or boolean'),
);

/** Required: it distinguishes the entries of a list. */
const id = z.string();

const runFactsSchema = z.object({
  simulationRunPlanJobId: text,
  simulationRunPlanId: text,
  simulationRunPlanName: text,
  runNumber: count,
  status: text,
  createdAt: text,
  startedAt: text,
  endedAt: text,
  durationMs: amount,
});

const checkResultSchema = z.object({
  metricDefinitionId: text,
  metricName: text,
  passed: flag,
  passRate: percent,
  minPassRate: percent,
  evaluatedSims: count,
  passedSims: count,
});

/** The type decides which fields are present; an unknown type is shown by its name. */
const verdictFailureSchema = z.object({
  type: z.string(),
  status: text,
  evaluatedCalls: count,
  expectedCalls: count,
  neverSpokeCalls: count,
  totalCalls: count,
  maxShare: percent,
  agentName: text,
  metricDefinitionId: text,
  metricName: text,
  passRate: percent,
  minPassRate: percent,
});

const runVerdictSchema = z.object({
  /** Null until the run ends, and if no check evaluated it: never a pass. */
  passed: flag,
  score: percent,
  checks: listOf(checkResultSchema),
  failures: listOf(verdictFailureSchema),
});

const runSummarySchema = z.object({
  totalCalls: count,
  countedCalls: count,
  evaluatedCalls: count,
  passedCalls: count,
  score: percent,
});

const metricResultSchema = z.object({
  metricDefinitionId: text,
  name: id,
  isCheck: flag,
  unitSymbol: text,
  evaluatedCalls: count,
  sampleSize: count,
  check: maybe(z.object({ evaluatedCalls: count, passedCalls: count, passRate: percent })),
  numeric: maybe(
    z.object({ average: number, median: number, p95: number, min: number, max: number }),
  ),
});

const callResultSchema = z.object({
  simulationJobId: id,
  callId: text,
  status: text,
  passed: flag,
  /** False for a call that is listed but never scored. */
  counted: flag,
  attemptNumber: count,
  durationMs: amount,
  agentName: text,
  personaName: text,
  checks: listOf(z.object({ metricDefinitionId: text, metricName: text, passed: flag })),
  values: listOf(
    z.object({
      metricDefinitionId: text,
      metricName: text,
      value: scalar,
      reasoning: text,
    }),
  ),
});

const breakdownSchema = z.object({
  key: text,
  label: text,
  evaluatedCalls: count,
  passedCalls: count,
  callPassRate: percent,
});

const comparisonSchema = z.object({
  baselineRun: maybe(
    z.object({
      simulationRunPlanJobId: text,
      runNumber: count,
      status: text,
    }),
  ),
  baselineSource: text,
  checks: listOf(
    z.object({
      metricDefinitionId: text,
      metricName: text,
      baselinePassRate: percent,
      currentPassRate: percent,
    }),
  ),
});

/** Members of the results of a run in addition to its debrief. */
export const RESULTS_EVIDENCE = {
  run: runFactsSchema,
  verdict: runVerdictSchema,
  summary: runSummarySchema,
  metrics: z.array(metricResultSchema),
  calls: z.array(callResultSchema),
  breakdowns: z.object({
    byAgent: listOf(breakdownSchema),
    byPersona: listOf(breakdownSchema),
  }),
  comparison: comparisonSchema,
} as const;

const runSimulationJobSchema = z.object({
  simulationJobId: text,
  status: text,
  persona: maybe(z.object({ id: text, name: text, displayName: text })),
  scenario: maybe(z.object({ id: text, description: text })),
  agentEndpoint: maybe(z.object({ id: text, name: text })),
  /** An object if the call does not count. */
  invalidation: maybe(z.looseObject({})),
  failureOwner: text,
});

/** What reading a run returns in addition to its status. */
export const PROGRESS_EVIDENCE = {
  simulationJobs: z.array(runSimulationJobSchema),
  verdict: runVerdictSchema,
  /** How many runs wait before it. */
  queuePosition: z.int().check(z.gte(0)),
} as const;

export const runPlanSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  testCaseCount: count,
  iterationCount: count,
  updatedAt: text,
  /** The plan's metrics, if a single plan is read. */
  metrics: listOf(z.object({ id, minPassRate: percent })),
});

export const credentialSchema = z.object({
  grantedPermissions: listOf(z.string()),
});

export const costSchema = z.object({
  currency: text,
  totalUsd: amount,
  totalUsdMicros: count,
});

export const transcriptSchema = z.object({
  entries: z.array(
    z.object({
      /** AGENT or CUSTOMER. */
      role: text,
      text: z.string(),
      startOffsetMs: amount,
      endOffsetMs: amount,
    }),
  ),
});

const segmentSchema = maybe(z.object({ text, startOffsetMs: amount }));

export const callMetricsSchema = z.array(
  z.object({
    /** The parts of the call that show its value. */
    evidenceSpans: listOf(z.object({ fromSegment: segmentSchema, toSegment: segmentSchema })),
  }),
);

export type RunVerdict = z.infer<typeof runVerdictSchema>;
export type CallResult = z.infer<typeof callResultSchema>;
export type Breakdowns = z.infer<typeof RESULTS_EVIDENCE.breakdowns>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type RunSimulationJob = z.infer<typeof runSimulationJobSchema>;
export type WireRunPlan = z.infer<typeof runPlanSchema>;
export type Cost = z.infer<typeof costSchema>;
export type Transcript = z.infer<typeof transcriptSchema>;
export type CallMetric = z.infer<typeof callMetricsSchema>[number];

const MAX_INVALIDATION_CHARS = 300;

/**
 * Why a simulated call is invalid, e.g. `reason: LINE_BUSY`; null if it is valid. The specification does not
 * show the members of the object, so all plain ones are shown.
 */
export function describeInvalidation(invalidation: unknown): string | null {
  if (!isObject(invalidation)) return null;
  const members = Object.entries(invalidation).flatMap(([name, value]) =>
    typeof value === 'object' ? [] : [`${name}: ${value}`],
  );
  return oneLine(members.join(', '), MAX_INVALIDATION_CHARS) || 'invalid';
}
