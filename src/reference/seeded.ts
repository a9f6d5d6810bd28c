import { hash } from 'node:crypto';

/** A number from 0 up to, not including, 1 that depends on the parts alone. */
export function seededUnit(...parts: string[]): number {
  return Number.parseInt(digest(parts).slice(0, 8), 16) / 2 ** 32;
}

/** A UUID that depends on the parts alone. */
export function seededUuid(...parts: string[]): string {
  const hex = digest(parts);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** So many digests are kept, as most are asked for again and again. */
const MAX_KEPT = 3_000;
const kept = new Map<string, string>();

/** In hexadecimal. */
function digest(parts: readonly string[]): string {
  const text = JSON.stringify(parts);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const hex = hash('sha256', text, 'hex');
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(text, hex);
  return hex;
}
