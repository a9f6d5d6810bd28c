import { z } from '@hono/zod-openapi';

/**
 * The path of the first field of a value that its schema does not name, or null.
 *
 * @param hidden names that count as unknown although the schema has them
 */
export function unknownField(
  schema: z.core.$ZodType,
  value: unknown,
  hidden: readonly string[],
): string[] | null {
  if (schema instanceof z.ZodOptional) return unknownField(schema.unwrap(), value, hidden);
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const field = fieldOf(schema, name);
    if (field === undefined || hidden.includes(name)) return [name];
    const inner = field === null ? null : unknownField(field, part, hidden);
    if (inner !== null) return [name, ...inner];
  }
  return null;
}

/** The schema of a field, undefined for one that is not known, and null where any field may be. */
function fieldOf(schema: z.core.$ZodType, name: string): z.core.$ZodType | null | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[name];
  return schema instanceof z.ZodArray ? schema.element : null;
}
