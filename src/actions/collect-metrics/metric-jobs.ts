/** Metric collection jobs: how they are split, created and followed. */

import { extendError, ServiceError } from '../../http/errors.ts';
import { hasEnded } from '../../model/outcome.ts';
import { METRICS } from '../../report/words/action-words.ts';
import { LOG } from '../../report/words/log-words.ts';
import type { Wait } from '../../runner/wait.ts';
import type { ServiceClient } from '../../service/client.ts';
import { explainMissing } from '../../service/explain.ts';
import type { WireMetricCollectionJob } from '../../service/schemas.ts';
import type { Step } from '../action.ts';

/** How long the response to a creation is still waited for when the step is cancelled. */
const CREATION_GRACE_MS = 1_500;

/** What one request takes at most; an item is a metric of a conversation. */
export const MAX_METRICS = 20;
export const MAX_CONVERSATIONS = 500;
export const MAX_ITEMS = 5000;

/** One request for a metric collection job, and its result. */
export interface JobRecord {
  metricIds: readonly string[];
  conversationIds: readonly string[];
  /** As last read; null if its creation returned none. */
  job: WireMetricCollectionJob | null;
  result: 'not tried' | 'created' | 'rejected' | 'unknown';
  why: string | null;
}

interface Collection {
  client: ServiceClient;
  wait: Wait;
  step: Step;
}

/** Requests within the limits that together cover every metric of every conversation once. */
export function splitRequests(
  metricIds: readonly string[],
  conversationIds: readonly string[],
): JobRecord[] {
  return inParts(metricIds, MAX_METRICS).flatMap((metrics) => {
    const most = Math.min(MAX_CONVERSATIONS, Math.floor(MAX_ITEMS / metrics.length));
    return inParts(conversationIds, most).map((conversations): JobRecord => {
      const untried = { job: null, result: 'not tried', why: null } as const;
      return { metricIds: metrics, conversationIds: conversations, ...untried };
    });
  });
}

function inParts(ids: readonly string[], size: number): string[][] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size));
}

/**
 * Creates the jobs one after the other. The first failure ends it: its cause applies to the others too.
 * No creation is repeated once the service may have received it.
 */
export async function createJobs(
  records: readonly JobRecord[],
  kind: 'callIds' | 'chatIds',
  { client, wait, step }: Collection,
): Promise<void> {
  for (const record of records) {
    const { metricIds, conversationIds } = record;
    try {
      record.job = await client.createMetricCollectionJob(
        metricIds,
        { [kind]: conversationIds },
        { ...wait.context, lingerMs: CREATION_GRACE_MS },
      );
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      record.result = error.mayHaveBeenTaken ? 'unknown' : 'rejected';
      record.why = error.message;
      const lost = { kind: 'lost', rule: 'metric-job' } as const;
      throw error.mayHaveBeenTaken ? extendError(error, METRICS.lost, lost) : error;
    }
    record.result = 'created';
    step.runner.info(METRICS.created(record.job.id, metricIds.length, conversationIds.length));
  }
}

/** Reads the jobs until all have ended, by the statuses of runs, and reports those without success. */
export async function followJobs(
  records: readonly JobRecord[],
  { client, wait, step }: Collection,
): Promise<void> {
  while (!jobsOf(records).every(({ status }) => hasEnded(status))) {
    await wait.pause();
    for (const record of records) {
      const { job } = record;
      if (job === null || hasEnded(job.status)) continue;
      record.job = await client.readMetricCollectionJob(job.id, wait.context).catch((error) => {
        throw explainMissing(error);
      });
    }
    const ended = jobsOf(records).filter(({ status }) => hasEnded(status)).length;
    const progress = METRICS.progress(ended, records.length, countItems(records));
    wait.see(progress, (...seen) => step.runner.info(LOG.seen(...seen)));
  }
  const { errors, warnings } = step.report;
  errors.push(...jobsOf(records).flatMap((job) => failureOf(job) ?? []));
  const { failed } = countItems(records);
  if (failed > 0 && errors.length === 0) warnings.push(METRICS.failed(failed));
}

function jobsOf(records: readonly JobRecord[]): WireMetricCollectionJob[] {
  return records.flatMap(({ job }) => job ?? []);
}

/** Items of the job as the service counts them, or as many as were requested. */
export function totalItems({ metricIds, conversationIds, job }: JobRecord): number {
  return job?.totalItems ?? metricIds.length * conversationIds.length;
}

export function countItems(records: readonly JobRecord[]): { completed: number; failed: number } {
  const jobs = jobsOf(records);
  return {
    completed: jobs.reduce((sum, { completedItems }) => sum + (completedItems ?? 0), 0),
    failed: jobs.reduce((sum, { failedItems }) => sum + (failedItems ?? 0), 0),
  };
}

/** Why a job that has ended is no success; null if it is one. */
function failureOf(job: WireMetricCollectionJob): string | null {
  const { id, status, completedItems, failedItems, errorMessage } = job;
  if (hasEnded(status) && status !== 'COMPLETED') return METRICS.ended(id, status, errorMessage);
  return failedItems && !completedItems ? METRICS.empty(id, errorMessage) : null;
}
