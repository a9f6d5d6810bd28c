import { z } from '@hono/zod-openapi';
import { ApiError } from '../api-error.ts';
import { conversationOf, type Turn } from '../conversation.ts';
import { EXAMPLES } from '../demo-plan.ts';
import { metricsOfCall } from '../metrics.ts';
import type { Plan } from '../run-plan.ts';
import type { Ground } from '../runs.ts';
import { findSimulatedCall, isEvaluated, type SimulationJob } from '../simulation-jobs.ts';
import { countSchema } from '../values.ts';
import { dataAnswer, operation } from './operation.ts';

const callParams = z.object({
  callId: z.guid().openapi({ description: 'The call.', param: { example: EXAMPLES.call } }),
});

const roleSchema = z.nullable(z.string()).openapi({ description: '`AGENT` or `CUSTOMER`.' });

const segment = { text: z.string(), startOffsetMs: countSchema, endOffsetMs: countSchema };

const transcriptSchema = z
  .object({
    entries: z.array(z.object({ role: roleSchema, ...segment })),
  })
  .openapi('Transcript');

export const transcriptOperation = operation({
  name: 'transcript',
  isUnspecified: true,
  tag: 'Calls',
  method: 'get',
  path: '/v1/call/{callId}/transcript',
  summary: 'Read what was said in a call',
  request: { params: callParams },
  responses: { 200: dataAnswer('The transcript.', transcriptSchema) },
  handler: (context) =>
    context.json(
      { data: transcriptOf(context.var.ground, context.req.valid('param').callId) },
      200,
    ),
});

const callMetricSchema = z
  .object({
    metricId: z.guid(),
    name: z.string(),
    value: z.union([z.boolean(), z.number(), z.string()]),
    reasoning: z.string().optional(),
    evidenceSpans: z
      .array(z.object({ fromSegment: z.object(segment), toSegment: z.object(segment) }))
      .optional(),
  })
  .openapi('CallMetric');

export const callMetricsOperation = operation({
  name: 'callMetrics',
  isUnspecified: true,
  tag: 'Calls',
  method: 'get',
  path: '/v1/call/{callId}/metrics',
  summary: 'Read what the metrics say of a call, and what in it shows that',
  request: { params: callParams },
  responses: { 200: dataAnswer('The metrics.', z.array(callMetricSchema)) },
  handler: (context) =>
    context.json({ data: metricsOf(context.var.ground, context.req.valid('param').callId) }, 200),
});

function transcriptOf(ground: Ground, callId: string): z.infer<typeof transcriptSchema> {
  const found = findSimulatedCall(ground, callId);
  if (found === null) throw notFound(callId);
  const { plan, job } = found;
  return {
    entries: saidIn(plan, job).map(({ check: _, ...turn }) => turn),
  };
}

/** The metrics of a simulated call; none before it is graded. */
function metricsOf(ground: Ground, callId: string): z.infer<typeof callMetricSchema>[] {
  const found = findSimulatedCall(ground, callId);
  if (found === null) throw notFound(callId);
  const { plan, job } = found;
  if (!isEvaluated(job)) return [];
  const turns = saidIn(plan, job);
  return metricsOfCall(plan, job.call).map(({ metricId, name, value, reasoning }) => ({
    metricId,
    name,
    value,
    ...(reasoning === null ? {} : { reasoning }),
    ...(value === false ? { evidenceSpans: spansOf(turns, name) } : {}),
  }));
}

/** Where a check came up: from the caller's question to the agent's response. */
function spansOf(turns: readonly Turn[], check: string) {
  const about = turns.filter((turn) => turn.check === check);
  const [first, last] = [about[0], about.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ fromSegment: segmentOf(first), toSegment: segmentOf(last) }];
}

function segmentOf({ text, startOffsetMs, endOffsetMs }: Turn) {
  return { text, startOffsetMs, endOffsetMs };
}

/** Empty before the call is over. */
function saidIn(plan: Plan, { call, status }: SimulationJob): readonly Turn[] {
  return status === 'COMPLETED' ? conversationOf(plan, call) : [];
}

function notFound(callId: string): ApiError {
  return new ApiError('resource_not_found', `There is no call ${callId}.`);
}
