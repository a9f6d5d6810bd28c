/**
 * A document as a whole, or fitted into a number of bytes. The document is a list of sections, each a list of items;
 * items are kept in the order of their section's rank until one no longer fits, and nothing after
 * that one. Items are rendered only when their turn comes, so the time needed follows the budget,
 * not the size of the report.
 */
import { formatCounted } from './format.ts';

export interface Section {
  /** Smaller is kept first; of several the first one in the document. */
  rank: number;
  /** The names of one item and of several. */
  one: string;
  many: string;
  /** How many items there are. */
  count: number;
  /** Text before the first and after the last kept item. */
  open: string;
  close: string;
  items(): Iterable<string>;
}

export interface Fitted {
  /** The kept part of each section, in the order given; empty where nothing of it is kept. */
  texts: string[];
  /** What was left out over all sections, most important first: `12 themes`. */
  leftOut: string[];
}

/** What was left out of a summary or a comment; empty if nothing was. */
export function leftOutNotice(of: 'summary' | 'comment', leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. \`report.html\` and \`report.md\` in the folder \`report-dir\` have everything.\n\n`;
}

/** Room for the line that says how many items are missing; only one section is ever cut in two. */
const NOTE_BYTES = 200;

/** All sections in full, piece by piece. */
export function* layOutWhole(sections: readonly Section[], heading = ''): Generator<string> {
  yield heading;
  for (const { count, open, close, items } of sections) {
    if (count === 0) continue;
    yield open;
    yield* items();
    yield close;
  }
}

/** Keeps what fits into `budgetBytes` of UTF-8. */
export function layOut(sections: readonly Section[], budgetBytes: number): Fitted {
  const texts = sections.map(() => '');
  const leftOut = new Map<string, { section: Section; count: number }>();
  let room = budgetBytes - NOTE_BYTES;
  let isFull = false;
  const byRank = sections
    .map((section, position) => ({ section, position }))
    .filter(({ section }) => section.count > 0)
    .sort((a, b) => a.section.rank - b.section.rank);
  for (const { section, position } of byRank) {
    const filled = isFull ? { kept: [], room } : fill(section, room);
    room = filled.room;
    const missing = section.count - filled.kept.length;
    if (missing > 0) {
      isFull = true;
      const count = (leftOut.get(section.many)?.count ?? 0) + missing;
      leftOut.set(section.many, { section, count });
    }
    if (filled.kept.length > 0) texts[position] = assemble(section, filled.kept, missing);
  }
  return {
    texts,
    leftOut: [...leftOut.values()].map(({ section, count }) =>
      formatCounted(count, section.one, section.many),
    ),
  };
}

function fill(section: Section, room: number): { kept: string[]; room: number } {
  const kept: string[] = [];
  let left = room - Buffer.byteLength(section.open) - Buffer.byteLength(section.close);
  for (const item of section.items()) {
    const after = left - Buffer.byteLength(item);
    if (after < 0) break;
    left = after;
    kept.push(item);
  }
  return { kept, room: left };
}

function assemble(section: Section, kept: readonly string[], missing: number): string {
  const note =
    missing > 0
      ? `\n\n*Left out here: ${formatCounted(missing, section.one, section.many)}.*\n\n`
      : '';
  return section.open + kept.join('') + note + section.close;
}
