import { valid } from '../core/input/parsed.ts';
import type { Action, Work } from '../step/action.ts';
import { type InputForm, isComplete } from '../step/inputs/input-form.ts';

const MAX_PARALLEL = 100;

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  manifest: '',
  'max-parallel': '4',
  'on-duplicate': 'fail',
  'continue-from': '',
  'service-profile': '',
  summary: 'true',
} as const;

/** Uploads every call of a manifest. */
export const ingestCalls: Action = {
  title: 'Ingest calls',
  defaults: DEFAULTS,
  outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
  columns: ['Line', 'External ID', 'Result', 'ID or reason'],
  meant: 'the input manifest',
  prepare,
};

function prepare(form: InputForm<keyof typeof DEFAULTS>): Work | undefined {
  const cure = 'give the path of a JSON array or NDJSON file of calls';
  const inputs = {
    manifest: form.required('manifest', form.readGiven('manifest', valid), cure),
    maxParallel: form.integer('max-parallel', 1, MAX_PARALLEL),
    onDuplicate: form.choice('on-duplicate', ['fail', 'skip']),
    continueFrom: form.readGiven('continue-from', valid),
  };
  if (!isComplete(inputs)) return undefined;
  return async (step) => {
    const { ingest } = await import('./ingest.ts');
    await ingest(inputs, step);
  };
}
