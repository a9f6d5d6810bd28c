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

/** So many spaces is a column wide whose head is filled up to it; a letter is as wide as two. */
const WIDE_HEAD_SPACES = 36;

/**
 * The head of a table's column that holds sentences or titles. A phone shows a table of GitHub with every column
 * as narrow as its longest word; nothing but words that do not break can keep it wider.
 */
export function wideHead(name: string): string {
  return name.replaceAll(' ', NBSP) + NBSP.repeat(WIDE_HEAD_SPACES - 2 * name.length);
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

/** A call ID, linked where the workflow says how; its beginning is enough for a link. */
export function callLink(callId: string, { callUrl }: ReportSettings): string {
  return shortLink(callId, identifierLink(callId, callUrl, 'callId'));
}

/** A run's ID, likewise. */
export function runLink(jobId: string, { runUrl }: ReportSettings): string {
  return shortLink(jobId, identifierLink(jobId, runUrl, 'jobId'));
}

function shortLink(id: string, link: string): string {
  return link.startsWith('[') ? link.replace(`[\`${id}\`]`, () => `[\`${shortForm(id)}\`]`) : link;
}
