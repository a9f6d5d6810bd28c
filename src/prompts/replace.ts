import { bringsUnprintable } from '../text/strip.ts';
import type { FixTexts, Place, PromptFile } from './prompt-file.ts';
import { applyEdit, type Edit, placesIn, viewOf } from './text-view.ts';
import { editScalar } from './yaml.ts';

/** How a fix changes a file; or how it would, and why the patch leaves it out. */
export interface Replacement {
  edit: Edit;
  leftOut: string | null;
}

/**
 * Signs that some kind of file may write with an escape. Whole lines of prose in code are part of a
 * string over several lines.
 */
const DELICATE = {
  codeLines: /[`\\{}$]|"""|'''|\*\//g,
  code: /["'`\\<>&{}$#%*/|;\n]/g,
  unknown: /["'`\\<>&{}$#%*/|;,\t\n]/g,
  escaped: /['`{}$<&]/g,
};

const SIGN_NAMES: Readonly<Record<string, string>> = { '\n': 'a line break', '\t': 'a tab' };

const INVISIBLE = 'it adds invisible characters';
const MASKED = 'it adds a mask, such as `***` in place of a secret';
const MASK = /\*{3}|\[phone number\]|\[e-mail address\]/g;
/** `***` that Markdown takes for emphasis. */
const EMPHASIS = /\*{3}\w[^*\n]*\*{3}/g;

/** Writes the suggested text to the place of the current one. */
export function replaceText(file: PromptFile, place: Place, texts: FixTexts): Replacement {
  const { edit, leftOut } =
    file.kind === 'yaml' ? inYaml(file, place, texts) : inText(file, place, texts);
  const [now, then] = [texts.current.text, texts.suggested.text];
  const masks = then.replace(EMPHASIS, '').match(MASK) ?? [];
  const whyNot = bringsUnprintable(then, now) ? INVISIBLE : null;
  const isMasked = masks.some((mask) => !now.includes(mask));
  return { edit, leftOut: leftOut ?? (isMasked ? MASKED : whyNot) };
}

function inText(file: PromptFile, place: Place, { suggested }: FixTexts): Replacement {
  const { start, end } = place;
  const there = file.text.slice(start, end);
  const isEscaped = place.escapes === 'json';
  const text = withBreaksOf(isEscaped ? there : file.text, suggested.text, isEscaped);
  return {
    edit: { start, end, text: isEscaped ? JSON.stringify(text).slice(1, -1) : text },
    leftOut: findDelicate(text, there, delicateIn(file, place)),
  };
}

/** A text with the line breaks of another one. */
function withBreaksOf(other: string, text: string, isEscaped = false): string {
  return other.includes(isEscaped ? '\\r\\n' : '\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** The signs that make a text unsafe in a place of a file; null if none does. */
function delicateIn(file: PromptFile, place: Place): RegExp | null {
  const { kind } = file;
  if (kind === 'prose' || kind === 'json') return null;
  if (place.escapes === 'json') return DELICATE.escaped;
  if (kind !== 'code') return DELICATE.unknown;
  const lines = file.linesAround(place);
  const around = file.text.slice(lines.start, place.start) + file.text.slice(place.end, lines.end);
  return around.trim() === '' ? DELICATE.codeLines : DELICATE.code;
}

function findDelicate(fitted: string, there: string, delicate: RegExp | null): string | null {
  const signs = delicate === null ? [] : (fitted.match(delicate) ?? []);
  const sign = signs.find((found) => !there.includes(found));
  if (sign === undefined) return null;
  return `it is not known how this kind of file spells ${SIGN_NAMES[sign] ?? sign}`;
}

function inYaml(file: PromptFile, place: Place, { current, suggested }: FixTexts): Replacement {
  const { escapes, start, end } = place;
  const leave = (leftOut: string) => {
    const text = withBreaksOf(file.text, suggested.text);
    return { edit: { start, end, text }, leftOut };
  };
  const { scalars } = file;
  if (scalars === null) return leave('the file is too large or not valid YAML');
  const scalar = scalars.find((one) => one.start <= start && end <= one.end);
  if (scalar === undefined) return leave('it is not within one YAML scalar');
  const inSource = placesIn(
    viewOf(file.text.slice(scalar.start, scalar.end), escapes),
    current.folded,
  );
  const inValue = placesIn(viewOf(scalar.value, 'plain'), current.folded);
  const there = inValue[inSource.findIndex((one) => one.start === start - scalar.start)];
  if (there === undefined || inSource.length !== inValue.length) {
    return leave('the YAML scalar around it holds another text than it seems');
  }
  const text = withBreaksOf(scalar.value, suggested.text);
  const wanted = applyEdit(scalar.value, { ...there, text });
  const edit = editScalar(file.text, scalars, scalar, { start, end, text, wanted });
  if (edit === null) return leave('the YAML scalar around it cannot hold the suggested text');
  return { edit, leftOut: null };
}
