import type { Measure } from '../model/measures.ts';
import type { Case, DropTest, Exceptions } from '../model/report.ts';
import type { Effect } from './findings.ts';
import type { Gate, Policy } from './policy.ts';
import type { ByRates, JudgedRun, PolicyView, PValues, Ruling } from './rule.ts';
import { evaluateGradedCalls, evaluateIncompleteRun } from './rules/complete-run.ts';
import { evaluateMeasures } from './rules/measures.ts';
import { evaluateNever, spellingsOf } from './rules/never.ts';
import { evaluateRunVerdict, evaluateVerdict } from './rules/run-verdict.ts';
import { evaluateCases, evaluateScenarios } from './rules/scenarios.ts';
import { evaluateMaxThemes, evaluateThemes } from './rules/themes.ts';
import { detectableIn } from './rules/trend/detectable.ts';
import { evaluateDrift } from './rules/trend/drift.ts';
import { significanceOf } from './rules/trend/settings.ts';
import { evaluateTrend } from './rules/trend.ts';
import { evaluateVariables, isOfOtherVariables } from './rules/variables.ts';
import { applyWaivers } from './waivers.ts';

const VARIABLES = 'variables';

/** A rule and everything that it finds, in the order in which reasons are shown. */
const RULES: readonly (readonly [string, (view: PolicyView, gate: Gate) => Ruling[]])[] = [
  [VARIABLES, ({ run }) => evaluateVariables(run)],
  ['run-verdict', (view, gate) => evaluateRunVerdict(view, gate['run-verdict'] ?? 'fail')],
  ['verdict', (view, gate) => evaluateVerdict(view, gate.verdict ?? 'fail')],
  ['themes', (view, gate) => evaluateThemes(view, gate.themes ?? [])],
  ['max-themes', (view, gate) => evaluateMaxThemes(view, gate['max-themes'] ?? {})],
  ['trend', (view, gate) => evaluateTrend(view, gate.trend)],
  ['scenario', (view, gate) => evaluateScenarios(view, gate.trend)],
  ['drift', (view, gate) => evaluateDrift(view, gate.trend)],
  ['measure', ({ measureRulings }) => [...measureRulings]],
  ['never', (view, gate) => evaluateNever(view, gate.never ?? [])],
  [
    'incomplete-run',
    (view, gate) => evaluateIncompleteRun(view, gate['incomplete-run'] ?? 'inconclusive'),
  ],
  ['min-graded-calls', (view, gate) => evaluateGradedCalls(view, gate['min-graded-calls'])],
];

/** Something that a rule found and that people should know. */
export type Stated = Extract<Ruling, { effect: Effect }> & {
  rule: string;
  /** ID of the confirming run that it is about; absent if it is about the run itself. */
  inRun?: string;
};

export interface Decision {
  outcome: 'passed' | 'failed' | 'inconclusive';
  /** All reasons in the order of the rules; empty when passed. */
  reasons: Stated[];
  /** Notes and warnings, which decide nothing. */
  notices: Stated[];
  /** What the policy excuses. */
  excused: Pick<Exceptions, 'waived' | 'known' | 'unmatched'>;
  /** Every drop that was compared, with its p-values where it was tested for significance. */
  tested: DropTest[];
  /** The cases with their statuses, the worst first. */
  cases: Case[];
  /** The measures with their tests. */
  measures: Measure[];
  /** The smallest drop in points that the run's calls can find; null if unknown. */
  detectableDrop: number | null;
  /** What the failure rests on if rates alone fail, which a further run can refute; else false. */
  byRatesAlone: ByRates | false;
  /** The reasons that fail the gate and that the counts of further runs cannot refute. */
  beyondCounts: Stated[];
}

/** What of a decision depends on more than the run. */
export interface Circumstances {
  /** How often the gate may ask the same question: 1, and 1 more for each confirming run. */
  looks?: number;
  /** The p-values of the gate's other runs. */
  others?: PValues;
}

const NO_OTHERS: PValues = { drops: [], cases: [], measures: [] };

