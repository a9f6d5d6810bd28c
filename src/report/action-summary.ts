/** What an action other than the gate reports, and its job summary. */

import { cell, identifier, inline, message } from '../text/markdown.ts';
import { formatCount, formatCounted } from './format.ts';
import { row, tableHead } from './sections/building-blocks.ts';
import { POST } from './words/gate-words.ts';

/** With the longest cells this stays far below the platform's limit of 1 MiB for a summary. */
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;

/** A cell of the summary's table, not escaped; null is shown as a dash. */
export type Cell = string | null | { id: string; name?: string };

export class StepReport {
  /** An output without a value is empty. */
  readonly outputs: Record<string, string> = {};
  readonly rows: Cell[][] = [];
  readonly notes: string[] = [];
  readonly warnings: string[] = [];
  /** Any of them fails the step. */
  readonly errors: string[] = [];
  headline = '';
}

export interface Headings {
  title: string;
  columns: readonly string[];
}

/** What was done, what was not and why, and one row for each thing. */
export function renderActionSummary({ title, columns }: Headings, report: StepReport): string {
  const { headline, errors, warnings, notes, rows } = report;
  const mark = errors.length > 0 ? '❌' : '✅';
  const lines = [`## ${mark} ${title}`, ''];
  if (headline !== '') lines.push(message(headline), '');
  lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
  lines.push(...listed('', notes));
  if (rows.length > 0) {
    const shown = rows.slice(0, MAX_ROWS).map((cells) => row(cells.map(renderCell)));
    lines.push(tableHead(...columns) + shown.join(''));
  }
  if (rows.length > MAX_ROWS)
    lines.push(`and ${formatCounted(rows.length - MAX_ROWS, 'more row')}`, '');
  return `${lines.join('\n')}\n`;
}

/** The job summary of the gate's post step. */
export function renderPostSummary(lines: readonly string[]): string {
  return `## ${POST.title}\n\n${lines.map((line) => `- ${message(line)}\n`).join('')}`;
}

function listed(lead: string, messages: readonly string[]): string[] {
  if (messages.length === 0) return [];
  const shown = messages.slice(0, MAX_MESSAGES);
  const items = shown.map((text) => `- ${lead}${message(text)}`);
  const more = messages.length - shown.length;
  return [...items, ...(more > 0 ? [`- and ${formatCount(more)} more`] : []), ''];
}

/** An ID is shown as code, so that it can be copied. */
function renderCell(value: Cell): string {
  if (typeof value === 'string' || value === null) return cell(value);
  const id = identifier(value.id) || cell(null);
  return value.name ? `${inline(value.name)} (${id})` : id;
}
