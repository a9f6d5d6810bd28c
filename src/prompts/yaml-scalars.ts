import type { Edit, Passage } from './passage.ts';
import { readAlone } from './yaml-alone.ts';
import { readBlock, spellBlock } from './yaml-block.ts';
import { composeScalars, type PlacedScalar } from './yaml-compose.ts';
import { readFlow, spellFlow, spellWhole } from './yaml-flow.ts';

const NAMES: Readonly<Record<string, string>> = {
  PLAIN: 'plain YAML scalar',
  QUOTE_SINGLE: 'single-quoted YAML scalar',
  QUOTE_DOUBLE: 'double-quoted YAML scalar',
  BLOCK_LITERAL: 'literal YAML block',
  BLOCK_FOLDED: 'folded YAML block',
};

/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
export function readScalars(file: string): Passage[] | null {
  const scalars = composeScalars(file);
  return scalars?.flatMap((scalar) => passageOf(file, scalar)) ?? null;
}

/** The passage of a scalar; none for the empty one, and where it cannot be told what is what. */
function passageOf(file: string, scalar: PlacedScalar): Passage[] {
  const { range, type, value } = scalar.node;
  const name = NAMES[String(type)];
  if (!range || name === undefined || typeof value !== 'string' || value === '') return [];
  const [start, end] = range;
  const block = name.endsWith('block') ? readBlock(file, start, end, value) : null;
  const text = block?.text ?? readFlow(file, start, end);
  if (!text.value.startsWith(value)) return [];
  const { starts, ends } = text;
  const edits = (from: number, to: number, replacement: string): Edit[] => {
    const place = { start: Number(starts[from]), end: Number(ends[to - 1]) };
    if (block !== null) {
      return [{ ...place, text: spellBlock(file, start, block.indent, replacement) }];
    }
    const whole = value.slice(0, from) + replacement + value.slice(to);
    return [
      { ...place, text: spellFlow(file, start, end, replacement) },
      ...spellWhole(whole).map((spelled) => ({ start, end, text: spelled })),
    ];
  };
  const valueAfter = (made: readonly Edit[]) => readAlone(file, scalar, start, end, made);
  return [{ name, start, end, value, starts, ends, isIndented: false, edits, valueAfter }];
}
