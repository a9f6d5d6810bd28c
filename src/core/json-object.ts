/** Whether a parsed JSON value is an object or an array, whose members can be looked at. */
export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
