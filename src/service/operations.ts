/**
 * How each operation of the service is requested, and where its response has what is needed. The interface
 * specification does not show all of them: the others are those of public clients of such a service. A
 * service profile replaces any part.
 *
 * In paths, `{name}` is a value, URL-encoded; a part of the query whose value is missing is left out. In
 * bodies, a text that is exactly `{name}` is the value itself; a member whose value is missing is left
 * out. Places in responses are JSON Pointers (RFC 6901).
 */
import * as z from 'zod/mini';
import { ServiceError } from '../http/errors.ts';
import { IN_FLIGHT } from '../model/outcome.ts';
import { isObject } from '../text/json-object.ts';
import { type Parsed, valid } from '../text/values/parsed.ts';
import { checkYaml, strictMap } from '../text/yaml-check.ts';
import type { YamlText } from '../text/yaml-text.ts';
import {
  A_MAP,
  headersSchema,
  memberName,
  place,
  placeholdersIn,
  request,
} from './profile-values.ts';

function operation<Shape extends z.core.$ZodShape>(shape: Shape) {
  const schema = strictMap(shape, A_MAP);
  // A type parameter hides from the compiler that the standard is never undefined.
  return z._default(schema, () => z.parse(schema, {}) as never);
}

const pages = {
  hasMore: place('/pagination/hasMore'),
  nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const create = request('POST', '/v1/call');

const operationSchemas = {
  requestDebrief: operation({
    ...request('POST', `${RUN}/debrief`, { regenerate: '{regenerate}' }),
    debrief: place('/data'),
  }),
  readResults: operation({
    ...request('GET', `${RUN}/results?compareToJobId={compareToJobId}`),
    results: place('/data'),
    debrief: place('/debrief'),
    run: place('/run'),
    verdict: place('/verdict'),
    summary: place('/summary'),
    metrics: place('/metrics'),
    calls: place('/calls'),
    breakdowns: place('/breakdowns'),
    comparison: place('/comparison'),
  }),
  start: operation({
    ...request('POST', '/v1/simulation/run', {
      planId: '{runPlanId}',
      variables: '{variables}',
    }),
    jobId: place('/data/simulationRunPlanJobId'),
  }),
  read: operation({
    ...request('GET', RUN),
    status: place('/data/status'),
    simulationJobs: place('/data/simulationJobs'),
    verdict: place('/data/verdict'),
    queuePosition: place('/data/queuePosition'),
  }),
  list: operation({
    ...request(
      'GET',
      '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}',
    ),
    runs: place('/data'),
    ...pages,
  }),
  cancel: operation(request('POST', `${RUN}/cancel`)),
  lookup: operation({
    ...request(
      'GET',
      '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}',
    ),
    numberParameter: z._default(memberName, 'servicePhoneNumber'),
    timeParameter: z._default(memberName, 'callReceivedAt'),
    job: place('/data'),
  }),
  readSimulationJob: operation({
    ...request('GET', '/v1/simulation/job/{simulationJobId}'),
    job: place('/data'),
  }),
  createCall: operation({
    method: create.method,
    path: create.path,
    call: place('/data'),
    /** The field that says how the call ended, in addition to the known ones. */
    endStatusField: z._default(memberName, 'endedReason'),
  }),
  createMetricCollectionJob: operation({
    ...request('POST', '/v1/metric/collection-jobs', {
      metrics: '{metrics}',
      callIds: '{callIds}',
      chatIds: '{chatIds}',
    }),
    job: place('/data'),
  }),
  readMetricCollectionJob: operation({
    ...request('GET', '/v1/metric/collection-jobs/{id}'),
    job: place('/data'),
  }),
  deleteCustomerFlow: operation({
    ...request('DELETE', '/v1/simulation/customer-flow/{flowId}'),
    deleted: place('/data/deleted'),
  }),
  listPlans: operation({
    ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}'),
    plans: place('/data'),
    ...pages,
  }),
  readPlan: operation({
    ...request('GET', '/v1/simulation/plan/{runPlanId}'),
    plan: place('/data'),
  }),
  readCredential: operation({ ...request('GET', '/v1/me'), credential: place('/data') }),
  readCost: operation({ ...request('GET', `${RUN}/cost`), cost: place('/data') }),
  readTranscript: operation({
    ...request('GET', '/v1/call/{callId}/transcript'),
    transcript: place('/data'),
  }),
  readCallMetrics: operation({
    ...request('GET', '/v1/call/{callId}/metrics'),
    metrics: place('/data'),
  }),
};

const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];

/** From the service's words to those of the specification. */
const wordSchema = strictMap(
  { runStatus: z._default(z.record(z.string(), z.enum([...IN_FLIGHT, ...ENDED]), A_MAP), {}) },
  A_MAP,
);

/** A service profile as its file has it. Messages go on after the value that they are about. */
const profileSchema = strictMap(
  {
    ...operationSchemas,
    headers: z._default(headersSchema, {}),
    words: z._default(wordSchema, () => z.parse(wordSchema, {})),
  },
  A_MAP,
);

export interface Operation {
  method: string;
  path: string;
  /** Sent as JSON if it is given. */
  body?: unknown;
}

/** Everything in which one service may differ from another. The headers are sent with every request. */
export type ServiceProfile = ReturnType<typeof profileOf>;
export type Operations = ServiceProfile['operations'];
export type OperationKey = keyof Operations;

function profileOf(file: z.infer<typeof profileSchema>) {
  const { headers, words, ...operations } = file;
  return { headers, words, operations };
}

export const STANDARD_PROFILE: ServiceProfile = profileOf(z.parse(profileSchema, {}));

type Values = Readonly<Record<string, unknown>>;

/** Segments that name no resource, or lead to another one, encoded or not. */
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;

/**
 * The operation's request with these values. Throws `ServiceError` if a value makes a segment of the path
 * empty, `.` or `..`: the value comes from a response or from the run history, and the request would go to
 * another resource.
 */
export function fillRequest({ method, path, body }: Operation, values: Values): Operation {
  const [route = '', query = ''] = path.split(/\?(.*)/s);
  const segments = route.split('/').map((segment) => {
    const filled = fill(segment, values);
    if (filled === segment || !NO_SEGMENT.test(filled)) return filled;
    const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
    const operation = `${method} ${route}`;
    throw new ServiceError({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
  });
  const parts = query
    .split('&')
    .filter((part) => placeholdersIn(part).every((name) => (values[name] ?? null) !== null));
  const filledQuery = fill(parts.join('&'), values);
  return {
    method,
    path: segments.join('/') + (filledQuery === '' ? '' : `?${filledQuery}`),
    ...(body !== undefined && { body: fillBody(body, values) }),
  };
}

/** Values may come from the service, so they are URL-encoded. */
function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(`${values[name]}`.toWellFormed()),
  );
}

/** A list keeps its places, so a missing value in it is null. */
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

/**
 * The standard profile with what the file overrides in it; or every error with line and column.
 *
 * @param shown the name of the file in errors
 */
export function parseProfile(yaml: YamlText, shown: string): Parsed<ServiceProfile> {
  const profile = checkYaml(yaml, profileSchema, 'the profile', shown);
  return profile.ok ? valid(profileOf(profile.value)) : profile;
}
