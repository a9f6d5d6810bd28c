import { formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';

/**
 * The parts of the job summary, the most important first: if a summary grows too large, parts are
 * left out from the end of this list, after all `further` items, which are folded.
 */
const KEEP_ORDER = [
  'reasons',
  'overview',
  'run',
  'spared',
  'checks',
  'measures',
  'scenarios',
  'verdict summary',
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
  part: Part | `further ${Part}`;
  open?: string;
  close?: string;
}

/** A section of the Markdown report, placed in the order in which parts are kept. */
export function section({ part, open = '', close = '', ...rest }: SectionParts): Section {
  const isFurther = part.startsWith('further ');
  const place = KEEP_ORDER.findIndex((name) => part === name || part === `further ${name}`);
  return { rank: isFurther ? KEEP_ORDER.length + place : place, open, close, ...rest };
}

interface PagedList<T> {
  part: Part;
  /** The part of what is folded; the further items of `part` if it is not given. */
  furtherPart?: SectionParts['part'];
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
  const { part, furtherPart, one, many = `${one}s`, list, firstPage, tableHead = '', item } = paged;
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
      ...{ part: furtherPart ?? `further ${part}`, one, many, count: further.length },
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
