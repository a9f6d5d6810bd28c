/** UTF-16 offsets in a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** A change of a text: the stretch becomes `text`. */
export interface Edit extends Stretch {
  text: string;
}

export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

/** The stretches that share nothing with others; both lists go from left to right. */
export function outside<Place extends Stretch>(
  taken: readonly Stretch[],
  stretches: readonly Place[],
): Place[] {
  let next = 0;
  return stretches.filter(({ start, end }) => {
    while (Number(taken[next]?.end) <= start) next += 1;
    return !(Number(taken[next]?.start) < end);
  });
}

/** A text in which every run of white space is one space, and perhaps escapes are what they mean. */
export interface TextView {
  text: string;
  /** Offset in the file of each UTF-16 unit of `text`, followed by the end of the file. */
  starts: Int32Array;
}

/** An escape of JSON, or of a line break or space, as YAML and code have them. */
const ESCAPE = String.raw`\\(?:u[\da-fA-F]{4}|["\\/bfnrt ]|\r?\n[ \t]*)`;

/** The tokens of a file; the group is an escape. */
const TOKENS = {
  plain: /\s+|\S+/g,
  json: new RegExp(String.raw`(${ESCAPE})|\s+|[^\s\\]+|\\`, 'g'),
  yamlQuote: /('')|\s+|[^\s']+|'/g,
};

/** How escapes are read: not at all, as in a JSON string, or as in a YAML scalar in single quotes. */
export type Escapes = keyof typeof TOKENS;

/** The text with its white space folded, and without any at its ends. */
export function foldWhiteSpace(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Folds the white space of a file and keeps the way back. */
export function viewOf(file: string, escapes: Escapes): TextView {
  const starts = new Int32Array(file.length + 1);
  const parts: string[] = [];
  let length = 0;
  for (const { 0: token, 1: escaped, index } of file.matchAll(TOKENS[escapes])) {
    const meaning = escaped === undefined ? token : meaningOf(escaped);
    const isBlank = meaning.trim() === '';
    if (isBlank && (meaning === '' || parts.at(-1) === ' ')) continue;
    const shown = isBlank ? ' ' : meaning;
    const step = shown === token ? 1 : 0;
    for (let unit = 0; unit < shown.length; unit += 1) starts[length + unit] = index + unit * step;
    parts.push(shown);
    length += shown.length;
  }
  starts[length] = file.length;
  return { text: parts.join(''), starts };
}

function meaningOf(escaped: string): string {
  if (escaped === "''") return "'";
  if (/^\\[ \r\n]/.test(escaped)) return escaped === '\\ ' ? ' ' : '';
  return String(JSON.parse(`"${escaped}"`));
}

/** Stretches of the file in which the folded text occurs, from left to right. */
export function placesIn({ text, starts }: TextView, folded: string): Stretch[] {
  const places: Stretch[] = [];
  for (let at = text.indexOf(folded); at !== -1; ) {
    const end = at + folded.length;
    places.push({ start: Number(starts[at]), end: Number(starts[end]) });
    at = text.indexOf(folded, end);
  }
  return places;
}
