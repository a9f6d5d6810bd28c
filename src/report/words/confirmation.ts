/** Why a run that was to confirm a failure cannot decide about it, and the words for it. */
import { oneLine } from '../../text/log-line.ts';
import { formatList } from '../format.ts';
import { quoteName } from './names.ts';

const MAX_WORD_CHARS = 100;
const MAX_CHECKS = 5;

/** How it ended if it did not complete, or the failed checks that it has no counts for. */
export type NotConfirming = 'inconclusive' | { ended: string } | { uncounted: readonly string[] };

export function describeNotConfirming(why: NotConfirming): string {
  if (why === 'inconclusive') return 'it is inconclusive by itself';
  if ('ended' in why) return `it ended ${oneLine(why.ended, MAX_WORD_CHARS)}`;
  return `it has no counts for ${formatList(why.uncounted.map(quoteName), MAX_CHECKS)}`;
}
