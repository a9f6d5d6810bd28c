/** Elements that several parts of the page have: sections, tables, folds, signs and lists of facts. */

import type { Outcome } from '../../model/outcome.ts';
import { formatCount, formatCounted, NONE } from '../format.ts';
import { EMPTY, type Html, html } from './escape.ts';
import { line } from './texts.ts';

/** A part of a run or of the page; it is left out if its body is empty. */
export interface Part {
  /** Its anchor is the ID of the run and this name. */
  name: string;
  heading: string;
  count?: number;
  body: Html;
}

export function section({ name, heading, count, body }: Part, id: string, level: 2 | 3): Html {
  if (body === EMPTY) return EMPTY;
  const counted = count ? html` <span class="count">${formatCount(count)}</span>` : EMPTY;
  return html`
<section aria-labelledby="${id}-${name}">
<h${level} id="${id}-${name}">${heading}${counted}</h${level}>
${body}
</section>`;
}

/** A list of which only the first entries are shown before the fold is opened. */
export function folded<Entry>(
  entries: readonly Entry[],
  first: number,
  noun: string,
  list: (entries: readonly Entry[]) => Html,
): Html {
  const more = entries.length - first;
  if (more <= 0) return list(entries);
  const rest = html`<details><summary>${formatCounted(more, `more ${noun}`)}</summary>${list(entries.slice(first))}</details>`;
  return first === 0 ? rest : html`${list(entries.slice(0, first))}${rest}`;
}

type Cell = Html | string | null;

/**
 * A column of a table: its name, and its cells, whose text is escaped. Null and a dash are an empty cell. A
 * column is left out if it is empty in every row.
 */
export type Column<Row> = readonly [name: string, cell: (row: Row) => Cell, kind?: 'number'];

const FIRST_ROWS = 50;

/**
 * A table with the names of its rows in the first column; empty without rows. On a narrow screen each row is
 * a block, in which every cell has the name of its column.
 */
export function table<Row>(
  name: string,
  noun: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  first = FIRST_ROWS,
): Html {
  if (rows.length === 0) return EMPTY;
  const filled = columns
    .map(([title, cell, kind = 'words']) => ({
      ...{ title, kind },
      cells: rows.map((row) => contentOf(cell(row))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== EMPTY));
  const heads = filled.map(
    ({ title, kind }) => html`<th scope="col" role="columnheader" class="${kind}">${title}</th>`,
  );
  const rowOf = (row: number) =>
    filled.map(({ title, kind, cells }, position) => {
      const cell = cells[row] ?? EMPTY;
      if (position === 0) return html`<th scope="row" role="rowheader">${cell}</th>`;
      return cell === EMPTY
        ? html`<td role="cell" class="${kind} none">${NONE}</td>`
        : html`<td role="cell" class="${kind}" data-label="${title}">${cell}</td>`;
    });
  return folded(
    [...rows.keys()],
    first,
    noun,
    (some) => html`<div class="scroll" role="group" aria-label="${name}" tabindex="0">
<table role="table">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${some.map((row) => html`<tr role="row">${rowOf(row)}</tr>\n`)}</tbody>
</table>
</div>
`,
  );
}

function contentOf(cell: Cell): Html {
  if (cell === null || cell === NONE) return EMPTY;
  return typeof cell === 'string' ? html`${line(cell)}` : cell;
}

export type Tone = Outcome | 'tolerated';

const CHECK_MARK = 'm4.8 8.2 2.2 2.3 4.3-4.8';
const CROSS = 'm5.4 5.4 5.2 5.2m0-5.2-5.2 5.2';
const EXCLAMATION_MARK = 'M8 4v4.8m0 2.6v.2';

/** The sign of an outcome. */
export function icon(tone: Tone, label = ''): Html {
  const path = tone === 'passed' ? CHECK_MARK : tone === 'failed' ? CROSS : EXCLAMATION_MARK;
  const meaning = label === '' ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`;
  return html`<svg class="icon ${tone}" viewBox="0 0 16 16" ${meaning}><circle cx="8" cy="8" r="7"/><path d="${path}"/></svg>`;
}

/** Findings or excerpts, one below the other; empty without any. */
export function findingList(items: readonly Html[]): Html {
  return items.length === 0 ? EMPTY : html`<ul class="findings" role="list">\n${items}</ul>`;
}

/** A short mark of a theme, a check or a recommendation. */
export function badge(text: string, kind = ''): Html {
  return html`<span class="badge ${kind}">${line(text)}</span> `;
}

/** The facts that are known, on one line; empty if none is. */
export function facts(all: readonly (Html | string | false | null | undefined)[]): Html {
  const known = all.flatMap((fact) => (fact && fact !== EMPTY ? html`<span>${fact}</span> ` : []));
  return known.length === 0 ? EMPTY : html`<p class="meta">${known}</p>`;
}