/**
 * Evaluates a run by every rule. All rulings become reasons, not only the first. One that fails outweighs
 * any number of undecided ones. Depends on its parameters alone.
 *
 * @param today `YYYY-MM-DD` in UTC, for the waivers
 */
export function evaluateRun(
  run: JudgedRun,
  policy: Policy,
  today: string,
  { looks = 1, others = NO_OTHERS }: Circumstances = {},
): Decision {
  const { waivers = [], gate = {} } = policy;
  const known = (gate.never ?? []).flatMap((check) => spellingsOf(run, check));
  const exceptions = applyWaivers(run, waivers, today, known);
  const { themes, failures, waived, unmatched, expired } = exceptions;
  const waivedChecks = new Set(
    waived.filter(({ kind }) => kind === 'check').map(({ name }) => name),
  );
  const { report } = run;
  const significance = significanceOf(gate.trend ?? {}, looks);
  const cases = evaluateCases(run.cases ?? [], significance, others.cases);
  const { measures, rulings: measureRulings } = evaluateMeasures(
    run.measures ?? [],
    gate.measures,
    significance,
    others.measures,
  );
  const view: PolicyView = {
    ...{ run, report, themes, failures, cases, waivedChecks, looks },
    ...{ measureRulings, others },
  };
  const detectable = detectableIn(view, gate.trend);
  const rulings = [
    ...RULES.flatMap(([rule, apply]) => apply(view, gate).map((found) => ({ rule, ...found }))),
    ...detectable.rulings.map((found) => ({ rule: 'trend', ...found })),
    ...expired.map((found) => ({ rule: 'waivers', ...found })),
  ]
    .map((one) => (run.baseline?.isFallback === true ? onlyWarns(one) : one))
    .map((one) => (isOfOtherVariables(run) && one.rule !== VARIABLES ? decidesNothing(one) : one));
  const stated = rulings.filter(isStated);
  const failing = stated.filter(({ effect }) => effect === 'fail');
  const isFailed = failing.length > 0;
  const against = stated.filter(
    ({ effect, onlyAlone }) =>
      effect === 'fail' || (effect === 'undecided' && !(isFailed && onlyAlone)),
  );
  return {
    outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
    reasons: against,
    notices: stated.filter(({ effect }) => effect === 'note' || effect === 'warning'),
    excused: {
      waived,
      known: rulings.flatMap((one) => (one.effect === 'known' ? one.theme : [])),
      unmatched,
    },
    tested: rulings.flatMap((one) => (one.effect === 'tested' ? one.tested : [])),
    cases,
    measures,
    detectableDrop: detectable.drop,
    byRatesAlone: ratesAlone(against),
    beyondCounts: failing.filter(({ byRates }) => byRates !== 'counts'),
  };
}

function isStated(ruling: Ruling & { rule: string }): ruling is Stated {
  return ruling.effect !== 'known' && ruling.effect !== 'tested';
}

/**
 * In a pull request without a baseline of the base branch, the service's previous run may be another pull
 * request's: what rests on the comparison with it warns (contract, section 16).
 */
function onlyWarns<One extends Ruling>(ruling: One): One {
  if (!ruling.compares || ruling.effect !== 'fail') return ruling;
  return { ...ruling, effect: 'warning', needsOwnBaseline: true };
}

/** A run that did not use the variables that were sent shows nothing about them (contract, section 18). */
function decidesNothing<One extends Ruling>(ruling: One): One {
  const isAgainst = ruling.effect === 'fail' || ruling.effect === 'undecided';
  return isAgainst ? { ...ruling, effect: 'note' } : ruling;
}

/** What all of these rest on, a bare verdict before counts; false if any is not about rates. */
function ratesAlone(against: readonly Ruling[]): ByRates | false {
  const bases = against.map(({ byRates }) => byRates);
  if (bases.length === 0 || bases.includes(undefined)) return false;
  return bases.includes('verdict') ? 'verdict' : 'counts';
}
