/** What one request for a metric collection job takes at most; an item is a metric of a conversation. */
export interface MetricLimits {
  metrics: number;
  conversations: number;
  items: number;
}

/** From the interface specification. */
export const METRIC_LIMITS: MetricLimits = { metrics: 20, conversations: 500, items: 5000 };

/** How many conversations one request takes beside so many metrics. */
export function mostConversations(metrics: number, limits = METRIC_LIMITS): number {
  if (metrics > limits.metrics) return 0;
  return Math.min(limits.conversations, Math.floor(limits.items / metrics));
}
