/** What a body says that may not be in the form that was asked for. */
import type { SecretMask } from '../text/secret-mask.ts';

/** Enough for a first line; keeps hostile bodies cheap. */
const MAX_INSPECTED_CHARACTERS = 16_384;
const MAX_LINE_CHARACTERS = 200;
const INLINE_TAGS =
  /<\/?(?:a|abbr|b|bdi|code|em|font|i|kbd|small|span|strong|tt|u)\b[^>]*(?:>|$)/gi;
/** The ampersand is last, so that nothing is decoded twice. */
const ENTITIES = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/**
 * The first line of the text that has any, cut at 200 characters; empty where there is none.
 * HTML gives the text that a reader would see, JSON is shown on one line.
 */
export function firstLine(body: string, mask: SecretMask): string {
  const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
  const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
  return cut(mask.hide(line), MAX_LINE_CHARACTERS);
}

/** The text's first `maxCharacters`, with an ellipsis where more was there. */
export function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
  return characters.length <= maxCharacters
    ? text
    : `${characters.slice(0, maxCharacters).join('')}…`;
}

/** The JSON value, or null for a text that is not JSON. */
export function parseJsonOrNull(text: string, mask: SecretMask): unknown {
  try {
    return mask.hideIn(JSON.parse(text));
  } catch {
    return null;
  }
}

function linesOf(text: string): string[] {
  if (text.startsWith('{') || text.startsWith('[')) return [text.replace(/\s+/g, ' ')];
  const plain = text.startsWith('<') ? textOfHtml(text) : text;
  return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}

/** An element without an end takes the rest with it, which also keeps the time linear. */
function textOfHtml(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(INLINE_TAGS, '')
    .replace(/<[^>]*(?:>|$)/g, '\n');
  return Object.entries(ENTITIES).reduce(
    (decoded, [entity, character]) => decoded.replaceAll(entity, character),
    text,
  );
}
