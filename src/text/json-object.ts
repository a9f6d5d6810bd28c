/** Whether a parsed JSON value is an object or an array, whose members can be looked at. */
export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The value at a path of members of a parsed JSON value; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  );
}
