/**
 * Wire shapes of the specification. Objects keep fields that it does not show, and enum fields are plain
 * strings, so that a value of a later version of the service is shown unchanged.
 */
import * as z from 'zod/mini';
import { reportOf, themeFields, trendOf, trendRowFields } from '../model/debrief.ts';

const nullableString = z.nullable(z.string());
const maybeString = z.optional(nullableString);

/** Rates outside 0 to 100 are invalid and count as missing. */
const wireRate = z
  .nullable(z.number())
  .check(z.overwrite((rate) => (rate !== null && rate >= 0 && rate <= 100 ? rate : null)));

/** Removes a field that only the gate may fill from the service's response. */
const withoutOurs = (name: string) =>
  z.overwrite<Record<string, unknown>>(({ [name]: _, ...reported }) => reported);

const wireRowSchema = z
  .looseObject({ ...trendRowFields, previousPassRate: wireRate, currentPassRate: wireRate })
  .check(withoutOurs('counts'), withoutOurs('checkId'));

/** The debrief's report as the service returns it. */
const reportSchema = reportOf(
  z.looseObject(themeFields).check(withoutOurs('serviceLifecycle')),
  trendOf(wireRowSchema),
);

export const debriefSchema = z.looseObject({
  debriefId: z.string(),
  status: z.string(),
  errorMessage: nullableString,
  createdAt: z.string(),
  completedAt: maybeString,
  report: z.optional(z.nullable(reportSchema)),
});

/** The debrief inside run results: the specification shows only its `status`. */
export const resultsDebriefSchema = z.extend(z.partial(debriefSchema), { status: z.string() });

/** The ID of a run, which is used as a segment of a path and as a line of an output. */
export const runIdSchema = z
  .string()
  .check(z.regex(/^(?!\.{1,2}$)[!-~]{1,200}$/, 'expected an ID'));

export const listedRunSchema = z.looseObject({
  simulationRunPlanJobId: runIdSchema,
  status: maybeString,
  createdAt: maybeString,
  startedAt: maybeString,
  endedAt: maybeString,
});

export const simulationJobSchema = z.looseObject({
  simulationJobId: z.string(),
  status: z.string(),
  processingStatus: maybeString,
  callId: maybeString,
  servicePhoneNumber: maybeString,
  runPlan: z.looseObject({ id: z.string(), name: maybeString }),
  createdAt: maybeString,
  startedAt: maybeString,
  completedAt: maybeString,
});

/** What a simulation job shows of its call's variables. Its other fields do not matter here. */
export const usedVariablesSchema = z.looseObject({
  simulationJobId: maybeString,
  runPlan: z.looseObject({ id: maybeString, variables: z.record(z.string(), z.unknown()) }),
});

/** A metric collection job; the specification does not show which of its fields may be null. */
export const metricCollectionJobSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  totalItems: z.optional(z.nullable(z.int())),
  completedItems: z.optional(z.nullable(z.int())),
  failedItems: z.optional(z.nullable(z.int())),
  errorMessage: maybeString,
});

export const createdCallSchema = z.looseObject({ id: z.string() });

export type WireDebrief = z.infer<typeof debriefSchema>;
export type WireResultsDebrief = z.infer<typeof resultsDebriefSchema>;
export type WireListedRun = z.infer<typeof listedRunSchema>;
export type WireSimulationJob = z.infer<typeof simulationJobSchema>;
export type WireMetricCollectionJob = z.infer<typeof metricCollectionJobSchema>;
export type WireCreatedCall = z.infer<typeof createdCallSchema>;
