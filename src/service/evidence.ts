/**
 * What a service may tell beside its specification, as public clients of such a service show it. None
 * of it is required: what is not there is null, and what does not fit costs itself alone. A shape is made
 * when a service first tells something of it.
 */
import * as z from 'zod/mini';

/** Milliseconds of 30,000 years; what is more is none that anybody measured or paid. */
const MAX_AMOUNT = 1e15;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;

function readable(given: string | null): string | null {
  return given !== null && VISIBLE.test(given) ? given : null;
}

/** Null where it is not given. */
function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

function listOf<Schema extends z.ZodMiniType>(item: Schema) {
  return maybe(z.array(item));
}

const text = maybe(z.string());
/** Null too where nobody could read it. */
const name = z.pipe(text, z.transform(readable));
const flag = maybe(z.boolean());
const number = maybe(z.number());
const count = maybe(z.int().check(z.gte(0)));
const percent = maybe(z.number().check(z.gte(0), z.lte(100)));
const amount = maybe(z.number().check(z.gte(0), z.lte(MAX_AMOUNT)));
const scalar = maybe(z.union([z.string(), z.number(), z.boolean()], 'text, number or boolean'));

/** Without it nobody could tell one entry of a list from another. */
const id = z.string();

/** A count that cannot be larger than another beside it; else neither is to be trusted. */
function atMost<Part extends string, Whole extends string>(part: Part, whole: Whole) {
  return z.refine<{ [Name in Part | Whole]: number | null }>(
    (counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole],
    { path: [part], error: `at most ${whole}` },
  );
}

const runFactsSchema = z.object({
  simulationRunPlanJobId: text,
  simulationRunPlanId: text,
  simulationRunPlanName: name,
  runNumber: count,
  status: text,
  triggeredBy: text,
  createdAt: text,
  startedAt: text,
  endedAt: text,
  durationMs: amount,
});

const checkResultSchema = z
  .object({
    metricDefinitionId: text,
    metricName: name,
    passed: flag,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
    evaluatedSims: count,
    passedSims: count,
  })
  .check(atMost('passedSims', 'evaluatedSims'));

/** Which of the fields are there depends on the type; one that is not known has its name alone. */
const verdictFailureSchema = z
  .object({
    type: z.string(),
    status: text,
    evaluatedCalls: count,
    expectedCalls: count,
    neverSpokeCalls: count,
    totalCalls: count,
    maxShare: percent,
    agentName: name,
    silentAttempts: count,
    metricDefinitionId: text,
    metricName: name,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
  })
  .check(atMost('evaluatedCalls', 'expectedCalls'), atMost('neverSpokeCalls', 'totalCalls'));

const runVerdictSchema = z.object({
  /** Null until the run ends, and where no check judged it: never a pass. */
  passed: flag,
  score: percent,
  checks: listOf(checkResultSchema),
  failures: listOf(verdictFailureSchema),
});

const runSummarySchema = z
  .object({
    totalCalls: count,
    countedCalls: count,
    completedCalls: count,
    evaluatedCalls: count,
    passedCalls: count,
    failedCalls: count,
    callPassRate: percent,
    checkPassRate: percent,
    score: percent,
  })
  .check(
    atMost('evaluatedCalls', 'totalCalls'),
    atMost('passedCalls', 'evaluatedCalls'),
    atMost('failedCalls', 'evaluatedCalls'),
  );

