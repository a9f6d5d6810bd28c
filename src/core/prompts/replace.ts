import { type Edit, type FileFormat, lineBreakOf, unitsAt } from './passage.ts';
import type { PromptFile } from './prompt-file.ts';
import { type FixTexts, fitText } from './prompt-text.ts';
import { fold } from './white-space.ts';

/** A stretch of a file, in UTF-16 units from its start. */
export interface Stretch {
  start: number;
  end: number;
}

/** How a fix changes a file, or how it would and why nobody should apply that unseen. */
export interface Replacement {
  edit: Edit;
  leftOut: string | null;
}

/** What some kind of file may spell in a way of its own. */
const DELICATE = /["'`\\<>&{}$#%*/|;\n]/g;

/** The change of a file that puts the suggested text in the place where the current one stands. */
export function replaceText(file: PromptFile, place: Stretch, texts: FixTexts): Replacement {
  const { format } = file;
  const fitted = fitText(file.text, place.start, place.end, texts, {
    isIndented: true,
    lineBreak: lineBreakOf(file.text, place.start),
  });
  const asPlainText = { ...place, text: fitted };
  if (format === 'plain text') return { edit: asPlainText, leftOut: null };
  if (format === 'unknown') {
    return { edit: asPlainText, leftOut: findDelicate(fitted, file.text, place) };
  }
  const result = replaceInPassage(file, format, place, texts);
  return typeof result === 'string'
    ? { edit: asPlainText, leftOut: result }
    : { edit: result, leftOut: null };
}

function findDelicate(fitted: string, text: string, place: Stretch): string | null {
  const there = text.slice(place.start, place.end);
  const [sign] = (fitted.match(DELICATE) ?? []).filter((found) => !there.includes(found));
  if (sign === undefined) return null;
  const name = sign === '\n' ? 'a line break' : sign;
  return `it is not known how this kind of file spells ${name}`;
}

/** The edit, or why there is none. */
function replaceInPassage(
  file: PromptFile,
  format: FileFormat,
  place: Stretch,
  texts: FixTexts,
): Edit | string {
  const passages = file.passages?.map(({ passage }) => passage);
  if (passages === undefined) return 'the file cannot be read as what its name says it is';
  const index = passages.findIndex(({ start, end }) => start <= place.start && place.end <= end);
  const passage = passages[index];
  if (passage === undefined) return `it does not stand within one ${format.passageName}`;
  const { from, to } = unitsAt(passage, place);
  const { value } = passage;
  if (fold(value.slice(from, to)) !== texts.current.folded) {
    return `the ${passage.name} around it holds another text than it seems`;
  }
  const fitted = fitText(value, from, to, texts, {
    isIndented: passage.isIndented,
    lineBreak: value.includes('\r\n') ? '\r\n' : '\n',
  });
  const wanted = passages.map((other) => other.value);
  wanted[index] = value.slice(0, from) + fitted + value.slice(to);
  const edit = passage
    .edits(from, to, fitted)
    .find((candidate) => file.readsAs([candidate], wanted));
  return edit ?? `a ${passage.name} cannot hold the suggested text`;
}
