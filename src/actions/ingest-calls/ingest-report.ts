/** The results of the calls of a manifest, for the report file, the outputs and the summary. */
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell, StepReport } from '../../report/action-summary.ts';
import { jsonArray } from '../../report/output-text.ts';
import { INGEST } from '../../report/words/action-words.ts';
import type { Runner } from '../../runner/runner.ts';
import { describeError } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { InputError } from '../../text/step-errors.ts';
import { describePlace, type Place } from './manifest.ts';
import type { CallResult } from './sender.ts';

const MAX_ID_CHARS = 100;

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
    runner.info(INGEST.unwritten(line));
    return INGEST.unwritable(describeError(error));
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
  report.headline = INGEST.headline(counts, total, path);
  const ids = inOrder.flatMap(({ id }) => (id === null ? [] : oneLine(id, MAX_ID_CHARS)));
  report.outputs['call-ids'] = jsonArray(ids, (cut) => ({ cut }));
  for (const [result, count] of Object.entries(counts)) report.outputs[result] = `${count}`;
  report.outputs['report-file'] = path;
  const [bad, good] = [inOrder.filter(isBad), inOrder.filter((one) => !isBad(one))];
  report.rows.push(...[...bad, ...good].map(rowOf));
  if (sent.length < total) report.errors.push(INGEST.unsent(total - sent.length));
  for (const { place, externalId, result, why } of bad) {
    report.errors.push(INGEST.failed(describePlace(place), externalId, result, why));
  }
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
