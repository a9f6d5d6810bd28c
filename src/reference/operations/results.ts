import { z } from '@hono/zod-openapi';
import { debriefSchema } from '../debrief-answer.ts';
import { readResults, requestDebrief } from '../debriefs.ts';
import { orNull } from '../values.ts';
import { dataAnswer, jsonBody, operation } from './operation.ts';
import { runParams } from './runs.ts';

export const debriefOperation = operation({
  name: 'debrief',
  access: 'write',
  tag: 'Simulations',
  errors: [400, 404, 409],
  route: {
    method: 'post',
    path: '/v1/simulation/plan/job/{jobId}/debrief',
    operationId: 'requestSimulationRunDebrief',
    summary: 'Request the debrief of a settled simulation run',
    description:
      'Returns at once; the debrief is written in the background. One that is ready or being written is returned as it stands, unless `regenerate` is true.',
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
  },
  handler(context) {
    // Where a request has no body, the library hands on an empty object as it is.
    const { regenerate = false } = context.req.valid('json');
    const { jobId } = context.req.valid('param');
    return context.json({ data: requestDebrief(context.var.ground, jobId, regenerate) }, 202);
  },
});

export const resultsOperation = operation({
  name: 'results',
  access: 'read',
  tag: 'Simulations',
  errors: [400, 404],
  route: {
    method: 'get',
    path: '/v1/simulation/plan/job/{jobId}/results',
    operationId: 'getSimulationRunResults',
    summary: 'Read the results of a simulation run',
    request: { params: runParams },
    responses: {
      200: dataAnswer(
        'The results; the debrief is null until there is one.',
        z.object({ debrief: orNull(debriefSchema) }),
      ),
    },
  },
  handler(context) {
    const debrief = readResults(context.var.ground, context.req.valid('param').jobId);
    return context.json({ data: { debrief } }, 200);
  },
});
