/** The ID by which the workflow knows a call, or null where it gives none. */
export function externalIdOf(call: unknown): string | null {
  if (typeof call !== 'object' || call === null || !Object.hasOwn(call, 'externalId')) return null;
  const externalId: unknown = Reflect.get(call, 'externalId');
  return typeof externalId === 'string' ? externalId : null;
}
