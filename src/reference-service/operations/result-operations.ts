import { z } from '@hono/zod-openapi';
import { debriefSchema } from '../debrief-answer.ts';
import { readResults, requestDebrief } from '../debriefs.ts';
import { evidenceSchema } from '../evidence-answer.ts';
import { advance, findRun } from '../runs.ts';
import { orNull } from '../values.ts';
import { evidenceOf } from '../write-evidence.ts';
import { dataAnswer, jsonBody, operation } from './operation.ts';
import { runParams } from './run-operations.ts';

export const debriefOperation = operation({
  name: 'debrief',
  tag: 'Simulations',
  errors: [400, 404, 409],
  method: 'post',
  path: '/v1/simulation/plan/job/{jobId}/debrief',
  summary: 'Request the debrief of a finished simulation run',
  description:
    'Returns at once; the debrief is written in the background. One that is ready or being written is returned unchanged, unless `regenerate` is true.',
  request: {
    params: runParams,
    body: jsonBody(
      z
        .object({
          regenerate: z.boolean().default(false).openapi({
            description: 'Generate a new debrief even if a ready one exists.',
          }),
        })
        .openapi('DebriefRequest'),
      false,
    ),
  },
  responses: { 202: dataAnswer('The debrief.', debriefSchema) },
  handler(context) {
    // Where a request has no body, the library hands on an empty object as it is.
    const { regenerate = false } = context.req.valid('json');
    const { jobId } = context.req.valid('param');
    const { ground } = context.var;
    try {
      return context.json({ data: requestDebrief(ground, jobId, regenerate) }, 202);
    } finally {
      // Without the read operation, this request moves a scripted run on.
      if (ground.isSpecification) advance(ground, findRun(ground, jobId));
    }
  },
});

export const resultsOperation = operation({
  name: 'results',
  tag: 'Simulations',
  unspecified: ['compareToJobId'],
  method: 'get',
  path: '/v1/simulation/plan/job/{jobId}/results',
  summary: 'Read the results of a simulation run',
  request: {
    params: runParams,
    query: z.object({
      compareToJobId: z.guid().optional().openapi({
        description: "The run to compare with; the plan's previous one where it is left out.",
      }),
    }),
  },
  responses: {
    200: dataAnswer(
      'The results; the debrief is null until there is one.',
      evidenceSchema.partial().extend({ debrief: orNull(debriefSchema) }),
    ),
  },
  handler(context) {
    const { ground } = context.var;
    const { jobId } = context.req.valid('param');
    const { compareToJobId } = context.req.valid('query');
    const run = findRun(ground, jobId);
    const compareTo = compareToJobId === undefined ? null : findRun(ground, compareToJobId);
    const evidence =
      ground.isSpecification || !run.hasEvidence ? {} : evidenceOf(ground, run, compareTo);
    return context.json({ data: { ...evidence, debrief: readResults(ground, jobId) } }, 200);
  },
});
