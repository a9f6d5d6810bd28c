/**
 * How each operation of the service is asked for, and where its answer holds what is needed. What the
 * interface specification does not show is taken from public clients of such a service. All of it is
 * data alone, so that a profile can replace it.
 *
 * In paths, `{name}` stands for a value, URL-encoded; a part of the query whose value is not there is
 * left out. In bodies, a text that is `{name}` and nothing else stands for the value as it is, and a
 * member whose value is not there is left out. Where a value stands in an answer is said as a JSON
 * Pointer (RFC 6901).
 */
import { isObject } from '../core/json-object.ts';
import { ServiceError } from '../http/errors.ts';
import { NO_WORDS, type Words } from './words.ts';

export interface Operation {
  method: string;
  path: string;
  /** Sent as JSON where given. */
  body?: unknown;
}

/** Where a list's answer holds what the next page needs. */
interface Pages {
  hasMore: string;
  nextCursor: string;
}

export interface Operations {
  requestDebrief: Operation & { debrief: string };
  /** Every place but `results` is one within the results. */
  readResults: Operation & {
    results: string;
    debrief: string;
    run: string;
    verdict: string;
    summary: string;
    metrics: string;
    calls: string;
    breakdowns: string;
    comparison: string;
    attemptSummary: string;
  };
  start: Operation & { jobId: string; simulationJobCount: string };
  read: Operation & {
    status: string;
    simulationJobs: string;
    verdict: string;
    attemptSummary: string;
    queuePosition: string;
  };
  list: Operation &
    Pages & {
      /** The path of every page but the first, where it is not `path`. */
      nextPath?: string;
      runs: string;
    };
  cancel: Operation;
  lookup: Operation & {
    /** The names of the query parameters, for the path. */
    numberParameter: string;
    timeParameter: string;
    job: string;
  };
  readSimulationJob: Operation & { job: string };
  createCall: Omit<Operation, 'body'> & {
    call: string;
    /** The field that says how the call ended, beside those that are known to. */
    endStatusField: string;
  };
  createMetricCollectionJob: Operation & { job: string };
  readMetricCollectionJob: Operation & { job: string };
  cancelMetricCollectionJob: Operation;
  deleteCustomerFlow: Operation & { deleted: string };
  listPlans: Operation & Pages & { plans: string };
  readPlan: Operation & { plan: string };
  readCredential: Operation & { credential: string };
  readCost: Operation & { cost: string };
  readTranscript: Operation & { transcript: string };
  readCallMetrics: Operation & { metrics: string };
}

/** Everything in which one service may differ from another. */
export interface ServiceProfile {
  operations: Operations;
  words: Words;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
}

const PAGES: Pages = { hasMore: '/pagination/hasMore', nextCursor: '/pagination/nextCursor' };
const RUN = '/v1/simulation/plan/job/{jobId}';

export const STANDARD_PROFILE: ServiceProfile = {
  operations: {
    requestDebrief: {
      method: 'POST',
      path: `${RUN}/debrief`,
      body: { regenerate: '{regenerate}' },
      debrief: '/data',
    },
    readResults: {
      method: 'GET',
      path: `${RUN}/results?compareToJobId={compareToJobId}`,
      results: '/data',
      debrief: '/debrief',
      run: '/run',
      verdict: '/verdict',
      summary: '/summary',
      metrics: '/metrics',
      calls: '/calls',
      breakdowns: '/breakdowns',
      comparison: '/comparison',
      attemptSummary: '/attemptSummary',
    },
    start: {
      method: 'POST',
      path: '/v1/simulation/run',
      body: { planId: '{runPlanId}', variables: '{variables}' },
      jobId: '/data/simulationRunPlanJobId',
      simulationJobCount: '/data/simulationJobCount',
    },
    read: {
      method: 'GET',
      path: RUN,
      status: '/data/status',
      simulationJobs: '/data/simulationJobs',
      verdict: '/data/verdict',
      attemptSummary: '/data/attemptSummary',
      queuePosition: '/data/queuePosition',
    },
    list: {
      method: 'GET',
      path: '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}',
      runs: '/data',
      ...PAGES,
    },
    cancel: { method: 'POST', path: `${RUN}/cancel` },
    lookup: {
      method: 'GET',
      path: '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}',
      numberParameter: 'servicePhoneNumber',
      timeParameter: 'callReceivedAt',
      job: '/data',
    },
    readSimulationJob: {
      method: 'GET',
      path: '/v1/simulation/job/{simulationJobId}',
      job: '/data',
    },
    createCall: {
      method: 'POST',
      path: '/v1/call',
      call: '/data',
      endStatusField: 'endedReason',
    },
    createMetricCollectionJob: {
      method: 'POST',
      path: '/v1/metric/collection-jobs',
      body: { metrics: '{metrics}', callIds: '{callIds}', chatIds: '{chatIds}' },
      job: '/data',
    },
    readMetricCollectionJob: {
      method: 'GET',
      path: '/v1/metric/collection-jobs/{id}',
      job: '/data',
    },
    cancelMetricCollectionJob: {
      method: 'POST',
      path: '/v1/metric/collection-jobs/{id}/cancel',
    },
    deleteCustomerFlow: {
      method: 'DELETE',
      path: '/v1/simulation/customer-flow/{flowId}',
      deleted: '/data/deleted',
    },
    listPlans: {
      method: 'GET',
      path: '/v1/simulation/plan?searchText={name}&limit=50&after={after}',
      plans: '/data',
      ...PAGES,
    },
    readPlan: { method: 'GET', path: '/v1/simulation/plan/{runPlanId}', plan: '/data' },
    readCredential: { method: 'GET', path: '/v1/me', credential: '/data' },
    readCost: { method: 'GET', path: `${RUN}/cost`, cost: '/data' },
    readTranscript: {
      method: 'GET',
      path: '/v1/call/{callId}/transcript',
      transcript: '/data',
    },
    readCallMetrics: { method: 'GET', path: '/v1/call/{callId}/metrics', metrics: '/data' },
  },
  words: NO_WORDS,
  headers: {},
};

type Values = Readonly<Record<string, unknown>>;

/** Segments that name no resource, or lead to another one, encoded or not. */
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;

/**
 * The operation's request with these values in it. Throws `ServiceError` if a value would make a segment of
 * the path empty, `.` or `..`: the value comes from a response or from the run history, and the request
 * would go to another resource.
 */
export function fillRequest({ method, path, body }: Operation, values: Values): Operation {
  const [route = '', query] = path.split(/\?(.*)/s);
  const segments = route.split('/').map((segment) => {
    const filled = fill(segment, values);
    if (filled === segment || !NO_SEGMENT.test(filled)) return filled;
    const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
    const operation = `${method} ${route}`;
    throw new ServiceError({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
  });
  const request = { method, path: segments.join('/') + fillQuery(query, values) };
  return body === undefined ? request : { ...request, body: fillBody(body, values) };
}

/** The parts whose values are there, with their question mark. */
function fillQuery(query: string | undefined, values: Values): string {
  const parts = query
    ?.split('&')
    .filter((part) => marksIn(part).every((name) => isGiven(values[name])));
  return parts === undefined || parts.length === 0 ? '' : fill(`?${parts.join('&')}`, values);
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(`${values[name]}`));
}

function marksIn(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** A member whose value is not there is left out; a list keeps its places, so there it is null. */
function fillBody(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
    return name === undefined ? template : (values[name] ?? undefined);
  }
  if (Array.isArray(template)) return template.map((item) => fillBody(item, values) ?? null);
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]),
  );
}

/** URL-encodes one part of a path or query, whatever a service put into it. */
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
