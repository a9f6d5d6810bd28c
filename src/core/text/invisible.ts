/** An invisible character in a text that a person typed or pasted: no line break and no tab. */
const INVISIBLE =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/u;
/** Words of some languages and composed emoji are written with them. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * The code of the first invisible character of a text, such as `U+200B`; null if there is none.
 *
 * @param isProse true if a text may have joiners
 */
export function findInvisible(text: string, isProse = false): string | null {
  const [char] = INVISIBLE.exec(isProse ? text.replace(JOINERS, '') : text) ?? [];
  if (char === undefined) return null;
  return `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
