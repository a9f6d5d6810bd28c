/** Words of ingest-calls: its headings, and what became of the calls of a manifest. */

import { formatDuration } from '../../text/duration.ts';
import { oneLine } from '../../text/log-line.ts';
import { formatCount, formatCounted } from '../format.ts';

const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;

type Results = Readonly<Record<'created' | 'skipped' | 'failed' | 'unknown', number>>;

export const INGEST = {
  title: 'Ingest calls',
  columns: ['Call', 'External ID', 'Result', 'ID or reason'],
  checked: (calls: number) => `${formatCounted(calls, 'call')} checked`,
  unspecified: (values: number) =>
    `the manifest has ${formatCounted(values, 'value')} beyond the specification, sent as given: the service may reject these calls`,
  unwritten: (line: string) => `not in the report file: ${oneLine(line, MAX_LINE_CHARS)}`,
  unwritable: (why: string) =>
    `the report file cannot be written (${why}), so the log has the results that it lacks`,
  outOfTime: (message: string, limitMs: number) =>
    `${message} (a call is tried for ${formatDuration(limitMs)} while the service takes none)`,
  allUnknown: (calls: number, why: string) =>
    `it is not known whether the last ${calls} calls were created (${why})`,
  unknown: (why: string) => `${why}; it may have been created all the same`,
  duplicate: (why: string) => `its externalId exists already; ${why}`,
  refusedDuplicate: (why: string) =>
    `its externalId exists already; ${why}. Set on-duplicate: skip to leave it`,
  failed: (place: string, externalId: string | null, result: string, why: string | null) => {
    const id = externalId === null ? '' : ` (externalId ${oneLine(externalId, MAX_ID_CHARS)})`;
    return `call of ${place}${id} ${result}: ${why}`;
  },
  unsent: (calls: number) =>
    `${formatCounted(calls, 'call was not sent, and has', 'calls were not sent, and have')} no line in the report file: start the step again with on-duplicate: skip`,
  headline: ({ created, skipped, failed, unknown }: Results, calls: number, path: string) =>
    `${formatCount(created)} of ${formatCounted(calls, 'call')} created, ${formatCount(skipped)} skipped, ${formatCount(failed)} failed, ${formatCount(unknown)} unknown; one line for each in ${path}`,
};
