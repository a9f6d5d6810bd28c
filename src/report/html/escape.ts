/** HTML in which every text is escaped, since the only way to put one in is to have it escaped. */
import { stripUnprintable } from '../../core/text/strip.ts';

/** A piece of a page. Made by `html` and by `ownMarkup` alone. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What may stand in a template: a text or number, which is escaped, or pieces of a page. */
export type Content = string | number | Html | readonly Html[];

export const EMPTY = new Html('');

const MARKUP = /[&<>"']/;

/** Texts of nothing but such characters are as they are. */
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;

/**
 * A text as HTML shows it, in an element or in a quoted attribute. Control, bidi and zero-width
 * characters are gone.
 */
export function escapeHtml(text: string): string {
  if (PLAIN.test(text)) return text;
  const shown = stripUnprintable(text);
  if (!MARKUP.test(shown)) return shown;
  return shown
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A template of HTML: what is put into it is escaped unless it is a piece of a page already. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  let markup = '';
  // By position: an iterator makes an object for every part, a tenth of all that a page is made of.
  for (let index = 0; index < strings.length; index += 1) {
    const content = contents[index];
    markup += strings[index];
    if (content !== undefined) markup += markupOf(content);
  }
  return new Html(markup);
}

/** A constant of the project's own as it is; never a text of others. */
export function ownMarkup(constant: string): Html {
  return new Html(constant);
}

function markupOf(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (typeof content === 'string') return escapeHtml(content);
  if (typeof content === 'number') return String(content);
  let markup = '';
  for (const piece of content) markup += piece.markup;
  return markup;
}
