import { ApiError } from './errors.ts';
import type { MetricJobRequest } from './metric-job-request.ts';
import { type Ground, iso } from './runs.ts';
import { seededUuid } from './seeded.ts';
import type { StoredMetricJob } from './stored.ts';

/** How long a job waits and works at time scale 1. */
const NATURAL_MS = { PENDING: 2_000, WORK: 8_000, ITEM: 20 };

/** Creates a metric collection job; every item over a call that the service does not know fails. */
export function createMetricJob(ground: Ground, { metrics, callIds, chatIds }: MetricJobRequest) {
  const { store, clock, timeScale, projectId } = ground;
  return store.transaction(() => {
    const conversations =
      callIds?.map((id) => store.knowsCall(id.toLowerCase())) ?? (chatIds ?? []).map(() => true);
    const now = clock.now();
    const from = now + NATURAL_MS.PENDING / timeScale;
    const items = metrics.length * conversations.length;
    const job: StoredMetricJob = {
      id: seededUuid('metric job', projectId, String(store.metricJobCount() + 1)),
      createdAt: now,
      work: { from, to: from + (NATURAL_MS.WORK + items * NATURAL_MS.ITEM) / timeScale },
      metricCount: metrics.length,
      conversations,
    };
    store.addMetricJob(job);
    return metricJobFacts(ground, job);
  });
}

/** The job as it stands now; throws 404 where there is none. */
export function readMetricJob(ground: Ground, jobId: string) {
  const job = ground.store.metricJob(jobId.toLowerCase());
  if (job === null) {
    throw new ApiError('resource_not_found', `There is no metric collection job ${jobId}.`);
  }
  return metricJobFacts(ground, job);
}

function metricJobFacts({ clock }: Ground, job: StoredMetricJob) {
  const now = clock.now();
  const { work, metricCount, conversations } = job;
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

function statusOf(now: number, work: StoredMetricJob['work'], allFailed: boolean): string {
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
