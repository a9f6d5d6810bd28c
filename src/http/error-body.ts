import * as z from 'zod/mini';

/** The body of every error; enum values that are not listed pass through. */
export const serviceErrorBodySchema = z.looseObject({
  type: z.string(),
  code: z.string(),
  message: z.string(),
  param: z.optional(z.nullable(z.string())),
  details: z.optional(z.unknown()),
});
