import { z } from '@hono/zod-openapi';
import { ApiError } from '../errors.ts';
import { advance, cancelRunOf, findRun, type Ground, runFacts, startRun } from '../runs.ts';
import { JOB_STATUSES, progressOf } from '../simulation-jobs.ts';
import { timestampSchema, wordSchema } from '../values.ts';
import { dataAnswer, jsonAnswer, jsonBody, operation } from './operation.ts';

const runFields = {
  simulationRunPlanJobId: z.guid(),
  simulationRunPlanId: z.guid(),
  runNumber: z.int().min(1),
  status: wordSchema([
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
  ]),
  createdAt: timestampSchema,
  startedAt: z.nullable(timestampSchema),
  endedAt: z.nullable(timestampSchema),
};

const runSchema = z.object(runFields).openapi('SimulationRunPlanJob');

const runProgressSchema = z
  .object({
    ...runFields,
    variables: z.record(z.string(), z.string()),
    simulationJobs: z.array(
      z.object({
        simulationJobId: z.guid(),
        status: z.enum(JOB_STATUSES),
        callId: z.nullable(z.guid()),
      }),
    ),
  })
  .openapi('SimulationRunPlanJobProgress');

export const runParams = z.object({
  jobId: z.guid().openapi({ description: 'The simulation run plan job.' }),
});

/** A whole number as a query holds it. */
const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^[0-9]{1,15}$/.test(text) ? Number(text) : text),
    z.int(`must be a whole number from ${least} to ${most}`).min(least).max(most),
  );

export const startOperation = operation({
  name: 'start',
  access: 'write',
  tag: 'Simulations',
  errors: [400, 404],
  route: {
    method: 'post',
    path: '/v1/simulation/run',
    operationId: 'startSimulationRun',
    summary: 'Start a run of a run plan',
    request: {
      body: jsonBody(
        z
          .object({
            planId: z.guid().openapi({ description: 'The run plan to start a run of.' }),
            variables: z.record(z.string(), z.string()).default({}).openapi({
              description: 'Variables of the run; `agent_prompt` is the prompt that is tested.',
            }),
          })
          .openapi('RunRequest'),
      ),
    },
    responses: { 201: dataAnswer('The run.', runSchema) },
  },
  handler(context) {
    const { ground } = context.var;
    const { planId, variables } = context.req.valid('json');
    return context.json({ data: runFacts(ground, startRun(ground, planId, variables)) }, 201);
  },
});

export const readOperation = operation({
  name: 'read',
  access: 'read',
  tag: 'Simulations',
  errors: [400, 404],
  route: {
    method: 'get',
    path: '/v1/simulation/plan/job/{jobId}',
    operationId: 'getSimulationRun',
    summary: 'Read a simulation run and its progress',
    request: { params: runParams },
    responses: { 200: dataAnswer('The run as it stands.', runProgressSchema) },
  },
  handler(context) {
    const { ground } = context.var;
    const run = findRun(ground, context.req.valid('param').jobId);
    const { variables } = run;
    const data = { ...runFacts(ground, run), variables, simulationJobs: progressOf(ground, run) };
    advance(ground, run);
    return context.json({ data }, 200);
  },
});

const listQuery = z.object({
  simulationRunPlanId: z.guid().openapi({ description: 'The run plan whose runs are listed.' }),
  limit: wholeNumber(1, 100).default(50).openapi({ description: 'Most runs on a page.' }),
  after: z
    .guid()
    .optional()
    .openapi({ description: "The page before's `nextCursor`; without it, the newest runs." }),
});

export const listOperation = operation({
  name: 'list',
  access: 'read',
  tag: 'Simulations',
  errors: [400, 404],
  route: {
    method: 'get',
    path: '/v1/simulation/plan/jobs',
    operationId: 'listSimulationRuns',
    summary: 'List the runs of a run plan, newest first',
    request: { query: listQuery },
    responses: {
      200: jsonAnswer(
        'A page of runs.',
        z.object({
          data: z.array(runSchema),
          pagination: z.object({ hasMore: z.boolean(), nextCursor: z.nullable(z.guid()) }),
        }),
      ),
    },
  },
  handler: (context) => context.json(listRuns(context.var.ground, context.req.valid('query')), 200),
});

function listRuns(
  ground: Ground,
  { simulationRunPlanId, limit, after }: z.output<typeof listQuery>,
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

export const cancelOperation = operation({
  name: 'cancel',
  access: 'write',
  tag: 'Simulations',
  errors: [400, 404],
  route: {
    method: 'post',
    path: '/v1/simulation/plan/job/{jobId}/cancel',
    operationId: 'cancelSimulationRun',
    summary: 'Cancel a simulation run',
    description: 'Safe to repeat. A run that has ended stays as it is.',
    request: { params: runParams },
    responses: { 200: dataAnswer('The run.', runSchema) },
  },
  handler(context) {
    const { ground } = context.var;
    const run = cancelRunOf(ground, context.req.valid('param').jobId);
    return context.json({ data: runFacts(ground, run) }, 200);
  },
});
