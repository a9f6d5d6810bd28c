import { z } from '@hono/zod-openapi';
import { EXAMPLES } from '../demo-plan.ts';
import {
  JOB_STATUSES,
  lookUpJob,
  PROCESSING_STATUSES,
  readSimulationJob,
} from '../simulation-jobs.ts';
import { countSchema, phoneNumberSchema, timestampSchema } from '../values.ts';
import { dataAnswer, operation } from './operation.ts';

const personaSchema = z
  .object({
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
    idleTimeoutSeconds: countSchema,
    idleMessageMaxSpokenCount: countSchema,
    idleMessageResetCountOnUserSpeechEnabled: z.boolean(),
    properties: z.record(z.string(), z.string()),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .openapi('Persona');

const simulationJobSchema = z
  .object({
    simulationJobId: z.guid(),
    status: z.enum(JOB_STATUSES),
    processingStatus: z.enum(PROCESSING_STATUSES),
    queuePosition: z.nullable(countSchema),
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
      waitStartedAt: timestampSchema,
      waitEndedAt: timestampSchema,
      metricsScoredOnSimulationInstead: countSchema,
      metricsNotCollected: countSchema,
    }),
    invalidation: z.nullable(z.record(z.string(), z.unknown())),
    failureOwner: z.nullable(z.string()),
    retryOfSimulationJobId: z.nullable(z.guid()),
    attemptNumber: z.int().min(1),
    scheduledAt: z.nullable(timestampSchema),
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
    startedAt: z.nullable(timestampSchema),
    completedAt: z.nullable(timestampSchema),
  })
  .openapi('SimulationJob');

export const lookUpOperation = operation({
  name: 'lookup',
  tag: 'Simulations',
  unspecified: ['callReceivedAt'],
  method: 'get',
  path: '/v1/simulation/job/lookup',
  summary: 'Find the simulation job that uses a number of the simulation agent',
  request: {
    query: z.object({
      servicePhoneNumber: phoneNumberSchema.openapi({
        description:
          'The number provisioned for the job: the one that calls the agent in an inbound simulation, the one that the agent calls in an outbound one.',
        param: { example: EXAMPLES.phoneNumber },
      }),
      callReceivedAt: timestampSchema.optional().openapi({
        description: 'Any time of the call; now by default.',
      }),
    }),
  },
  responses: {
    200: dataAnswer(
      'The newest simulation job that used the number at that time.',
      simulationJobSchema,
    ),
  },
  handler(context) {
    const { ground } = context.var;
    const { servicePhoneNumber, callReceivedAt } = context.req.valid('query');
    const atMs = callReceivedAt === undefined ? ground.clock.now() : Date.parse(callReceivedAt);
    return context.json({ data: lookUpJob(ground, servicePhoneNumber, atMs) }, 200);
  },
});

export const readSimulationJobOperation = operation({
  name: 'readSimulationJob',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'get',
  path: '/v1/simulation/job/{jobId}',
  summary: 'Read a simulation job',
  request: {
    params: z.object({
      jobId: z.guid().openapi({
        description: 'The simulation job.',
        param: { example: EXAMPLES.simulationJob },
      }),
    }),
  },
  responses: { 200: dataAnswer('The simulation job.', simulationJobSchema) },
  handler: (context) =>
    context.json(
      { data: readSimulationJob(context.var.ground, context.req.valid('param').jobId) },
      200,
    ),
});
