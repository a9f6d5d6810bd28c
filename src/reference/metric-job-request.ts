import { z } from 'zod';

const MOST_METRICS = 20;
const MOST_CONVERSATIONS = 500;
const MOST_ITEMS = 5_000;

const CONVERSATIONS = ['callIds', 'chatIds'] as const;

const conversationIds = z.array(z.guid()).min(1).max(MOST_CONVERSATIONS).optional();

/** The body of a metric collection job's creation. */
export const metricJobRequestSchema = z
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
  .meta({
    description: `Exactly one of callIds and chatIds. Metrics times conversations is at most ${MOST_ITEMS}.`,
    oneOf: CONVERSATIONS.map((name) => ({ required: [name] })),
  });

export type MetricJobRequest = z.output<typeof metricJobRequestSchema>;
