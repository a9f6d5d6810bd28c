/** JSON in which nothing acts that a terminal, an editor or the runner's log would act upon. */
import { isObject } from '../../core/json-object.ts';

/** DEL and C1, bidi, zero-width and tag characters, and legacy log commands, which JSON leaves as they are. */
const ACTIVE =
  /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;

const INDENT = '  ';

/** Items of a list that make one piece. */
const BATCH = 20;

/** A value as JSON in which whatever could act is an escape; it parses to the same value. */
export function jsonText(value: unknown, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  return isOrdinary(text) ? text : text.replace(ACTIVE, escapeUnits);
}

/** The same, indented by two spaces, piece by piece. */
export function* jsonPieces(value: unknown, depth = 0): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value, depth);
  else if (!holdsObjects(value)) yield jsonAt(depth, value);
  else {
    const margin = INDENT.repeat(depth);
    let text = '{';
    for (const [name, part] of Object.entries(value)) {
      text += `\n${margin}${INDENT}${jsonText(name)}: `;
      if (isObject(part)) {
        yield text;
        yield* jsonPieces(part, depth + 1);
        text = ',';
      } else text += `${jsonText(part)},`;
    }
    yield `${text.slice(0, -','.length)}\n${margin}}`;
  }
}

function* listPieces(list: readonly unknown[], depth: number): Generator<string> {
  const margin = INDENT.repeat(depth);
  let lead = '[';
  // Items of one list are alike, so that the first one tells whether they are large.
  const size = holdsObjects(list[0]) ? 1 : BATCH;
  for (let first = 0; first < list.length; first += size) {
    if (size === 1) {
      yield `${lead}\n${margin}${INDENT}`;
      yield* jsonPieces(list[first], depth + 1);
    } else {
      const batch = jsonAt(depth, list.slice(first, first + size));
      yield lead + batch.slice('['.length, -`\n${margin}]`.length);
    }
    lead = ',';
  }
  yield list.length === 0 ? '[]' : `\n${margin}]`;
}

/** A value as it stands in so many lists, since V8 indents at once what would have to be indented line by line. */
function jsonAt(depth: number, value: unknown): string {
  let nested = value;
  for (let level = 0; level < depth; level += 1) nested = [nested];
  const text = jsonText(nested, INDENT.length);
  const behind = depth * (depth + 1);
  return text.slice(behind + depth * INDENT.length, text.length - behind);
}

/** Most texts are ASCII, of which every character takes one byte; of its controls JSON escapes all but DEL. */
function isOrdinary(text: string): boolean {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii && !text.includes('\x7f') && !text.includes('##[');
}

function holdsObjects(item: unknown): item is object {
  return (
    isObject(item) &&
    Object.values(item).some((part) => isObject(Array.isArray(part) ? part[0] : part))
  );
}

function escapeUnits(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
