/** How the step of an action beside the gate ends: outputs, job summary, annotations, exit code. */

import { oneLine } from '../core/text/log-line.ts';
import { cell, identifier, inline, message } from '../core/text/markdown.ts';
import { formatCount, formatCounted } from '../report/format.ts';
import type { Runner } from '../runner/runner.ts';
import type { Action, Cell, StepReport } from './action.ts';
import { annotateEach } from './annotations.ts';
import { setOutputs } from './output-values.ts';

/** One message must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** With the longest cells this stays far below the platform's limit of 1 MiB a summary. */
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;

/** What of an action its ending tells. */
export type Concluded = Pick<Action, 'title' | 'outputs' | 'columns'>;

interface Ended {
  runner: Runner;
  /** False where the workflow does not want the job summary. */
  summary: boolean;
  cancelled: boolean;
}

/**
 * Tells what the step did to everybody who listens, and gives the exit code. Secrets are hidden here,
 * before anything is escaped.
 */
export async function concludeAction(
  action: Concluded,
  given: StepReport,
  { runner, summary, cancelled }: Ended,
): Promise<number> {
  const report: StepReport = runner.secrets.hideIn({ ...given });
  const { headline, outputs, warnings, notes } = report;
  const errors = [...report.errors];
  if (cancelled && errors.length === 0) errors.push('the step was cancelled');
  const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
  const told = setOutputs({ ...empty, ...outputs }, runner);
  if (summary) await runner.writeSummary(renderActionSummary(action, { ...report, errors }));
  annotateEach('error', errors.map(shorten), runner);
  annotateEach('warning', warnings.map(shorten), runner);
  for (const line of [...notes, headline]) runner.info(line);
  return !told || errors.length > 0 ? 1 : 0;
}

function shorten(message: string): string {
  return oneLine(message, MAX_MESSAGE_CHARS);
}

/** The job summary: what was done, what was not and why, and one row for each thing. */
function renderActionSummary(action: Concluded, report: StepReport): string {
  const { headline, errors, warnings, notes, rows } = report;
  const mark = errors.length > 0 ? '❌' : '✅';
  const lines = [`## ${mark} ${action.title}`, ''];
  if (headline !== '') lines.push(inline(headline, MAX_MESSAGE_CHARS), '');
  lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
  lines.push(...listed('', notes));
  if (rows.length > 0) {
    lines.push(row(action.columns), row(action.columns.map(() => '---')));
    for (const values of rows.slice(0, MAX_ROWS)) {
      lines.push(row(values.map(renderCell)));
    }
    lines.push('');
  }
  if (rows.length > MAX_ROWS)
    lines.push(`and ${formatCounted(rows.length - MAX_ROWS, 'more row')}`, '');
  return `${lines.join('\n')}\n`;
}

function listed(lead: string, messages: readonly string[]): string[] {
  if (messages.length === 0) return [];
  const shown = messages.slice(0, MAX_MESSAGES);
  const items = shown.map((text) => `- ${lead}${message(text, MAX_MESSAGE_CHARS)}`);
  const more = messages.length - shown.length;
  return [...items, ...(more > 0 ? [`- and ${formatCount(more)} more`] : []), ''];
}

/** An ID stands there as code, so that it can be copied. */
function renderCell(value: Cell): string {
  if (typeof value === 'string' || value === null) return cell(value);
  const id = identifier(value.id) || cell(null);
  return value.name ? `${inline(value.name)} (${id})` : id;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
