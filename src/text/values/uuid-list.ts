import { type Parsed, valid } from './parsed.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID of any version. */
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
