import { bringsUnprintable } from '../text/strip.ts';
import { applyEdits, type Edit, type Stretch } from './edit.ts';
import type { Place, PromptFile } from './prompt-file.ts';
import { type FixTexts, fitText } from './prompt-text.ts';
import { placesIn, unescapeText, viewOf } from './text-view.ts';
import { editScalar } from './yaml.ts';

/** How a fix changes a file; or how it would, and why the patch leaves it out. */
export interface Replacement {
  edit: Edit;
  /** The change of the value of a YAML scalar, by the start of the scalar. */
  inScalar: { scalarStart: number; edit: Edit } | null;
  leftOut: string | null;
}

/**
 * Signs that some kind of file may write with an escape. Whole lines of prose in code are part of a
 * string over several lines; a string in double quotes may hold expressions.
 */
const DELICATE = {
  table: /["'`\\<>&{}$#%*/|;,\t\n]/g,
  part: /["'`\\<>&{}$#%*/|;\n]/g,
  lines: /["'`\\<>&{}$#%*/|;]/g,
  codeLines: /[`\\{}$]|"""|'''|\*\//g,
  quoted: /[{}$]/g,
  escaped: /['`{}$<&]/g,
};

const SIGN_NAMES: Readonly<Record<string, string>> = { '\n': 'a line break', '\t': 'a tab' };

const INVISIBLE = 'it adds invisible characters';

/** Writes the suggested text to the place of the current one. */
export function replaceText(file: PromptFile, place: Place, texts: FixTexts): Replacement {
  const replacement =
    file.kind === 'yaml' ? inYaml(file, place, texts) : inText(file, place, texts);
  const { current, suggested } = texts;
  const isInvisible = bringsUnprintable(suggested.text, current.exact);
  return { ...replacement, leftOut: replacement.leftOut ?? (isInvisible ? INVISIBLE : null) };
}

function inText(file: PromptFile, { escapes, start, end }: Place, texts: FixTexts): Replacement {
  const there = file.text.slice(start, end);
  const isQuoted = isInQuotes(file, { start, end });
  if (escapes === 'json' || (isQuoted && file.kind === 'code')) {
    const value = unescapeText(there);
    const text = fitText(value, { start: 0, end: value.length }, texts, false);
    const isSafe = file.kind === 'json' || file.kind === 'prose';
    const delicate = isSafe ? null : DELICATE[isQuoted ? 'quoted' : 'escaped'];
    const edit = { start, end, text: JSON.stringify(text).slice(1, -1) };
    return { edit, inScalar: null, leftOut: findDelicate(text, there, delicate) };
  }
  const text = fitText(file.text, { start, end }, texts, true);
  const leftOut = findDelicate(text, there, delicateIn(file, { start, end }));
  return { edit: { start, end, text }, inScalar: null, leftOut };
}

/** Whether a place is part of a string in double quotes, with no other quotes before it. */
function isInQuotes(file: PromptFile, { start, end }: Stretch): boolean {
  const line = file.linesAround({ start, end });
  const strings = file.text.slice(line.start, line.end).matchAll(/[\w$@]*"(?:[^"\\\n]|\\.)*"/g);
  return [...strings].some(({ 0: token, index, input }) => {
    const first = line.start + index;
    if (first >= start || end >= first + token.length) return false;
    return token.startsWith('"') && !/['`]|"""/.test(input.slice(0, index + 3));
  });
}

/** The signs that make a text unsafe in a place of a file; null if none does. */
function delicateIn(file: PromptFile, place: Stretch): RegExp | null {
  if (file.kind === 'prose') return null;
  if (file.kind === 'table') return DELICATE.table;
  const lines = file.linesAround(place);
  const around = [file.text.slice(lines.start, place.start), file.text.slice(place.end, lines.end)];
  if (around.some((text) => text.trim() !== '')) return DELICATE.part;
  return file.kind === 'code' ? DELICATE.codeLines : DELICATE.lines;
}

function findDelicate(fitted: string, there: string, delicate: RegExp | null): string | null {
  const signs = delicate === null ? [] : (fitted.match(delicate) ?? []);
  const sign = signs.find((found) => !there.includes(found));
  if (sign === undefined) return null;
  return `it is not known how this kind of file spells ${SIGN_NAMES[sign] ?? sign}`;
}

function inYaml(file: PromptFile, place: Place, texts: FixTexts): Replacement {
  const { escapes, start, end } = place;
  const leave = (leftOut: string) => {
    const text = fitText(file.text, place, texts, true);
    return { edit: { start, end, text }, inScalar: null, leftOut };
  };
  const { scalars } = file;
  if (scalars === null) return leave('the file is too large or not valid YAML');
  const scalar = scalars.find((one) => one.start <= start && end <= one.end);
  if (scalar === undefined) return leave('it is not within one YAML scalar');
  const { folded } = texts.current;
  const source = viewOf(file.text.slice(scalar.start, scalar.end), escapes);
  const inSource = placesIn(source, folded);
  const inValue = placesIn(viewOf(scalar.value, 'plain'), folded);
  const there = inValue[inSource.findIndex((one) => one.start === start - scalar.start)];
  if (there === undefined || inSource.length !== inValue.length) {
    return leave('the YAML scalar around it holds another text than it seems');
  }
  const text = fitText(scalar.value, there, texts, false);
  const change = { ...there, text };
  const wanted = applyEdits(scalar.value, [change]);
  const edit = editScalar(file.text, scalars, scalar, { start, end, text, wanted });
  if (edit === null) return leave('the YAML scalar around it cannot hold the suggested text');
  return { edit, inScalar: { scalarStart: scalar.start, edit: change }, leftOut: null };
}
