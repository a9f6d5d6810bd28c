/**
 * Wire shapes of the service, as its interface specification gives them.
 * Objects keep fields that the specification does not show, and enum fields are plain strings,
 * so that a value from a later version of the service passes through and is shown as it is. Those
 * that only some steps read are made when they are first used.
 */
import * as z from 'zod/mini';
import { type DebriefReport, toldReportSchema } from '../model/debrief.ts';

const nullableString = z.nullable(z.string());

/** A debrief as the debrief operation returns it. */
export const debriefSchema = z.looseObject({
  debriefId: z.string(),
  status: z.string(),
  errorMessage: nullableString,
  createdAt: z.string(),
  completedAt: z.optional(nullableString),
  report: z.optional(z.nullable(toldReportSchema)),
});

/** The debrief inside run results: the specification promises its `status` only. */
export const resultsDebriefSchema = z.looseObject({
  debriefId: z.optional(z.string()),
  status: z.string(),
  errorMessage: z.optional(nullableString),
  createdAt: z.optional(nullableString),
  completedAt: z.optional(nullableString),
  report: z.optional(z.nullable(toldReportSchema)),
});

const percent = z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null);

/** The rates of a trend; one that is taken out for being outside 0 to 100 is null. */
export const trendRatesSchema = z.object({
  rows: z.array(z.object({ previousPassRate: percent, currentPassRate: percent })),
});

/** The ID of a run: what can stand in a path, where a dot leads elsewhere, and on a line of an output. */
const runIdSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^(?!\.{1,2}$)[!-~]*$/, 'ID'));

/** What the start operation must give. */
export const startedRunSchema = z.object({ jobId: runIdSchema });

/** What reading a run (run plan job) must give. */
export const runSchema = z.object({ status: z.string() });

/** A run as the list operation returns it. */
export const listedRunSchema = z.looseObject({
  simulationRunPlanJobId: runIdSchema,
  status: z.optional(z.string()),
  createdAt: z.optional(nullableString),
  startedAt: z.optional(nullableString),
  endedAt: z.optional(nullableString),
});

/** What a list says about its next page. */
const nextPage = {
  hasMore: z.optional(z.nullable(z.boolean())),
  nextCursor: z.optional(nullableString),
};

/** One page of a run plan's runs. */
export const runPageSchema = z.object({ runs: z.array(listedRunSchema), ...nextPage });

/** One page of the run plans; what fits of them is kept afterwards. */
export const planPageSchema = z.object({ plans: z.array(z.unknown()), ...nextPage });

/** A simulation job as the lookup returns it; only what the specification says is always there. */
export const simulationJobSchema = z.looseObject({
  simulationJobId: z.string(),
  status: z.string(),
  processingStatus: z.optional(nullableString),
  callId: z.optional(nullableString),
  servicePhoneNumber: z.optional(nullableString),
  runPlan: z.looseObject({ id: z.string(), name: z.optional(nullableString) }),
  createdAt: z.optional(nullableString),
  startedAt: z.optional(nullableString),
  completedAt: z.optional(nullableString),
});

/** A metric collection job; which of its fields may be null is not shown. */
export const metricCollectionJobSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  totalItems: z.optional(z.nullable(z.int())),
  completedItems: z.optional(z.nullable(z.int())),
  failedItems: z.optional(z.nullable(z.int())),
  completedAt: z.optional(nullableString),
  errorMessage: z.optional(nullableString),
});

/** A call as its creation returns it; further fields pass through. */
export const createdCallSchema = z.looseObject({
  id: z.string(),
  externalId: z.optional(nullableString),
});

/** What the deletion of a customer flow must say, where it has a body. */
export const deletedSchema = z.literal(true);

export type WireDebriefReport = DebriefReport;
export type WireDebrief = z.infer<typeof debriefSchema>;
export type WireResultsDebrief = z.infer<typeof resultsDebriefSchema>;
export type WireListedRun = z.infer<typeof listedRunSchema>;
export type WireSimulationJob = z.infer<typeof simulationJobSchema>;
export type WireMetricCollectionJob = z.infer<typeof metricCollectionJobSchema>;
export type WireCreatedCall = z.infer<typeof createdCallSchema>;
