import { FLAGS } from './strip.ts';

/** What nobody sees in a text that a person typed or pasted: no line break and no tab. */
const INVISIBLE =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/u;
/** Words of some languages, composed emoji and some flags are written with them. */
const COMPOSING = new RegExp(String.raw`${FLAGS.join('|')}|[\u200c\u200d]`, 'gu');

/** Those that people bring in when they copy; of others the code says enough. */
const NAMES: Readonly<Record<string, string>> = {
  '\0': 'null',
  '\x1b': 'escape',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/**
 * The first character of a text that nobody sees, by its name and code, such as
 * `zero width space (U+200B)`; null where there is none.
 *
 * @param isProse true where a text may be composed with joiners and flags
 */
export function nameInvisible(text: string, isProse = false): string | null {
  const [char] = INVISIBLE.exec(isProse ? text.replace(COMPOSING, '') : text) ?? [];
  if (char === undefined) return null;
  const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return NAMES[char] === undefined ? code : `${NAMES[char]} (${code})`;
}
