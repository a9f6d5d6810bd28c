import { oneLine } from '../core/text/log-line.ts';
import type { WireMetricCollectionJob } from '../service/schemas.ts';
import type { Cell } from '../step/action.ts';
import type { MetricRequest } from './metric-requests.ts';

/**
 * States that nothing follows after. The specification shows PENDING alone; these are what runs end
 * with, and another spelling of one of them. A state never seen before counts as in progress until the
 * job has a `completedAt`.
 */
const ENDED: ReadonlySet<string> = new Set([
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'CANCELED',
  'TIMED_OUT',
]);

/** One request for a metric collection job, and what has come of it. */
export interface JobRecord {
  request: MetricRequest;
  /** The job as last seen, or why there is none. */
  fate:
    | { kind: 'job'; job: WireMetricCollectionJob }
    | { kind: 'rejected' | 'unknown'; why: string }
    | { kind: 'not tried' };
}

export function jobHasEnded({ status, completedAt }: WireMetricCollectionJob): boolean {
  return ENDED.has(status) || Boolean(completedAt);
}

/** Items of the job as the service counts them, or as many as were asked for. */
export function totalItems({ request, fate }: JobRecord): number {
  const asked = request.metricIds.length * request.conversationIds.length;
  return (fate.kind === 'job' ? fate.job.totalItems : null) ?? asked;
}

/** Items worked through so far, over all jobs. */
export function countItems(records: readonly JobRecord[]): { completed: number; failed: number } {
  const jobs = records.flatMap(({ fate }) => (fate.kind === 'job' ? [fate.job] : []));
  return {
    completed: jobs.reduce((sum, { completedItems }) => sum + (completedItems ?? 0), 0),
    failed: jobs.reduce((sum, { failedItems }) => sum + (failedItems ?? 0), 0),
  };
}

/** Why a job that has ended is no success; null where it is one. */
export function failureOf(job: WireMetricCollectionJob): string | null {
  const { status, completedItems, failedItems, errorMessage } = job;
  const why = errorMessage ? `: ${oneLine(errorMessage, 500)}` : '';
  if (ENDED.has(status) && status !== 'COMPLETED') return `ended ${status}${why}`;
  return failedItems && !completedItems ? `collected nothing: every item failed${why}` : null;
}

/** The row of the summary's table. */
export function rowOf(record: JobRecord): Cell[] {
  const { request, fate } = record;
  const job = fate.kind === 'job' ? fate.job : null;
  return [
    job && { id: job.id },
    job?.status ?? fate.kind,
    String(request.metricIds.length),
    String(request.conversationIds.length),
    String(totalItems(record)),
    count(job?.completedItems),
    count(job?.failedItems),
    'why' in fate ? fate.why : (job?.errorMessage ?? null),
  ];
}

function count(items: number | null | undefined): string | null {
  return items === null || items === undefined ? null : String(items);
}
