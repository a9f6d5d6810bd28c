/** collect-metrics: creates metric collection jobs, and follows them to their end where wanted. */

import { oneLine } from '../core/text/log-line.ts';
import { formatCounted } from '../report/format.ts';
import type { Action, Step } from '../step/action.ts';
import type { InputForm } from '../step/inputs/input-form.ts';
import { jsonArray } from '../step/output-values.ts';
import { createJobs } from './create-jobs.ts';
import { followJobs } from './follow-jobs.ts';
import { type CollectInputs, DEFAULTS, MEANT, readInputs } from './inputs.ts';
import { countItems, type JobRecord, rowOf, totalItems } from './job-record.ts';
import { splitMetricRequests } from './metric-requests.ts';

export const collectMetrics: Action = {
  title: 'Collect metrics',
  defaults: DEFAULTS,
  outputs: ['metric-job-ids', 'total-items'],
  columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
  meant: MEANT,
  prepare(form: InputForm<keyof typeof DEFAULTS>) {
    const inputs = readInputs(form);
    return inputs && ((step) => collect(inputs, step));
  },
};

async function collect(inputs: CollectInputs, step: Step): Promise<void> {
  const { metricIds, conversations, timeoutMs: limitMs } = inputs;
  step.report.notes.push(...inputs.notes);
  const requests = splitMetricRequests(metricIds, conversations.ids);
  const records = requests.map((request): JobRecord => ({ request, fate: { kind: 'not tried' } }));
  const jobs = formatCounted(requests.length, 'metric collection job');
  const what = `${jobs} to ${inputs.wait ? 'end' : 'be created'}`;
  const wait = step.wait({ what, input: 'timeout', limitMs });
  try {
    const client = step.connect();
    await createJobs(records, conversations.kind, { client, wait, step });
    if (inputs.wait) await followJobs(records, { client, wait, step });
  } finally {
    record(records, step);
  }
}

function record(records: readonly JobRecord[], { report }: Step): void {
  const created = records.filter(({ fate }) => fate.kind === 'job');
  const ids = created.map(({ fate }) => (fate.kind === 'job' ? oneLine(fate.job.id, 200) : ''));
  const items = created.reduce((sum, job) => sum + totalItems(job), 0);
  report.outputs['metric-job-ids'] = jsonArray(ids, (cut) => ({ cut }));
  report.outputs['total-items'] = String(items);
  report.rows.push(...records.map(rowOf));
  report.headline = `Created ${created.length} of ${formatCounted(records.length, 'metric collection job')}, ${formatCounted(items, 'item')} in all${describeItems(created)}`;
}

/** E.g. `: 90 completed, 10 failed`, where the jobs were followed or had begun. */
function describeItems(created: readonly JobRecord[]): string {
  const { completed, failed } = countItems(created);
  return completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
}
