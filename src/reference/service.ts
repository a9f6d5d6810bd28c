import { Hono } from 'hono';
import { z } from 'zod';
import { readResults, requestDebrief } from './debriefs.ts';
import { ApiError, validate } from './errors.ts';
import { accessOf, type Keys } from './keys.ts';
import { OPERATIONS, type OperationName, operationNameSchema } from './operations.ts';
import { phoneNumberSchema } from './plan.ts';
import { advance, cancelRunOf, findRun, type Ground, runFacts, startRun } from './runs.ts';
import { lookUpJob, progressOf } from './simulation-jobs.ts';

/**
 * How the results show a debrief, which the specification leaves open: the whole of it under
 * `data`, its status alone under `data`, or the whole of it without `data`.
 */
export type ResultsShape = 'whole' | 'status' | 'bare';

interface ServiceOptions extends Ground {
  keys: Keys;
  resultsShape: ResultsShape;
}

/** What an operation works on: everything of the request that is not transport. */
interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

type Handler = (options: ServiceOptions, input: Input) => Answer;

const jobParams = z.object({ jobId: z.guid() });
const debriefBody = z.object({ regenerate: z.boolean().default(false) });
const startBody = z.object({
  planId: z.guid(),
  variables: z.record(z.string(), z.string()).default({}),
});
const listQuery = z.object({
  simulationRunPlanId: z.guid(),
  limit: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50),
  after: z.guid().optional(),
});
const lookupQuery = z.object({
  servicePhoneNumber: phoneNumberSchema,
  callReceivedAt: z.iso.datetime({ offset: true }).optional(),
});

const HANDLERS: Record<OperationName, Handler> = {
  debrief(options, { params, body }) {
    const { jobId } = validate(jobParams, params);
    const { regenerate } = validate(debriefBody, body ?? {});
    return { status: 202, body: { data: requestDebrief(options, jobId, regenerate) } };
  },
  results(options, { params }) {
    const debrief = readResults(options, validate(jobParams, params).jobId);
    return { status: 200, body: shapeResults(options.resultsShape, debrief) };
  },
  start(options, { body }) {
    const { planId, variables } = validate(startBody, body);
    return { status: 201, body: { data: runFacts(options, startRun(options, planId, variables)) } };
  },
  read(options, { params }) {
    const run = findRun(options, validate(jobParams, params).jobId);
    const { variables } = run;
    const data = {
      ...runFacts(options, run),
      variables,
      simulationJobs: progressOf(options, run),
    };
    advance(options, run);
    return { status: 200, body: { data } };
  },
  list(options, { query }) {
    const { simulationRunPlanId, limit, after } = validate(listQuery, query);
    const last = after === undefined ? undefined : options.store.run(after);
    if (last === null) {
      throw new ApiError('invalid_parameter', 'after: no such cursor', { param: 'after' });
    }
    const runs = options.store.runsOf(simulationRunPlanId.toLowerCase(), limit + 1, last);
    const page = runs.slice(0, limit);
    const hasMore = runs.length > limit;
    return {
      status: 200,
      body: {
        data: page.map((run) => runFacts(options, run)),
        pagination: { hasMore, nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null },
      },
    };
  },
  cancel(options, { params }) {
    const run = cancelRunOf(options, validate(jobParams, params).jobId);
    return { status: 200, body: { data: runFacts(options, run) } };
  },
  lookup(options, { query }) {
    const { servicePhoneNumber, callReceivedAt } = validate(lookupQuery, query);
    const at = callReceivedAt === undefined ? options.clock.now() : Date.parse(callReceivedAt);
    return { status: 200, body: { data: lookUpJob(options, servicePhoneNumber, at) } };
  },
  health() {
    return { status: 200, body: { data: { status: 'ok' } } };
  },
};

/** The service: handlers from Request to Response that know no transport. */
export function createReferenceService(options: ServiceOptions): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    if (accessOf(options.keys, context.req.header('authorization')) === null) {
      throw new ApiError('unauthorized', 'A valid API key is needed: Authorization: Bearer <key>.');
    }
    await next();
  });
  for (const name of operationNameSchema.options) {
    const { method, paths, access } = OPERATIONS[name];
    app.on(method, [...paths], async (context) => {
      if (
        access === 'write' &&
        accessOf(options.keys, context.req.header('authorization')) !== 'full'
      ) {
        throw new ApiError('permission_denied', 'This key may only read.');
      }
      const body = parseJson(await context.req.text());
      const input = { params: context.req.param(), query: context.req.query(), body };
      const answer = HANDLERS[name](options, input);
      return Response.json(answer.body, { status: answer.status });
    });
  }
  app.notFound((context) =>
    new ApiError('resource_not_found', `There is nothing at ${context.req.path}.`).toResponse(),
  );
  app.onError((error) =>
    (error instanceof ApiError
      ? error
      : new ApiError('internal_error', 'The service failed.', { details: error.message })
    ).toResponse(),
  );
  return app;
}

/** The JSON value of a text, undefined where it is empty; throws 400 where it is no JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_parameter', 'body: is not JSON', { param: 'body' });
  }
}

function shapeResults(shape: ResultsShape, debrief: { status: string } | null): unknown {
  if (shape === 'bare') return { debrief };
  if (shape === 'whole' || debrief === null) return { data: { debrief } };
  return { data: { debrief: { status: debrief.status } } };
}
