import { z } from '@hono/zod-openapi';
import { callRequestSchema } from './call-request.ts';
import type { DebriefReport } from './debrief-answer.ts';
import { timelineSchema } from './run-state.ts';

/**
 * A state that a test scripts for a debrief. A report is returned unchanged;
 * one that is left out is written from the run's calls.
 */
const scriptedStateSchema = z.object({
  status: z.string(),
  errorMessage: z.nullable(z.string()).optional(),
  report: z.unknown().pipe(z.custom<DebriefReport>()).optional(),
});

/** A debrief whose results show one of the states at a time; the last one stays. */
export const scriptSchema = z.array(scriptedStateSchema);

const spanSchema = z.object({ from: z.number(), to: z.number() });

export const storedRunSchema = z.object({
  id: z.string(),
  planId: z.string(),
  /** Counts the runs of a plan from 1. */
  number: z.int(),
  variables: z.record(z.string(), z.string()),
  /** False for a run whose results have only the debrief. */
  hasEvidence: z.boolean().default(true),
  createdAt: z.number(),
  timeline: timelineSchema,
  /** When its calls are made; null for a run that never comes to them. */
  calls: z.nullable(spanSchema),
  /** Statuses that a test scripted: each read moves the run on to the next one. */
  upcomingStatuses: z.array(z.string()),
  debrief: z.enum(['automatic', 'on-request', 'refused']),
  /** Scripts for the debriefs that will be asked for, in order; after them they are computed. */
  scriptedDebriefs: z.array(scriptSchema),
});

export const storedDebriefSchema = z.object({
  id: z.string(),
  runId: z.string(),
  /** Counts the debriefs of a run from 1. */
  number: z.int(),
  timeline: timelineSchema,
  errorMessage: z.nullable(z.string()),
  script: scriptSchema,
});

export const storedFlowSchema = z.object({ id: z.string(), deletedAt: z.nullable(z.number()) });

export const storedCallSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  createdAt: z.number(),
  request: callRequestSchema,
});

export const storedMetricJobSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** When its items are computed, one after the other in even steps. */
  work: spanSchema,
  metricCount: z.int(),
  /** For every conversation, in the order of the request: whether the service knows it. */
  conversations: z.array(z.boolean()),
});

export type StoredRun = z.infer<typeof storedRunSchema>;
export type StoredDebrief = z.infer<typeof storedDebriefSchema>;
export type StoredFlow = z.infer<typeof storedFlowSchema>;
export type StoredCall = z.infer<typeof storedCallSchema>;
export type StoredMetricJob = z.infer<typeof storedMetricJobSchema>;
export type Script = z.infer<typeof scriptSchema>;
