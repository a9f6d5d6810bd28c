/** The gate's decision about all of its runs. It depends on its parameters alone. */

import { withComparison } from '../model/comparison.ts';
import { type RunOutcome, worstOutcome } from '../model/outcome.ts';
import type { RunFacts } from '../model/run-facts.ts';
import { isFailedByService } from '../model/run-failures.ts';
import { isNamedLike } from '../text/alike.ts';
import { canBePooled, whyNotConfirming, withFailuresOf } from './confirming-runs.ts';
import { withEvaluatedHistory } from './evaluate-history.ts';
import { type Decision, evaluateRun } from './evaluate-run.ts';
import { evaluateCost } from './max-cost.ts';
import type { Policy } from './policy.ts';
import { poolRuns } from './pool.ts';
import type { NotConfirming, RuleReason } from './reasons.ts';
import { spellingsOf } from './rules/never.ts';
import { unfitBaseline } from './rules/trend.ts';
import { checksBelowThreshold } from './service-verdict.ts';
import type { PValues, RuleFacts } from './view.ts';

export interface EvaluationSettings {
  policy: Policy;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
  /** Most further runs for each run that failed by rates alone; 0 if not given. */
  confirm?: number;
  /** True if the runs belong to no gate: each is evaluated alone, without what concerns all together. */
  isTrial?: boolean;
}

export interface Evaluation {
  /** The worst outcome of the runs, or `failed` if the gate itself has a reason. */
  outcome: RunOutcome;
  /** Reasons of the gate itself, such as the cost of all runs. */
  reasons: RuleReason[];
  notices: RuleReason[];
  runs: RunEvaluation[];
}

export interface Confirmation extends Pick<RunEvaluation, 'facts' | 'outcome' | 'decision'> {
  why: NotConfirming | null;
}

export interface RunEvaluation {
  /** What is known of the run, with its comparison, and its history by the policy. */
  facts: RunFacts;
  outcome: RunOutcome;
  /** Null if the run was not evaluated: its facts say why. */
  decision: Decision | null;
  /** The decision by its own calls alone, if further runs decided too. */
  own: Decision | null;
  checksBelowThreshold: ReturnType<typeof checksBelowThreshold>;
  /** The facts of several runs as one, if these decided. */
  pooled: RuleFacts | null;
  /** The own result of each further run, and why it did not count. */
  confirmations: Confirmation[];
  /** Whether a further run may refute the failure, or would if the gate did not fail by its cost. */
  furtherRun: 'useful' | 'too-expensive' | 'useless';
}

/** Rules of endings that no verdict of the service changes: the step did not come to its end. */
const FINAL: ReadonlySet<string> = new Set(['cancelled', 'internal']);

/** Evaluates the facts of a gate's runs by its policy. */
export function evaluate(given: readonly RunFacts[], settings: EvaluationSettings): Evaluation {
  const { policy, isTrial = false } = settings;
  const facts = given.map((run) => withEvaluatedHistory(withComparison(run), policy));
  const isAdjusted = facts.length > 1 && !isTrial;
  const pValues = isAdjusted ? facts.map((run) => pValuesOf(run, settings)) : [];
  const cost = isTrial ? { reasons: [], notices: [] } : evaluateCost(facts, policy);
  const isTooExpensive = cost.reasons.length > 0;
  const runs = facts.map((run, index) => {
    const further = pValues.filter((_, at) => at !== index);
    const others = {
      drops: further.flatMap(({ drops }) => drops),
      cases: further.flatMap(({ cases }) => cases),
      measures: further.flatMap(({ measures }) => measures),
    };
    return evaluateOne(run, settings, others, isTooExpensive);
  });
  const outcomes = runs.map(({ outcome }) => outcome);
  return {
    outcome: worstOutcome(isTooExpensive ? [...outcomes, 'failed'] : outcomes),
    ...cost,
    runs: isTrial ? runs : withGateNotices(runs, policy),
  };
}

/** The p-values of a run's own calls, which those of the other runs are adjusted for. */
function pValuesOf(run: RunFacts, settings: EvaluationSettings): PValues {
  const tests = run.evaluated ?? evaluateFacts(run, settings);
  const known = (all: readonly { p: number | null }[] = []) => all.flatMap(({ p }) => p ?? []);
  return {
    drops: known(tests?.dropTests),
    cases: known(tests?.cases),
    measures: known(tests?.measures),
  };
}

/**
 * The decision about the run's own facts; null if they cannot be evaluated. Without a debrief the service's
 * verdict can only fail a run.
 */
function evaluateFacts(
  run: RunFacts,
  { policy, today }: EvaluationSettings,
  others?: PValues,
): Decision | null {
  const { ending } = run;
  if (run.evaluated !== null) return null;
  const decide = () => evaluateRun(run, policy, today, others && { others });
  if (ending === null) return decide();
  const isFinal = ending.reasons.some(({ rule }) => FINAL.has(rule));
  if (ending.outcome === 'started' || isFinal || !isFailedByService(run)) return null;
  const decision = decide();
  return decision.outcome === 'failed' ? decision : null;
}

