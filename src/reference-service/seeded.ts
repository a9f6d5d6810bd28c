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

/** In hexadecimal. */
function digest(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}
