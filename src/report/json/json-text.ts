/** JSON in which nothing acts that a terminal, an editor or the runner's log would act upon. */
import { isObject } from '../../core/json-object.ts';

/** DEL and C1, bidi, zero-width and tag characters, and legacy log commands, which JSON leaves as they are. */
const ACTIVE =
  /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;

/** What most texts are made of; told by one look. */
const ORDINARY = /^[\n -~]*$/;

/** Items of a list that make one piece. */
const BATCH = 20;

/** A value as JSON in which whatever could act is an escape; it parses to the same value. */
export function jsonText(value: unknown, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  if (ORDINARY.test(text) && !text.includes('##[')) return text;
  return text.replace(ACTIVE, escapeUnits);
}

/** The same, indented by two spaces, piece by piece. */
export function* jsonPieces(value: unknown, margin = ''): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value, margin);
  else if (!isObject(value)) yield jsonText(value);
  else {
    let lead = '{';
    for (const [name, part] of Object.entries(value)) {
      yield `${lead}\n${margin}  ${jsonText(name)}: `;
      yield* jsonPieces(part, `${margin}  `);
      lead = ',';
    }
    yield lead === '{' ? '{}' : `\n${margin}}`;
  }
}

function* listPieces(list: readonly unknown[], margin: string): Generator<string> {
  let lead = '[';
  // Items of one list are alike, so that the first one tells whether they are large.
  const size = holdsObjects(list[0]) ? 1 : BATCH;
  for (let first = 0; first < list.length; first += size) {
    yield lead;
    if (size === 1) {
      yield `\n${margin}  `;
      yield* jsonPieces(list[first], `${margin}  `);
    } else {
      const batch = jsonText(list.slice(first, first + size), 2);
      yield batch.slice('['.length, -'\n]'.length).replaceAll('\n', `\n${margin}`);
    }
    lead = ',';
  }
  yield list.length === 0 ? '[]' : `\n${margin}]`;
}

function holdsObjects(item: unknown): boolean {
  return (
    isObject(item) &&
    Object.values(item).some((part) => isObject(Array.isArray(part) ? part[0] : part))
  );
}

function escapeUnits(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
