/** HTML in which every text is escaped: no other way puts a text into a page. */
import { stripUnprintable } from '../../core/text/strip.ts';

/** A piece of a page. Made by `html` and by `ownMarkup` alone. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template takes: a text or number, which is escaped, or pieces of a page. */
type Content = string | number | Html | readonly Html[];

export const EMPTY = new Html('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text as HTML shows it, in an element or in a quoted attribute. Control, bidi and zero-width
 * characters are gone.
 */
export function escapeHtml(text: string): string {
  return stripUnprintable(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** A template of HTML: its contents are escaped unless they are pieces of a page already. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(
    strings.reduce((markup, part, index) => markup + markupOf(contents[index - 1] ?? '') + part),
  );
}

/** A constant of the project's own as it is; never a text of others. */
export function ownMarkup(constant: string): Html {
  return new Html(constant);
}

function markupOf(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (typeof content === 'object') return content.map(({ markup }) => markup).join('');
  return escapeHtml(String(content));
}
