/** What all sentences of findings share: their effects, and names, rates and calls in words. */
import type { Counts } from '../../model/counts.ts';
import type { Check } from '../../model/report.ts';
import { tellPercent } from '../../text/percent.ts';
import { fold } from '../../text/strip.ts';
import { formatLikely } from '../likely.ts';

/** What a finding means for the gate; `undecided` makes it inconclusive. */
export type Effect = 'fail' | 'undecided' | 'warning' | 'note';

const MAX_NAME_CHARS = 200;

/** A theme or a check as a message names it. */
export function quoteName(name: string): string {
  return `'${fold(name, MAX_NAME_CHARS)}'`;
}

/** `24 calls`, without the thousands separator that headlines have. */
export function formatCalls(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`;
}

/** `6 of 24 calls`. */
export function formatCounts({ passed, evaluated }: Counts): string {
  return `${passed} of ${formatCalls(evaluated)}`;
}

/** ` (6 of 24 calls, likely 12 to 45 %)`; empty if the counts are not known. */
export function formatInterval(counts: Counts | null): string {
  return counts === null ? '' : ` (${formatCounts(counts)}, ${formatLikely(counts)})`;
}

/** `check 'greeting' passed 25 % of 24 calls; 80 % needed`, as far as it is known. */
export function describeBelowThreshold(
  name: string,
  { evaluated, rate, needed }: Pick<Check, 'evaluated' | 'rate' | 'needed'>,
): string {
  const share =
    rate === null
      ? 'too few calls'
      : `${tellPercent(rate, needed)} % of ${evaluated === null ? 'its calls' : formatCalls(evaluated)}`;
  const threshold = needed === null ? '' : `; ${tellPercent(needed, rate)} % needed`;
  return `check ${quoteName(name)} passed ${share}${threshold}`;
}
