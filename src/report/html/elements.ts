/** Elements that several parts of the page have. */
import { formatCount } from '../format.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line } from './texts.ts';

interface SectionHead {
  id: string;
  heading: string;
  count?: number;
  level?: 2 | 3;
  kind?: string;
}

/** A section under a heading of its own. */
export function section({ id, heading, count, level = 3, kind }: SectionHead, body: Html): Html {
  const kindOf = kind === undefined ? EMPTY : html` class="${kind}"`;
  const counted =
    count === undefined ? EMPTY : html` <span class="count">${formatCount(count)}</span>`;
  return html`
<section${kindOf} aria-labelledby="${id}">
<h${level} id="${id}">${heading}${counted}</h${level}>
${body}
</section>`;
}

/** A table that scrolls by itself on a narrow screen, named by the heading with the ID. */
export function table(
  headingId: string,
  kind: string,
  heads: readonly Html[],
  rows: readonly Html[],
): Html {
  return html`<div class="scroll" role="group" aria-labelledby="${headingId}" tabindex="0">
<table class="${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells}</tr>\n`)}</tbody>
</table>
</div>`;
}

export function head(name: string): Html {
  return html`<th scope="col">${line(name)}</th>`;
}

export function numberHead(name: string): Html {
  return html`<th scope="col" class="number">${line(name)}</th>`;
}
