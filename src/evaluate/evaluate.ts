/** The gate's decision about all of its runs. It depends on its parameters alone. */

import { type RunOutcome, worstOutcome } from '../model/outcome.ts';
import type { RunFacts } from '../model/run-facts.ts';
import { isSame } from '../text/same-id.ts';
import { absentChecks, absentMeasures, otherFailures, whyNotConfirming } from './confirmation.ts';
import { type Circumstances, type Decision, evaluateRun, type Stated } from './evaluate-run.ts';
import type { NotConfirming } from './findings.ts';
import { evaluateCost } from './max-cost.ts';
import type { Policy } from './policy.ts';
import { poolRuns } from './pool.ts';
import type { JudgedRun, PValues } from './rule.ts';
import { isFailedByService } from './service-verdict.ts';

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
  reasons: Stated[];
  /** Notes on the gate itself. */
  notices: Stated[];
  /** In the order of the facts. */
  runs: RunEvaluation[];
}

export interface RunEvaluation {
  outcome: RunOutcome;
  /** Null if the run was not evaluated: its facts say why. */
  decision: Decision | null;
  /** The facts of several runs as one, if these decided. */
  pooled: JudgedRun | null;
  /** How often the same question may be asked; 1 unless the calls of several runs decided. */
  looks: number;
  /** What each of the further runs came to by itself, and why it did not count. */
  confirmations: { outcome: RunOutcome; decision: Decision | null; why: NotConfirming | null }[];
  /** Whether a further run may refute the failure, or would if the gate did not fail by its cost. */
  furtherRun: 'useful' | 'too-expensive' | 'useless';
}

/** Rules of endings that stand whatever the service's own verdict is: the step did not come to its end. */
const STANDS: ReadonlySet<string> = new Set(['cancelled', 'internal']);

/** Evaluates the facts of a gate's runs by its policy. */
export function evaluate(facts: readonly RunFacts[], settings: EvaluationSettings): Evaluation {
  const { policy, isTrial = false } = settings;
  const tested = facts.map((run) => firstPValues(run, settings));
  const cost = isTrial ? { reasons: [], notices: [] } : evaluateCost(facts, policy);
  const isTooExpensive = cost.reasons.length > 0;
  const runs = facts.map((run, index) => {
    const further = isTrial ? [] : tested.filter((_, at) => at !== index);
    const others = {
      drops: further.flatMap(({ drops }) => drops),
      cases: further.flatMap(({ cases }) => cases),
      measures: further.flatMap(({ measures }) => measures),
    };
    return evaluateOne(run, { ...settings, circumstances: { others }, isTooExpensive });
  });
  const outcomes = runs.map(({ outcome }) => outcome);
  return {
    outcome: worstOutcome(isTooExpensive ? [...outcomes, 'failed'] : outcomes),
    ...cost,
    runs: isTrial ? runs : withAbsentChecks(facts, withMissingBaseline(runs), policy),
  };
}

interface Together extends EvaluationSettings {
  /** The p-values of the gate's other runs. */
  circumstances: Pick<Circumstances, 'others'>;
  isTooExpensive: boolean;
}

/** The p-values of a run's drops at the first look, which the other runs' are adjusted for. */
function firstPValues(run: RunFacts, settings: EvaluationSettings): PValues {
  const decision = evaluateFacts(run, settings);
  const drops = run.evaluated?.dropTests ?? decision?.tested ?? [];
  const cases = run.evaluated?.cases ?? decision?.cases ?? [];
  const measures = run.evaluated?.measures ?? decision?.measures ?? [];
  return {
    drops: drops.flatMap(({ p }) => p ?? []),
    cases: cases.flatMap(({ p }) => p ?? []),
    measures: measures.flatMap(({ p }) => p ?? []),
  };
}

/**
 * The decision about the run's own facts; null if they cannot be evaluated. Without a debrief the service's
 * verdict can fail a run, and no more.
 */
function evaluateFacts(
  run: RunFacts,
  { policy, today }: EvaluationSettings,
  circumstances: Together['circumstances'] = {},
): Decision | null {
  const { ending } = run;
  if (run.evaluated !== null) return null;
  if (ending === null) return evaluateRun(run, policy, today, circumstances);
  const isCertain = ending.reasons.some(({ rule }) => STANDS.has(rule));
  if (ending.outcome === 'started' || isCertain || !isFailedByService(run)) return null;
  const decision = evaluateRun(run, policy, today, circumstances);
  return decision.outcome === 'failed' ? decision : null;
}

