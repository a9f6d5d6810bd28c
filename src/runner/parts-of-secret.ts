/** What may stand before a key by mistake, and is no secret itself. */
const SCHEME = /^(?:bearer|basic|token)$/i;

/** What of a secret is to be hidden: all of it, and each of its words. Nothing of white space alone. */
export function partsOfSecret(value: string): string[] {
  const words = value.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
  return [...new Set([value, value.trim(), ...secretWords])];
}
