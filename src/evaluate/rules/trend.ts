/** The rule `trend`: the pass rates of checks, and what they lost against the baseline. */
import { isBelow } from '../../model/check-facts.ts';
import type { DropTest } from '../../model/report.ts';
import { looksLike } from '../../text/alike.ts';
import { trendOf } from '../checks.ts';
import type { Effect, Reason } from '../reasons.ts';
import { confidenceInterval } from '../statistics/interval.ts';
import { limitsDrops, limitsRates, type TrendSettings } from '../trend-settings.ts';
import { type LimitedCheck, type PolicyView, unreadReasons } from '../view.ts';
import { type Drops, evaluateDrops } from './trend/drop.ts';

/** A missing rate is never 0: a note says that it was not compared. */
export function evaluateTrend(
  view: PolicyView,
  settings: TrendSettings | undefined,
): { reasons: Reason[]; tests: DropTest[] } {
  if (settings === undefined) return { reasons: [], tests: [] };
  const { checks, waivedChecks } = view;
  const drops = compare(view, settings);
  const reasons = [
    ...checks
      .filter(({ check }) => !waivedChecks.has(check))
      .flatMap((check) => [drops.reasonOf.get(check) ?? [], evaluateRate(check)].flat()),
    ...drops.notes,
    ...withoutOwnBaseline(view, settings),
    ...unread(view, settings),
    ...absentChecks(settings, checks),
  ];
  return { reasons, tests: drops.tests };
}

function compare(view: PolicyView, settings: TrendSettings): Drops {
  const { run, checks } = view;
  const none = (...notes: Reason[]): Drops => ({ reasonOf: new Map(), tests: [], notes });
  const needsBaseline = settings['on-missing-baseline'] === 'fail';
  const trend = trendOf(run);
  if (run.report === null && trend === null) return none();
  if (run.baseline?.source === 'off') return none();
  if (trend !== null) return evaluateDrops(view, trend, needsBaseline);
  const limited = checks.length === 0 ? 'pass rate' : 'max-drop';
  const isLimited = limitsDrops(settings) || (checks.length === 0 && limitsRates(settings));
  if (!needsBaseline && !isLimited) return none();
  return none({ effect: needsBaseline ? 'fail' : 'note', kind: 'no-baseline', limited });
}

/** In a pull request, a comparison with the service's previous run cannot replace a baseline. */
function withoutOwnBaseline({ run }: PolicyView, settings: TrendSettings): Reason[] {
  const isFailing = settings['on-missing-baseline'] === 'fail' && run.baseline?.isFallback === true;
  // Without any run to compare with, the gate has failed for that.
  return isFailing && trendOf(run) !== null ? [{ effect: 'fail', kind: 'no-own-baseline' }] : [];
}

/** The debrief has no rates, and the results, which may have them, cannot be read. */
function unread({ run }: PolicyView, settings: TrendSettings): Reason[] {
  const hasRates = (run.report?.trend?.rows ?? []).length > 0;
  return hasRates || !limitsRates(settings) ? [] : unreadReasons(run, 'trend');
}

/** Checks that the policy names and the run does not: renamed, or no longer run. */
function absentChecks({ checks = {} }: TrendSettings, present: readonly LimitedCheck[]): Reason[] {
  if (present.length === 0) return [];
  return Object.keys(checks)
    .filter((name) => !present.some(({ check }) => looksLike(name)(check)))
    .map((check) => ({ effect: 'note', kind: 'check-not-reported', check }));
}

/** The reason of a check that `min-pass-rate` limits, if there is one. */
function evaluateRate(facts: LimitedCheck): Reason[] {
  const { check, current, limits, counts } = facts;
  const limit = limits['min-pass-rate'];
  const effect = limit === undefined ? null : effectOf(facts, limit);
  if (limit === undefined || effect === null) return [];
  return [
    {
      ...{ effect, kind: 'pass-rate', evidence: limits.evidence ?? 'point' },
      ...{ check, limit, counts: counts.current },
      ...(current !== null && { value: current }),
      ...(effect === 'fail' && { byRates: counts.current === null ? 'verdict' : 'counts' }),
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
