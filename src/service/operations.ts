/**
 * The operations that the interface specification names without showing them. What stands here is
 * taken from the public SDK of such a service, and is data alone, so that it can be replaced.
 *
 * In paths, `{name}` stands for a value, URL-encoded. Where a value stands in an answer is said as
 * a JSON Pointer (RFC 6901).
 */

interface Operation {
  method: string;
  path: string;
}

export interface Operations {
  start: Operation & {
    /** Member of the body -> the value that it gets: `runPlanId` or `variables`. */
    body: Readonly<Record<string, 'runPlanId' | 'variables'>>;
    jobId: string;
  };
  read: Operation & { status: string; simulationJobs: string };
  list: Operation & {
    /** The path of every page but the first. */
    nextPath: string;
    runs: string;
    hasMore: string;
    nextCursor: string;
  };
  cancel: Operation;
  /** Specified, but for the query parameter that takes the time of the call. */
  lookUp: { timeParameter: string };
  readMetricCollectionJob: Operation & { job: string };
  readSimulationJob: Operation & { job: string };
}

const LIST = '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50';

export const OPERATIONS: Operations = {
  start: {
    method: 'POST',
    path: '/v1/simulation/run',
    body: { planId: 'runPlanId', variables: 'variables' },
    jobId: '/data/simulationRunPlanJobId',
  },
  read: {
    method: 'GET',
    path: '/v1/simulation/plan/job/{jobId}',
    status: '/data/status',
    simulationJobs: '/data/simulationJobs',
  },
  list: {
    method: 'GET',
    path: LIST,
    nextPath: `${LIST}&after={after}`,
    runs: '/data',
    hasMore: '/pagination/hasMore',
    nextCursor: '/pagination/nextCursor',
  },
  cancel: { method: 'POST', path: '/v1/simulation/plan/job/{jobId}/cancel' },
  lookUp: { timeParameter: 'callReceivedAt' },
  readMetricCollectionJob: { method: 'GET', path: '/v1/metric/collection-jobs/{id}', job: '/data' },
  readSimulationJob: { method: 'GET', path: '/v1/simulation/job/{simulationJobId}', job: '/data' },
};

/** Puts the values into a path, URL-encoded. */
export function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(`${values[name]}`));
}

/** URL-encodes one part of a path or query, whatever a service put into it. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