const metricResultSchema = z.object({
  metricDefinitionId: text,
  metricId: text,
  name: z.pipe(
    id,
    z.transform((given: string) => readable(given)),
  ),
  isCheck: flag,
  outputType: text,
  unitSymbol: text,
  evaluatedCalls: count,
  sampleSize: count,
  check: maybe(
    z
      .object({
        evaluatedCalls: count,
        passedCalls: count,
        failedCalls: count,
        passRate: percent,
      })
      .check(atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls')),
  ),
  numeric: maybe(
    z.object({ average: number, median: number, p95: number, min: number, max: number }),
  ),
  distribution: listOf(z.object({ value: scalar, count })),
});

const callResultSchema = z.object({
  simulationJobId: id,
  callId: text,
  status: text,
  passed: flag,
  /** False: it is listed and never scored. */
  counted: flag,
  attemptNumber: count,
  retryOfSimulationJobId: text,
  durationMs: amount,
  agentName: name,
  personaName: name,
  checks: listOf(z.object({ metricDefinitionId: text, metricName: name, passed: flag })),
  values: listOf(
    z.object({
      metricDefinitionId: text,
      metricName: name,
      outputType: text,
      value: scalar,
      reasoning: text,
    }),
  ),
});

const breakdownSchema = z
  .object({
    key: text,
    label: name,
    calls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
  })
  .check(atMost('evaluatedCalls', 'calls'), atMost('passedCalls', 'evaluatedCalls'));

const comparisonSchema = z.object({
  baselineRun: maybe(
    z.object({
      simulationRunPlanJobId: text,
      runNumber: count,
      status: text,
      endedAt: text,
    }),
  ),
  /** PREVIOUS_RUN or REQUESTED. */
  baselineSource: text,
  baselineCallPassRate: percent,
  currentCallPassRate: percent,
  checks: listOf(
    z.object({
      metricDefinitionId: text,
      metricName: name,
      baselinePassRate: percent,
      currentPassRate: percent,
      delta: maybe(z.number().check(z.gte(-100), z.lte(100))),
    }),
  ),
});

/** Every attempt is a billed call. */
const attemptSummarySchema = z.object({
  attemptCount: count,
  retryCount: count,
  silentAttemptCount: count,
  stillSilentTestCaseCount: count,
  testCaseCount: count,
});

/** What the results of a run tell beside its debrief. */
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
  attemptSummary: attemptSummarySchema,
} as const;

/** How many calls a run will place, as its start tells. */
export const simulationJobCountSchema = z.int().check(z.gte(0));

/** One simulated call inside a run, while it goes on. */
const runSimulationJobSchema = z.object({
  simulationJobId: text,
  status: text,
  callId: text,
  processingStatus: text,
  attemptNumber: count,
  persona: maybe(z.object({ id: text, name, displayName: name })),
  scenario: maybe(z.object({ id: text, description: text })),
  agentEndpoint: maybe(z.object({ id: text, name })),
  /** Null for a call that counts. */
  invalidation: maybe(z.looseObject({})),
  failureOwner: text,
});

/** What reading a run tells beside its status. */
export const PROGRESS_EVIDENCE = {
  simulationJobs: z.array(runSimulationJobSchema),
  verdict: runVerdictSchema,
  attemptSummary: attemptSummarySchema,
  /** How many are waiting before it. */
  queuePosition: z.int().check(z.gte(0)),
} as const;

export const runPlanSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  description: text,
  testCaseCount: count,
  iterationCount: count,
  updatedAt: text,
  /** The plan's checks, where it is read by itself. */
  metrics: listOf(z.object({ id, minPassRate: percent })),
});

export const credentialSchema = z.object({
  /** PROJECT or USER. */
  tokenScope: text,
  grantedPermissions: listOf(z.string()),
  scopes: listOf(z.string()),
  organization: maybe(z.object({ id: text, name: text })),
  defaultProject: maybe(z.object({ id: text, name: text, slug: text })),
});

export const costSchema = z.object({
  currency: text,
  totalUsd: amount,
  totalUsdMicros: count,
  breakdown: listOf(z.object({ source: text, surface: text, quantity: amount, amountUsd: amount })),
});

export const transcriptSchema = z.object({
  entries: z.array(
    z.object({
      /** AGENT, CUSTOMER, or nobody knows. */
      role: text,
      text: z.string(),
      startOffsetMs: amount,
      endOffsetMs: amount,
      participantId: text,
    }),
  ),
});

const segmentSchema = maybe(z.object({ text, startOffsetMs: amount, endOffsetMs: amount }));

export const callMetricsSchema = z.array(
  z.object({
    metricId: text,
    name: id,
    value: scalar,
    context: text,
    reasoning: text,
    /** Where in the call it shows. */
    evidenceSpans: listOf(
      z.object({ fromSegment: segmentSchema, toSegment: segmentSchema, reason: text }),
    ),
  }),
);

export type RunFacts = z.infer<typeof runFactsSchema>;
export type RunVerdict = z.infer<typeof runVerdictSchema>;
export type RunSummary = z.infer<typeof runSummarySchema>;
export type MetricResult = z.infer<typeof metricResultSchema>;
export type CallResult = z.infer<typeof callResultSchema>;
export type Breakdowns = z.infer<typeof RESULTS_EVIDENCE.breakdowns>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;
export type RunSimulationJob = z.infer<typeof runSimulationJobSchema>;
export type WireRunPlan = z.infer<typeof runPlanSchema>;
export type Credential = z.infer<typeof credentialSchema>;
export type Cost = z.infer<typeof costSchema>;
export type Transcript = z.infer<typeof transcriptSchema>;
export type CallMetric = z.infer<typeof callMetricsSchema>[number];
