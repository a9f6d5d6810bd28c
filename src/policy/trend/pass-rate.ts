/** Whether the current rate of a check reaches its limit, on how much evidence the policy asks for. */
import type { Counts } from '../../chance/counts.ts';
import { callsToProve, likelyInterval, MAX_CALLS_TO_PROVE } from '../../chance/interval.ts';
import { tellPercent } from '../../core/percent.ts';
import { isBelow } from '../../report/check-facts.ts';
import { formatCounted } from '../../report/format.ts';
import { formatInterval, quoteName } from '../../report/words/names.ts';
import type { Ruling } from '../rule.ts';
import type { Case } from './cases.ts';

/** A rate that has a limit. */
interface Limited {
  check: string;
  limit: number;
  rate: number;
  counts: Counts | null;
}

/** The ruling on a check that `min-pass-rate` limits, where there is one. */
export function judgeRate({ check, current, limits, counts, isGone }: Case): Ruling[] {
  const limit = limits['min-pass-rate'];
  if (limit === undefined) return [];
  const { evidence = 'point' } = limits;
  if (current === null) {
    const message = `check ${quoteName(check)} has no current pass rate`;
    return evidence === 'proven' && !isGone
      ? [{ effect: 'undecided', message: `${message}, so ${limit} % is not proven`, check, limit }]
      : [{ effect: 'note', message: `${message}, so min-pass-rate was not judged`, check }];
  }
  const one = { check, limit, rate: current, counts: counts.current };
  switch (evidence) {
    case 'point':
      return isBelow(one.rate, one.limit) ? [tooLow(one)] : [];
    case 'likely':
      return judgeLikely(one);
    case 'proven':
      return judgeProven(one);
  }
}

function tooLow(one: Limited, addition = ''): Ruling {
  const { check, limit, rate, counts } = one;
  return {
    effect: 'fail',
    byRates: counts === null ? 'verdict' : 'counts',
    message: `${tellRate(one)}; the limit is ${limit} %${addition}`,
    check,
    limit,
    value: rate,
  };
}

function tellRate({ check, limit, rate, counts }: Limited): string {
  return `check ${quoteName(check)} has a pass rate of ${tellPercent(rate, limit)} %${formatInterval(counts)}`;
}

function judgeLikely(one: Limited): Ruling[] {
  const { check, limit, counts } = one;
  if (!isBelow(one.rate, one.limit)) return [];
  if (counts === null) return [tooLow(one, '; without call counts the rate alone was compared')];
  if (likelyInterval(counts).high < limit) return [tooLow(one)];
  const message = `${tellRate(one)}, below the limit of ${limit} %; it may be chance, so it does not fail the gate`;
  return [{ effect: 'note', message, check, limit, value: one.rate }];
}

function judgeProven(one: Limited): Ruling[] {
  const { check, limit, rate, counts } = one;
  if (counts === null) {
    if (isBelow(one.rate, one.limit)) return [tooLow(one)];
    const message = `check ${quoteName(check)} has a pass rate of ${tellPercent(rate)} %, but of how many calls is not known, so ${limit} % is not proven`;
    return [{ effect: 'undecided', message, check, limit, value: rate }];
  }
  if (!isBelow(one.rate, one.limit) && likelyInterval(counts).low >= limit) return [];
  return [tooLow(one, `, and has to be proven: ${tellProof(one)}`)];
}

/** How many calls would prove the limit at this rate. */
function tellProof({ rate, limit }: Limited): string {
  const calls = callsToProve(rate, limit);
  if (calls !== null) return `at this rate that needs ${formatCounted(calls, 'call')}`;
  return isBelow(limit, rate)
    ? `at this rate that needs more than ${formatCounted(MAX_CALLS_TO_PROVE, 'call')}`
    : 'at this rate no number of calls does';
}
