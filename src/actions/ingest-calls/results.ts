/** The results of the calls of a manifest, for the report file, the outputs and the summary. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCount, formatCounted } from '../../report/format.ts';
import { jsonArray } from '../../report/output-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { describeError, StepError } from '../../text/step-error.ts';
import type { Cell, StepReport } from '../action.ts';
import { callName, describePlace, type Entry, externalIdOf } from './manifest.ts';
import type { CallResult } from './sender.ts';

const MAX_ID_CHARS = 100;

export class Results {
  /** The report file: one line of JSON for each call that was sent. */
  readonly path: string;
  readonly #total: number;
  readonly #counts = { created: 0, skipped: 0, failed: 0, unknown: 0 };
  /** In the order of the responses. */
  readonly #ids: { number: number; id: string }[] = [];
  readonly #errors: string[] = [];
  readonly #failedRows: Cell[][] = [];
  readonly #otherRows: Cell[][] = [];

  /**
   * Throws `StepError` if no report file can be made.
   *
   * @param total the number of calls in the manifest
   * @param folder of the report file, else it is among the temporary files
   */
  constructor(total: number, folder: string | undefined) {
    this.#total = total;
    try {
      this.path = join(mkdtempSync(join(folder || tmpdir(), 'ingest-calls-')), 'calls.ndjson');
      writeFileSync(this.path, '');
    } catch (error) {
      const fix = 'RUNNER_TEMP has to name a folder that this step may write to';
      const problem = `the report file cannot be made, so no call was sent: ${String(error)}. ${fix}`;
      throw new StepError('input', problem, 'error');
    }
  }

  /** Returns why the result is not in the report file; null if it is. */
  add(entry: Entry, { result, id, why }: CallResult): string | null {
    const externalId = externalIdOf(entry.value);
    this.#counts[result] += 1;
    if (id !== null) this.#ids.push({ number: entry.number, id: oneLine(id, MAX_ID_CHARS) });
    const isDone = result === 'created' || result === 'skipped';
    (isDone ? this.#otherRows : this.#failedRows).push([
      describePlace(entry),
      idCell(externalId),
      result,
      idCell(id) ?? why,
    ]);
    if (!isDone) this.#errors.push(`${callName(entry)} ${result}: ${why}`);
    const line = { [entry.unit]: entry.number, externalId, result, id, why };
    try {
      writeFileSync(this.path, `${JSON.stringify(line)}\n`, { flag: 'a' });
      return null;
    } catch (error) {
      return `the report file cannot be written, so nothing more is sent: ${describeError(error)}`;
    }
  }

  /** Puts everything into the step's report. Calls that were not sent count as failed. */
  report(report: StepReport): void {
    const { created, skipped, failed, unknown } = this.#counts;
    const notSent = this.#total - (created + skipped + failed + unknown);
    const ids = this.#ids.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
    const counts = {
      created: formatCount(created),
      skipped: formatCount(skipped),
      failed: formatCount(failed + notSent),
      unknown: formatCount(unknown),
    };
    report.headline = `${counts.created} of ${formatCounted(this.#total, 'call')} created, ${counts.skipped} skipped, ${counts.failed} failed, ${counts.unknown} unknown; one line for each in ${this.path}`;
    Object.assign(report.outputs, {
      'call-ids': jsonArray(ids, (cut) => ({ cut })),
      created: String(created),
      skipped: String(skipped),
      failed: String(failed + notSent),
      unknown: String(unknown),
      'report-file': this.path,
    });
    report.rows.push(...this.#failedRows, ...this.#otherRows);
    if (notSent > 0) {
      const fix = 'start the step again with on-duplicate: skip';
      report.errors.push(
        `${formatCounted(notSent, 'call was', 'calls were')} not sent, and have no line in the report file: ${fix}`,
      );
    }
    report.errors.push(...this.#errors);
  }
}

function idCell(id: string | null): Cell {
  return id === null ? null : { id };
}
