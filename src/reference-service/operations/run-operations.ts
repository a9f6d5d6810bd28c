import { z } from '@hono/zod-openapi';
import { costOf, costSchema } from '../cost.ts';
import { EXAMPLES } from '../demo-plan.ts';
import { runFields, verdictSchema } from '../evidence-answer.ts';
import { grade, verdictOf } from '../grade-run.ts';
import {
  advance,
  cancelRunOf,
  findRun,
  type Ground,
  queuePosition,
  runFacts,
  startRun,
} from '../runs.ts';
import { JOB_STATUSES, PROCESSING_STATUSES, progressOf } from '../simulation-jobs.ts';
import { countSchema, orNull, phoneNumberSchema } from '../values.ts';
import { dataAnswer, jsonAnswer, jsonBody, operation } from './operation.ts';
import { page, paginationSchema, unknownCursor, wholeNumber } from './page.ts';

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
        processingStatus: z.enum(PROCESSING_STATUSES).optional(),
        attemptNumber: z.int().min(1).optional(),
        persona: z.object({ id: z.guid(), name: z.string() }).optional(),
        scenario: z.object({ id: z.guid(), description: z.string() }).optional(),
        agentEndpoint: z
          .object({ id: z.guid(), name: z.string(), phoneNumber: phoneNumberSchema })
          .optional(),
      }),
    ),
    queuePosition: z.nullable(countSchema).optional().openapi({
      description: 'How many runs go first; null once it is its turn.',
    }),
    verdict: orNull(verdictSchema).optional(),
  })
  .openapi('SimulationRunPlanJobProgress');

export const runParams = z.object({
  jobId: z
    .guid()
    .openapi({ description: 'The simulation run plan job.', param: { example: EXAMPLES.run } }),
});

const variablesSchema = z.record(z.string(), z.string());

const startRequest = z
  .object({
    planId: z
      .guid()
      .openapi({ description: 'The run plan to start a run of.', example: EXAMPLES.plan }),
    variables: variablesSchema.default({}).openapi({
      description:
        'Variables of the run; `agent_prompt` is the prompt that is tested. A name that the plan does not know is refused.',
    }),
  })
  .openapi('RunRequest');

export const startOperation = operation({
  name: 'start',
  tag: 'Simulations',
  method: 'post',
  path: '/v1/simulation/run',
  summary: 'Start a run of a run plan',
  request: { body: jsonBody(startRequest) },
  responses: {
    201: dataAnswer('The run.', runSchema),
  },
  handler(context) {
    const { ground } = context.var;
    const { planId, variables } = context.req.valid('json');
    const run = startRun(ground, planId, variables);
    return context.json({ data: runFacts(ground, run) }, 201);
  },
});

export const readOperation = operation({
  name: 'read',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'get',
  path: '/v1/simulation/plan/job/{jobId}',
  summary: 'Read a simulation run and its progress',
  request: { params: runParams },
  responses: { 200: dataAnswer('The run.', runProgressSchema) },
  handler(context) {
    const { ground } = context.var;
    const run = findRun(ground, context.req.valid('param').jobId);
    const { variables } = run;
    const data = {
      ...runFacts(ground, run),
      variables,
      simulationJobs: progressOf(ground, run),
      queuePosition: queuePosition(ground, run),
      ...(run.hasEvidence ? { verdict: verdictOf(grade(ground, run)) } : {}),
    };
    advance(ground, run);
    return context.json({ data }, 200);
  },
});

const listQuery = z.object({
  simulationRunPlanId: z.guid().optional().openapi({ description: 'Runs of this run plan alone.' }),
  limit: wholeNumber(1, 50).default(50).openapi({ description: 'Most runs on a page.' }),
  after: z
    .guid()
    .optional()
    .openapi({ description: "The page before's `nextCursor`; without it, the newest runs." }),
});

export const listOperation = operation({
  name: 'list',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'get',
  path: '/v1/simulation/plan/jobs',
  summary: 'List runs, newest first',
  request: { query: listQuery },
  responses: {
    200: jsonAnswer(
      'A page of runs.',
      z.object({
        data: z.array(runSchema),
        pagination: paginationSchema,
      }),
    ),
  },
  handler: (context) => context.json(listRuns(context.var.ground, context.req.valid('query')), 200),
});

function listRuns(ground: Ground, query: z.output<typeof listQuery>) {
  const { simulationRunPlanId, limit, after } = query;
  const last = after === undefined ? undefined : ground.store.runs.get(after);
  if (last === null) throw unknownCursor(after);
  const planId = simulationRunPlanId?.toLowerCase();
  const runs = ground.store.runsOf({ planId, after: last });
  const facts = runs.map((run) => runFacts(ground, run));
  return page(facts, limit, (run) => run.simulationRunPlanJobId);
}

export const cancelOperation = operation({
  name: 'cancel',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'post',
  path: '/v1/simulation/plan/job/{jobId}/cancel',
  summary: 'Cancel a simulation run',
  description: 'Safe to repeat. A run that has ended stays as it is.',
  request: { params: runParams },
  responses: { 200: dataAnswer('The run.', runSchema) },
  handler(context) {
    const { ground } = context.var;
    const run = cancelRunOf(ground, context.req.valid('param').jobId);
    return context.json({ data: runFacts(ground, run) }, 200);
  },
});

export const costOperation = operation({
  name: 'cost',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'get',
  path: '/v1/simulation/plan/job/{jobId}/cost',
  summary: 'Read what a simulation run has cost so far',
  description: 'Every attempt is billed.',
  request: { params: runParams },
  responses: { 200: dataAnswer('The cost.', costSchema) },
  handler(context) {
    const { ground } = context.var;
    const run = findRun(ground, context.req.valid('param').jobId);
    return context.json({ data: costOf(ground, run) }, 200);
  },
});
