/** HTML in which every text is escaped: no other way puts a text into a page. */
import { escapeXml } from '../../text/xml.ts';

/** A long list, whose items are made when the page is written: all at once would take a lot of memory. */
export type LongList = () => Iterable<Html>;

/** A piece of a page. Made by `html` and by `ownMarkup` alone. */
export class Html {
  readonly parts: readonly (string | LongList)[];

  constructor(parts: readonly (string | LongList)[]) {
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

/** A template of HTML: its contents are escaped unless they are pieces of a page already. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const parts: (string | LongList)[] = [];
  let text = '';
  const add = (content: Content): void => {
    if (typeof content === 'string') text += escapeXml(content);
    else if (typeof content === 'number') text += content;
    else if (typeof content === 'function') addList(content);
    else if (content instanceof Html) content.parts.forEach(addPart);
    else content.forEach(add);
  };
  const addPart = (part: string | LongList): void => {
    if (typeof part === 'string') text += part;
    else addList(part);
  };
  const addList = (list: LongList): void => {
    parts.push(text, list);
    text = '';
  };
  strings.forEach((string, index) => {
    text += string;
    add(contents[index] ?? EMPTY);
  });
  return new Html([...parts, text]);
}

/** A constant of the project's own as it is; never a text of others. */
export function ownMarkup(constant: string): Html {
  return new Html([constant]);
}
