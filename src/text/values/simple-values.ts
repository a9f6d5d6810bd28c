/** Inputs that are one word or one number, and lists of IDs. */
import { invalid, type Parsed, valid } from './parsed.ts';

/** A boolean of the YAML 1.2 core schema, and nothing else: `yes`, `1` and `on` are refused. */
export function parseBoolean(text: string): Parsed<boolean> {
  if (/^(?:true|True|TRUE)$/.test(text)) return valid(true);
  if (/^(?:false|False|FALSE)$/.test(text)) return valid(false);
  return invalid(text, 'is not a boolean: write true or false');
}

/** A whole number in decimal digits from `min` to `max`; neither is below 0. */
export function parseInteger(text: string, min: number, max: number): Parsed<number> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return valid(value);
  return invalid(text, `is not valid: write a whole number from ${min} to ${max}`);
}

/** One of a few words, spelled exactly so. */
export function parseChoice<T extends string>(text: string, choices: readonly T[]): Parsed<T> {
  const choice = choices.find((candidate) => candidate === text);
  return choice === undefined
    ? invalid(text, `is not a choice here: write ${choices.join(' or ')}`)
    : valid(choice);
}

/** A phone number as E.164 writes it: `+`, then 2 to 15 digits of which the first is not 0. */
export function parsePhoneNumber(text: string): Parsed<string> {
  return /^\+[1-9]\d{1,14}$/.test(text)
    ? valid(text)
    : invalid(
        text,
        "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'",
      );
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * UUIDs of any version, separated by newlines or commas; blanks are dropped. At least one. An ID
 * that is listed twice (case-insensitive) counts once.
 */
export function parseUuidList(text: string): Parsed<string[]> {
  const items = text
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) return { ok: false, errors: [{ shown: text, problem: 'has no ID' }] };
  const problem = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';
  const errors = items.filter((item) => !isUuid(item)).map((shown) => ({ shown, problem }));
  if (errors.length > 0) return { ok: false, errors };
  const known = new Set<string>();
  return valid(items.filter((item) => known.size < known.add(item.toLowerCase()).size));
}
