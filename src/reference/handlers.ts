import type { z } from 'zod';
import { createCall } from './calls.ts';
import { deleteFlow } from './customer-flows.ts';
import { readResults, requestDebrief } from './debriefs.ts';
import { ApiError, validate } from './errors.ts';
import { createMetricJob, readMetricJob } from './metric-jobs.ts';
import type { OperationName } from './operations.ts';
import { REQUESTS, type RequestShape } from './requests.ts';
import { advance, cancelRunOf, findRun, type Ground, runFacts, startRun } from './runs.ts';
import { lookUpJob, progressOf, readSimulationJob } from './simulation-jobs.ts';

/**
 * How the results show a debrief, which the specification leaves open: the whole of it under
 * `data`, its status alone under `data`, or the whole of it without `data`.
 */
export type ResultsShape = 'whole' | 'status' | 'bare';

/** What the handlers work on. */
export interface HandlerGround extends Ground {
  resultsShape: ResultsShape;
}

/** Everything of a request that is not transport. */
interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

type Handler = (ground: HandlerGround, input: RawInput) => Answer;

/** What an operation does with a request of its shape. Throws `ApiError`. */
export const HANDLERS: Record<OperationName, Handler> = {
  createCall: handle(REQUESTS.createCall, (ground, { body }) => created(createCall(ground, body))),
  createMetricJob: handle(REQUESTS.createMetricJob, (ground, { body }) =>
    created(createMetricJob(ground, body)),
  ),
  readMetricJob: handle(REQUESTS.readMetricJob, (ground, { params }) =>
    ok(readMetricJob(ground, params.jobId)),
  ),
  debrief: handle(REQUESTS.debrief, (ground, { params, body }) => ({
    status: 202,
    body: { data: requestDebrief(ground, params.jobId, body.regenerate) },
  })),
  results: handle(REQUESTS.results, (ground, { params }) => ({
    status: 200,
    body: shapeResults(ground.resultsShape, readResults(ground, params.jobId)),
  })),
  start: handle(REQUESTS.start, (ground, { body }) =>
    created(runFacts(ground, startRun(ground, body.planId, body.variables))),
  ),
  read: handle(REQUESTS.read, (ground, { params }) => {
    const run = findRun(ground, params.jobId);
    const { variables } = run;
    const facts = { ...runFacts(ground, run), variables, simulationJobs: progressOf(ground, run) };
    advance(ground, run);
    return ok(facts);
  }),
  list: handle(REQUESTS.list, (ground, { query }) => ({
    status: 200,
    body: listRuns(ground, query),
  })),
  cancel: handle(REQUESTS.cancel, (ground, { params }) =>
    ok(runFacts(ground, cancelRunOf(ground, params.jobId))),
  ),
  lookup: handle(REQUESTS.lookup, (ground, { query }) => {
    const { servicePhoneNumber, callReceivedAt } = query;
    const at = callReceivedAt === undefined ? ground.clock.now() : Date.parse(callReceivedAt);
    return ok(lookUpJob(ground, servicePhoneNumber, at));
  }),
  readSimulationJob: handle(REQUESTS.readSimulationJob, (ground, { params }) =>
    ok(readSimulationJob(ground, params.jobId)),
  ),
  deleteFlow: handle(REQUESTS.deleteFlow, (ground, { params }) => {
    deleteFlow(ground, params.flowId);
    return ok({ deleted: true });
  }),
  health: () => ok({ status: 'ok' }),
};

function handle<P, Q, B>(
  shape: RequestShape<P, Q, B>,
  work: (ground: HandlerGround, input: { params: P; query: Q; body: B }) => Answer,
): Handler {
  return (ground, { params, query, body }) =>
    work(ground, {
      params: validate(shape.params, params, shape.badParams),
      query: validate(shape.query, query),
      body: validate(shape.body, body),
    });
}

function ok(data: unknown): Answer {
  return { status: 200, body: { data } };
}

function created(data: unknown): Answer {
  return { status: 201, body: { data } };
}

function listRuns(
  ground: Ground,
  { simulationRunPlanId, limit, after }: z.output<typeof REQUESTS.list.query>,
) {
  const last = after === undefined ? undefined : ground.store.run(after.toLowerCase());
  if (last === null) {
    throw new ApiError('resource_not_found', `There is no run ${after} to go on from.`, {
      param: 'after',
    });
  }
  const runs = ground.store.runsOf(simulationRunPlanId.toLowerCase(), limit + 1, last);
  const page = runs.slice(0, limit);
  const hasMore = runs.length > limit;
  return {
    data: page.map((run) => runFacts(ground, run)),
    pagination: { hasMore, nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null },
  };
}

function shapeResults(shape: ResultsShape, debrief: { status: string } | null): unknown {
  if (shape === 'bare') return { debrief };
  if (shape === 'whole' || debrief === null) return { data: { debrief } };
  return { data: { debrief: { status: debrief.status } } };
}
