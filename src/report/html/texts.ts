/** Text of others as pieces of the page. */

import type { ReportSettings } from '../../model/report.ts';
import { linkDestination } from '../../text/markdown.ts';
import { clip, fold, stripUnprintable } from '../../text/strip.ts';
import {
  callUrl,
  formatCount,
  formatCounted,
  NONE,
  runUrl,
  shortForm,
  shortIds,
  UNTITLED,
} from '../format.ts';
import type { RunView } from '../run-views.ts';
import { EMPTY, type Html, html, ownMarkup } from './escape.ts';

/** Longest prose shown, in UTF-16 units; the JSON file has the rest. */
const MAX_PROSE_CHARS = 100_000;
const MAX_LINE_CHARS = 500;
const MAX_MESSAGE_CHARS = 2000;

/** A name or value on one line; a dash if there is none. */
export function line(text: string | null): string {
  return fold(text ?? '', MAX_LINE_CHARS) || NONE;
}

export function title(text: string): string {
  return fold(text, MAX_LINE_CHARS) || UNTITLED;
}

/** The message of a reason or a note on one line, with short IDs. */
export function message(text: string): string {
  return shortIds(fold(text, MAX_MESSAGE_CHARS));
}

/** Prose as paragraphs with its own line breaks; empty if nothing in it can be read. */
export function prose(text: string): Html {
  const paragraphs = stripUnprintable(clip(text, MAX_PROSE_CHARS))
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p>${paragraph}</p>`);
  const cut = cutNote(text.length - MAX_PROSE_CHARS);
  return paragraphs.length === 0
    ? cut
    : html`<div class="prose" dir="auto">${paragraphs}${cut}</div>`;
}

/** The number of characters of a text that are not shown; empty if none are missing. */
export function cutNote(chars: number): Html {
  return chars > 0
    ? html`<p class="note">(cut here: ${formatCount(chars)} more characters)</p>`
    : EMPTY;
}

/** Longest ID shown, in UTF-16 units; a longer one is cut and is no link. */
const MAX_ID_CHARS = 100;
const SPACE = ownMarkup(' ');
/** Call IDs that are not folded. */
const FIRST_CALLS = 10;

/** The full ID of a run, to be copied, or its short one; empty if it has none. */
export function runLink(runId: string, settings: ReportSettings, isFull = false): Html {
  return idLink(runId, runUrl(runId, settings), isFull);
}

export function callLink(callId: string, settings: ReportSettings): Html {
  return idLink(callId, callUrl(callId, settings));
}

/** The calls of a theme, finding or excerpt; empty without any. */
export function callList(callIds: readonly string[], settings: ReportSettings): Html {
  if (callIds.length === 0) return EMPTY;
  const links = callIds.map((id) => [callLink(id, settings), SPACE]);
  const further = links.slice(FIRST_CALLS);
  const rest =
    further.length > 0
      ? html`<details><summary>${formatCount(further.length)} more</summary>${further.flat()}</details>`
      : EMPTY;
  return html`<div class="calls">${formatCounted(callIds.length, 'call')}: ${links.slice(0, FIRST_CALLS).flat()}${rest}</div>`;
}

function idLink(id: string, url: string | null, isFull = false): Html {
  const text = fold(id, MAX_ID_CHARS);
  if (text === '') return EMPTY;
  const code = html`<code>${isFull ? text : shortForm(text)}</code>`;
  return url === null || id.length > MAX_ID_CHARS ? code : webLink(code, url);
}

/** A link to the card of a theme, by its number; its slug if there is no card. */
export function themeLink(slug: string, { id, numbers }: RunView): Html {
  const number = numbers.get(slug);
  return number === undefined
    ? html`theme ${line(slug)}`
    : html`<a href="#${id}-theme-${number}">theme ${number}</a>`;
}

/** A piece of the page, linked if the URL is one of the web. */
export function webLink(content: Html, url: string): Html {
  if (!/^https?:\/\//i.test(url)) return content;
  // A link destination is percent-encoded and its `&` an entity, which is an attribute's value too.
  return html`<a href="${ownMarkup(linkDestination(url))}" rel="noreferrer">${content}</a>`;
}
