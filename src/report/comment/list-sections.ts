/** A list in the comment whose first items are shown and whose further ones are folded. */
import { formatCounted } from '../format.ts';
import type { Part } from '../keep-order.ts';
import type { Section } from '../layout.ts';
import { each, foldEnds, section } from '../sections/section.ts';

const FIRST_ITEMS = 10;

interface ListNames {
  /** What the shown and the folded items are part of. */
  part: Part;
  furtherPart: Part;
  noun: string;
  /** Markdown before the list. */
  open?: string;
}

export function listSections<T>(
  { part, furtherPart, noun, open = '' }: ListNames,
  values: readonly T[],
  line: (value: T) => string,
): Section[] {
  const names = { one: noun, many: `${noun}s` };
  const first = values.slice(0, FIRST_ITEMS);
  const further = values.slice(FIRST_ITEMS);
  const summary = formatCounted(further.length, `further ${noun}`);
  return [
    { part, open, close: '\n', values: first },
    { part: furtherPart, ...foldEnds(summary), values: further },
  ].map(({ values, ...ends }) =>
    section({ ...names, ...ends, count: values.length, items: () => each(values, line) }),
  );
}
