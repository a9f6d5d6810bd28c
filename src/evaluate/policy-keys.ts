/** What the keys of a policy file are made of. Descriptions are for editors, in the published schema. */
import * as z from 'zod/mini';
import { isBelow } from '../model/check-facts.ts';

export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  z.globalRegistry.add(schema, { description });
  return schema;
}

export function optional<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return z.optional(described(schema, description));
}

/** @param standard holds without the key */
export function choice<const Words extends readonly [string, ...string[]]>(
  words: Words,
  standard: Words[number],
  description: string,
) {
  return z.optional(z.enum(words).register(z.globalRegistry, { description, default: standard }));
}

/** @param wanted message if it is no list, or empty */
export function nonEmptyList<Item extends z.ZodMiniType>(
  item: Item,
  wanted: string,
  description: string,
) {
  return optional(z.array(item, wanted).check(z.minLength(1, wanted)), description);
}

/** A limit of calls: a count such as 2, or a share of them such as `10%`. */
export type CountOrShare = string | number;

const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;

const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';

export function countOrShare(description: string) {
  const count = z.int(WANTED).check(z.gte(0, WANTED));
  return optional(z.union([count, z.string().check(z.regex(SHARE, WANTED))], WANTED), description);
}

/** The share in percent; null where the limit is a count. */
export function shareOf(limit: CountOrShare): number | null {
  return typeof limit === 'number' ? null : Number.parseFloat(limit);
}

/** Whether `part` of `whole` calls are at least the limit; no call is no share. */
export function reaches(part: number, whole: number, limit: CountOrShare): boolean {
  const share = shareOf(limit);
  if (share === null) return part >= Number(limit);
  return part > 0 && !isBelow((100 * part) / whole, share);
}
