/** How metric collection is split into requests that the service takes. */

/** Limits of one request, from the interface specification; an item is a metric of a conversation. */
export const MAX_METRICS = 20;
const MAX_CONVERSATIONS = 500;
const MAX_ITEMS = 5000;

export interface MetricRequest {
  metricIds: string[];
  conversationIds: string[];
}

/**
 * The requests that cover every metric of every conversation once: either groups of metrics that
 * each go over all conversations, or groups of conversations that each go over all metrics,
 * whichever makes fewer of them.
 */
export function splitMetricRequests(
  metricIds: readonly string[],
  conversationIds: readonly string[],
): MetricRequest[] {
  const byMetrics = cheapestPieces(metricIds.length, MAX_METRICS, (metrics) =>
    Math.ceil(conversationIds.length / mostBeside(metrics, MAX_CONVERSATIONS)),
  );
  const byConversations = cheapestPieces(
    conversationIds.length,
    MAX_CONVERSATIONS,
    (conversations) => Math.ceil(metricIds.length / mostBeside(conversations, MAX_METRICS)),
  );
  return byMetrics.cost <= byConversations.cost
    ? cross(metricIds, conversationIds, sizesOf(byMetrics), MAX_CONVERSATIONS).map(
        ([metrics, conversations]) => ({ metricIds: metrics, conversationIds: conversations }),
      )
    : cross(conversationIds, metricIds, sizesOf(byConversations), MAX_METRICS).map(
        ([conversations, metrics]) => ({ metricIds: metrics, conversationIds: conversations }),
      );
}

/** How many conversations one request takes beside so many metrics. */
export function mostConversations(metrics: number): number {
  return mostBeside(metrics, MAX_CONVERSATIONS);
}

/** How many of the other kind fit into a request beside so many of one kind. */
function mostBeside(count: number, limit: number): number {
  return Math.min(limit, Math.floor(MAX_ITEMS / count));
}

/** A total in pieces: the first one's size, and the others. */
interface Pieces {
  cost: number;
  size: number;
  rest: Pieces | null;
}

const NOTHING: Pieces = { cost: 0, size: 0, rest: null };

/** The pieces, none above `largest`, that make up `total` at the least cost; larger ones first. */
function cheapestPieces(total: number, largest: number, costOf: (size: number) => number): Pieces {
  const smaller: Pieces[] = [];
  let whole = NOTHING;
  for (let count = 1; count <= total; count += 1) {
    smaller.push(whole);
    whole = smaller
      .slice(-largest)
      .toReversed()
      .map((rest, index) => ({ cost: rest.cost + costOf(index + 1), size: index + 1, rest }))
      .reduce((least, next) => (next.cost <= least.cost ? next : least));
  }
  return whole;
}

function sizesOf(pieces: Pieces): number[] {
  const sizes: number[] = [];
  for (let left = pieces; left.rest !== null; left = left.rest) sizes.push(left.size);
  return sizes;
}

/** Pieces of one kind, each with as many of the other kind as fit beside it. */
function cross(
  ones: readonly string[],
  others: readonly string[],
  sizes: readonly number[],
  limit: number,
): [string[], string[]][] {
  let start = 0;
  return sizes.flatMap((size) => {
    const piece = ones.slice(start, start + size);
    start += size;
    return chunks(others, mostBeside(size, limit)).map((other): [string[], string[]] => [
      piece,
      other,
    ]);
  });
}

function chunks(items: readonly string[], size: number): string[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
