import { type Parsed, type ValueFault, valid } from './parsed.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * UUIDs of any version, separated by newlines or commas; blanks are dropped. At least one. An ID
 * that stands there twice, in whatever case, is taken once, as it was written first.
 */
export function parseUuidList(text: string): Parsed<string[]> {
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
  return valid([...byId.values()]);
}

function itemFaults(items: readonly string[]): ValueFault[] {
  return items
    .filter((item) => !UUID.test(item))
    .map((shown) => ({
      shown,
      problem: 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef',
    }));
}
