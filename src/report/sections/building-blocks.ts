/** The parts of Markdown that several sections use. */

import type { ReportSettings, Theme } from '../../model/report.ts';
import { identifier, inline, linkDestination } from '../../text/markdown.ts';
import { themeFacts } from '../facts.ts';
import { callUrl, formatCounted, formatList, shortForm, UNTITLED } from '../format.ts';

const MAX_CALLS = 10;

export function bold(title: string): string {
  return `**${inline(title) || UNTITLED}**`;
}

/** What is known of a theme in addition to its severity, its calls and its status. */
export function themeLines(theme: Theme, maxChars: number): string[] {
  const facts = themeFacts(theme).map(([name, value]) => `${name}: ${inline(value, maxChars)}`);
  return theme.slug === '' ? facts : [...facts, `Slug: ${identifier(theme.slug)}`];
}

/** A table row of Markdown cells, escaped already. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** The head of a table, with columns of words and of numbers. */
export function tableHead(...columns: readonly (string | { number: string })[]): string {
  const names = columns.map((column) => (typeof column === 'string' ? column : column.number));
  return row(names) + row(columns.map((column) => (typeof column === 'string' ? '---' : '---:')));
}

/** The short ID of a call, linked if `call-url` is set. */
export function callLink(callId: string, settings: ReportSettings): string {
  return linked(identifier(shortForm(callId)), callUrl(callId, settings));
}

/** Markdown as a link, or as it is without a URL. */
export function linked(markdown: string, url: string | null): string {
  return url && markdown ? `[${markdown}](${linkDestination(url)})` : markdown;
}

/** A line with the number of calls and the first IDs; empty without any. */
export function callLine(callIds: readonly string[], settings: ReportSettings): string {
  if (callIds.length === 0) return '';
  const ids = formatList(callIds, MAX_CALLS, (id) => callLink(id, settings));
  return `${formatCounted(callIds.length, 'call')}: ${ids}\n\n`;
}
