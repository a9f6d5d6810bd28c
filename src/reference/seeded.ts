import { createHash } from 'node:crypto';

/** A number from 0 up to, not including, 1 that depends on the parts alone. */
export function seededUnit(...parts: string[]): number {
  return digest(parts).readUInt32BE(0) / 2 ** 32;
}

/** A UUID that depends on the parts alone. */
export function seededUuid(...parts: string[]): string {
  const hex = digest(parts).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function digest(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
