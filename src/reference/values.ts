import { z } from 'zod';

/** A moment as ISO 8601 with its zone. */
export const timestampSchema = z.iso.datetime({ offset: true });

/** ITU-T E.164: a plus sign and at most 15 digits. */
export const phoneNumberSchema = z
  .string()
  .regex(/^\+[1-9][0-9]{1,14}$/, 'must be an E.164 number');
