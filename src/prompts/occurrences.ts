import type { PromptFile } from './prompt-file.ts';
import type { PromptText } from './prompt-text.ts';
import type { Stretch } from './replace.ts';
import type { FoldedText } from './white-space.ts';

/**
 * The ways in which a text may stand in a file, the strictest first: as it is, with its white space
 * folded, and as the file's format spells it.
 */
export const FORMS = [findExact, findFolded, findSpelled];

function findExact({ text }: PromptFile, { exact }: PromptText): Stretch[] {
  return findAll(text, exact).map((start) => ({ start, end: start + exact.length }));
}

function findFolded({ folded }: PromptFile, text: PromptText): Stretch[] {
  return unfold(folded, text);
}

function findSpelled({ passages }: PromptFile, text: PromptText): Stretch[] {
  return (passages ?? []).flatMap(({ passage, folded }) =>
    unfold(folded, text).map(({ start, end }) => ({
      start: Number(passage.starts[start]),
      end: Number(passage.ends[end - 1]),
    })),
  );
}

function unfold(folded: FoldedText, text: PromptText): Stretch[] {
  return findAll(folded.text, text.folded).map((at) => ({
    start: Number(folded.starts[at]),
    end: Number(folded.starts[at + text.folded.length - 1]) + 1,
  }));
}

/** So many units of a wanted text are looked for by the engine, which is quick, and linear for few. */
const QUICK_LENGTH = 4;

/**
 * Where a text stands in another one, from left to right and without overlaps. Takes time in
 * proportion to both lengths, whatever they repeat (Knuth, Morris and Pratt), which `indexOf` of an
 * engine does not promise.
 */
export function findAll(text: string, wanted: string): number[] {
  const found: number[] = [];
  if (wanted === '') return found;
  const borders = bordersOf(wanted);
  const beginning = wanted.slice(0, QUICK_LENGTH);
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (matched === 0) at = text.indexOf(beginning, at);
    if (at === -1) return found;
    const unit = text.charCodeAt(at);
    while (matched > 0 && wanted.charCodeAt(matched) !== unit)
      matched = Number(borders[matched - 1]);
    if (wanted.charCodeAt(matched) === unit) matched += 1;
    if (matched === wanted.length) {
      found.push(at + 1 - matched);
      matched = 0;
    }
  }
  return found;
}

/** For each start of the text: how long the longest shorter one is that it also ends with. */
function bordersOf(text: string): Int32Array {
  const borders = new Int32Array(text.length);
  let length = 0;
  for (let at = 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (length > 0 && text.charCodeAt(length) !== unit) length = Number(borders[length - 1]);
    if (text.charCodeAt(length) === unit) length += 1;
    borders[at] = length;
  }
  return borders;
}
