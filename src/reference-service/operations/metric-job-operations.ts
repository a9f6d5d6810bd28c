import { z } from '@hono/zod-openapi';
import { ApiError } from '../api-error.ts';
import { EXAMPLES } from '../demo-plan.ts';
import type { Ground } from '../runs.ts';
import { seededUuid } from '../seeded.ts';
import { findSimulatedCall } from '../simulation-jobs.ts';
import type { StoredMetricJob } from '../stored.ts';
import { countSchema, iso, timestampSchema } from '../values.ts';
import { dataAnswer, jsonBody, operation } from './operation.ts';

const MOST_METRICS = 20;
const MOST_CONVERSATIONS = 500;
const MOST_ITEMS = 5_000;

const CONVERSATIONS = ['callIds', 'chatIds'] as const;

const conversationIds = z.array(z.guid()).min(1).max(MOST_CONVERSATIONS).optional();

/** The body of a metric collection job's creation. */
const metricJobRequestSchema = z
  .object({
    metrics: z
      .array(z.looseObject({ id: z.guid() }))
      .min(1)
      .max(MOST_METRICS),
    callIds: conversationIds,
    chatIds: conversationIds,
  })
  .superRefine((request, context) => {
    const { metrics, callIds, chatIds } = request;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (callIds !== undefined && chatIds !== undefined) {
      refuse('chatIds', 'must not be given together with callIds');
    }
    if (callIds === undefined && chatIds === undefined) {
      refuse('callIds', 'either callIds or chatIds must be given');
    }
    const items = metrics.length * (callIds ?? chatIds ?? []).length;
    if (items > MOST_ITEMS) {
      refuse(
        callIds === undefined ? 'chatIds' : 'callIds',
        `makes ${items} items with ${metrics.length} metrics; at most ${MOST_ITEMS} are allowed`,
      );
    }
  })
  .openapi('MetricCollectionJobRequest', {
    description: `Exactly one of callIds and chatIds. Metrics times conversations is at most ${MOST_ITEMS}.`,
    oneOf: CONVERSATIONS.map((name) => ({ required: [name] })),
  });

type MetricJobRequest = z.output<typeof metricJobRequestSchema>;

const metricJobSchema = z
  .object({
    id: z.guid(),
    status: z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']),
    triggeredBy: z.enum(['USER_MANUAL']),
    totalItems: countSchema,
    completedItems: countSchema,
    failedItems: countSchema,
    startedAt: z.nullable(timestampSchema),
    completedAt: z.nullable(timestampSchema),
    errorMessage: z.nullable(z.string()),
    policyIds: z.array(z.guid()),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .openapi('MetricCollectionJob');

const metricJobParams = z.object({
  jobId: z
    .guid()
    .openapi({ description: 'The metric collection job.', param: { example: EXAMPLES.metricJob } }),
});

type MetricJob = z.output<typeof metricJobSchema>;

export const createMetricJobOperation = operation({
  name: 'createMetricJob',
  tag: 'Metrics',
  errors: [400],
  method: 'post',
  path: '/v1/metric/collection-jobs',
  summary: 'Compute metrics over calls or chats',
  request: { body: jsonBody(metricJobRequestSchema) },
  responses: {
    201: dataAnswer('The metric collection job, which starts at once.', metricJobSchema),
  },
  handler: (context) =>
    context.json({ data: createMetricJob(context.var.ground, context.req.valid('json')) }, 201),
});

export const readMetricJobOperation = operation({
  name: 'readMetricJob',
  isUnspecified: true,
  tag: 'Metrics',
  method: 'get',
  path: '/v1/metric/collection-jobs/{jobId}',
  summary: 'Read a metric collection job and its progress',
  request: { params: metricJobParams },
  responses: { 200: dataAnswer('The metric collection job.', metricJobSchema) },
  handler: (context) =>
    context.json(
      { data: readMetricJob(context.var.ground, context.req.valid('param').jobId) },
      200,
    ),
});

/** How long a job waits and works at time scale 1. */
const NATURAL_MS = { PENDING: 2_000, WORK: 8_000, ITEM: 20 };

/** Creates a metric collection job; every item over a call that the service does not know fails. */
function createMetricJob(ground: Ground, { metrics, callIds, chatIds }: MetricJobRequest) {
  const { store, clock, timeScale, projectId } = ground;
  const knowsCall = (id: string) =>
    store.calls.get(id) !== null || findSimulatedCall(ground, id) !== null;
  const conversations = callIds?.map(knowsCall) ?? (chatIds ?? []).map(() => true);
  const now = clock.now();
  const from = now + NATURAL_MS.PENDING / timeScale;
  const items = metrics.length * conversations.length;
  const job: StoredMetricJob = {
    id: seededUuid('metric job', projectId, String(store.metricJobs.size + 1)),
    createdAt: now,
    work: { from, to: from + (NATURAL_MS.WORK + items * NATURAL_MS.ITEM) / timeScale },
    metricCount: metrics.length,
    conversations,
  };
  store.metricJobs.save(job);
  return metricJobFacts(ground, job);
}

/** The job now; throws 404 if there is none. */
function readMetricJob(ground: Ground, jobId: string): MetricJob {
  const job = ground.store.metricJobs.get(jobId);
  if (job !== null) return metricJobFacts(ground, job);
  throw new ApiError('resource_not_found', `There is no metric collection job ${jobId}.`);
}

function metricJobFacts({ clock }: Ground, job: StoredMetricJob): MetricJob {
  const { work, metricCount, conversations } = job;
  const now = clock.now();
  const total = metricCount * conversations.length;
  const share = Math.min(1, Math.max(0, (now - work.from) / (work.to - work.from)));
  const done = Math.floor(share * total);
  const failed = failedAmong(done, job);
  const isOver = now >= work.to;
  const allFailed = isOver && failed === total;
  return {
    id: job.id,
    status: statusOf(now, work, allFailed),
    triggeredBy: 'USER_MANUAL',
    totalItems: total,
    completedItems: done - failed,
    failedItems: failed,
    startedAt: now < work.from ? null : iso(work.from),
    completedAt: isOver ? iso(work.to) : null,
    errorMessage: allFailed ? 'The service knows none of the conversations.' : null,
    policyIds: [],
    createdAt: iso(job.createdAt),
    updatedAt: iso(now < work.from ? job.createdAt : Math.min(now, work.to)),
  };
}

function statusOf(
  now: number,
  work: StoredMetricJob['work'],
  allFailed: boolean,
): MetricJob['status'] {
  if (now < work.from) return 'PENDING';
  if (now < work.to) return 'RUNNING';
  return allFailed ? 'FAILED' : 'COMPLETED';
}

/** How many of the items done so far failed; they are done conversation by conversation. */
function failedAmong(done: number, { metricCount, conversations }: StoredMetricJob): number {
  return conversations
    .map((isKnown, index) =>
      isKnown ? 0 : Math.min(metricCount, Math.max(0, done - index * metricCount)),
    )
    .reduce((sum, items) => sum + items, 0);
}
