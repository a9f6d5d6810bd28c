/** Names, rates, and the calls that these were taken of, in words for people. */
import type { Counts } from '../chance/counts.ts';
import { fold } from '../core/text/strip.ts';
import { formatLikely } from '../report/likely.ts';

const MAX_NAME_CHARS = 200;

/** A theme or a check as a message names it. */
export function quoteName(name: string): string {
  return `'${fold(name, MAX_NAME_CHARS)}'`;
}

/** ` (6 of 24 calls, likely 12 to 45 %)`; nothing where the counts are not known. */
export function tellCounted(counts: Counts | null): string {
  return counts === null ? '' : ` (${tellPart(counts)}, ${formatLikely(counts)})`;
}

/** `6 of 24 calls`. */
export function tellPart({ passed, evaluated }: Counts): string {
  return `${passed} of ${tellCalls(evaluated)}`;
}

/** `24 calls`. */
export function tellCalls(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`;
}
