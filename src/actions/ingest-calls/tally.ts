import { formatCount, formatCounted } from '../../report/format.ts';
import { jsonArray } from '../../report/output-text.ts';
import { oneLine } from '../../text/log-line.ts';
import type { Cell, StepReport } from '../action.ts';
import { callName, describePlace, type Entry, externalIdOf } from './input-file.ts';
import type { ReportFile } from './report-file.ts';
import type { Fate } from './sender.ts';

/** The summary shows so many calls. */
const MAX_ROWS = 100;
/** So many calls get an annotation of their own; what else is wrong needs three more. */
const MAX_SHOWN = 7;
const MAX_ID_CHARS = 100;
/** Holds the longest answer of the service and what it means for the call. */
const MAX_WHY_CHARS = 2_000;

/** Counts what became of the calls of a manifest, and keeps what is reported of them. */
export class Tally {
  readonly #total: number;
  readonly #counts = { created: 0, skipped: 0, failed: 0, unknown: 0 };
  /** In the order of the responses. */
  readonly #ids: { number: number; id: string }[] = [];
  readonly #troubles = new CappedList<string>(MAX_SHOWN);
  readonly #troubledRows = new CappedList<Cell[]>(MAX_ROWS);
  readonly #otherRows = new CappedList<Cell[]>(MAX_ROWS);
  #notSent = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** E.g. `98 of 100 calls created, 1 skipped, 1 failed, 0 unknown`. */
  get headline(): string {
    const { created, skipped, failed, unknown } = this.#counts;
    const calls = formatCounted(this.#total, 'call');
    return `${formatCount(created)} of ${calls} created, ${formatCount(skipped)} skipped, ${formatCount(failed)} failed, ${formatCount(unknown)} unknown`;
  }

  note(entry: Entry, fate: Fate): void {
    const { result, id, why } = fate;
    this.#counts[result] += 1;
    if (id !== null) this.#ids.push({ number: entry.number, id: oneLine(id, MAX_ID_CHARS) });
    const isDone = result === 'created' || result === 'skipped';
    (isDone ? this.#otherRows : this.#troubledRows).add([
      describePlace(entry),
      idCell(externalIdOf(entry.value)),
      result,
      idCell(id) ?? why,
    ]);
    if (isDone) return;
    if (result === 'failed' && !fate.wasSent) this.#notSent += 1;
    else this.#troubles.add(`${callName(entry)} ${result}: ${oneLine(why, MAX_WHY_CHARS)}`);
  }

  /** Counts the calls that were not read, since the step was cancelled. */
  noteRest(): void {
    const rest = this.#total - Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
    this.#counts.failed += rest;
    this.#notSent += rest;
  }

  /** Puts everything into the step's report: outputs, the table, and what went wrong. */
  report(report: StepReport, { path, isWhole }: Pick<ReportFile, 'path' | 'isWhole'>): void {
    const { created, skipped, failed, unknown } = this.#counts;
    const ids = this.#ids.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
    report.headline = isWhole ? `${this.headline}; one line for each in ${path}` : this.headline;
    Object.assign(report.outputs, {
      'call-ids': jsonArray(ids, (cut) => ({ cut })),
      created: String(created),
      skipped: String(skipped),
      failed: String(failed),
      unknown: String(unknown),
      'report-file': path,
    });
    const rows = [...this.#troubledRows.items, ...this.#otherRows.items].slice(0, MAX_ROWS);
    report.rows.push(...rows);
    const more = this.#total - rows.length;
    if (more > 0)
      report.rows.push(['…', null, '', `${formatCounted(more, 'more call')}, see the report file`]);
    report.errors.push(...this.#troubles.items);
    const { more: hidden } = this.#troubles;
    if (hidden > 0) {
      const count = formatCounted(hidden, 'more call');
      report.errors.push(`${count} failed or unknown, see the report file`);
    }
    if (this.#notSent > 0) {
      const notSent = `${formatCounted(this.#notSent, 'call was', 'calls were')} not sent`;
      const fix = 'a second attempt with the report file as continue-from sends what is missing';
      report.errors.push(isWhole ? `${notSent}; ${fix}` : notSent);
    }
  }
}

function idCell(id: string | null): Cell {
  return id === null ? null : { id };
}

/** The first items of a list that may be long, and how many more there are. */
export class CappedList<Item> {
  readonly items: Item[] = [];
  more = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  add(item: Item): void {
    if (this.items.length < this.#max) this.items.push(item);
    else this.more += 1;
  }
}
