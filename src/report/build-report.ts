/** The report of evaluated runs: what is known of each, what the policy decided, and both in words. */

import type { Evaluation, RunEvaluation } from '../evaluate/evaluate.ts';
import type { Decision } from '../evaluate/evaluate-run.ts';
import { findFlaky } from '../evaluate/flaky.ts';
import type { RuleReason } from '../evaluate/reasons.ts';
import type { Exceptions, GateReport, Reason, RunReport } from '../model/report.ts';
import { withoutPeriod } from '../text/error-text.ts';
import { describeConfirmations } from './words/confirmation.ts';
import { inBrief } from './words/names.ts';
import { describeReason } from './words/reason-words.ts';

/** @param today `YYYY-MM-DD` in UTC */
export function runReports({ runs }: Evaluation, today: string): RunReport[] {
  return runs.map((evaluation) => runReport(evaluation, today));
}

export function gateFindings(found: Evaluation): Pick<GateReport, 'reasons' | 'notes'> {
  const { reasons, notices } = found;
  return { reasons: reasons.map(reasonOf), notes: notices.map(inDocument) };
}

function runReport(evaluation: RunEvaluation, today: string): RunReport {
  const { facts } = evaluation;
  const { ending, isStartedHere, confirmations, evaluated, pool, earlier, ...all } = facts;
  if (evaluated !== null) return evaluated;
  const { runs = [], own } = earlier ?? {};
  const history = own && { runs: [...runs], unsteady: findFlaky([...runs, own], today) };
  const known = { ...all, ...(history && { history }) };
  const { outcome, decision, checksBelowThreshold } = evaluation;
  const notes = [...known.notes, ...describeConfirmations(evaluation)];
  const below = checksBelowThreshold.length > 0 && { checksBelowThreshold };
  if (decision === null) {
    const reasons = [...(ending?.reasons ?? [])];
    return { ...known, ...below, notes, outcome, reasons, exceptions: null };
  }
  return {
    ...known,
    ...below,
    ...pooledFacts(evaluation),
    ...confirmationsOf(evaluation),
    notes:
      ending === null || ending.isNoted
        ? notes
        : [...notes, describeMissingDebrief(ending.reasons)],
    ...inWords(decision),
  };
}

function describeMissingDebrief(reasons: readonly { message: string }[]): string {
  const why = reasons.map(({ message }) => withoutPeriod(message)).join('; ');
  return `There is no debrief to go with it: ${why}.`;
}

/** The fields of a run that a decision about it fills. */
export function inWords(decision: Decision) {
  const { outcome, reasons, dropTests, cases, measures, detectableDrop } = decision;
  return {
    ...{ outcome, reasons: reasons.map(reasonOf), exceptions: exceptionsOf(decision) },
    ...(dropTests.length > 0 && { dropTests }),
    ...(cases.length > 0 && { cases }),
    ...(measures.length > 0 && { measures }),
    detectableDrop,
  };
}

function exceptionsOf({ exceptions, notices }: Decision): Exceptions {
  const notes = notices.filter(({ effect }) => effect === 'note').map(inDocument);
  const warnings = notices.filter(({ effect }) => effect === 'warning').map(reasonOf);
  return { ...exceptions, notes, ...(warnings.length > 0 && { warnings }) };
}

function inDocument(reason: Parameters<typeof describeReason>[0]): string {
  return describeReason(reason, 'document');
}

function reasonOf(reason: RuleReason): Reason {
  const { rule, theme, check, checkId, case: of, limit, value, restates, inRun } = reason;
  const inAnyRun = (text: string) =>
    inRun === undefined
      ? text
      : `${withoutPeriod(text)}, in run ${inRun}, which was to confirm the failure`;
  const message = inAnyRun(describeReason(reason));
  const short = inAnyRun(inDocument(reason));
  const brief = reason.kind === 'scenario' ? inAnyRun(describeReason(inBrief(reason))) : message;
  return {
    ...{ rule, message },
    ...(short !== message && { short }),
    ...(brief !== message && { brief }),
    ...(theme !== undefined && { theme }),
    ...(check !== undefined && { check }),
    ...(checkId && { checkId }),
    ...(of !== undefined && { case: of }),
    ...(limit !== undefined && { limit }),
    ...(value !== undefined && { value }),
    // What a further run repeats is no fact of this one.
    ...(restates !== undefined && inRun === undefined && { restates }),
  };
}

/** The pooled facts of several runs if these decided, and the run's own checks. */
function pooledFacts({ facts, pooled, own }: RunEvaluation): Partial<RunReport> {
  if (pooled === null) return {};
  const { checks: ownChecks, report } = facts;
  const { checks, callCounts, calls, baseline } = pooled;
  return {
    ...(checks && { checks }),
    ...(ownChecks && { ownChecks }),
    ...(own && { ownDropTests: own.dropTests }),
    ...(callCounts && { callCounts }),
    ...(calls && { calls }),
    ...(baseline && { baseline }),
    report: report && { ...report, trend: pooled.report?.trend ?? null },
  };
}

function confirmationsOf({ facts, confirmations }: RunEvaluation): Partial<RunReport> {
  if (confirmations.length === 0) return {};
  const costs = [facts, ...facts.confirmations].flatMap(({ cost }) => cost ?? []);
  return {
    confirmations: confirmations.map(({ facts: further, outcome, decision }) => {
      const { jobId, about, runStatus, checks, cost } = further;
      return {
        ...{ jobId, number: about?.number ?? null, outcome, runStatus },
        usd: cost?.usd ?? null,
        checks: checks ?? null,
        ...(decision && { dropTests: decision.dropTests }),
      };
    }),
    ...(costs.length > 0 && {
      cost: { usd: costs.reduce((sum, { usd }) => sum + usd, 0) },
    }),
  };
}
