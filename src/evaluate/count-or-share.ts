/** A limit that is a count of calls, or a share of them. */
import * as z from 'zod/mini';
import { isShareReached, percentUnits } from '../text/percent.ts';

/** A count such as 2, or a share such as `10%`. */
export type CountOrShare = string | number;

const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;

const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';

/** @param description what the limit is, for editors */
export function countOrShare(description: string) {
  return z
    .union(
      [z.int(WANTED).check(z.gte(0, WANTED)), z.string().check(z.regex(SHARE, WANTED))],
      WANTED,
    )
    .register(z.globalRegistry, { description });
}

/** The share in percent; null where the limit is a count. */
export function shareOf(limit: CountOrShare): number | null {
  return typeof limit === 'number' ? null : Number.parseFloat(limit);
}

/** Which of two limits is higher, as a comparison says it; null where one is a count, one a share. */
export function compareLimits(a: CountOrShare, b: CountOrShare): number | null {
  const [shareA, shareB] = [shareOf(a), shareOf(b)];
  if (shareA !== null && shareB !== null) return percentUnits(shareA) - percentUnits(shareB);
  return typeof a === 'number' && typeof b === 'number' ? a - b : null;
}

/** Whether `part` of `whole` calls are at least the limit. */
export function reaches(part: number, whole: number, limit: CountOrShare): boolean {
  return typeof limit === 'number'
    ? part >= limit
    : isShareReached(part, whole, Number.parseFloat(limit));
}
