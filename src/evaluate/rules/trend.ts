import { isBelow } from '../../model/check-facts.ts';
import { lookOf } from '../../text/alike.ts';
import type { Effect } from '../findings.ts';
import { type PolicyView, type Ruling, unreadRulings } from '../rule.ts';
import { confidenceInterval } from '../statistics/interval.ts';
import { type DropRulings, evaluateDrops } from './trend/drop.ts';
import { type LimitedCheck, limitedChecks, trendIn } from './trend/limited-checks.ts';
import { limitsDrops, limitsRates, significanceOf, type TrendSettings } from './trend/settings.ts';

/**
 * The pass rates of checks, and what they lost against the baseline. A missing rate is never 0: a note
 * says that it was not compared.
 */
export function evaluateTrend(view: PolicyView, settings: TrendSettings | undefined): Ruling[] {
  if (settings === undefined) return [];
  const cases = limitedChecks(view, settings);
  const drops = compare(view, settings, cases);
  return [
    ...cases
      .filter(({ isWaived }) => !isWaived)
      .flatMap((one) => [drops.of.get(one) ?? [], evaluateRate(one)].flat()),
    ...drops.all,
    ...withoutOwnBaseline(view, settings),
    ...unseen(view, settings),
    ...absentChecks(settings, cases),
  ];
}

/** The rulings on drops, or why there are none. */
function compare(
  { report, run, looks, others, cases: scenarios }: PolicyView,
  settings: TrendSettings,
  cases: readonly LimitedCheck[],
): DropRulings {
  const none = (...all: Ruling[]): DropRulings => ({ of: new Map(), all });
  const needsBaseline = settings['on-missing-baseline'] === 'fail';
  const { baseline } = run;
  const trend = trendIn(run, report);
  if (report === null && trend === null) return none();
  if (baseline?.source === 'off') {
    return limitsDrops(settings) ? none({ effect: 'note', finding: 'baseline-off' }) : none();
  }
  if (trend === null) return none(...withoutTrend(settings, needsBaseline, cases));
  const significance = significanceOf(settings, looks);
  return evaluateDrops(cases, {
    trend,
    baseline,
    significance,
    otherPValues: others.drops,
    needsBaseline,
    cases: scenarios,
  });
}

function withoutTrend(
  settings: TrendSettings,
  needsBaseline: boolean,
  cases: readonly LimitedCheck[],
): Ruling[] {
  const limited = cases.length === 0 ? 'pass rate' : 'max-drop';
  if (needsBaseline) return [{ effect: 'fail', finding: 'no-baseline', limited }];
  return limitsDrops(settings) || (cases.length === 0 && limitsRates(settings))
    ? [{ effect: 'note', finding: 'no-baseline', limited }]
    : [];
}

/** In a pull request, a comparison with the service's previous run cannot replace a baseline. */
function withoutOwnBaseline({ run }: PolicyView, settings: TrendSettings): Ruling[] {
  const isFailing = settings['on-missing-baseline'] === 'fail' && run.baseline?.isFallback === true;
  return isFailing ? [{ effect: 'fail', finding: 'no-own-baseline' }] : [];
}

/** The debrief has no rates, and the results, which may have them, cannot be read. */
function unseen({ run, report }: PolicyView, settings: TrendSettings): Ruling[] {
  const hasRates = (report?.trend?.rows ?? []).length > 0;
  return hasRates || !limitsRates(settings) ? [] : unreadRulings(run, 'trend', {});
}

/** Checks that the policy names and the run does not: renamed, or no longer run. */
function absentChecks({ checks = {} }: TrendSettings, cases: readonly LimitedCheck[]): Ruling[] {
  const present = new Set(cases.map(({ check }) => lookOf(check)));
  if (present.size === 0) return [];
  return Object.keys(checks)
    .filter((check) => !present.has(lookOf(check)))
    .map((check) => ({
      effect: 'note',
      finding: 'check-not-reported',
      check,
    }));
}

/** The ruling on a check that `min-pass-rate` limits, if there is one. */
function evaluateRate(one: LimitedCheck): Ruling[] {
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
function effectOf({ current, limits, counts, isGone }: LimitedCheck, limit: number): Effect | null {
  const { evidence } = limits;
  if (current === null) return evidence === 'proven' && !isGone ? 'undecided' : 'note';
  const isLow = isBelow(current, limit);
  if (counts.current === null) {
    if (isLow) return 'fail';
    return evidence === 'proven' ? 'undecided' : null;
  }
  const { low, high } = confidenceInterval(counts.current);
  if (evidence === 'proven') return isLow || low < limit ? 'fail' : null;
  if (!isLow) return null;
  return evidence === 'likely' && high >= limit ? 'note' : 'fail';
}
