/** Words of collect-metrics: its headings, and what became of metric collection jobs. */

import { oneLine } from '../../text/log-line.ts';
import { formatCounted, shortForm } from '../format.ts';

const MAX_WHY_CHARS = 500;

type Items = Record<'completed' | 'failed', number>;

export const METRICS = {
  title: 'Collect metrics',
  columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
  goal: (jobs: number, isToEnd: boolean) =>
    `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
  created: (id: string, metrics: number, conversations: number) =>
    `metric collection job ${id}: created, ${formatCounted(metrics, 'metric')} of ${formatCounted(conversations, 'conversation')}`,
  lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
  progress: (ended: number, jobs: number, { completed, failed }: Items) =>
    `${ended} of ${formatCounted(jobs, 'job')} ended, ${formatCounted(completed, 'item')} completed, ${failed} failed`,
  ended: (id: string, status: string, why: string | null | undefined) =>
    `${nameJob(id)} ended ${status}${describeWhy(why)}`,
  empty: (id: string, why: string | null | undefined) =>
    `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
  failed: (items: number) => `${formatCounted(items, 'item')} could not be collected`,
  headline: (created: number, jobs: number, items: number, { completed, failed }: Items) => {
    const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
    return `Created ${created} of ${countJobs(jobs)}, ${formatCounted(items, 'item')} in all${counts}`;
  },
};

function countJobs(jobs: number): string {
  return formatCounted(jobs, 'metric collection job');
}

function nameJob(id: string): string {
  return `metric collection job '${shortForm(id)}'`;
}

function describeWhy(why: string | null | undefined): string {
  return why ? `: ${oneLine(why, MAX_WHY_CHARS)}` : '';
}
