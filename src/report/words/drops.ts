/** What the rule `trend` finds about drops against the baseline, and its sentences. */
import type {
  DriftReason,
  DropGap,
  DropReason,
  Effect,
  RateReason,
  Significance,
} from '../../evaluate/reasons.ts';
import { callsToProve } from '../../evaluate/statistics/interval.ts';
import { percentDigits } from '../../text/percent.ts';
import { formatCounted, formatList } from '../format.ts';
import { describeCounts, type Form, formatCounts, formatPValue, quoteName } from './names.ts';

const MAX_NAMES = 10;

export function describeDrop(effect: Effect, facts: DropReason, form: Form): string {
  const { limit, value, previous, current, test, baseline } = facts;
  const check = `check ${quoteName(facts.check)}`;
  if (effect === 'note') {
    const least = test?.smallestDrop ?? null;
    const drop =
      least === null ? 'with so few calls no drop' : `a drop of ${Math.ceil(least)} points`;
    return `the drop of ${check} is not statistically significant (${test ? formatP(test) : ''}), so it does not fail the gate; ${drop} would be significant`;
  }
  const tested = describeTest(test);
  if (form === 'document') return `${check} fell too far; max-drop is ${limit}${tested}`;
  const calls = previous.counts === null ? '' : ` (${formatCounts(previous.counts)})`;
  const from = `${percentDigits(previous.passRate, current.passRate)}%${calls}`;
  const to = `${percentDigits(current.passRate, previous.passRate)}%${describeCounts(current.counts)}`;
  const compared = `max-drop is ${limit} (compared with ${nameBaseline(baseline)})`;
  return `${check} fell from ${from} to ${to}, ${formatPoints(value, limit)}; ${compared}${tested}`;
}

const USED_INSTEAD = {
  failed: ', so the newest evaluated run, which did not pass, is used instead',
  previous: ", so the service's previous run is used instead",
  foreign: ", so comparisons with the service's previous run only warn",
  nothing: ', so nothing was compared',
};

const REQUIRED = 'the policy requires a baseline (on-missing-baseline: fail)';

export function describeDropGap(effect: Effect, facts: DropGap, form: Form): string {
  const decides = effect === 'fail' || effect === 'undecided';
  const effects = decides ? ', and on-missing-baseline is fail' : ', so max-drop was not evaluated';
  switch (facts.kind) {
    case 'no-rate': {
      const compared = facts.side === 'previous' ? ' to compare with' : '';
      return `check ${quoteName(facts.check)} has no ${facts.side} pass rate${compared}${effects}`;
    }
    case 'no-baseline':
      if (effect === 'note' && facts.limited === 'pass rate') {
        return 'the run reports no pass rates, so min-pass-rate was not evaluated';
      }
      if (form === 'alone') return `no baseline yet${effects}`;
      return decides ? REQUIRED : 'max-drop was not evaluated';
    case 'detectable-drop': {
      const { calls, checks, baselineCalls, drop, limit } = facts;
      const compared = `${formatCounted(calls, 'call')}, ${formatCounted(checks, 'check')} and ${formatCounted(baselineCalls, 'baseline call')}`;
      const wanted = limit === null ? '' : `; max-drop is ${limit}`;
      return `with ${compared}, this gate detects drops of ${drop} points or more${wanted}`;
    }
    case 'no-own-baseline':
      return `${decides ? REQUIRED : "comparisons with the service's previous run only warn"}; run this gate on pushes to the base branch to record a baseline`;
    case 'unfit-baseline':
      return `the baseline, run ${facts.runId}, cannot be compared with (${facts.why})${effect === 'warning' ? USED_INSTEAD[facts.instead] : effects}`;
    case 'not-tested':
      return `max-drop compared the pass rates alone, without a test for significance, since call counts are missing for ${formatList(facts.checks.map(quoteName), MAX_NAMES)}`;
  }
}

export function describeDrift({ check, from, to, since }: DriftReason): string {
  const first =
    since === null ? 'in this run' : `since ${nameBaseline({ ...since, earlierRuns: 0 })}`;
  return `check ${quoteName(check)} fell lastingly from ${percentDigits(from, to)}% to ${percentDigits(to, from)}%, ${first}`;
}

function describeTest(test: DropReason['test']): string {
  if (test === undefined) return '';
  return test === null
    ? '; without call counts it was not tested for significance'
    : `; statistically significant (${formatP(test)})`;
}

function formatP({ p, adjustedP, comparisons }: Significance): string {
  const [own, adjusted] = [formatPValue(p), formatPValue(adjustedP)];
  if (comparisons === 1) return own;
  return `${own === adjusted ? '' : `${own}, `}${adjusted} adjusted for ${comparisons} checks`;
}

function formatPoints(value: number, limit: number): string {
  const points = percentDigits(value, limit);
  return `${points} ${points === '1' ? 'point' : 'points'}`;
}

function nameBaseline({ number, runId, earlierRuns }: DropReason['baseline']): string {
  const unnumbered = runId === '' ? 'the previous run' : `run ${quoteName(runId)}`;
  const newest = number === null ? unnumbered : `run ${number}`;
  return earlierRuns > 0 ? `${newest} and ${earlierRuns} before it` : newest;
}

export function describeRate(effect: Effect, facts: RateReason, form: Form): string {
  const { limit, value, counts, evidence } = facts;
  const check = `check ${quoteName(facts.check)}`;
  if (value === undefined) {
    const effects =
      effect === 'undecided' ? `${limit}% is not proven` : 'min-pass-rate was not evaluated';
    return `${check} has no current pass rate, so ${effects}`;
  }
  if (effect === 'undecided' || (evidence === 'proven' && counts !== null)) {
    const why = counts === null ? 'its call counts are missing' : describeProof(value, limit);
    const figures = form === 'document' ? '' : describeCounts(counts);
    return `${check}${figures} is not proven to reach ${limit}%: ${why}`;
  }
  const rate = ` has a pass rate of ${percentDigits(value, limit)}%${describeCounts(counts)},`;
  const below = `${check}${form === 'document' ? ' is' : rate} below the limit of ${limit}%`;
  if (effect === 'note') {
    return `${below}; not statistically significant, so it does not fail the gate`;
  }
  return evidence === 'likely' && counts === null
    ? `${below}; without call counts the rate alone was compared`
    : below;
}

/** How many calls would prove the limit at this rate. */
function describeProof(rate: number, limit: number): string {
  const calls = callsToProve(rate, limit);
  return calls === null
    ? 'at this rate no number of calls does'
    : `at this rate that needs ${formatCounted(calls, 'call')}`;
}
