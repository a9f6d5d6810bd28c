/** The gates whose reports have to be there. */
import { invalid, type Parsed, valid } from '../core/input/parsed.ts';

const MAX_GATES = 2_000;

/** How many gates are expected, or which: by their names, else those of their plans, one a line. */
export type Expected = { count: number } | { lines: string[] };

/** A number, or names as lines or as a JSON array, such as the one that a matrix is made of. */
export function parseExpected(text: string): Parsed<Expected> {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count >= 1 && count <= MAX_GATES
      ? valid({ count })
      : invalid(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
  }
  const lines = text.startsWith('[') ? parseArray(text) : text.split('\n');
  if (lines === null) {
    return invalid(
      text,
      'is not a JSON array of names: write one as ["support", "sales"], or lines',
    );
  }
  const names = lines.map((line) => line.trim()).filter((line) => line !== '');
  return names.length > 0
    ? valid({ lines: [...new Set(names)] })
    : invalid(text, 'names no gate: give names of gates or of run plans, or their number');
}

function parseArray(text: string): string[] | null {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    return null;
  }
}
