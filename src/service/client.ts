import type { RequestContext } from '../http/request-context.ts';
import type {
  AttemptSummary,
  CallMetric,
  Cost,
  Credential,
  RunSimulationJob,
  RunVerdict,
  Transcript,
  WireRunPlan,
} from './evidence.ts';
import type { RunResults } from './results.ts';
import type {
  WireCreatedCall,
  WireDebrief,
  WireListedRun,
  WireMetricCollectionJob,
  WireSimulationJob,
} from './schemas.ts';

/** A run that was started. */
export interface StartedRun {
  jobId: string;
  /** How many calls it will place, or null where the service does not say. */
  simulationJobCount: number | null;
}

/** A run as it goes on; null for what the service does not tell. */
export interface RunProgress {
  status: string;
  simulationJobs: RunSimulationJob[] | null;
  /** Null where the service says that there is none; undefined where it never tells one. */
  verdict: RunVerdict | null | undefined;
  attemptSummary: AttemptSummary | null;
  queuePosition: number | null;
}

/** One page of a run plan's runs, newest first. */
export interface RunPage {
  runs: WireListedRun[];
  /** Pass it as `after` for the next page; null on the last one. */
  nextCursor: string | null;
}

export interface PlanPage {
  plans: WireRunPlan[];
  /** As in `RunPage`. */
  nextCursor: string | null;
}

/** What metrics are collected over; one of `callIds` and `chatIds`. */
export interface MetricCollectionRequest {
  metricIds: readonly string[];
  callIds?: readonly string[];
  chatIds?: readonly string[];
}

/**
 * One method for each operation. All reject with `ServiceError`, or with the signal's reason when
 * it aborts. `startRun`, `createCall`, `createMetricCollectionJob` and `requestDebrief` with
 * `regenerate` are repeated only where the service certainly did not take the request; all others
 * are safe to repeat.
 *
 * What the specification shows is checked, and rejected where it is not as specified. What it does
 * not show is null where it is not there or does not fit.
 */
export interface ServiceClient {
  requestDebrief(
    jobId: string,
    options: { regenerate: boolean },
    context: RequestContext,
  ): Promise<WireDebrief>;
  /**
   * The run's results as far as they are there yet.
   *
   * @param compareToJobId the run to compare with, in place of the plan's previous one
   */
  readResults(
    jobId: string,
    context: RequestContext,
    compareToJobId?: string | null,
  ): Promise<RunResults>;
  startRun(
    runPlanId: string,
    variables: Readonly<Record<string, string>>,
    context: RequestContext,
  ): Promise<StartedRun>;
  readRun(jobId: string, context: RequestContext): Promise<RunProgress>;
  listRuns(runPlanId: string, after: string | null, context: RequestContext): Promise<RunPage>;
  cancelRun(jobId: string, context: RequestContext): Promise<void>;
  /** `callTime` is ISO 8601; null asks for the job that is in progress now. */
  lookUpSimulationJob(
    servicePhoneNumber: string,
    callTime: string | null,
    context: RequestContext,
  ): Promise<WireSimulationJob>;
  readSimulationJob(simulationJobId: string, context: RequestContext): Promise<WireSimulationJob>;
  /** `json` is the call as JSON text, which is sent as it is: unknown fields and all. */
  createCall(json: string, context: RequestContext): Promise<WireCreatedCall>;
  createMetricCollectionJob(
    request: MetricCollectionRequest,
    context: RequestContext,
  ): Promise<WireMetricCollectionJob>;
  readMetricCollectionJob(id: string, context: RequestContext): Promise<WireMetricCollectionJob>;
  cancelMetricCollectionJob(id: string, context: RequestContext): Promise<void>;
  /**
   * Rejects with status 404 where the flow was not there, unless an earlier attempt may have deleted
   * it: one of this call, or of calls before it that were handed the same `attempts`.
   */
  deleteCustomerFlow(
    flowId: string,
    context: RequestContext,
    attempts?: { mayHaveDeleted: boolean },
  ): Promise<void>;
  /** Plans whose name the text is looked for in; null lists all. */
  listPlans(name: string | null, after: string | null, context: RequestContext): Promise<PlanPage>;
  readPlan(runPlanId: string, context: RequestContext): Promise<WireRunPlan>;
  /** What the key is, and what it may do. */
  readCredential(context: RequestContext): Promise<Credential>;
  /** What the service answers at a path of the health check: the status and the first line of the body. */
  checkHealth(path: string, context: RequestContext): Promise<string>;
  readCost(jobId: string, context: RequestContext): Promise<Cost>;
  readTranscript(callId: string, context: RequestContext): Promise<Transcript>;
  readCallMetrics(callId: string, context: RequestContext): Promise<CallMetric[]>;
}