function evaluateOne(
  run: RunFacts,
  settings: EvaluationSettings,
  others: PValues,
  isTooExpensive: boolean,
): RunEvaluation {
  const { policy, today, confirm = 0 } = settings;
  const own = evaluateFacts(run, settings, others);
  if (own === null) {
    const nothing = { decision: null, own: null, pooled: null, confirmations: [] };
    const below = { checksBelowThreshold: checksBelowThreshold(run) };
    return { facts: run, outcome: endingOf(run), ...nothing, ...below, furtherRun: 'useless' };
  }
  const confirmations = run.confirmations.map((further) => {
    const decision = evaluateFacts(further, settings);
    const why = whyNotConfirming(run, own, further, decision);
    return { facts: further, outcome: decision?.outcome ?? endingOf(further), decision, why };
  });
  const useless = confirmations.findIndex(({ why }) => why !== null);
  const deciding = run.confirmations.slice(0, useless < 0 ? confirmations.length : useless);
  const pooled = deciding.length > 0 ? poolRuns(run, deciding) : null;
  const circumstances = { analyses: 1 + confirm, others };
  const decision = deciding.reduce(
    (decided, further, index) =>
      withFailuresOf(further, confirmations[index]?.decision ?? null, decided),
    pooled === null ? own : evaluateRun(pooled, policy, today, circumstances),
  );
  const isOwn = run.isStartedHere || run.reused === true;
  const isOpen = isOwn && deciding.length === run.confirmations.length;
  const isUseful =
    isOpen && canBePooled(run, own) && mayBeRefuted(decision, deciding.length, confirm);
  const furtherRun = !isUseful ? 'useless' : isTooExpensive ? 'too-expensive' : 'useful';
  const below = { checksBelowThreshold: checksBelowThreshold(pooled ?? run, decision.reasons) };
  const { outcome } = decision;
  return { facts: run, outcome, decision, own, pooled, confirmations, ...below, furtherRun };
}

function endingOf({ evaluated, ending }: RunFacts): RunOutcome {
  return evaluated?.outcome ?? ending?.outcome ?? 'inconclusive';
}

/** A verdict without counts is confirmed once it was repeated; counts may still change with more calls. */
function mayBeRefuted({ outcome, byRatesAlone }: Decision, runs: number, confirm: number): boolean {
  if (outcome !== 'failed' || byRatesAlone === false) return false;
  return runs < (byRatesAlone === 'verdict' ? Math.min(1, confirm) : confirm);
}

/** The evaluations with the notices that concern all runs together, each on one run. */
function withGateNotices(runs: readonly RunEvaluation[], policy: Policy): RunEvaluation[] {
  const missing = { rule: 'trend', effect: 'warning', kind: 'no-own-baseline' } as const;
  const warned = runs.findIndex(
    ({ decision, facts }) =>
      decision?.notices.some(({ needsOwnBaseline }) => needsOwnBaseline) && !facts.baseline?.unfit,
  );
  const evaluated = runs.findIndex(({ decision }) => decision !== null);
  const unfit = runs.map(({ decision, facts }) =>
    decision ? facts.baseline?.unfit?.jobId : undefined,
  );
  const absent = absentNames(runs, policy);
  return runs.map((one, index) => {
    const further = [
      ...(index === warned ? [missing] : []),
      ...(index === unfit.indexOf(unfit[index]) ? unfitNotice(one) : []),
      ...(index === evaluated ? absent : []),
    ];
    const { decision } = one;
    if (decision === null || further.length === 0) return one;
    return { ...one, decision: { ...decision, notices: [...decision.notices, ...further] } };
  });
}

/** A warning unless a reason says the same. */
function unfitNotice({ facts, decision }: RunEvaluation): RuleReason[] {
  const unfit = unfitBaseline(facts);
  const isReason = decision?.reasons.some(({ kind }) => kind === 'unfit-baseline');
  return unfit && !isReason ? [{ rule: 'trend', effect: 'warning', ...unfit }] : [];
}

/**
 * A warning for each check of `never` and each limited measure that none of the evaluated runs has. Results
 * that cannot be read may have it.
 */
function absentNames(runs: readonly RunEvaluation[], { gate }: Policy): RuleReason[] {
  const all = runs.filter(({ facts, decision }) => facts.evaluated || decision);
  const evaluated = all.map(({ facts }) => facts);
  const isUnread = evaluated.some(({ unread }) => unread !== undefined);
  const measures = evaluated.flatMap((run) => run.measures ?? []);
  if (isUnread) return [];
  const checks = (gate?.never ?? []).filter((name) =>
    evaluated.every((run) => spellingsOf(run, name).length === 0),
  );
  const limited = Object.keys(gate?.measures ?? {}).filter(
    (name) => !measures.some((one) => isNamedLike(name)(one.name)),
  );
  const effect = 'warning';
  return [
    ...checks.map((check): RuleReason => ({ rule: 'never', effect, kind: 'check-absent', check })),
    ...limited.map(
      (measure): RuleReason => ({ rule: 'measure', effect, kind: 'measure-absent', measure }),
    ),
  ];
}
