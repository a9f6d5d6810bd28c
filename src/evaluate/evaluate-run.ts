/** The decision about one run by every rule of the policy. */
import type { Measure } from '../model/measures.ts';
import type { Case, DropTest, Exceptions } from '../model/report.ts';
import type { Gate, Policy } from './policy.ts';
import type { ByRates, Reason, RuleReason } from './reasons.ts';
import {
  differsInVariables,
  evaluateGradedCalls,
  evaluateIncompleteRun,
  evaluateVariables,
} from './rules/complete-run.ts';
import { evaluateDrift } from './rules/drift-rule.ts';
import { evaluateMeasures } from './rules/measure-rules.ts';
import { evaluateNever } from './rules/never.ts';
import { evaluateRunVerdict, evaluateVerdict, knownThemes } from './rules/run-verdict.ts';
import { evaluateCases, evaluateScenarios } from './rules/scenario-rule.ts';
import { evaluateMaxThemes, evaluateThemes } from './rules/theme-rules.ts';
import { detectableIn, evaluateTrend } from './rules/trend.ts';
import { hasLimit, significanceOf } from './trend-settings.ts';
import { limitedChecks, type PolicyView, type PValues, type RuleFacts } from './view.ts';
import { applyWaivers } from './waivers.ts';

const VARIABLES = 'variables';

export interface Decision {
  outcome: 'passed' | 'failed' | 'inconclusive';
  /** All reasons in the order of the rules; empty when passed. */
  reasons: RuleReason[];
  /** Notes and warnings, which decide nothing. */
  notices: RuleReason[];
  exceptions: Pick<Exceptions, 'waived' | 'known' | 'unmatched'>;
  /** Every drop that was compared, with its p-values if it was tested for significance. */
  dropTests: DropTest[];
  /** The cases with their statuses, the worst first. */
  cases: Case[];
  measures: Measure[];
  /** The smallest drop in points that the run's calls can find; null if unknown. */
  detectableDrop: number | null;
  /** What the failure rests on if rates alone fail, which a further run can refute; else false. */
  byRatesAlone: ByRates | false;
}

/** What of a decision depends on more than the run. */
export interface Circumstances {
  /** How often the gate may decide by the pooled calls: 1, and 1 more for each confirming run. */
  analyses?: number;
  others?: PValues;
}

const NO_OTHERS: PValues = { drops: [], cases: [], measures: [] };

/**
 * Evaluates a run by every rule and returns all reasons. One reason that fails outweighs any number of
 * undecided ones.
 *
 * @param today `YYYY-MM-DD` in UTC, for the waivers
 */
