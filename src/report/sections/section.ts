import { formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';

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
  'trend',
  'history',
  'analysis of themes',
  'executive summary',
  'findings',
  'went well',
] as const;

type Part = (typeof KEEP_ORDER)[number];

interface SectionParts extends Omit<Section, 'rank' | 'open' | 'close'> {
  part: Part;
  /** Whether its items are folded behind those of a first page. */
  isFurther?: boolean;
  open?: string;
  close?: string;
}

/** A section of a document, placed in the order in which parts are kept. */
export function section({
  part,
  isFurther = false,
  open = '',
  close = '',
  ...rest
}: SectionParts): Section {
  // The row of a run is kept, since it may be all that is left of the run.
  const isLast = isFurther && part !== 'overview';
  const rank = KEEP_ORDER.indexOf(part) + (isLast ? KEEP_ORDER.length : 0);
  return { rank, open, close, ...rest };
}

/** A section with a single item; without any if its text is empty. */
export function single(part: Part, name: string, text: string): Section {
  const count = text === '' ? 0 : 1;
  return section({ part, one: name, many: `${name}s`, count, items: () => [text] });
}

interface PagedList<T> {
  part: Part;
  one: string;
  many?: string;
  list: readonly T[];
  /** How many items are not folded. */
  firstPage: number;
  open?: string;
  close?: string;
  /** Head of the table, if the items are rows of one. */
  tableHead?: string;
  item(value: T): string;
}

/** A list as two sections: its first page, and the further items, folded. */
export function paged<T>(paged: PagedList<T>): [first: Section, further: Section] {
  const { part, one, many = `${one}s`, list, firstPage, tableHead = '', item } = paged;
  const page = list.slice(0, firstPage);
  const further = list.slice(firstPage);
  const fold = foldEnds(formatCounted(further.length, `further ${one}`, `further ${many}`));
  return [
    section({
      ...{ part, one, many, count: page.length },
      open: (paged.open ?? '') + tableHead,
      close: paged.close ?? '\n',
      items: () => each(page, item),
    }),
    section({
      ...{ part, isFurther: true, one, many, count: further.length },
      open: fold.open + tableHead,
      close: fold.close,
      items: () => each(further, item),
    }),
  ];
}

/** Renders one value after the other, each only when it is asked for. */
export function* each<T>(values: readonly T[], render: (value: T) => string): Generator<string> {
  for (const value of values) yield render(value);
}

/** The two ends of a closed fold. Its summary is HTML, escaped already. */
export function foldEnds(summary: string): { open: string; close: string } {
  return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
