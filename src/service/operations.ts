/**
 * The operations that the interface specification names without showing them. What stands here is
 * taken from the public SDK of such a service, and is data alone, so that it can be replaced.
 *
 * In paths, `{name}` stands for a value, URL-encoded; in bodies, a text that is `{name}` and nothing
 * else stands for the value as it is. Where a value stands in an answer is said as a JSON Pointer
 * (RFC 6901).
 */
import { isObject } from '../core/json-object.ts';

interface Operation {
  method: string;
  path: string;
  /** Sent as JSON where given. */
  body?: unknown;
}

export interface Operations {
  start: Operation & { jobId: string };
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
  lookup: { timeParameter: string };
  /** Specified, but for the field that says how the call ended. */
  createCall: { endStatusField: string };
  readMetricCollectionJob: Operation & { job: string };
  readSimulationJob: Operation & { job: string };
}

const LIST = '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50';

export const OPERATIONS: Operations = {
  start: {
    method: 'POST',
    path: '/v1/simulation/run',
    body: { planId: '{runPlanId}', variables: '{variables}' },
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
  lookup: { timeParameter: 'callReceivedAt' },
  createCall: { endStatusField: 'endedReason' },
  readMetricCollectionJob: { method: 'GET', path: '/v1/metric/collection-jobs/{id}', job: '/data' },
  readSimulationJob: { method: 'GET', path: '/v1/simulation/job/{simulationJobId}', job: '/data' },
};

/** Puts the values into a path, URL-encoded. */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(`${values[name]}`));
}

/** The operation's request with these values in it. */
export function fillRequest(
  { method, path, body }: Operation,
  values: Readonly<Record<string, unknown>>,
): Operation {
  const request = { method, path: fillPath(path, values) };
  return body === undefined ? request : { ...request, body: fillBody(body, values) };
}

/** Puts the values into a body. A value that is not there (the first page's cursor) becomes null. */
function fillBody(template: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof template === 'string') {
    const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
    return name === undefined ? template : (values[name] ?? null);
  }
  if (Array.isArray(template)) return template.map((item) => fillBody(item, values));
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]),
  );
}

/** URL-encodes one part of a path or query, whatever a service put into it. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
