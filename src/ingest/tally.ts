import { oneLine } from '../core/text/log-line.ts';
import { formatCount, formatCounted } from '../report/format.ts';
import type { Cell, StepReport } from '../step/action.ts';
import { jsonArray } from '../step/output-values.ts';
import type { CallReport } from './call-report.ts';
import type { Fate } from './fate.ts';
import { callName, type Entry, externalIdOf } from './manifest/entry.ts';
import { describePlace } from './manifest/piece.ts';

/** The summary shows so many calls. */
const MAX_ROWS = 100;
/** So many calls get an annotation of their own; what else is wrong needs three more. */
const MAX_TOLD = 7;
const MAX_ID_CHARS = 100;
/** Holds the longest answer of the service and what it means for the call. */
const MAX_WHY_CHARS = 2_000;

type Row = [line: string, externalId: Cell, result: string, detail: Cell];

/** Counts what became of the calls of a manifest, and keeps what is told of them. */
export class Tally {
  readonly #total: number;
  readonly #counts: Record<Fate['result'], number> = {
    created: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
  };
  /** In the order of the answers. */
  readonly #ids: { place: number; id: string }[] = [];
  readonly #troubles: string[] = [];
  readonly #troubledRows: Row[] = [];
  readonly #otherRows: Row[] = [];
  #troubled = 0;
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
    if (id !== null) {
      this.#ids.push({ place: entry.entry ?? entry.line, id: oneLine(id, MAX_ID_CHARS) });
    }
    const row: Row = [
      describePlace(entry),
      idCell(externalIdOf(entry.value)),
      result,
      idCell(id) ?? why,
    ];
    if (result === 'created' || result === 'skipped') {
      keep(this.#otherRows, row, MAX_ROWS);
      return;
    }
    keep(this.#troubledRows, row, MAX_ROWS);
    if (result === 'failed' && !fate.wasSent) {
      this.#notSent += 1;
      return;
    }
    this.#troubled += 1;
    const told = oneLine(why, MAX_WHY_CHARS);
    keep(this.#troubles, `${callName(entry)} ${result}: ${told}`, MAX_TOLD);
  }

  /** Counts the calls that were never looked at, since the step was told to end. */
  noteRest(): void {
    const rest = this.#total - Object.values(this.#counts).reduce((sum, count) => sum + count, 0);
    this.#counts.failed += rest;
    this.#notSent += rest;
  }

  /** Puts everything into the step's report: outputs, the table, and what went wrong. */
  tell(report: StepReport, { path, isWhole }: Pick<CallReport, 'path' | 'isWhole'>): void {
    const { created, skipped, failed, unknown } = this.#counts;
    const ids = this.#ids.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
    report.headline = isWhole ? `${this.headline}; one line for each in ${path}` : this.headline;
    Object.assign(report.outputs, {
      'call-ids': jsonArray(ids, (cut) => ({ cut })),
      created: String(created),
      skipped: String(skipped),
      failed: String(failed),
      unknown: String(unknown),
      'report-file': path,
    });
    const rows = [...this.#troubledRows, ...this.#otherRows].slice(0, MAX_ROWS);
    report.rows.push(...rows);
    const more = this.#total - rows.length;
    if (more > 0)
      report.rows.push(['…', null, '', `${formatCounted(more, 'more call')}, see the report file`]);
    report.errors.push(...this.#troubles, ...this.#sums(isWhole));
  }

  #sums(isWhole: boolean): string[] {
    const more = this.#troubled - this.#troubles.length;
    const sums: string[] = [];
    if (more > 0)
      sums.push(`${formatCounted(more, 'more call')} failed or unknown, see the report file`);
    if (this.#notSent > 0) {
      const notSent = `${formatCounted(this.#notSent, 'call was', 'calls were')} not sent`;
      const cure = 'a second attempt with the report file as continue-from sends what is missing';
      sums.push(isWhole ? `${notSent}; ${cure}` : notSent);
    }
    return sums;
  }
}

function idCell(id: string | null): Cell {
  return id === null ? null : { id };
}

function keep<T>(list: T[], item: T, max: number): void {
  if (list.length < max) list.push(item);
}
