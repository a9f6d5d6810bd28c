import { statSync } from 'node:fs';
import { valid } from '../core/input/parsed.ts';
import type { Action, Work } from '../step/action.ts';
import { type InputForm, isComplete } from '../step/inputs/input-form.ts';
import { describeUnreadable } from '../step/stops.ts';
import { ingest } from './ingest.ts';

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
  refuseUnreadable(form, 'manifest', inputs.manifest);
  refuseUnreadable(form, 'continue-from', inputs.continueFrom);
  if (!isComplete(inputs)) return undefined;
  return (step) => ingest(inputs, step);
}

/**
 * What is in a file is looked at once all inputs hold; whether it is there is told with them. Opening what
 * is no file may wait for ever, as for the writer of a pipe.
 */
function refuseUnreadable(
  form: InputForm<keyof typeof DEFAULTS>,
  name: 'manifest' | 'continue-from',
  path: string | null | undefined,
): void {
  if (!path) return;
  try {
    if (!statSync(path).isFile()) form.refuse(name, 'is not a file: name the file itself');
  } catch (error) {
    form.refuse(name, describeUnreadable(error));
  }
}
