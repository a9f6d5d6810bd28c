/** collect-metrics: creates metric collection jobs, and on request follows them to their end. */

import { type Complete, type InputForm, isComplete } from '../../inputs/input-form.ts';
import type { Cell } from '../../report/action-summary.ts';
import { jsonArray } from '../../report/output-text.ts';
import { METRICS } from '../../report/words/action-words.ts';
import { oneLine } from '../../text/log-line.ts';
import type { Action, Step } from '../action.ts';
import {
  countItems,
  createJobs,
  followJobs,
  type JobRecord,
  splitRequests,
  totalItems,
} from './metric-jobs.ts';

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  metrics: '',
  'call-ids': '',
  'chat-ids': '',
  wait: 'false',
  timeout: '15m',
  'service-profile': '',
  summary: 'true',
} as const;

const MAX_ID_CHARS = 200;

export const collectMetrics: Action = {
  headings: METRICS,
  defaults: DEFAULTS,
  outputs: ['metric-job-ids', 'total-items'],
  meant: 'the inputs metrics, call-ids and chat-ids',
  prepare(form) {
    const inputs = readInputs(form);
    return isComplete(inputs) ? (step) => collect(inputs, step) : undefined;
  },
};

function readInputs(form: InputForm<keyof typeof DEFAULTS>) {
  const [callIds, chatIds] = [form.uuids('call-ids'), form.uuids('chat-ids')];
  if (callIds !== null && chatIds !== null) {
    form.refuse('chat-ids', 'cannot be used with call-ids: remove one of them');
  }
  const ids = callIds === null ? chatIds : callIds;
  const fix = 'give the ID of at least one metric';
  return {
    metricIds: form.required('metrics', form.uuids('metrics'), fix),
    kind: callIds === null ? ('chatIds' as const) : ('callIds' as const),
    conversationIds: form.required('call-ids', ids, 'give the IDs of calls, or chat-ids'),
    wait: form.boolean('wait'),
    timeoutMs: form.duration('timeout'),
  };
}

async function collect(inputs: Complete<ReturnType<typeof readInputs>>, step: Step): Promise<void> {
  const records = splitRequests(inputs.metricIds, inputs.conversationIds);
  const what = METRICS.goal(records.length, inputs.wait);
  const wait = step.wait({ what, input: 'timeout', limitMs: inputs.timeoutMs });
  try {
    const client = step.connect();
    await createJobs(records, inputs.kind, { client, wait, step });
    if (inputs.wait) await followJobs(records, { client, wait, step });
  } finally {
    record(records, step);
  }
}

function record(records: readonly JobRecord[], { report }: Step): void {
  const created = records.filter(({ result }) => result === 'created');
  const ids = created.map(({ job }) => oneLine(job?.id ?? '', MAX_ID_CHARS));
  const items = created.reduce((sum, each) => sum + totalItems(each), 0);
  report.outputs['metric-job-ids'] = jsonArray(ids, (cut) => ({ cut }));
  report.outputs['total-items'] = `${items}`;
  report.rows.push(...records.map(rowOf));
  report.headline = METRICS.headline(ids.length, records.length, items, countItems(records));
}

function rowOf(record: JobRecord): Cell[] {
  const { metricIds, conversationIds, job, result, why } = record;
  return [
    job && { id: job.id },
    job?.status ?? result,
    `${metricIds.length}`,
    `${conversationIds.length}`,
    `${totalItems(record)}`,
    job?.completedItems?.toString() ?? null,
    job?.failedItems?.toString() ?? null,
    why ?? job?.errorMessage ?? null,
  ];
}
