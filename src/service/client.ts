import type { RequestContext } from '../http/request-context.ts';
import type {
  WireCreatedCall,
  WireDebrief,
  WireListedRun,
  WireMetricCollectionJob,
  WireResultsDebrief,
  WireRun,
  WireSimulationJob,
} from './schemas.ts';

/** One page of a run plan's runs, newest first. */
export interface RunPage {
  runs: WireListedRun[];
  /** Pass it as `after` for the next page; null on the last one. */
  nextCursor: string | null;
}

/**
 * One method for each operation. All reject with `ServiceError`, or with the signal's reason when
 * it aborts. Retry classes: reads, `cancelRun`, `deleteCustomerFlow` and `requestDebrief` without
 * `regenerate` are safe to repeat; `requestDebrief` with `regenerate` is repeated only when the
 * service certainly did not take it; `startRun`, `createCall` and `createMetricCollectionJob` are
 * never repeated once the request may have been received.
 */
export interface ServiceClient {
  requestDebrief(
    jobId: string,
    options: { regenerate: boolean },
    context: RequestContext,
  ): Promise<WireDebrief>;
  /** The run's debrief as its results show it, or null where they hold none yet. */
  readResults(jobId: string, context: RequestContext): Promise<WireResultsDebrief | null>;
  startRun(
    runPlanId: string,
    variables: Readonly<Record<string, string>>,
    context: RequestContext,
  ): Promise<string>;
  readRun(jobId: string, context: RequestContext): Promise<WireRun>;
  listRuns(runPlanId: string, after: string | null, context: RequestContext): Promise<RunPage>;
  cancelRun(jobId: string, context: RequestContext): Promise<void>;
  /** `callReceivedAt` is ISO 8601; null asks for the job that is in progress now. */
  lookUpSimulationJob(
    servicePhoneNumber: string,
    callReceivedAt: string | null,
    context: RequestContext,
  ): Promise<WireSimulationJob>;
  readSimulationJob(simulationJobId: string, context: RequestContext): Promise<WireSimulationJob>;
  /** `json` is the call as JSON text, which is sent as it is: unknown fields and all. */
  createCall(json: string, context: RequestContext): Promise<WireCreatedCall>;
  createMetricCollectionJob(
    request: { metrics: { id: string }[]; callIds?: string[]; chatIds?: string[] },
    context: RequestContext,
  ): Promise<WireMetricCollectionJob>;
  readMetricCollectionJob(id: string, context: RequestContext): Promise<WireMetricCollectionJob>;
  /**
   * Rejects with status 404 where the flow was not there, unless an earlier attempt may have deleted
   * it: one of this call, or of calls before it that were handed the same `attempts`.
   */
  deleteCustomerFlow(
    flowId: string,
    context: RequestContext,
    attempts?: { mayHaveDeleted: boolean },
  ): Promise<void>;
}
