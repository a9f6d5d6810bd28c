/** HTML in which every text is escaped: no other way puts a text into a page. */
import { escapeXml } from '../../text/xml.ts';

/** A long list, whose items are made when the page is written: all at once would take a lot of memory. */
export type LongList = () => Iterable<Html>;

type Part = string | LongList;

/** A piece of a page. Made by `html` and by `ownMarkup` alone. */
export class Html {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  get markup(): string {
    return [...this.texts()].join('');
  }

  *texts(): Generator<string> {
    for (const part of this.parts) {
      if (typeof part === 'string') yield part;
      else for (const item of part()) yield* item.texts();
    }
  }
}

/** What a template takes: a text or number, which is escaped, or pieces of a page. */
type Content = string | number | Html | readonly Html[] | LongList;

export const EMPTY = new Html([]);

/** A template of HTML, `EMPTY` without any text: its contents are escaped unless they are pieces of a page. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const parts: Part[] = [''];
  strings.forEach((string, index) => {
    addPart(parts, string);
    addContent(parts, contents[index] ?? EMPTY);
  });
  return parts.length === 1 && parts[0] === '' ? EMPTY : new Html(parts);
}

function addContent(parts: Part[], content: Content): void {
  if (typeof content === 'string') addPart(parts, escapeXml(content));
  else if (typeof content === 'number') addPart(parts, String(content));
  else if (typeof content === 'function') addPart(parts, content);
  else if (content instanceof Html) for (const part of content.parts) addPart(parts, part);
  else for (const one of content) addContent(parts, one);
}

/** Texts that follow each other become one. */
function addPart(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

/** A constant of the project's own as it is; never a text of others. */
export function ownMarkup(constant: string): Html {
  return new Html([constant]);
}
