/** The results of the calls of a manifest, for the report file, the outputs and the summary. */
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCount, formatCounted } from '../../report/format.ts';
import { jsonArray } from '../../report/output-text.ts';
import type { Runner } from '../../runner/runner.ts';
import { describeError } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import type { Cell, StepReport } from '../action.ts';
import { describePlace, type Place } from './manifest.ts';
import type { CallResult } from './sender.ts';

const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;

export interface SentCall extends CallResult {
  place: Place;
  externalId: string | null;
}

/** Makes an empty report file, by default among the temporary files. Throws `InputError` if that fails. */
export function makeReportFile(folder: string | undefined): string {
  try {
    const path = join(mkdtempSync(join(folder || tmpdir(), 'ingest-calls-')), 'calls.ndjson');
    writeFileSync(path, '');
    return path;
  } catch (error) {
    const fix = 'RUNNER_TEMP has to name a folder that this step may write to';
    const problem = `the report file cannot be made, so no call was sent: ${String(error)}. ${fix}`;
    throw new InputError(problem);
  }
}

/**
 * Appends a line of JSON to the report file at once, so that a killed step leaves it behind. Returns why nothing
 * more can be sent, or null. A line that cannot be written is logged.
 */
export function writeResult(path: string, call: SentCall, runner: Runner): string | null {
  const { place, externalId, ...result } = call;
  const line = JSON.stringify({ [place.unit]: place.number, externalId, ...result });
  try {
    appendFileSync(path, `${line}\n`);
    return null;
  } catch (error) {
    runner.info(`not in the report file: ${oneLine(line, MAX_LINE_CHARS)}`);
    return `the report file cannot be written (${describeError(error)}), so the log has the results that it lacks`;
  }
}

/** Fills the step's report. Calls that were not sent count as failed. */
export function reportResults(
  sent: readonly SentCall[],
  total: number,
  path: string,
  report: StepReport,
): void {
  const inOrder = sent.toSorted((a, b) => a.place.number - b.place.number);
  const counts = { created: 0, skipped: 0, failed: total - sent.length, unknown: 0 };
  for (const { result } of sent) counts[result] += 1;
  const { created, skipped, failed, unknown } = counts;
  report.headline = `${formatCount(created)} of ${formatCounted(total, 'call')} created, ${formatCount(skipped)} skipped, ${formatCount(failed)} failed, ${formatCount(unknown)} unknown; one line for each in ${path}`;
  const ids = inOrder.flatMap(({ id }) => (id === null ? [] : oneLine(id, MAX_ID_CHARS)));
  report.outputs['call-ids'] = jsonArray(ids, (cut) => ({ cut }));
  for (const [result, count] of Object.entries(counts)) report.outputs[result] = `${count}`;
  report.outputs['report-file'] = path;
  const [bad, good] = [inOrder.filter(isBad), inOrder.filter((one) => !isBad(one))];
  report.rows.push(...[...bad, ...good].map(rowOf));
  if (sent.length < total) {
    const what = formatCounted(total - sent.length, 'call was', 'calls were');
    const fix = 'start the step again with on-duplicate: skip';
    report.errors.push(`${what} not sent, and have no line in the report file: ${fix}`);
  }
  report.errors.push(...bad.map(describeFailure));
}

function isBad({ result }: SentCall): boolean {
  return result === 'failed' || result === 'unknown';
}

function rowOf({ place, externalId, result, id, why }: SentCall): Cell[] {
  return [
    describePlace(place),
    externalId && { id: externalId },
    result,
    id === null ? why : { id },
  ];
}

/** E.g. `call of line 7 (externalId call-7) failed: …`. */
function describeFailure({ place, externalId, result, why }: SentCall): string {
  const id = externalId === null ? '' : ` (externalId ${oneLine(externalId, MAX_ID_CHARS)})`;
  return `call of ${describePlace(place)}${id} ${result}: ${why}`;
}
