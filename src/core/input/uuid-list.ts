import { type Parsed, type ValueFault, valid } from './parsed.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text is a UUID of any version. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * UUIDs of any version, separated by newlines or commas; blanks are dropped. At least one. An ID
 * that stands there twice, in whatever case, is taken once, as it was written first.
 */
export function parseUuidList(text: string): Parsed<string[]> {
  const parsed = parseCountedUuids(text);
  return parsed.ok ? valid(parsed.value.ids) : parsed;
}

/** As `parseUuidList`, with the number of IDs that were there before. */
export function parseCountedUuids(text: string): Parsed<{ ids: string[]; repeated: number }> {
  const items = text
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const faults = items.length === 0 ? [{ shown: text, problem: 'holds no ID' }] : itemFaults(items);
  if (faults.length > 0) return { ok: false, faults };
  const byId = new Map<string, string>();
  for (const item of items) {
    const id = item.toLowerCase();
    if (!byId.has(id)) byId.set(id, item);
  }
  return valid({ ids: [...byId.values()], repeated: items.length - byId.size });
}

function itemFaults(items: readonly string[]): ValueFault[] {
  return items
    .filter((item) => !isUuid(item))
    .map((shown) => ({
      shown,
      problem: 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef',
    }));
}
