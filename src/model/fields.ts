/**
 * What the shapes of the report are made of. A shape says of each field what it holds, and of the
 * service's words that they are: copies, masks and the published schema follow from that.
 */
import * as z from 'zod/mini';

/** Descriptions of fields in the published schema, and the names of shapes. */
export const DESCRIPTIONS = z.registry<{ id?: string; description?: string }>();

/** Fields whose strings the service wrote as text, so that they may identify a person. */
export const SERVICE_TEXT = new WeakSet<z.core.$ZodType>();

/** Fields that are empty where `detail` is `brief`. */
export const IN_FULL_ONLY = new WeakSet<z.core.$ZodType>();

export function described<T extends z.ZodMiniType>(type: T, description: string): T {
  DESCRIPTIONS.add(type, { description });
  return type;
}

/** A shape with a name of its own in the published schema. */
export function named<T extends z.ZodMiniType>(id: string, type: T): T {
  DESCRIPTIONS.add(type, { id });
  return type;
}

/** Marks a field, or all strings in it, as text of the service. */
export function said<T extends z.ZodMiniType>(type: T): T {
  SERVICE_TEXT.add(type);
  return type;
}

/** Marks a field as empty where `detail` is `brief`: an empty text or list, null, or absent. */
export function inFull<T extends z.ZodMiniType>(type: T): T {
  IN_FULL_ONLY.add(type);
  return type;
}

/** An object with a name of its own in the published schema. */
export function shape<Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  id: string,
  fields: Fields,
) {
  return named(id, z.object(fields));
}

export function entries<Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  description: string,
  fields: Fields,
) {
  return list(z.object(fields), description);
}

export function list<T extends z.ZodMiniType>(item: T, description: string) {
  return described(z.array(item), description);
}

/** An ID, a time, a path or words of ours. */
export const plain = (description: string) => described(z.string(), description);
export const plainOrNull = (description: string) => described(z.nullable(z.string()), description);

/** A text of the service, or one that may quote it. */
export const text = (description: string) => said(plain(description));
export const textOrNull = (description: string) => said(plainOrNull(description));
export const texts = (description: string) => said(described(z.array(z.string()), description));

export const integer = (description: string) => described(z.int(), description);
export const integerOrNull = (description: string) => described(z.nullable(z.int()), description);

export const flag = (description: string) => described(z.boolean(), description);
export const flagOrNull = (description: string) => described(z.nullable(z.boolean()), description);

export const numberOrNull = (description: string) => described(z.nullable(z.number()), description);

/** Percent, 0 to 100; null if the service has no rate, which is never the same as 0. */
export const rate = () => numberOrNull('Percent, 0 to 100.');

export const countsSchema = z.object({
  passed: integer('Calls that passed.'),
  evaluated: integer('Calls that were graded.'),
});

/** The confidence interval of the counts in the same object. */
export const interval = () =>
  z.optional(
    described(
      z.nullable(
        z.object({
          low: described(z.number(), 'Percent, 0 to 100.'),
          high: described(z.number(), 'Percent, 0 to 100.'),
        }),
      ),
      '95% confidence interval of the rate (Wilson), or null without counts.',
    ),
  );

export const callIds = (description: string) =>
  inFull(described(z.array(z.string()), `${description}; empty where \`detail\` is brief.`));

/** A type without what only the tolerance of its shape lets in. */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? { [Name in keyof T as string extends Name ? never : Name]: Known<T[Name]> }
    : T;
