/** HTML in which every text is escaped: no other way puts a text into a page. */
import { escapeXml } from '../../text/xml.ts';

/** A long list, whose items are made when the page is written: all at once would take a lot of memory. */
export type LongList = () => Iterable<Html>;

/** What a template takes: a text or number, which is escaped, or pieces of a page. */
type Content = string | number | Html | readonly Html[] | LongList;

/** A piece of a page. Made by `html` and by `ownMarkup` alone. */
export class Html {
  /** Up to the last long list. */
  readonly #parts: (string | LongList)[] = [];
  /** What follows that list; all of a piece without one. */
  #text: string;

  /** Markup of the project's own, with one of the contents after each but the last. */
  constructor(markup: readonly string[], contents: readonly Content[] = []) {
    this.#text = markup[0] ?? '';
    for (let index = 0; index < contents.length; index++) {
      this.#add(contents[index] ?? '');
      this.#text += markup[index + 1] ?? '';
    }
  }

  get isEmpty(): boolean {
    return this.#text === '' && this.#parts.length === 0;
  }

  *texts(): Generator<string> {
    for (const part of this.#parts) {
      if (typeof part === 'string') yield part;
      else for (const item of part()) yield* item.texts();
    }
    yield this.#text;
  }

  #add(content: Content): void {
    if (typeof content === 'string') this.#text += escapeXml(content);
    else if (typeof content === 'number') this.#text += String(content);
    else if (typeof content === 'function') this.#addParts([content], '');
    else if (content instanceof Html) this.#addParts(content.#parts, content.#text);
    else for (const one of content) this.#add(one);
  }

  #addParts(parts: readonly (string | LongList)[], text: string): void {
    if (parts.length > 0) this.#parts.push(this.#text, ...parts);
    this.#text = parts.length > 0 ? text : this.#text + text;
  }
}

export const EMPTY = new Html([]);

/** A template of HTML, `EMPTY` without any text: its contents are escaped unless they are pieces of a page. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const piece = new Html(strings, contents);
  return piece.isEmpty ? EMPTY : piece;
}

/** A constant of the project's own as it is; never a text of others. */
export function ownMarkup(constant: string): Html {
  return new Html([constant]);
}
