import { z } from '@hono/zod-openapi';

/** An ISO 8601 timestamp with its zone. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** ITU-T E.164: a plus sign and at most 15 digits. */
export const phoneNumberSchema = z
  .string()
  .regex(/^\+[1-9][0-9]{1,14}$/, 'must be an E.164 number');

export const countSchema = z.int().min(0);

export const percentSchema = z.number().min(0).max(100);

/** A schema that has a name, or null: the description would make `nullable` a part of what is named. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.null()]);
}

/** One of some words in the description; tests may script others. */
export function wordSchema(words: readonly string[]) {
  return z.string().openapi({ enum: [...words] });
}

/** Milliseconds since 1970 as ISO 8601. */
export function iso(epochMs: number): string;
export function iso(epochMs: number | null): string | null;
export function iso(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString();
}
