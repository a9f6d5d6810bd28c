/** The service's own verdict on a run, read so that the worst of what it reports decides. */

import { checkFacts, isBelowThreshold, isSameCheck } from '../model/check-facts.ts';
import { countsFrom } from '../model/counts.ts';
import type { Call, Check } from '../model/report.ts';
import { BELOW_THRESHOLD, type RunFailure } from '../model/run-failures.ts';
import type { ByRates, NotEvaluated, RuleReason } from './reasons.ts';
import type { RuleFacts } from './view.ts';

type Facts = Pick<RuleFacts, 'runVerdict' | 'checks' | 'callCounts' | 'calls'>;

/** The checks that failed by the service, or that are below their threshold or the policy's. */
export function checksBelowThreshold(
  { checks = [], report }: Pick<RuleFacts, 'checks' | 'report'>,
  reasons: readonly RuleReason[] = [],
): Pick<Check, 'id' | 'name' | 'threshold'>[] {
  return checkFacts(checks, report?.trend?.rows ?? []).flatMap((facts) => {
    const { id = null, name, listed, counts, passRate } = facts;
    const { isPassed, threshold = null } = listed[0] ?? {};
    const result = { passed: null, evaluated: null, ...counts, passRate, threshold };
    const missed = reasons.find(
      (one) =>
        one.effect === 'fail' &&
        one.kind === 'pass-rate' &&
        isSameCheck({ id: one.checkId, name: one.check }, { id, name }),
    );
    const isBelow = isPassed === false || isBelowThreshold(result) || missed !== undefined;
    const limit = missed?.kind === 'pass-rate' ? missed.limit : null;
    const highest = limit === null ? threshold : Math.max(threshold ?? 0, limit);
    return isBelow ? [{ id, name, threshold: highest }] : [];
  });
}

/** Why the service has not evaluated the run, regardless of its debrief; null if it has. */
export function whyNotEvaluated(run: Facts): NotEvaluated | null {
  if (run.runVerdict?.passed === null) return 'no-check';
  return isUngraded(run) ? 'no-graded-call' : null;
}

/** Whether the service reports that no call was graded: by its counts, or else by the calls themselves. */
function isUngraded({ callCounts, checks = [], calls = [] }: Facts): boolean {
  const { evaluated = null, counted = null, total = null } = callCounts ?? {};
  if ((evaluated ?? counted ?? total) === 0) return true;
  const counts = checks.map((check) => check.evaluated);
  if (counts.length > 0 && counts.every((count) => count === 0)) return true;
  const isReported = evaluated !== null || counts.some((count) => count !== null);
  return !isReported && calls.length > 0 && !calls.some(isGraded);
}

function isGraded({ isCounted, isPassed, checks }: Call): boolean {
  return isCounted && (isPassed !== null || checks.some((check) => check.isPassed !== null));
}

export function isCounted({ passed, evaluated, threshold }: Check): boolean {
  return threshold !== null && countsFrom(passed, evaluated) !== null;
}

/** What a THRESHOLD_FAILED verdict rests on; undefined if the service lists other failures than rates. */
export function verdictBasis({ checks = [], runVerdict }: RuleFacts): ByRates | undefined {
  if (runVerdict?.failures.some(({ type }) => type !== BELOW_THRESHOLD)) return undefined;
  return basisOf(checks.filter(({ threshold }) => threshold !== null));
}

/** What the service's failure of a check rests on; undefined if it is not about a rate. */
export function failureBasis(
  { type, check: name, checkId: id }: Pick<RunFailure, 'type' | 'check' | 'checkId'>,
  { checks = [] }: RuleFacts,
): ByRates | undefined {
  if (type !== BELOW_THRESHOLD) return undefined;
  if (name === null) return 'verdict';
  return basisOf(checks.filter((check) => isSameCheck({ id, name }, check)));
}

function basisOf(checks: readonly Check[]): ByRates {
  return checks.every(isCounted) && checks.some(isBelowThreshold) ? 'counts' : 'verdict';
}
