import { findAll } from './find-all.ts';
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
