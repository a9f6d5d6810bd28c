/** What the sections of the Markdown report are made of. */
import { cell, identifierLink, inline } from '../../core/text/markdown.ts';
import { formatBar, formatCounted, NBSP } from '../format.ts';
import type { Section } from '../layout.ts';
import type { DebriefReport, FoundPrompt, ReportSettings } from '../model.ts';
import { shortForm } from '../names.ts';
import { plainWord, severityOf } from '../plain-words.ts';
import type { WaiversByName } from '../spared.ts';
import { each, foldEnds, section } from './section.ts';

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

interface PagedList<T> {
  part: 'checks' | 'themes' | 'recommendations' | 'trend' | 'history' | 'findings' | 'went well';
  one: string;
  many: string;
  count: number;
  /** The list, sorted. */
  list: readonly T[];
  /** How many are not folded as further ones. */
  firstPage: number;
  open: string;
  close: string;
  /** Head of the table, where the items are rows of one. */
  tableHead?: string;
  item(value: T): string;
}

/** A list as two sections: its first page, and what is further, folded. */
export function paged<T>(paged: PagedList<T>): { first: Section; further: Section } {
  const { one, many, firstPage, list, tableHead = '' } = paged;
  const furtherCount = Math.max(0, paged.count - firstPage);
  const fold = foldEnds(formatCounted(furtherCount, `further ${one}`, `further ${many}`));
  const first = section({
    part: paged.part,
    one,
    many,
    count: paged.count - furtherCount,
    open: paged.open + tableHead,
    close: paged.close,
    items: () => each(list.slice(0, firstPage), paged.item),
  });
  const further = section({
    part: `further ${paged.part}`,
    one,
    many,
    count: furtherCount,
    open: fold.open + tableHead,
    close: fold.close,
    items: () => each(list.slice(firstPage), paged.item),
  });
  return { first, further };
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

/** A rate as a bar in a table, in cells of one width. */
export function rateBar(rate: number | null, needed: number | null): string {
  const bar = formatBar(rate, needed);
  return bar === '' ? '' : `\`${bar}\``;
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
