import { z } from 'zod';
import { callRequestSchema } from './call-request.ts';
import type { ErrorCode } from './errors.ts';
import { metricJobRequestSchema } from './metric-job-request.ts';
import type { OperationName } from './operations.ts';
import { phoneNumberSchema, timestampSchema } from './values.ts';

/** What a request may hold. The same schemas validate it and describe it at `/doc`. */
export interface RequestShape<P = unknown, Q = unknown, B = unknown> {
  params: z.ZodType<P>;
  query: z.ZodType<Q>;
  /** `NO_BODY` where the body is not looked at. */
  body: z.ZodType<B>;
  /** What a path parameter that is no valid one is answered with: 400 where it is left out. */
  badParams?: ErrorCode;
}

export const NO_BODY = z.undefined();

const NOTHING = { params: z.object({}), query: z.object({}), body: NO_BODY };

const runParams = z.object({
  jobId: z.guid().meta({ description: 'The simulation run plan job.' }),
});

/** A whole number as a query holds it. */
const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^[0-9]{1,15}$/.test(text) ? Number(text) : text),
    z.int(`must be a whole number from ${least} to ${most}`).min(least).max(most),
  );

export const debriefRequestSchema = z
  .object({
    regenerate: z.boolean().default(false).meta({
      description: 'Generate a new debrief even if a ready one exists.',
    }),
  })
  .default({ regenerate: false });

export const runRequestSchema = z.object({
  planId: z.guid().meta({ description: 'The run plan to start a run of.' }),
  variables: z.record(z.string(), z.string()).default({}).meta({
    description: 'Variables of the run; `agent_prompt` is the prompt that is tested.',
  }),
});

export const REQUESTS = {
  createCall: { ...NOTHING, body: callRequestSchema },
  createMetricJob: { ...NOTHING, body: metricJobRequestSchema },
  readMetricJob: {
    ...NOTHING,
    params: z.object({ jobId: z.guid().meta({ description: 'The metric collection job.' }) }),
  },
  debrief: { ...NOTHING, params: runParams, body: debriefRequestSchema },
  results: { ...NOTHING, params: runParams },
  start: { ...NOTHING, body: runRequestSchema },
  read: { ...NOTHING, params: runParams },
  list: {
    ...NOTHING,
    query: z.object({
      simulationRunPlanId: z.guid().meta({ description: 'The run plan whose runs are listed.' }),
      limit: wholeNumber(1, 100).default(50).meta({ description: 'Most runs on a page.' }),
      after: z
        .guid()
        .optional()
        .meta({ description: "The page before's `nextCursor`; without it, the newest runs." }),
    }),
  },
  cancel: { ...NOTHING, params: runParams },
  lookup: {
    ...NOTHING,
    query: z.object({
      servicePhoneNumber: phoneNumberSchema.meta({
        description:
          'The number provisioned for the job: the one that calls the agent in an inbound simulation, the one that the agent calls in an outbound one.',
      }),
      callReceivedAt: timestampSchema.optional().meta({
        description: 'Any moment of the call; now where it is left out.',
      }),
    }),
  },
  readSimulationJob: {
    ...NOTHING,
    params: z.object({ jobId: z.guid().meta({ description: 'The simulation job.' }) }),
  },
  deleteFlow: {
    ...NOTHING,
    params: z.object({ flowId: z.guid().meta({ description: 'The customer flow.' }) }),
    // The specification lists no 400 for this operation: what is no UUID is no flow either.
    badParams: 'resource_not_found',
  },
  health: NOTHING,
} satisfies Record<OperationName, RequestShape & { params: z.ZodObject; query: z.ZodObject }>;
