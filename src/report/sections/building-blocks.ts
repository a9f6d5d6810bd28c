/** What the sections of the Markdown report are made of. */

import type { DebriefReport, FoundPrompt, ReportSettings } from '../../model/report.ts';
import { cell, identifierLink, inline } from '../../text/markdown.ts';
import { NBSP } from '../format.ts';
import { shortForm } from '../names.ts';
import { plainWord, severityOf } from '../outcome-words.ts';
import type { WaiversByName } from '../spared.ts';

/** A report, and how it is to be shown. */
export interface MarkdownView {
  report: DebriefReport;
  settings: ReportSettings;
  waivers: WaiversByName;
  /** What was found for prompt fixes, by their recommendation's place in the report. */
  found: ReadonlyMap<number, FoundPrompt>;
  /** The Markdown heading mark of its sections. */
  heading: '###' | '####';
}

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

/** The short ID of a call, linked if `call-url` is set. */
export function callLink(callId: string, { callUrl }: ReportSettings): string {
  return identifierLink(callId, callUrl, 'callId', shortForm(callId));
}

/** The short ID of a run, linked if `run-url` is set. */
export function runLink(jobId: string, { runUrl }: ReportSettings): string {
  return identifierLink(jobId, runUrl, 'jobId', shortForm(jobId));
}
