/** The rule `trend`: the pass rates of checks, and what they lost against the baseline. */
import { isBelow } from '../../model/check-facts.ts';
import type { ComparisonSize } from '../../model/counts.ts';
import type { DropTest } from '../../model/report.ts';
import { isNamedLike } from '../../text/alike.ts';
import type { DropGap, Effect, Reason, UnfitBaseline } from '../reasons.ts';
import { detectableDrop } from '../statistics/detectable-drop.ts';
import { confidenceInterval } from '../statistics/interval.ts';
import { hasLimit, significanceOf, type TrendSettings } from '../trend-settings.ts';
import { type LimitedCheck, type PolicyView, type RuleFacts, trendOf } from '../view.ts';
import { evaluateDrops } from './drop.ts';

/** A missing rate is never 0: a note says that it was not compared. */
export function evaluateTrend(
  view: PolicyView,
  settings: TrendSettings | undefined,
): { reasons: Reason[]; tests: DropTest[] } {
  if (settings === undefined) return { reasons: [], tests: [] };
  const { checks, waivedChecks } = view;
  const { reasons, tests } = compare(view, settings);
  return {
    reasons: [
      ...reasons,
      ...checks.filter(({ check }) => !waivedChecks.has(check)).flatMap(evaluateRate),
      ...withoutOwnBaseline(view, settings),
      ...absentChecks(settings, checks),
    ],
    tests,
  };
}

function compare(view: PolicyView, settings: TrendSettings): ReturnType<typeof evaluateDrops> {
  const { run, checks } = view;
  const none = (...reasons: Reason[]) => ({ reasons, tests: [] });
  const trend = trendOf(run);
  if (run.report === null && trend === null) return none();
  if (run.baseline?.source === 'off') return none();
  const effect = effectWithout(run, settings);
  if (trend !== null) return evaluateDrops(view, trend, effect);
  const hasRates = checks.length > 0;
  const limited = hasRates ? 'max-drop' : 'pass rate';
  const isLimited = hasLimit(settings, 'max-drop', ...(hasRates ? [] : ['min-pass-rate' as const]));
  if (effect !== 'note') {
    return none({ effect, ...(unfitBaseline(run) ?? { kind: 'no-baseline', limited }) });
  }
  // A warning names the run that cannot be compared with.
  const isNamed = hasRates && run.baseline?.unfit !== undefined;
  if (!isLimited || isNamed) return none();
  return none({ effect: 'note', kind: 'no-baseline', limited });
}

/** In a pull request, a comparison with the service's previous run cannot replace a baseline. */
function withoutOwnBaseline({ run }: PolicyView, settings: TrendSettings): Reason[] {
  const effect = effectWithout(run, settings);
  // Without any run to compare with, there is a reason for that.
  const isForeign = run.baseline?.isFallback === true && trendOf(run) !== null;
  if (effect === 'note' || !isForeign) return [];
  return [{ effect, ...(unfitBaseline(run) ?? { kind: 'no-own-baseline' }) }];
}

/** A baseline that exists and cannot be read leaves the gate undecided if the policy needs one. */
function effectWithout({ baseline }: RuleFacts, settings: TrendSettings): Effect {
  if (settings['on-missing-baseline'] !== 'fail') return 'note';
  return baseline?.unfit?.isUnread ? 'undecided' : 'fail';
}

/** The run that would be the baseline and cannot be compared with; null if there is none. */
export function unfitBaseline({ baseline }: RuleFacts): UnfitBaseline | null {
  if (baseline?.unfit === undefined) return null;
  const { unfit, jobId, source, isFallback } = baseline;
  const previous = isFallback === true ? 'foreign' : 'previous';
  const used = source === 'memory' ? 'failed' : previous;
  const instead = jobId === '' ? 'nothing' : used;
  return { kind: 'unfit-baseline', runId: unfit.jobId, why: unfit.why, instead };
}

/** Checks that the policy names and the run does not: renamed, or no longer run. */
function absentChecks({ checks = {} }: TrendSettings, present: readonly LimitedCheck[]): Reason[] {
  if (present.length === 0) return [];
  return Object.keys(checks)
    .filter((name) => !present.some(({ check }) => isNamedLike(name)(check)))
    .map((check) => ({ effect: 'warning', kind: 'check-not-reported', check }));
}

/** The reason of a check that `min-pass-rate` limits, if there is one. */
function evaluateRate(facts: LimitedCheck): Reason[] {
  const { check, id: checkId, current, limits, counts } = facts;
  const limit = limits['min-pass-rate'];
  const effect = limit === undefined ? null : effectOf(facts, limit);
  if (limit === undefined || effect === null) return [];
  const { evidence = 'point' } = limits;
  // What else there is to say of such a rate, the first line of the report does not.
  const isPlain = evidence === 'point' || (evidence === 'likely' && counts.current !== null);
  return [
    {
      ...{ effect, kind: 'pass-rate', evidence },
      ...{ check, checkId, limit, counts: counts.current },
      ...(current !== null && { value: current }),
      ...(effect === 'fail' && isPlain && { restates: 'threshold' as const }),
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

/** The smallest drop in points that four of five runs find, with a note if `max-drop` is smaller. */
export function detectableIn({ run, checks, significance, others }: PolicyView): {
  drop: number | null;
  reasons: Reason[];
} {
  const most = (side: 'current' | 'previous') =>
    Math.max(0, ...checks.map(({ counts }) => counts[side]?.evaluated ?? 0));
  const size = {
    calls: most('current'),
    baselineCalls: run.baseline?.source === 'off' ? 0 : most('previous'),
    // Those of the gate's other runs are tested at the same time.
    checks: checks.filter(({ isGone }) => !isGone).length + others.drops.length,
  };
  const drop = detectableDrop(size, significance);
  const limits = checks.flatMap((check) => check.limits['max-drop'] ?? []);
  const limit = Math.min(...limits);
  if (drop === null || limits.length === 0 || drop <= limit) return { drop, reasons: [] };
  return { drop, reasons: [{ effect: 'note', kind: 'detectable-drop', ...size, drop, limit }] };
}

/** What a run of this size would detect; nothing if it detects no drop or its size is not known. */
export function detectableOf(
  size: ComparisonSize,
  trend: TrendSettings = {},
): ({ effect: 'note' } & DropGap)[] {
  const drop = detectableDrop(size, significanceOf(trend));
  const limit = trend['max-drop'] ?? null;
  return drop === null ? [] : [{ effect: 'note', kind: 'detectable-drop', ...size, drop, limit }];
}
