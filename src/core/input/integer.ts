import { invalid, type Parsed, valid } from './parsed.ts';

/** A whole number in decimal digits from `min` to `max`; neither is below 0. */
export function parseInteger(text: string, min: number, max: number): Parsed<number> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return valid(value);
  return invalid(text, `is not a whole number from ${min} to ${max}`);
}
