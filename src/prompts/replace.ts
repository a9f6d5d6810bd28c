import { bringsUnprintable } from '../core/text/strip.ts';
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

/** What some kind of file may spell in a way of its own; tables also what parts their cells. */
const DELICATE = { unknown: /["'`\\<>&{}$#%*/|;\n]/g, table: /["'`\\<>&{}$#%*/|;,\t\n]/g };

/** What people call signs that nobody would see in a sentence. */
const SIGN_NAMES: Readonly<Record<string, string>> = { '\n': 'a line break', '\t': 'a tab' };

const INVISIBLE = 'it brings in characters that nobody sees';

/** The change of a file that puts the suggested text in the place where the current one stands. */
export function replaceText(file: PromptFile, place: Stretch, texts: FixTexts): Replacement {
  const { edit, leftOut } = spellText(file, place, texts);
  const { current, suggested } = texts;
  const isInvisible = suggested.lines.some((line) => bringsUnprintable(line, current.exact));
  return { edit, leftOut: leftOut ?? (isInvisible ? INVISIBLE : null) };
}

function spellText(file: PromptFile, place: Stretch, texts: FixTexts): Replacement {
  const { format } = file;
  const fitted = fitText(file.text, place.start, place.end, texts, {
    isIndented: true,
    lineBreak: lineBreakOf(file.text, place.start),
  });
  const asPlainText = { ...place, text: fitted };
  if (format === 'plain text') return { edit: asPlainText, leftOut: null };
  if (format === 'unknown' || format === 'table') {
    const there = file.text.slice(place.start, place.end);
    return { edit: asPlainText, leftOut: findDelicate(fitted, there, DELICATE[format]) };
  }
  const result = replaceInPassage(file, format, place, texts);
  return typeof result === 'string'
    ? { edit: asPlainText, leftOut: result }
    : { edit: result, leftOut: null };
}

function findDelicate(fitted: string, there: string, delicate: RegExp): string | null {
  const [sign] = (fitted.match(delicate) ?? []).filter((found) => !there.includes(found));
  if (sign === undefined) return null;
  return `it is not known how this kind of file spells ${SIGN_NAMES[sign] ?? sign}`;
}

/** The edit, or why there is none. */
function replaceInPassage(
  file: PromptFile,
  format: FileFormat,
  place: Stretch,
  texts: FixTexts,
): Edit | string {
  if (file.passages === null) return 'the file cannot be read as what its name says it is';
  const passage = file.passageAround(place);
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
  const wanted = value.slice(0, from) + fitted + value.slice(to);
  const edit = passage
    .edits(from, to, fitted)
    .find((candidate) => file.valueAfter(passage, [candidate]) === wanted);
  return edit ?? `a ${passage.name} cannot hold the suggested text`;
}
