/** The step of an action other than the gate: inputs, work, outputs, summary, annotations, exit code. */

import { InputForm } from '../inputs/input-form.ts';
import { readAccess, type ServiceAccess } from '../inputs/service-access.ts';
import { pullRequestOrigin } from '../inputs/workflow.ts';
import { setOutputs } from '../publish/output-values.ts';
import { formatCount, formatCounted, shortIds } from '../report/format.ts';
import { row, tableHead } from '../report/sections/building-blocks.ts';
import { annotateEach } from '../runner/runner.ts';
import type { Runtime } from '../runner/runtime.ts';
import { Wait } from '../runner/wait.ts';
import { connect } from '../service/connect.ts';
import { endOfStep, explain } from '../service/explain.ts';
import { STANDARD_PROFILE } from '../service/operations.ts';
import { nextTurn } from '../text/clock.ts';
import { stackOf } from '../text/error-text.ts';
import { oneLine } from '../text/log-line.ts';
import { cell, identifier, inline, message } from '../text/markdown.ts';
import { type Action, type Cell, type Step, StepReport } from './action.ts';

const MAX_POLL_INTERVAL_MS = 10_000;
/** With the longest cells this stays far below the platform's limit of 1 MiB for a summary. */
const MAX_ROWS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_MESSAGES = 20;

/** Runs an action once and returns its exit code. Never rejects: an internal error is reported as an error. */
export async function runAction(action: Action, runtime: Runtime): Promise<number> {
  const { runner, cancelled } = runtime;
  const form = new InputForm<string>(runner, action.defaults);
  const report = new StepReport();
  const waits: Wait[] = [];
  // If the input is invalid, the summary says so.
  let summary = true;
  try {
    const origin = pullRequestOrigin(runtime.workflow);
    const access =
      'api-key' in action.defaults ? await readAccess(form, origin, 'give the step an if:') : null;
    const work = action.prepare(form);
    report.warnings.push(...form.findUnknown());
    summary = form.boolean('summary');
    report.errors.push(...form.errors.map(({ message: text }) => text));
    if (access !== undefined && work !== undefined && form.errors.length === 0) {
      // The event loop reports a signal that arrived while the code was loaded.
      await nextTurn();
      cancelled.throwIfAborted();
      await work(stepOf(access, report, waits, runtime));
    }
  } catch (error) {
    const { rule, message: text } = explain(error, waits.at(-1)?.facts ?? null, action.meant);
    if (rule === 'internal') runner.debug(stackOf(error));
    report.errors.push(rule === 'internal' ? endOfStep(error, cancelled).message : text);
  }
  const isValid = form.errors.length === 0;
  return conclude(action, runner.secrets.hideIn({ ...report }), { summary, isValid }, runtime);
}

/** @param access null for an action that uses no service */
function stepOf(
  access: ServiceAccess | null,
  report: StepReport,
  waits: Wait[],
  runtime: Runtime,
): Step {
  return {
    ...runtime,
    report,
    profile: access?.profile ?? STANDARD_PROFILE,
    connect() {
      if (access === null) throw new Error('This action uses no service.');
      return connect(access, runtime);
    },
    wait(part) {
      const wait = new Wait(MAX_POLL_INTERVAL_MS, runtime);
      wait.begin(part);
      waits.push(wait);
      return wait;
    },
  };
}

/** Publishes a report, in which secrets are hidden before anything is escaped. */
async function conclude(
  action: Action,
  report: StepReport,
  { summary, isValid }: { summary: boolean; isValid: boolean },
  { runner, cancelled }: Runtime,
): Promise<number> {
  const { headline, outputs, warnings, notes, errors } = report;
  if (cancelled.aborted && errors.length === 0) errors.push('the step was cancelled');
  const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
  const isWritten = setOutputs({ ...empty, ...outputs }, runner);
  if (summary) await runner.writeSummary(renderActionSummary(action, report));
  // The IDs in an input and its error are copied.
  const shorten = (text: string) => oneLine(isValid ? shortIds(text) : text, MAX_MESSAGE_CHARS);
  annotateEach('error', errors.map(shorten), runner);
  annotateEach('warning', warnings.map(shorten), runner);
  for (const line of [...notes, headline]) runner.info(line);
  // A signal that came in meanwhile arrives in the next turn of the event loop.
  await nextTurn();
  return isWritten && errors.length === 0 && !cancelled.aborted ? 0 : 1;
}

/** The job summary: what was done, what was not and why, and one row for each thing. */
function renderActionSummary(action: Action, report: StepReport): string {
  const { headline, errors, warnings, notes, rows } = report;
  const mark = errors.length > 0 ? '❌' : '✅';
  const lines = [`## ${mark} ${action.title}`, ''];
  if (headline !== '') lines.push(message(headline), '');
  lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
  lines.push(...listed('', notes));
  if (rows.length > 0) {
    const shown = rows.slice(0, MAX_ROWS).map((cells) => row(cells.map(renderCell)));
    lines.push(tableHead(...action.columns) + shown.join(''));
  }
  if (rows.length > MAX_ROWS)
    lines.push(`and ${formatCounted(rows.length - MAX_ROWS, 'more row')}`, '');
  return `${lines.join('\n')}\n`;
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