function evaluateOne(run: RunFacts, together: Together): RunEvaluation {
  const { policy, today, confirm = 0, circumstances } = together;
  const own = evaluateFacts(run, together, circumstances);
  const alone = {
    ...{ decision: own, pooled: null, looks: 1 },
    ...{ confirmations: [], furtherRun: 'useless' as const },
  };
  if (own === null) return { outcome: endingOf(run), ...alone };
  const confirmations = run.confirmations.map((further, index) => {
    const decision = evaluateFacts(further, together);
    const outcome = decision?.outcome ?? endingOf(further);
    const earlier = [run, ...run.confirmations.slice(0, index)];
    return { outcome, decision, why: whyUseless({ run, own }, further, decision, earlier) };
  });
  const deciding = confirmations.every(({ why }) => why === null)
    ? run.confirmations
    : run.confirmations.slice(
        0,
        confirmations.findIndex(({ why }) => why !== null),
      );
  const looks = deciding.length > 0 ? 1 + confirm : 1;
  const pooled = deciding.length > 0 ? poolRuns(run, deciding) : null;
  const decision = deciding.reduce(
    (decided, further, index) =>
      withFailuresOf(further, confirmations[index]?.decision ?? null, decided),
    pooled === null ? own : evaluateRun(pooled, policy, today, { looks, ...circumstances }),
  );
  const isOpen = run.isStartedHere && deciding.length === run.confirmations.length;
  const isUseful = isOpen && asksAgain(decision, deciding.length, confirm);
  return {
    ...{ outcome: decision.outcome, decision, pooled, looks, confirmations },
    furtherRun: isUseful ? (together.isTooExpensive ? 'too-expensive' : 'useful') : 'useless',
  };
}

function endingOf({ evaluated, ending }: RunFacts): RunOutcome {
  return evaluated?.outcome ?? ending?.outcome ?? 'inconclusive';
}

function whyUseless(
  first: { run: RunFacts; own: Decision },
  further: RunFacts,
  decision: Decision | null,
  earlier: readonly RunFacts[],
): NotConfirming | null {
  if (decision === null) return 'not-evaluated';
  if (earlier.some(({ jobId }) => isSame(jobId, further.jobId))) return 'not-started';
  return whyNotConfirming(
    { judged: first.run, decision: first.own },
    { judged: further, decision },
  );
}

/** The pooled decision, failed by anything else that fails in a further run. */
function withFailuresOf({ jobId }: RunFacts, own: Decision | null, pooled: Decision): Decision {
  const others = own === null ? [] : otherFailures(own, pooled);
  if (others.length === 0) return pooled;
  const reasons = [...pooled.reasons, ...others.map((one) => ({ ...one, inRun: jobId }))];
  return { ...pooled, outcome: 'failed', byRatesAlone: false, reasons };
}

/** A verdict without counts is confirmed once it was repeated; counts may still change with more calls. */
function asksAgain({ outcome, byRatesAlone }: Decision, asked: number, confirm: number): boolean {
  if (outcome !== 'failed' || byRatesAlone === false) return false;
  return asked < (byRatesAlone === 'verdict' ? Math.min(1, confirm) : confirm);
}

/** The evaluations with a warning, on the first run that would have failed if its baseline were the gate's own. */
function withMissingBaseline(runs: readonly RunEvaluation[]): RunEvaluation[] {
  const first = runs.findIndex(({ decision }) =>
    decision?.notices.some(({ needsOwnBaseline }) => needsOwnBaseline),
  );
  const missing = { rule: 'trend', effect: 'warning', finding: 'no-own-baseline' } as const;
  return runs.map((one, index) => (index === first ? withNotices(one, [missing]) : one));
}

function withNotices(one: RunEvaluation, further: readonly Stated[]): RunEvaluation {
  const { decision } = one;
  if (decision === null) return one;
  return { ...one, decision: { ...decision, notices: [...decision.notices, ...further] } };
}

/** The evaluations with a warning, on the first run, for each check of `never` and each measure that no run has. */
function withAbsentChecks(
  facts: readonly RunFacts[],
  runs: readonly RunEvaluation[],
  policy: Policy,
): RunEvaluation[] {
  const first = runs.findIndex(({ decision }) => decision !== null);
  const evaluated = facts.flatMap((run, index) => {
    const reasons = runs[index]?.decision?.reasons ?? run.evaluated?.reasons;
    return reasons === undefined ? [] : [{ run, reasons }];
  });
  const absent = [...absentChecks(evaluated, policy), ...absentMeasures(evaluated, policy)];
  return runs.map((one, index) => (index === first ? withNotices(one, absent) : one));
}
