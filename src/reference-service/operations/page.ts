import { z } from '@hono/zod-openapi';
import { ApiError } from '../api-error.ts';

export const paginationSchema = z
  .object({
    hasMore: z.boolean(),
    nextCursor: z.nullable(z.guid()),
  })
  .openapi('Pagination');

/** A whole number as a query holds it. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^[0-9]{1,15}$/.test(text) ? Number(text) : text),
    z.int(`must be a whole number from ${least} to ${most}`).min(least).max(most),
  );

/** The first page of what is left. */
export function page<T>(left: readonly T[], limit: number, cursorOf: (thing: T) => string) {
  const data = left.slice(0, limit);
  const last = data.at(-1);
  const hasMore = left.length > limit;
  const nextCursor = hasMore && last !== undefined ? cursorOf(last) : null;
  return { data, pagination: { hasMore, nextCursor } };
}

/** The error for an unknown cursor. */
export function unknownCursor(after: string | undefined): ApiError {
  return new ApiError(
    'resource_not_found',
    `There is nothing with the ID ${after} to go on from.`,
    {
      param: 'after',
    },
  );
}
