/** JSON in which nothing acts that a terminal, an editor or the runner's log would act upon. */

/** DEL and C1, bidi, zero-width and tag characters, and legacy log commands, which JSON leaves as they are. */
const ACTIVE =
  /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;

/** A value as JSON in which whatever could act is an escape; it parses to the same value. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(ACTIVE, escapeUnits);
}

function escapeUnits(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
