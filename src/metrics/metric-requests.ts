/** How metric collection is split into requests that the service takes. */

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

/** The search takes time with the square of the metrics, so more than these go in several bands. */
const MAX_BAND = 100;

export interface MetricRequest {
  metricIds: string[];
  conversationIds: string[];
}

/**
 * The requests that cover every metric of every conversation once, of which there is at least one
 * each. The table of both is cut in two, by metrics or by conversations, and each part again until
 * it fits into a request: no other cuts of this kind make fewer parts. Above 100 metrics the first
 * cuts are by metrics, into bands of at most 100.
 */
export function splitMetricRequests(
  metricIds: readonly string[],
  conversationIds: readonly string[],
  limits = METRIC_LIMITS,
): MetricRequest[] {
  const most = Math.min(metricIds.length, MAX_BAND);
  const blocks = findBlocks(most, conversationIds.length, limits);
  let start = 0;
  return chooseBands(metricIds.length, blocks).flatMap((block) => {
    const band = metricIds.slice(start, start + block.metrics);
    start += block.metrics;
    return cutBlock(block, band, [...conversationIds]);
  });
}

/** A part of the table, as wide as so many requests can make it. */
interface Block {
  requests: number;
  metrics: number;
  conversations: number;
  /** What it is cut into: by conversations where each has all its metrics. Null for one request. */
  parts: readonly [Block, Block] | null;
}

type BlockOf = (requests: number, metrics: number) => Block;

const NOTHING: Block = { requests: 0, metrics: 0, conversations: 0, parts: null };

/** For each number of metrics from 1 to `most`, the block of fewest requests that is wide enough. */
function findBlocks(most: number, conversations: number, limits: MetricLimits): Block[] {
  const rows: Block[][] = [];
  const blockOf: BlockOf = (requests, metrics) => rows[requests]?.[metrics] ?? NOTHING;
  const fewest = new Map<number, Block>();
  for (let requests = 1; blockOf(requests - 1, most).conversations < conversations; requests += 1) {
    const row = [NOTHING];
    for (let metrics = 1; metrics <= most; metrics += 1) {
      const block = widestBlock(requests, metrics, blockOf, limits);
      row.push(block);
      if (block.conversations >= conversations && !fewest.has(metrics)) fewest.set(metrics, block);
    }
    rows[requests] = row;
  }
  return [...fewest.values()];
}

/** @param blockOf gives the blocks of fewer requests */
function widestBlock(
  requests: number,
  metrics: number,
  blockOf: BlockOf,
  limits: MetricLimits,
): Block {
  const conversations = requests === 1 ? mostConversations(metrics, limits) : 0;
  let widest: Block = { requests, metrics, conversations, parts: null };
  const consider = (conversations: number, ...parts: [Block, Block]) => {
    if (conversations > widest.conversations) widest = { requests, metrics, conversations, parts };
  };
  for (let some = 1; some < requests; some += 1) {
    const [left, right] = [blockOf(some, metrics), blockOf(requests - some, metrics)];
    consider(left.conversations + right.conversations, left, right);
    for (let upper = metrics - 1; upper >= 1; upper -= 1) {
      const [above, below] = [blockOf(some, upper), blockOf(requests - some, metrics - upper)];
      consider(Math.min(above.conversations, below.conversations), above, below);
    }
  }
  return widest;
}

interface Bands {
  requests: number;
  blocks: readonly Block[];
}

/** The blocks that together have so many metrics and need the fewest requests. */
function chooseBands(metrics: number, blocks: readonly Block[]): readonly Block[] {
  let whole: Bands = { requests: 0, blocks: [] };
  const chosen = [whole];
  for (let count = 1; count <= metrics; count += 1) {
    whole = blocks
      .flatMap((block): Bands[] => {
        const rest = chosen[count - block.metrics];
        if (rest === undefined) return [];
        return [{ requests: rest.requests + block.requests, blocks: [block, ...rest.blocks] }];
      })
      .reduce((least, next) => (next.requests <= least.requests ? next : least));
    chosen.push(whole);
  }
  return whole.blocks;
}

/** The requests of a block with these metrics and conversations, at most as many as it has. */
function cutBlock(
  { metrics, parts }: Block,
  metricIds: string[],
  conversationIds: string[],
): MetricRequest[] {
  if (parts === null) return [{ metricIds, conversationIds }];
  const [first, second] = parts;
  // None of the parts is empty: what is left could otherwise do with fewer requests.
  if (first.metrics === metrics) {
    const at = first.conversations;
    return [
      ...cutBlock(first, metricIds, conversationIds.slice(0, at)),
      ...cutBlock(second, metricIds, conversationIds.slice(at)),
    ];
  }
  return [
    ...cutBlock(first, metricIds.slice(0, first.metrics), conversationIds),
    ...cutBlock(second, metricIds.slice(first.metrics), conversationIds),
  ];
}
