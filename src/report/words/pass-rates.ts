/** What the rule `trend` finds about pass rates, and its sentences. */

import type { Effect, RateFinding } from '../../evaluate/findings.ts';
import { callsToProve, MAX_CALLS_TO_PROVE } from '../../evaluate/statistics/interval.ts';
import { isBelow } from '../../model/check-facts.ts';
import { tellPercent } from '../../text/percent.ts';
import { formatCounted } from '../format.ts';
import { formatInterval, quoteName } from './names.ts';

export function describeRate(effect: Effect, facts: RateFinding): string {
  const { check, limit, value, counts, evidence } = facts;
  if (value === undefined) {
    const effects =
      effect === 'undecided' ? `${limit} % is not proven` : 'min-pass-rate was not judged';
    return `check ${quoteName(check)} has no current pass rate, so ${effects}`;
  }
  const rate = `check ${quoteName(check)} has a pass rate of ${tellPercent(value, limit)} %${formatInterval(counts)}`;
  if (effect === 'undecided') {
    return `${rate}, but of how many calls is not known, so ${limit} % is not proven`;
  }
  if (effect === 'note') {
    return `${rate}, below the limit of ${limit} %; it may be chance, so it does not fail the gate`;
  }
  const failed = `${rate}; the limit is ${limit} %`;
  if (evidence === 'likely' && counts === null) {
    return `${failed}; without call counts the rate alone was compared`;
  }
  return evidence === 'proven' && counts !== null
    ? `${failed}, and has to be proven: ${describeProof(value, limit)}`
    : failed;
}

/** How many calls would prove the limit at this rate. */
function describeProof(rate: number, limit: number): string {
  const calls = callsToProve(rate, limit);
  if (calls !== null) return `at this rate that needs ${formatCounted(calls, 'call')}`;
  return isBelow(limit, rate)
    ? `at this rate that needs more than ${formatCounted(MAX_CALLS_TO_PROVE, 'call')}`
    : 'at this rate no number of calls does';
}
