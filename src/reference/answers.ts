import { z } from 'zod';
import { debriefSchema } from './debrief-answer.ts';
import type { OperationName } from './operations.ts';
import { phoneNumberSchema, timestampSchema } from './values.ts';

const nullableTimestamp = z.nullable(timestampSchema);
const count = z.int().min(0);

/** The body of every error. */
const errorSchema = z.object({
  type: z.enum([
    'validation',
    'authentication',
    'forbidden',
    'not_found',
    'conflict',
    'payment_required',
    'rate_limit',
    'internal',
  ]),
  code: z.string().meta({ description: 'Machine-readable.' }),
  message: z.string().meta({ description: 'Human-readable.' }),
  param: z.string().optional().meta({ description: 'The offending parameter.' }),
  details: z.unknown().optional().meta({ description: 'Additional context.' }),
});

const callSchema = z.object({
  id: z.guid(),
  projectId: z.guid(),
  callDirection: z.enum(['INBOUND', 'OUTBOUND']),
  startedAt: timestampSchema,
  agents: z.array(
    z.object({
      id: z.guid(),
      endpoint: z.object({
        id: z.guid(),
        environment: z.string(),
        phoneNumberE164: phoneNumberSchema,
      }),
    }),
  ),
  customers: z.array(
    z.object({
      phoneNumberE164: z.nullable(phoneNumberSchema),
      label: z.nullable(z.string()),
    }),
  ),
  createdAt: timestampSchema,
  externalId: z.nullable(z.string()),
});

const metricJobSchema = z.object({
  id: z.guid(),
  status: z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED']),
  triggeredBy: z.enum(['USER_MANUAL']),
  totalItems: count,
  completedItems: count,
  failedItems: count,
  startedAt: nullableTimestamp,
  completedAt: nullableTimestamp,
  errorMessage: z.nullable(z.string()),
  policyIds: z.array(z.guid()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

const runFields = {
  simulationRunPlanJobId: z.guid(),
  simulationRunPlanId: z.guid(),
  runNumber: z.int().min(1),
  status: z.enum([
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
  startedAt: nullableTimestamp,
  endedAt: nullableTimestamp,
};

const runSchema = z.object(runFields);

const jobStatus = z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'CANCELLED']);

const runProgressSchema = z.object({
  ...runFields,
  variables: z.record(z.string(), z.string()),
  simulationJobs: z.array(
    z.object({ simulationJobId: z.guid(), status: jobStatus, callId: z.nullable(z.guid()) }),
  ),
});

const personaSchema = z.object({
  id: z.guid(),
  name: z.string(),
  displayName: z.string(),
  language: z.string(),
  secondaryLanguage: z.nullable(z.string()),
  understoodLanguages: z.array(z.string()),
  accent: z.string(),
  age: z.string(),
  gender: z.string(),
  backgroundNoise: z.string(),
  speechPace: z.string(),
  speechClarity: z.string(),
  hasDisfluencies: z.boolean(),
  baseEmotion: z.string(),
  intentClarity: z.string(),
  confirmationStyle: z.string(),
  memoryReliability: z.string(),
  responseTiming: z.string(),
  interruption: z.string(),
  backstoryPrompt: z.string(),
  idleMessages: z.nullable(z.array(z.string())),
  idleTimeoutSeconds: count,
  idleMessageMaxSpokenCount: count,
  idleMessageResetCountOnUserSpeechEnabled: z.boolean(),
  properties: z.record(z.string(), z.string()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

const simulationJobSchema = z.object({
  simulationJobId: z.guid(),
  status: jobStatus,
  processingStatus: z.enum(['PENDING', 'PROCESSING', 'PROCESSED', 'SKIPPED']),
  queuePosition: z.nullable(count),
  callId: z.nullable(z.guid()),
  servicePhoneNumber: phoneNumberSchema,
  runPlan: z.object({
    id: z.guid(),
    name: z.string(),
    variables: z.record(z.string(), z.string()),
  }),
  enrichment: z.object({
    requested: z.boolean(),
    outcome: z.string(),
    waitStartedAt: nullableTimestamp,
    waitEndedAt: nullableTimestamp,
    metricsScoredOnSimulationInstead: count,
    metricsNotCollected: count,
  }),
  invalidation: z.nullable(z.record(z.string(), z.unknown())),
  failureOwner: z.nullable(z.string()),
  retryOfSimulationJobId: z.nullable(z.guid()),
  attemptNumber: z.int().min(1),
  scheduledAt: nullableTimestamp,
  persona: personaSchema,
  backgroundNoise: z.object({
    backgroundNoise: z.string(),
    backgroundNoiseVolume: z.number(),
    source: z.string(),
  }),
  scenario: z.object({ id: z.guid(), description: z.string() }),
  agentEndpoint: z.object({
    id: z.guid(),
    name: z.string(),
    phoneNumber: phoneNumberSchema,
    type: z.string(),
  }),
  createdAt: timestampSchema,
  startedAt: nullableTimestamp,
  completedAt: nullableTimestamp,
});

const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** Status and body with which each operation succeeds. */
export const ANSWERS: Record<OperationName, { status: 200 | 201 | 202; schema: z.ZodType }> = {
  createCall: { status: 201, schema: data(callSchema) },
  createMetricJob: { status: 201, schema: data(metricJobSchema) },
  readMetricJob: { status: 200, schema: data(metricJobSchema) },
  debrief: { status: 202, schema: data(debriefSchema) },
  results: { status: 200, schema: data(z.object({ debrief: z.nullable(debriefSchema) })) },
  start: { status: 201, schema: data(runSchema) },
  read: { status: 200, schema: data(runProgressSchema) },
  list: {
    status: 200,
    schema: z.object({
      data: z.array(runSchema),
      pagination: z.object({ hasMore: z.boolean(), nextCursor: z.nullable(z.guid()) }),
    }),
  },
  cancel: { status: 200, schema: data(runSchema) },
  lookup: { status: 200, schema: data(simulationJobSchema) },
  readSimulationJob: { status: 200, schema: data(simulationJobSchema) },
  deleteFlow: { status: 200, schema: data(z.object({ deleted: z.literal(true) })) },
  health: { status: 200, schema: data(z.object({ status: z.literal('ok') })) },
};

/** The schemas that the description names. */
export const ANSWER_COMPONENTS = {
  Call: callSchema,
  MetricCollectionJob: metricJobSchema,
  SimulationRunPlanJob: runSchema,
  SimulationRunPlanJobProgress: runProgressSchema,
  SimulationJob: simulationJobSchema,
  Persona: personaSchema,
  Error: errorSchema,
  PhoneNumber: phoneNumberSchema,
  Timestamp: timestampSchema,
};
