/** Text of others as pieces of the page. */
import { clip, fold, stripUnprintable } from '../../text/strip.ts';
import { formatCount, UNTITLED } from '../format.ts';
import { EMPTY, type Html, html } from './escape.ts';

/** Longest prose shown, in UTF-16 units; the JSON file has the rest. */
const MAX_PROSE_CHARS = 100_000;
/** Longest title, name or value shown. */
const MAX_LINE_CHARS = 500;
/** Longest message of a reason or a note. */
const MAX_MESSAGE_CHARS = 2000;

/** Stands for a value that is not there. */
export const NONE = '–';

/** A name or value on one line; a dash where there is none. */
export function line(text: string | null): string {
  return fold(text ?? '', MAX_LINE_CHARS) || NONE;
}

/** A title on one line. */
export function title(text: string): string {
  return fold(text, MAX_LINE_CHARS) || UNTITLED;
}

/** The message of a reason or a note on one line. */
export function message(text: string): string {
  return fold(text, MAX_MESSAGE_CHARS);
}

/** Prose as paragraphs with its own line breaks; empty where nothing readable is in it. */
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

/** Says how many characters of a text are not shown; empty where none are missing. */
export function cutNote(chars: number): Html {
  return chars > 0
    ? html`<p class="note">(cut here: ${formatCount(chars)} more characters)</p>`
    : EMPTY;
}

/** An ISO 8601 time as people read it; any other text as it is. */
export function time(text: string): Html {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text)
    ? html`<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 16)} UTC</time>`
    : html`${line(text)}`;
}