export function evaluateRun(
  run: RuleFacts,
  { waivers = [], gate = {} }: Policy,
  today: string,
  { analyses = 1, others = NO_OTHERS }: Circumstances = {},
): Decision {
  const { themes, failures, waived, unmatched, expired } = applyWaivers(run, waivers, today);
  const significance = significanceOf(gate.trend, analyses);
  const view: PolicyView = {
    ...{ run, themes, failures, significance, others },
    waivedChecks: new Set(waived.flatMap(({ kind, name }) => (kind === 'check' ? name : []))),
    checks: limitedChecks(run, gate.trend),
    cases: evaluateCases(run.cases ?? [], significance, others.cases),
  };
  const trend = evaluateTrend(view, gate.trend);
  const measured = evaluateMeasures(view, gate.measures);
  const detectable = detectableIn(view);
  const verdict = gate.verdict ?? 'fail';
  const found: [rule: string, Reason[]][] = [
    [VARIABLES, evaluateVariables(run)],
    ['run-verdict', evaluateRunVerdict(view, gate['run-verdict'] ?? 'fail')],
    evaluateUnread(run, gate),
    ['verdict', evaluateVerdict(view, verdict)],
    ['themes', evaluateThemes(view, gate.themes ?? [])],
    ['max-themes', evaluateMaxThemes(view, gate['max-themes'] ?? {})],
    ['trend', trend.reasons],
    ['scenario', evaluateScenarios(view, gate.trend)],
    ['drift', evaluateDrift(view, gate.trend)],
    ['measure', measured.reasons],
    ['never', evaluateNever(view, gate.never ?? [])],
    ['incomplete-run', evaluateIncompleteRun(run, gate['incomplete-run'] ?? 'inconclusive')],
    ['min-graded-calls', evaluateGradedCalls(run, gate['min-graded-calls'])],
    ['trend', detectable.reasons],
    ['waivers', expired],
  ];
  const all = found
    .flatMap(([rule, reasons]) => reasons.map((reason): RuleReason => ({ rule, ...reason })))
    .map((one) => (run.baseline?.isFallback === true ? onlyWarns(one) : one))
    .flatMap((one) =>
      differsInVariables(run) && one.rule !== VARIABLES ? decidesNothing(one) : one,
    );
  const isFailed = all.some(({ effect }) => effect === 'fail');
  const reasons = all.filter(
    ({ effect, onlyAlone }) =>
      effect === 'fail' || (effect === 'undecided' && !(isFailed && onlyAlone)),
  );
  return {
    outcome: isFailed ? 'failed' : reasons.length > 0 ? 'inconclusive' : 'passed',
    reasons,
    notices: all.filter(({ effect }) => effect === 'note' || effect === 'warning'),
    exceptions: { waived, unmatched, known: knownThemes(view, verdict) },
    dropTests: trend.tests,
    cases: [...view.cases],
    measures: measured.measures,
    detectableDrop: detectable.drop,
    byRatesAlone: ratesAlone(reasons),
  };
}

/** Results that cannot be read leave a run undecided if a rule needs them, which is named. */
function evaluateUnread(
  { report, runVerdict, watched, unread }: RuleFacts,
  { 'run-verdict': effect = 'fail', never, measures, trend = {}, ...gate }: Gate,
): [rule: string, Reason[]] {
  const hasRates = (report?.trend?.rows ?? []).length > 0;
  const needs: [rule: string, isNeeding: boolean][] = [
    ['run-verdict', effect === 'fail' && typeof runVerdict?.passed !== 'boolean'],
    ['never', never !== undefined],
    ['min-graded-calls', gate['min-graded-calls'] !== undefined],
    ['trend', !hasRates && hasLimit(trend, 'max-drop', 'min-pass-rate')],
    ['scenario', trend.scenarios === 'fail'],
    ['drift', trend.drift === 'fail' && watched !== undefined],
    ['measure', measures !== undefined],
  ];
  const [rule] = needs.find(([, isNeeding]) => isNeeding) ?? [];
  if (rule === undefined || unread === undefined || report === null) return ['run-verdict', []];
  return [rule, [{ effect: 'undecided', kind: 'not-evaluated', why: { unread }, onlyAlone: true }]];
}

/**
 * In a pull request without a baseline of the base branch, the service's previous run may be another pull
 * request's: what rests on the comparison with it warns.
 */
function onlyWarns(reason: RuleReason): RuleReason {
  if (!reason.compares || reason.effect !== 'fail') return reason;
  return { ...reason, effect: 'warning', needsOwnBaseline: true };
}

/** A run that did not use the variables that were sent shows nothing about them. Scenarios have a table. */
function decidesNothing(reason: RuleReason): RuleReason[] {
  const decides = reason.effect === 'fail' || reason.effect === 'undecided';
  if (!decides) return [reason];
  return reason.kind === 'scenario' ? [] : [{ ...reason, effect: 'note' }];
}

/** What all of these rest on, a bare verdict before counts; false if any is not about rates. */
function ratesAlone(reasons: readonly Reason[]): ByRates | false {
  const bases = reasons.map(({ byRates }) => byRates);
  if (bases.length === 0 || bases.includes(undefined)) return false;
  return bases.includes('verdict') ? 'verdict' : 'counts';
}
