import { type Part, rankOf } from '../keep-order.ts';
import type { Section } from '../layout.ts';

interface SectionParts extends Omit<Section, 'rank' | 'open' | 'close'> {
  part: Part;
  open?: string;
  close?: string;
}

/** A section of the Markdown report, placed in the order in which parts are kept. */
export function section({ part, open = '', close = '', ...rest }: SectionParts): Section {
  return { rank: rankOf(part), open, close, ...rest };
}

/** Renders one value after the other, each only when it is asked for. */
export function* each<T>(values: readonly T[], render: (value: T) => string): Generator<string> {
  for (const value of values) yield render(value);
}

/** The two ends of a closed fold. Its summary is HTML, escaped already. */
export function foldEnds(summary: string): { open: string; close: string } {
  return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
