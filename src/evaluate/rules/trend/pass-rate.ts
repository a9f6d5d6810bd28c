/** Whether the current rate of a check reaches its limit, on how much evidence the policy asks for. */

import { isBelow } from '../../../model/check-facts.ts';
import type { Effect } from '../../findings.ts';
import type { Ruling } from '../../rule.ts';
import { likelyInterval } from '../../statistics/interval.ts';
import type { Case } from './cases.ts';

/** The ruling on a check that `min-pass-rate` limits, if there is one. */
export function evaluateRate(one: Case): Ruling[] {
  const { check, current, limits } = one;
  const limit = limits['min-pass-rate'];
  if (limit === undefined) return [];
  const effect = effectOf(one, limit);
  if (effect === null) return [];
  const counts = one.counts.current;
  return [
    {
      ...{ effect, finding: 'pass-rate', evidence: limits.evidence ?? 'point' },
      ...{ check, limit, counts },
      ...(current !== null && { value: current }),
      ...(effect === 'fail' && { byRates: counts === null ? 'verdict' : 'counts' }),
    },
  ];
}

/** Null if the rate reaches the limit. */
function effectOf({ current, limits, counts, isGone }: Case, limit: number): Effect | null {
  const { evidence } = limits;
  if (current === null) return evidence === 'proven' && !isGone ? 'undecided' : 'note';
  const isLow = isBelow(current, limit);
  if (counts.current === null) {
    if (isLow) return 'fail';
    return evidence === 'proven' ? 'undecided' : null;
  }
  const { low, high } = likelyInterval(counts.current);
  if (evidence === 'proven') return isLow || low < limit ? 'fail' : null;
  if (!isLow) return null;
  return evidence === 'likely' && high >= limit ? 'note' : 'fail';
}
