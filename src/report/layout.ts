/**
 * A Markdown document as a whole, or fitted into a number of bytes. It is a list of sections, each a list
 * of items; items are kept in the order of their section's rank until one no longer fits, and nothing
 * after that one. Items are rendered only when their turn comes, so the time needed follows the budget,
 * not the size of the report.
 */
import { formatCounted } from './format.ts';

export interface Section {
  /** Smaller is kept first; of several the first one in the document. */
  rank: number;
  noun: string;
  count: number;
  /** Text before the first and after the last kept item. */
  open: string;
  close: string;
  items(): Iterable<string>;
}

/**
 * The parts of a document, the most important first: if it grows too large, parts are left out from the
 * end of this list, after all further items, which are folded.
 */
const KEEP_ORDER = [
  'reasons',
  'overview',
  'run',
  'policy',
  'checks',
  'measures',
  'scenarios',
  'themes',
  'recommendations',
  'history',
  'analysis of themes',
  'executive summary',
] as const;

type Part = (typeof KEEP_ORDER)[number];

interface List<T> {
  part: Part;
  /** The name of one item; with an `s` that of several. */
  noun: string;
  list: readonly T[];
  open?: string;
  close?: string;
  item(value: T): string;
}

export function section<T>({ part, noun, list, open = '', close = '\n', item }: List<T>): Section {
  const rank = KEEP_ORDER.indexOf(part);
  return {
    ...{ rank, noun, count: list.length, open, close },
    *items() {
      for (const value of list) yield item(value);
    },
  };
}

/** A section with a single item; without any if its text is empty. */
export function single(part: Part, noun: string, text: string): Section {
  return section({ part, noun, list: text === '' ? [] : [text], close: '', item: (one) => one });
}

/** A list in a closed fold. Its summary is HTML, escaped already. */
export function foldedSection<T>(summary: string, list: List<T>): Section {
  const fold = foldEnds(summary);
  return section({ ...list, open: fold.open + (list.open ?? ''), close: fold.close });
}

/** The two ends of a closed fold. Its summary is HTML, escaped already. */
export function foldEnds(summary: string): { open: string; close: string } {
  return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}

/**
 * A list as two sections: its first page, and the further items, folded.
 *
 * @param firstPage how many items are not folded
 * @param tableHead head of the table, if the items are rows of one
 */
export function paged<T>(
  paged: List<T> & { firstPage: number; tableHead?: string },
): [first: Section, further: Section] {
  const { part, noun, list, firstPage, open = '', tableHead = '' } = paged;
  const further = list.slice(firstPage);
  const summary = formatCounted(further.length, `further ${noun}`);
  const rest = foldedSection(summary, { ...paged, list: further, open: tableHead });
  // The row of a run is kept, since it may be all that is left of the run.
  const rank = part === 'overview' ? rest.rank : rest.rank + KEEP_ORDER.length;
  return [
    section({ ...paged, list: list.slice(0, firstPage), open: open + tableHead }),
    { ...rest, rank },
  ];
}

/** What was left out of a summary or a comment; empty if nothing was. */
export function leftOutNotice(of: 'summary' | 'comment', leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. \`report.html\` and \`report.md\` in the folder \`report-dir\` have everything.\n\n`;
}

/** All sections in full, piece by piece. */
export function* layOutWhole(sections: readonly Section[]): Generator<string> {
  for (const { count, open, close, items } of sections) {
    if (count === 0) continue;
    yield open;
    yield* items();
    yield close;
  }
}

/**
 * Keeps what fits into `budgetBytes` of UTF-8: the text of each section, which may be empty, and what was left
 * out over all sections, most important first: `12 themes`.
 */
export function layOut(sections: readonly Section[], budgetBytes: number) {
  const texts = sections.map(() => '');
  const leftOut = new Map<string, number>();
  let room = budgetBytes;
  let isFull = false;
  const byRank = [...sections.entries()]
    .filter(([, { count }]) => count > 0)
    .sort(([, a], [, b]) => a.rank - b.rank);
  for (const [position, section] of byRank) {
    const { kept, bytes } = isFull ? { kept: [], bytes: 0 } : fill(section, room);
    const missing = section.count - kept.length;
    if (missing > 0) {
      isFull = true;
      leftOut.set(section.noun, (leftOut.get(section.noun) ?? 0) + missing);
    }
    if (kept.length === 0) continue;
    room -= bytes;
    texts[position] = section.open + kept.join('') + section.close;
  }
  return { texts, leftOut: [...leftOut].map(([noun, count]) => formatCounted(count, noun)) };
}

/** The first items of a section that fit, and the bytes that they take. */
function fill({ open, close, items }: Section, room: number): { kept: string[]; bytes: number } {
  const kept: string[] = [];
  let bytes = Buffer.byteLength(open) + Buffer.byteLength(close);
  for (const item of items()) {
    const more = Buffer.byteLength(item);
    if (bytes + more > room) break;
    bytes += more;
    kept.push(item);
  }
  return { kept, bytes };
}
