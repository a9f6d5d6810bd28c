/** The parts of Markdown that several sections use. */

import type { ReportSettings, Waiver } from '../../model/report.ts';
import { cell, identifierLink, inline } from '../../text/markdown.ts';
import { formatCounted, formatList, NBSP } from '../format.ts';
import { shortForm } from '../names.ts';
import { plainWord, severityOf } from '../outcome-words.ts';

const MAX_CALLS = 10;

/** A severity with its sign, on one line. */
export function severityMark(severity: string): string {
  const { sign, word } = severityOf(severity);
  const isOurs = word !== severity.trim();
  return `${sign}${NBSP}${isOurs ? word : inline(word)}`;
}

/** An enum value of the service in a table cell; words of ours need no escaping. */
export function wordCell(value: string | null): string {
  const word = plainWord(value);
  return word === null || word === value ? cell(word) : word;
}

/** A table row of Markdown cells, escaped already. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** The head of a table; `---:` is for columns of numbers. */
export function tableHead(...columns: readonly (readonly [name: string, rule: '---' | '---:'])[]) {
  return row(columns.map(([name]) => name)) + row(columns.map(([, rule]) => rule));
}

/** The short ID of a call, linked if `call-url` is set. */
export function callLink(callId: string, { callUrl }: ReportSettings): string {
  return identifierLink(callId, callUrl, 'callId', shortForm(callId));
}

/** A line with the number of calls and the first IDs; empty without any. */
export function callLine(callIds: readonly string[], settings: ReportSettings): string {
  if (callIds.length === 0) return '';
  const ids = formatList(callIds, MAX_CALLS, (id) => callLink(id, settings));
  return `${formatCounted(callIds.length, 'call')}: ${ids}\n\n`;
}

/** The mark of a waived theme or check; empty for others. */
export function waivedMark(waiver: Waiver | undefined): string {
  return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}
