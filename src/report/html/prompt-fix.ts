/** A prompt fix: where its text is, what changes in it, and the new text as a whole. */

import type { FileSpan, FoundPrompt, Recommendation } from '../../model/report.ts';
import { clip, stripUnprintable } from '../../text/strip.ts';
import { formatCounted } from '../format.ts';
import { placeName } from '../names.ts';
import { diffBlock } from './diff.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { cutNote, line, message } from './texts.ts';

/** Longest text of a prompt shown, in UTF-16 units. */
const MAX_TEXT_CHARS = 200_000;

/** Copies the text below it; hidden until the script of the page shows it. */
const COPY = html`<p class="copy" hidden><button type="button">Copy the suggested text</button> <span class="note" role="status"></span></p>
`;

/** The prompt fix of a recommendation; empty where it changes no prompt. */
export function promptFix(
  { currentText, suggestedText }: Recommendation,
  found: FoundPrompt | undefined,
): Html {
  if (currentText === null && suggestedText === null) return EMPTY;
  return html`<div class="fix">${place(found)}${change(currentText, suggestedText)}${suggestion(suggestedText)}</div>`;
}

/** What became of looking for the text in the repository; empty where it was not searched for. */
export function place(found: FoundPrompt | undefined): Html {
  return found === undefined ? EMPTY : html`<p class="place">${words(found)}</p>\n`;
}

function words(found: FoundPrompt): Html {
  switch (found.state) {
    case 'located':
      return html`<b>Located</b> in ${names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${message(found.leftOut)}`}`;
    case 'ambiguous':
      return html`<b>Ambiguous</b>: the text stands in ${formatCounted(found.places.length, 'place')}, so nobody can tell which one is meant: ${names(found.places)}`;
    case 'applied':
      return html`<b>Already applied</b>: the suggested text stands in ${names(found.places)}`;
    case 'missing':
      return html`<b>Not found</b> in the repository: the fix is stale, or the prompt lives elsewhere`;
  }
}

function names(places: readonly FileSpan[]): Html {
  return html`${places.map((place, index) => html`${index > 0 ? ', ' : ''}<code>${line(placeName(place))}</code>`)}`;
}

function change(currentText: string | null, suggestedText: string | null): Html {
  const current = currentText ?? '';
  const longest = Math.max(current.length, suggestedText?.length ?? 0);
  const cut = cutNote(longest - MAX_TEXT_CHARS);
  return suggestedText === null
    ? html`${plainText(clip(current, MAX_TEXT_CHARS))}${cut}`
    : html`${diffBlock(linesOf(current), linesOf(suggestedText))}${cut}`;
}

function suggestion(text: string | null): Html {
  if (text === null || text === '') return EMPTY;
  const isAsWritten = stripUnprintable(text) === text.replace(/\r\n?/g, '\n');
  // A text that is cut is not copied.
  return html`${text.length > MAX_TEXT_CHARS ? EMPTY : COPY}<details><summary>Suggested text as a whole</summary>
${plainText(clip(text, MAX_TEXT_CHARS))}</details>
${isAsWritten ? EMPTY : html`<p class="note">Characters that cannot be seen are left out here and in the copy.</p>`}`;
}

/** A text as it is; the first line break after the tag is not part of it. */
function plainText(text: string): Html {
  return html`<pre dir="auto">\n${text}</pre>\n`;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : stripUnprintable(clip(text, MAX_TEXT_CHARS)).split('\n');
}
